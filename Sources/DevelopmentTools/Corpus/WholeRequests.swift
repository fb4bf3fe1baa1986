import Foundation
import IntentUnderstanding
import Parley

/// Requests that people said when they were told the situation and not the words: a text, `LANGUAGE.requests`, with the
/// number of the situation, the intent, its values in words, and what was said in each line.
///
/// ```
/// 31   SendPayment   payee=Ada ; currencyAmount=ten dollars ; note=lunch   slip Ada ten dollars for lunch
/// 42   None          -                                                     turn the kitchen light off
/// 41   denied        -                                                     no need to call Zira
/// ```
///
/// Such rows measure, as those of ``ElicitedTurns`` do: they are counted, and never corrected one by one. Rows in a folder
/// `Unread` are not printed.
package struct WholeRequests: Sendable {
  struct Row: Sendable {
    var language: String
    var intent: String
    var values: [MeantValue]
    var said: String
    /// Its file and line, as `file:line`.
    var place: String
    var isUnread: Bool

    init(_ row: RowTexts.Row) throws(RowTexts.Problem) {
      let cells = row.cells
      guard cells.count == 4 else {
        throw .init("\(cells.count) cells; there are four: situation, intent, values and what is said")
      }
      guard ["None", "denied"].contains(cells[1]) || CorpusWorld.intents[IntentName(rawValue: cells[1])] != nil else {
        throw .init("no intent is called '\(cells[1])'")
      }
      language = row.language
      intent = cells[1]
      values = MeantValue.list(cells[2])
      said = cells[3]
      place = row.place
      isUnread = row.path.contains("Unread")
    }
  }

  private(set) var rows: [Row] = []
  package var isEmpty: Bool { rows.isEmpty }
  /// Lines that cannot be read, each as `file:line: what is wrong`.
  package private(set) var problems: [String] = []

  static let fileSuffix = ".requests"

  /// Reads the texts of a folder at any depth, or one text.
  package init(at path: String) {
    (rows, problems) = RowTexts(at: path, suffix: Self.fileSuffix).read(Row.init)
  }

  /// The outcomes of the rows of a group, and how many there are of each kind.
  struct Counts: Sendable {
    var requests = 0
    /// Understood as the intended intent, with exactly its values.
    var right = 0
    var whole = 0
    /// Taken for another intent.
    var other = 0
    /// Requests that no app can do, and how many of them are refused.
    var beyond = 0
    var refused = 0
    /// Denied requests, how many are understood as denied, and how many would be carried out.
    var denials = 0
    var denied = 0
    var done = 0
  }

  /// Reads all rows.
  ///
  /// - Returns: A table: for each language, and for what is read and what is not, how many requests there are and how many
  ///   are right, in per cent; the same of what is no request.
  package func table(_ listener: CorpusListener) -> String {
    var groups: [String: Counts] = [:]
    for row in rows {
      let heard = listener.request(row.said, in: row.language)
      for name in [row.language, "all"] {
        Self.count(row, heard, in: &groups["\(row.isUnread ? "unread" : "read") \(name)", default: Counts()])
      }
    }
    var table = TextTable([
      "", "requests", "intent", "values too", "other", "not ours", "refused", "denials", "denied", "done",
    ])
    for (name, counts) in groups.sorted(by: { $0.key < $1.key }) {
      let shares = [counts.right, counts.whole, counts.other].map { TextTable.percent($0, of: counts.requests) }
      table.add(
        [name, "\(counts.requests)"] + shares
          + ["\(counts.beyond)", TextTable.percent(counts.refused, of: counts.beyond)]
          + ["\(counts.denials)", TextTable.percent(counts.denied, of: counts.denials), "\(counts.done)"])
    }
    return table.text
  }

  private static func count(_ row: Row, _ heard: Understanding, in counts: inout Counts) {
    switch row.intent {
    case "None":
      counts.beyond += 1
      counts.refused += heard.best == nil ? 1 : 0
    case "denied":
      counts.denials += 1
      counts.denied += heard.denied != nil ? 1 : 0
      counts.done += heard.best != nil ? 1 : 0
    default:
      counts.requests += 1
      guard let best = heard.best else { return }
      guard best.intent.rawValue == row.intent else {
        counts.other += 1
        return
      }
      counts.right += 1
      counts.whole += MeantValue.differences(of: best, from: row.values).isEmpty ? 1 : 0
    }
  }

  /// The misread rows whose line contains a text, each as `file:line: intent: “said” is read as …`; none that nobody
  /// may read.
  package func misreadings(_ listener: CorpusListener, filter: String) -> [String] {
    rows.compactMap { row in
      let said = "\(row.place): \(row.intent): “\(row.said)”"
      guard !row.isUnread, said.contains(filter) else { return nil }
      let heard = listener.request(row.said, in: row.language)
      if row.intent == "denied", heard.denied != nil { return nil }
      guard let best = heard.best, best.intent.rawValue == row.intent else {
        let isRefused = row.intent == "None" && heard.best == nil
        return isRefused ? nil : "\(said) is read as \(CorpusMeaning.line(heard.best))"
      }
      let differences = MeantValue.differences(of: best, from: row.values)
      return differences.isEmpty ? nil : "\(said) is read with other values: \(differences.joined(separator: ", "))"
    }
  }
}
