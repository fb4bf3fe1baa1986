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
      .value("passes", "N", "How often each utterance is read; 20, if not given."),
      .value("filter", "TEXT", "Of limits, only the inputs with this text in their name."),
      .flag("all", "Shows every input of limits, not only the hardest of each reader."),
    ],
    discussion: """
      WHAT is vocabulary (reading property lists, beside Foundation's decoder, finding names, replacing a user's
      contacts), dialogue (from nothing to the first answer, turn by turn, ten thousand conversations at once, the
      memory of one, handlers that block their thread), suggestions (indexing, finding, learning, reading pages),
      understanding (setting up, reading a job's utterances, those that are refused apart, on one core and on all, and
      long texts), serve (what the protocol adds to a turn, in the folder of the package), extension (a conversation
      with an extension of Apple's form from nothing, and the compilation of Intents, in the folder of the package),
      limits (how each reader's time grows with the input that is hardest for it) or threshold (what is taken rightly,
      taken wrongly and passed on as the threshold of a forecast moves, over the rows of --jsonl).
      Build with -c release; a debug build measures itself.
      """,
    run: { arguments, console in
      let known = [
        "vocabulary", "dialogue", "suggestions", "understanding", "serve", "extension", "limits", "threshold",
      ]
      let operands = try arguments.operands(atLeastOne: "what to measure: \(known.joined(separator: ", "))")
      for operand in operands where !known.contains(operand) {
        throw ArgumentProblem.wrongValue(operand, "benchmark", known: known)
      }
      let most = try arguments.number("most", in: 1_000...10_000_000)
      if operands.contains("understanding") {
        try await understanding(arguments, most: most, print: console.print).run()
      }
      if operands.contains("limits") {
        try await LimitsBenchmark(
          showsAll: arguments.isSet("all"), filter: arguments.value("filter") ?? "", print: console.print
        ).run()
      }
      if operands.contains("threshold") {
        guard let file = arguments.value("jsonl") else {
          throw ArgumentProblem.missingValue("jsonl", placeholder: "FILE")
        }
        let lines = try String(contentsOf: URL(filePath: file), encoding: .utf8).split(separator: "\n")
        try ThresholdCurve(rows: lines.compactMap { ThresholdCurve.Row(line: $0) }, print: console.print).run()
      }
      if operands.contains("serve") {
        try await ServeBenchmark(simulation: arguments.tools.simulation, print: console.print).run()
      }
      if operands.contains("extension") { try ExtensionBenchmark(print: console.print).run() }
      if operands.contains("dialogue") { try await DialogueBenchmark(print: console.print).run() }
      if operands.contains("suggestions") { try await SuggestionsBenchmark(print: console.print).run() }
      if operands.contains("vocabulary") {
        var benchmark = VocabularyBenchmark(print: console.print)
        if let most {
          benchmark.sizes = benchmark.sizes.filter { $0 < most } + [most]
          benchmark.items = min(benchmark.items, most)
        }
        try await benchmark.run()
      }
      return .success
    })

  private static func understanding(
    _ arguments: Arguments, most: Int?, print: @escaping (String) -> Void
  ) throws -> UnderstandingBenchmark {
    var benchmark = UnderstandingBenchmark(print: print)
    if let file = arguments.value("job") { benchmark.job = try UnderstandingJob(file: file) }
    if let file = arguments.value("jsonl") {
      let text = try String(contentsOf: URL(filePath: file), encoding: .utf8)
      benchmark.rows = text.split(separator: "\n").compactMap { LabelledText(line: $0) }
    }
    if let most { benchmark.sizes = benchmark.sizes.filter { $0 < most } + [most] }
    benchmark.passes = try arguments.number("passes", in: 1...1_000) ?? benchmark.passes
    return benchmark
  }
}
