extension Command {
  static let benchmark = Command(
    "benchmark", "Measures what the engine costs on this machine.",
    operands: "WHAT",
    options: [
      .value("most", "N", "The size of the largest vocabulary; 1000000, if not given.")
    ],
    discussion: """
      WHAT is vocabulary: reading property lists, beside Foundation's decoder, and finding names.
      Build with -c release; a debug build measures itself.
      """,
    run: { arguments, console in
      let operands = try arguments.operands(atLeastOne: "what to measure: vocabulary")
      for operand in operands where operand != "vocabulary" {
        throw ArgumentProblem.wrongValue(operand, "benchmark", known: ["vocabulary"])
      }
      var benchmark = VocabularyBenchmark(print: console.print)
      if let most = try arguments.number("most", in: 1_000...10_000_000) {
        benchmark.sizes = benchmark.sizes.filter { $0 < most } + [most]
        benchmark.items = min(benchmark.items, most)
      }
      try await benchmark.run()
      return .success
    })
}
