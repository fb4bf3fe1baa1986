import Foundation
import IntentUnderstanding
import Parley

/// What people said while nothing was asked, clause by clause: a text, `LANGUAGE.clauses`, with what each clause is and
/// what was said in each line.
///
/// ```
/// -+PayBill+-            morning love / sort the water bill / before they cut us off
/// StartCall              get me Rita on the phone
/// other                  turn the kitchen light off
/// ```
///
/// A clause is a request, by its intent; `other`, a request that no app here can do; or `-`, words that ask for nothing.
/// Where the assistant has just done, told or asked something, its name in the world stands first, and a clause may be
/// about that: ``ClauseKind/Move``.
///
/// ```
/// sent   -+undo          goodness that was for her sister / get it back
/// sent   change+text     it should have read / I'll be there at nine
/// ```
///
/// Rows of five cells are about a text: ``Edit``.
///
/// Such rows measure, and weights are learned from them; they are never corrected one by one. Rows in a folder whose name
/// begins with `Unread` are not printed, and nothing is learned from them.
package struct LabelledClauses: Sendable {
  struct Row: Sendable {
    var language: String
    /// The folder of the text: who wrote it.
    var source: String
    /// The name of what the assistant has done, told or asked just before; `nil` where there was nothing.
    var situation: String?
    var kinds: [ClauseKind]
    /// The words of each clause.
    var clauses: [String]
    /// The text that it changes; `nil` where it is about none in particular.
    var edit: Edit?
    /// Its file and line, as `file:line`.
    var place: String

    var said: String { clauses.joined(separator: " ") }
    /// Who wrote it: the folder, and whether it is one of rows about texts.
    var writer: String { edit == nil ? source : "\(source), of texts" }
    var isUnread: Bool { source.hasPrefix("Unread") }
    /// The groups of a table that it counts in: its language, all, and all of its situation; read ones and others apart.
    var groups: [String] {
      ([language, "all"] + [situation].compactMap(\.self).map { "all \($0)" }).map {
        isUnread ? "unread \($0)" : "read \($0)"
      }
    }
    /// The intents that are asked for, in their order.
    var intents: [IntentName] { kinds.compactMap(\.intent) }

    /// What a reply with such clauses was meant to do; `nil` where they contradict each other.
    func act(at question: CorpusWorld.Question) -> MeantAct? { MeantAct(kinds, choosing: question.weighed == .choice) }

    init(_ row: RowTexts.Row, in world: CorpusWorld) throws(RowTexts.Problem) {
      var cells = row.cells
      guard [2, 3, 5].contains(cells.count) else {
        throw .init(
          "\(cells.count) cells; there are two, what the clauses are and the clauses, three with the situation before "
            + "them, or five with a text behind the situation and as it is to be at the end")
      }
      edit = cells.count == 5 ? Edit(cells.remove(at: 1), cells.removeLast()) : nil
      situation = cells.count == 3 ? cells.removeFirst() : nil
      if let situation, world.clauseSituation(situation) == nil {
        throw .init("nothing that the assistant did or asked is called '\(situation)' in the world")
      }
      clauses = cells[1].components(separatedBy: " / ")
      kinds = []
      for label in cells[0].split(separator: "+", omittingEmptySubsequences: false) {
        kinds.append(try Self.kind(String(label)))
      }
      guard kinds.count == clauses.count else {
        throw .init("\(kinds.count) labels for \(clauses.count) clauses")
      }
      (language, source, place) = (row.language, row.folder, row.place)
    }

    private static func kind(_ label: String) throws(RowTexts.Problem) -> ClauseKind {
      switch label {
      case "-": return .remark
      case "other": return .beyond
      default:
        if let move = ClauseKind.Move(rawValue: label) { return .move(move) }
        let intent = IntentName(label)
        guard CorpusWorld.intents[intent] != nil else {
          throw .init("no clause is called '\(label)'; it is an intent, 'other' or '-'")
        }
        return .request(intent)
      }
    }
  }

  private(set) var rows: [Row] = []
  package var isEmpty: Bool { rows.isEmpty }
  /// The rows with a situation that are about no text in particular.
  var situated: [(row: Row, situation: String)] {
    rows.compactMap { row in row.edit == nil ? row.situation.map { (row, $0) } : nil }
  }

  /// Lines that cannot be read, each as `file:line: what is wrong`.
  package private(set) var problems: [String] = []

  /// Rows about texts stand in files of their own.
  static let fileSuffix = ".clauses", fileSuffixOfEdits = ".edits"

  /// Reads the texts of a folder at any depth, or one text.
  package init(at path: String, in world: CorpusWorld) {
    for suffix in [Self.fileSuffix, Self.fileSuffixOfEdits] {
      let read = RowTexts(at: path, suffix: suffix).read { row throws(RowTexts.Problem) in try Row(row, in: world) }
      rows += read.rows
      problems += read.problems
    }
  }

  /// The outcomes of the rows of a group, and how many there are of each kind.
  struct Counts: Sendable {
    /// Rows of one request and nothing else.
    var alone = Outcome()
    /// Rows with one request among other clauses.
    var among = Outcome()
    /// Rows with several requests.
    var several = Outcome()
    /// Rows without a request of ours, how many are taken for one, and at how many it is asked which is meant.
    var without = 0
    var taken = 0
    var asked = 0
  }

  /// What became of rows that ask for something.
  struct Outcome: Sendable {
    var all = 0
    /// The requests are those that were meant, in their order.
    var right = 0
    /// None is sure, and the first that was meant is among those that are offered.
    var offered = 0
    /// A request was made that was not meant.
    var other = 0

    mutating func add(_ heard: CorpusListener.Heard, meant: [IntentName]) {
      all += 1
      right += heard.requests == meant ? 1 : 0
      if heard.requests.isEmpty, let first = meant.first, heard.guesses.contains(first) { offered += 1 }
      var left = meant
      for intent in heard.requests {
        guard let place = left.firstIndex(of: intent) else {
          other += 1
          return
        }
        left.remove(at: place)
      }
    }

    fileprivate var cells: [String] {
      ["\(all)"] + [right, offered, other].map { TextTable.percent($0, of: all) }
    }
  }

  /// Reads all rows.
  ///
  /// - Returns: A table: for each language, and for what is read and what is not, how many rows ask for one thing alone,
  ///   for one thing among other words, and for several; how many of each are read as meant, are offered what was meant,
  ///   and are read as something else; and of the rows that ask for nothing of ours, how many are taken for a request,
  ///   and at how many it is asked which one is meant.
  package func table(_ listener: CorpusListener) -> String {
    var groups: [String: Counts] = [:]
    for row in rows where row.situation == nil {
      let heard = listener.heard(row.said, in: row.language)
      for name in row.groups { Self.count(row, heard, in: &groups[name, default: Counts()]) }
    }
    let outcome = ["right", "offered", "other"]
    var table = TextTable(
      ["", "alone"] + outcome + ["among"] + outcome + ["several"] + outcome + ["not ours", "taken", "asked"])
    for (name, counts) in groups.sorted(by: { $0.key < $1.key }) {
      let without = [counts.taken, counts.asked].map { TextTable.percent($0, of: counts.without) }
      table.add(
        [name] + [counts.alone, counts.among, counts.several].flatMap(\.cells) + ["\(counts.without)"] + without)
    }
    return table.text
  }

  private static func count(_ row: Row, _ heard: CorpusListener.Heard, in counts: inout Counts) {
    switch (row.intents.count, row.kinds.count) {
    case (0, _):
      counts.without += 1
      counts.taken += heard.requests.isEmpty ? 0 : 1
      counts.asked += heard.requests.isEmpty && !heard.guesses.isEmpty ? 1 : 0
    case (1, 1): counts.alone.add(heard, meant: row.intents)
    case (1, _): counts.among.add(heard, meant: row.intents)
    default: counts.several.add(heard, meant: row.intents)
    }
  }

  /// The misread rows whose line contains a text, each as `file:line: what was meant: “said” is read as …`; none that
  /// nobody may read.
  package func misreadings(_ listener: CorpusListener, filter: String) -> [String] {
    rows.compactMap { row in
      let meant = row.intents.map(\.rawValue).joined(separator: " + ")
      let said = "\(row.place): \(meant.isEmpty ? "None" : meant): “\(row.said)”"
      guard !row.isUnread, row.situation == nil, said.contains(filter) else { return nil }
      let read = listener.heard(row.said, in: row.language).requests
      if read == row.intents { return nil }
      return "\(said) is read as \(read.isEmpty ? "None" : read.map(\.rawValue).joined(separator: " + "))"
    }
  }
}
