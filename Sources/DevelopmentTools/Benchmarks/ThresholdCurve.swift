import HostProtocol
import Parley

/// What a host in front of a language model gets as its threshold moves: how many requests are taken rightly, how many
/// utterances wrongly, and how many requests are passed on, over rows that name their intent.
///
/// Each row is the first utterance of a conversation, with no app installed.
package struct ThresholdCurve {
  /// An utterance, and the intents that are right for it; empty where no app here can serve it.
  package struct Row: Sendable {
    var text: LabelledText
    var right: Set<String>

    /// Reads a line `{"id","text","lang","intent","alt"}`; `nil` for any other.
    package init?(line: some StringProtocol) {
      guard let text = LabelledText(line: line),
        let fields = try? JSONFields(JSONReader.value(of: Array(line.utf8)), at: "")
      else { return nil }
      self.text = text
      let named = [try? fields.string("intent")] + ((try? fields.strings("alt")) ?? [])
      right = Set(named.compactMap { $0 == "None" ? nil : $0 })
    }
  }

  /// The outcomes of rows at one threshold.
  struct Counts: Equatable {
    /// Taken for an intent that is right.
    var rightly = 0
    /// Taken for a wrong intent, or although no app here serves it.
    var wrongly = 0
    /// Ours, and passed on.
    var missed = 0
    /// Not ours, and passed on.
    var left = 0

    mutating func add(_ reading: (intent: String, score: Double)?, right: Set<String>, threshold: Double) {
      guard let reading, reading.score >= threshold else {
        if right.isEmpty { left += 1 } else { missed += 1 }
        return
      }
      if right.contains(reading.intent) { rightly += 1 } else { wrongly += 1 }
    }

    var cells: [String] { [rightly, wrongly, missed, left].map { "\($0)" } }
    var shares: String { "\(rightly) / \(wrongly) / \(missed)" }
  }

  static let thresholds = [0, 0.25, 0.5, 0.75, 1, 1.5, 2, 3]

  private let rows: [Row]
  private let print: (String) -> Void

  /// - Parameter rows: The rows; those in an unknown language are left out.
  package init(rows: [Row], print: @escaping (String) -> Void) {
    let known = Set(Language.all.map(\.tag))
    self.rows = rows.filter { known.contains($0.text.language) }
    self.print = print
  }

  package func run() throws {
    let all = try UnderstandingBenchmark.interpreter(Language.all)
    var readers: [String: Interpreter] = [:]
    for language in Language.all { readers[language.tag] = all.limited(to: language.tag) }
    let reader = UtteranceReader(readers: readers, vocabulary: VocabularyIndex())
    write(
      rows.map { row in
        (row, reader.read(row.text).best.map { ($0.intent.rawValue, $0.score) })
      })
  }

  /// Writes two tables in Markdown: all languages together, and each.
  func write(_ readings: [(row: Row, reading: (intent: String, score: Double)?)]) {
    let languages = Set(readings.map(\.row.text.language)).sorted()
    func counts(_ threshold: Double, in language: String?) -> Counts {
      var counts = Counts()
      for (row, reading) in readings where language == nil || row.text.language == language {
        counts.add(reading, right: row.right, threshold: threshold)
      }
      return counts
    }
    let ours = readings.count { !$0.row.right.isEmpty }
    print("\(readings.count) rows, \(ours) of them ours")
    print("")
    Self.row(["threshold", "taken rightly", "taken wrongly", "ours, passed on", "not ours, passed on"], by: print)
    print("|---|---|---|---|---|")
    for threshold in Self.thresholds {
      Self.row([BenchmarkTable.number(threshold)] + counts(threshold, in: nil).cells, by: print)
    }
    print("")
    Self.row(["rightly / wrongly / ours passed on"] + languages, by: print)
    print("|---|" + String(repeating: "---|", count: languages.count))
    for threshold in Self.thresholds {
      Self.row([BenchmarkTable.number(threshold)] + languages.map { counts(threshold, in: $0).shares }, by: print)
    }
  }

  private static func row(_ cells: [String], by print: (String) -> Void) {
    print("| \(cells.joined(separator: " | ")) |")
  }
}
