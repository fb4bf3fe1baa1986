import DevelopmentTools
import Foundation

extension Command {
  static let benchmark = Command(
    "benchmark", "Measures what the engine costs on this machine.",
    operands: "WHAT",
    options: [
      .value("most", "N", "The size of the largest vocabulary; 1000000, if not given."),
      .value("job", "FILE", "The job that understanding is measured by, as JSON; one of its own, if not given."),
      .value(
        "jsonl", "FILE",
        "Rows {\"id\",\"text\",\"lang\"} that are read beside the job; for threshold, with their \"intent\"."),
      ChosenLanguages.option,
      .value("passes", "N", "How often each utterance is read; 20, if not given."),
      .value("filter", "TEXT", "Of limits, only the inputs with this text in their name."),
      .flag("all", "Shows every input of limits, not only the hardest of each reader."),
      .value("json", "FILE", "Writes the figures, each with its name and unit."),
      .value(
        "against", "FILE", "Shows the figures beside those of an earlier run, or of another build: FILE is its program."
      ),
      .value("rounds", "N", "How often both builds are measured in turn; 3, if not given."),
    ],
    discussion: """
      WHAT is vocabulary (reading property lists, beside Foundation's decoder, finding names, replacing a user's
      contacts), dialogue (from nothing to the first answer, turn by turn, ten thousand conversations at once, the
      memory of one, handlers that block their thread), suggestions (indexing, finding, learning, reading pages),
      understanding (setting up, reading a job's utterances, those that are refused apart, on one core and on all, and
      long texts), serve (what the protocol adds to a turn, in the folder of the package), extension (a conversation
      with an extension of Apple's form from nothing, and the compilation of Intents, in the folder of the package),
      limits (how each reader's time grows with the input that is hardest for it), threshold (what is taken rightly,
      taken wrongly and passed on as the threshold of a forecast moves, over the rows of --jsonl) or all, which is all
      but extension and threshold.
      With --against and a program, that and this one are run one after the other, and the better of a figure's values
      counts: so what else the machine does meets both. Benchmarks.md of Sources/Parley/Parley.docc explains the figures.
      Build with -c release; a debug build measures itself.
      """,
    run: { arguments, console in
      let operands = try measured(arguments)
      let other = arguments.value("against")
      if let other, FileManager.default.isExecutableFile(atPath: other) {
        let pair = BenchmarkPair(
          other: other, arguments: ["benchmark"] + operands + shared(arguments),
          rounds: try arguments.number("rounds", in: 1...100) ?? 3)
        let comparison = try pair.compare(tell: console.print)
        try write(comparison.after, arguments)
        comparison.lines.forEach(console.print)
        return .success
      }
      let before = try other.map { file in
        try JSONDecoder().decode(BenchmarkFigures.self, from: Data(contentsOf: URL(filePath: file)))
      }
      let report = BenchmarkReport(print: console.print)
      for operand in operands {
        report.subject = operand
        try await measure(operand, arguments, report)
      }
      try write(report.figures, arguments)
      if let before {
        console.print("")
        BenchmarkComparison(before: before, after: report.figures).lines.forEach(console.print)
      }
      return .success
    })

  // MARK: What is measured

  /// The benchmarks that `all` runs: those that need nothing but the folder of the package.
  private static let parts = ["understanding", "dialogue", "serve", "suggestions", "vocabulary", "limits"]
  /// The options that choose what is measured; the others choose what is done with the figures.
  private static let sharedOptions = ["most", "job", "jsonl", "languages", "passes", "filter"]

  private static func measured(_ arguments: Arguments) throws -> [String] {
    let known = parts + ["extension", "threshold", "all"]
    let operands = try arguments.operands(atLeastOne: "what to measure: \(known.joined(separator: ", "))")
    for operand in operands where !known.contains(operand) {
      throw ArgumentProblem.wrongValue(operand, "benchmark", known: known)
    }
    let isAll = operands.contains("all")
    return (parts + ["extension", "threshold"]).filter { part in
      operands.contains(part) || isAll && parts.contains(part)
    }
  }

  private static func shared(_ arguments: Arguments) -> [String] {
    sharedOptions.flatMap { name in arguments.value(name).map { ["--\(name)", $0] } ?? [] }
  }

  private static func write(_ figures: BenchmarkFigures, _ arguments: Arguments) throws {
    guard let file = arguments.value("json") else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try OutputFile.write(String(decoding: try encoder.encode(figures), as: UTF8.self) + "\n", to: file, for: .usual)
  }

  private static func measure(_ part: String, _ arguments: Arguments, _ report: BenchmarkReport) async throws {
    let most = try arguments.number("most", in: 1_000...10_000_000)
    switch part {
    case "understanding": try await understanding(arguments, most: most, report).run()
    case "dialogue": try await DialogueBenchmark(report).run()
    case "serve": try await ServeBenchmark(simulation: arguments.tools.simulation, report: report).run()
    case "suggestions": try await SuggestionsBenchmark(report).run()
    case "vocabulary":
      var benchmark = VocabularyBenchmark(report)
      if let most {
        benchmark.sizes = benchmark.sizes.filter { $0 < most } + [most]
        benchmark.items = min(benchmark.items, most)
      }
      try await benchmark.run()
    case "limits":
      let filter = arguments.value("filter") ?? ""
      try await LimitsBenchmark(showsAll: arguments.isSet("all"), filter: filter, report: report).run()
    case "extension": try ExtensionBenchmark(report).run()
    default: try threshold(arguments, report)
    }
  }

  private static func threshold(_ arguments: Arguments, _ report: BenchmarkReport) throws {
    guard let file = arguments.value("jsonl") else {
      throw ArgumentProblem.missingValue("jsonl", placeholder: "FILE")
    }
    let lines = try String(contentsOf: URL(filePath: file), encoding: .utf8).split(separator: "\n")
    try ThresholdCurve(rows: lines.compactMap { ThresholdCurve.Row(line: $0) }, print: report.print).run()
  }

  private static func understanding(
    _ arguments: Arguments, most: Int?, _ report: BenchmarkReport
  ) throws -> UnderstandingBenchmark {
    var benchmark = UnderstandingBenchmark(report)
    if let file = arguments.value("job") { benchmark.job = try UnderstandingJob(file: file) }
    if let file = arguments.value("jsonl") {
      let text = try String(contentsOf: URL(filePath: file), encoding: .utf8)
      benchmark.rows = text.split(separator: "\n").compactMap { LabelledText(line: $0) }
    }
    benchmark.languages = try ChosenLanguages.all(arguments)
    if let most { benchmark.sizes = benchmark.sizes.filter { $0 < most } + [most] }
    benchmark.passes = try arguments.number("passes", in: 1...1_000) ?? benchmark.passes
    return benchmark
  }
}
