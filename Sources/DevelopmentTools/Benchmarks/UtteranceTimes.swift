import Foundation
import Parley

/// Reads utterances, each in its language.
struct UtteranceReader: Sendable {
  /// The interpreters by language tag; the one for `""` is for utterances without a language, or with an unknown one.
  var readers: [String: Interpreter]
  var vocabulary: VocabularyIndex

  private static let situation: Situation = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    return Situation(now: Date(timeIntervalSince1970: 1_795_255_200), calendar: calendar, language: "en")
  }()

  func read(_ text: LabelledText) -> Understanding {
    guard let interpreter = readers[text.language] ?? readers[""] else { return Understanding() }
    return interpreter.understand(text.text, vocabulary: vocabulary, in: Self.situation)
  }

  func read(_ reply: String, to question: Expectation) -> TurnReading? {
    readers[""]?.read(reply, expecting: question, vocabulary: vocabulary, in: Self.situation)
  }
}

/// How long utterances took, in µs.
struct UtteranceTimes {
  var isUnderstood: [Bool]
  private var all: [[Double]]
  /// The average processor time of an utterance, in the best pass.
  private var processor = Double.infinity

  init(count: Int) {
    isUnderstood = Array(repeating: false, count: count)
    all = Array(repeating: [], count: count)
  }

  mutating func add(_ time: Double, at place: Int) { all[place].append(time) }

  /// Adds the time of one pass over all utterances.
  mutating func add(pass: ProcessorTime) {
    processor = min(processor, pass.processor / Double(max(1, all.count)) * 1e6)
  }

  private static let widths = [20, 13, 8, 8, 8, 12, 12, 10]
  static let header = BenchmarkTable.row(
    ["", "", "count", "median", "p99", "best median", "best p99", "processor"], widths: widths)

  /// A row for each kind of utterance, and the figures of all.
  func tell(_ name: String, to report: BenchmarkReport) {
    for row in rows(named: name) { report.print(row) }
    note(name, to: report)
  }

  func note(_ name: String, to report: BenchmarkReport) {
    let best = all.compactMap { $0.min() }
    report.note(
      name,
      [
        "best median": BenchmarkTable.percentile(0.5, of: best), "best p99": BenchmarkTable.percentile(0.99, of: best),
        "processor": processor,
      ], .microseconds)
  }

  /// A row for all utterances, one for those understood and one for those refused.
  ///
  /// An utterance's best time counts, which other work on the machine disturbs least.
  func rows(named name: String) -> [String] {
    let groups: [(name: String, chosen: [[Double]])] = [
      ("all", all), ("understood", zip(all, isUnderstood).filter(\.1).map(\.0)),
      ("refused", zip(all, isUnderstood).filter { !$0.1 }.map(\.0)),
    ]
    return groups.map { row(name, $0.name, $0.chosen) }
  }

  /// One row for all utterances.
  func row(named name: String, of kind: String) -> String { row(name, kind, all) }

  private func row(_ name: String, _ kind: String, _ chosen: [[Double]]) -> String {
    let times = chosen.flatMap { $0 }
    let best = chosen.compactMap { $0.min() }
    var figures = [times, best].flatMap { values in [0.5, 0.99].map { BenchmarkTable.percentile($0, of: values) } }
    // Processor time is measured only for whole passes.
    if chosen.count == all.count, processor < .infinity { figures.append(processor) }
    return BenchmarkTable.row(
      [name, kind, String(chosen.count)] + figures.map(BenchmarkTable.number), widths: Self.widths)
  }

  /// The utterances with the largest best times: their names or numbers, and the times.
  func slowest(_ count: Int, of texts: [LabelledText]) -> String {
    let best = all.map { $0.min() ?? 0 }
    return best.indices.sorted { best[$0] > best[$1] }.prefix(count).map { place in
      let id = texts[place].id.isEmpty ? String(place + 1) : texts[place].id
      return "\(id) \(BenchmarkTable.number(best[place]))"
    }.joined(separator: ", ")
  }
}
