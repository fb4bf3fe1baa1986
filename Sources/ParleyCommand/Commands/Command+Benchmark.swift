extension Command {
  static let benchmark = Command(
    "benchmark", "Measures what the engine costs on this machine.",
    operands: "WHAT",
    options: [
      .value("most", "N", "The size of the largest vocabulary; 1000000, if not given.")
    ],
    discussion: """
      WHAT is vocabulary (reading property lists, beside Foundation's decoder, and finding names), dialogue (from
      nothing to the first answer, and turn by turn) or suggestions (indexing, finding, learning, reading pages).
      Build with -c release; a debug build measures itself.
      """,
    run: { arguments, console in
      let known = ["vocabulary", "dialogue", "suggestions"]
      let operands = try arguments.operands(atLeastOne: "what to measure: \(known.joined(separator: ", "))")
      for operand in operands where !known.contains(operand) {
        throw ArgumentProblem.wrongValue(operand, "benchmark", known: known)
      }
      if operands.contains("dialogue") { try await DialogueBenchmark(print: console.print).run() }
      if operands.contains("suggestions") { try await SuggestionsBenchmark(print: console.print).run() }
      if operands.contains("vocabulary") {
        var benchmark = VocabularyBenchmark(print: console.print)
        if let most = try arguments.number("most", in: 1_000...10_000_000) {
          benchmark.sizes = benchmark.sizes.filter { $0 < most } + [most]
          benchmark.items = min(benchmark.items, most)
        }
        try await benchmark.run()
      }
      return .success
    })
}
