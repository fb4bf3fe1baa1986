import Foundation
import IntentUnderstanding
import Parley

/// What people said to a question when they were told the situation and not the words: a text, `LANGUAGE.tsv`, with the
/// question, the meant act, its value and what was said in each line.
///
/// ```
/// content   cancel      -      forget it, I'll tell her at dinner
/// payment   correct     amount=15 USD   hm, fifteen is plenty
/// ```
///
/// Such rows measure: they are read and counted, question by question, and never corrected one by one. The questions are
/// those of the corpus' ``CorpusWorld``.
package struct ElicitedTurns: Sendable {
  struct Row: Sendable {
    var language: String
    var question: String
    var act: MeantAct
    var said: String
    /// Its file and line, as `file:line`.
    var place: String
    /// The folder of the text: who wrote it.
    var source: String
    /// Whether no phrase was written from it, so that it shows how reliable phrases are: its source is in a folder
    /// `Evidence`.
    var isForEvidence: Bool
    var isUnread: Bool { source.hasPrefix(Self.unread) }
    /// The name of the group in which it is counted; unread waves have groups of their own.
    var group: String {
      if !isUnread { return "read" }
      return source == Self.unread ? "unread" : "unread \(source.dropFirst(Self.unread.count).lowercased())"
    }
    private static let unread = "Unread"

    init(_ row: RowTexts.Row, in world: CorpusWorld) throws(RowTexts.Problem) {
      let cells = row.cells
      guard cells.count == 4 else {
        throw .init("\(cells.count) cells; there are four: question, act, value and what is said")
      }
      guard world.question(cells[0]) != nil else { throw .init(world.unknownQuestion(cells[0])) }
      guard let act = MeantAct(rawValue: cells[1]) else { throw .init("no act is called '\(cells[1])'") }
      language = row.language
      (question, self.act, said) = (cells[0], act, cells[3])
      (place, source) = (row.place, row.folder)
      isForEvidence = row.path.dropLast(2).last == "Evidence"
    }
  }

  private(set) var rows: [Row] = []
  package var isEmpty: Bool { rows.isEmpty }
  /// Lines that cannot be read, each as `file:line: what is wrong`.
  package private(set) var problems: [String] = []

  /// Reads the texts of a folder at any depth, or one text.
  package init(at path: String, in world: CorpusWorld) {
    (rows, problems) = RowTexts(at: path, suffix: Self.fileSuffix).read { row throws(RowTexts.Problem) in
      try Row(row, in: world)
    }
  }

  private static let fileSuffix = ".tsv"

  /// The outcomes of the rows of a group.
  struct Counts: Sendable {
    var all = 0
    /// Read as the meant kind of act.
    var right = 0
    /// Close to a rival, so that the user is asked before anything is done; or read as nothing, so that the question is
    /// repeated.
    var asked = 0
    /// Taken for the text or for a value, where neither was meant.
    var taken = 0
    /// A yes, a choice or a request that was not meant and changes something outside the conversation.
    var unmeant = 0
    /// A wrong act without effect outside the conversation: a question, a correction that is asked about.
    var other = 0
  }

  /// Reads all rows.
  ///
  /// - Returns: A table: for each language and question how many rows there are and what became of them, in per cent;
  ///   messages apart from what was said beside them.
  package func table(_ listener: CorpusListener, policy: Policy) -> String {
    var groups: [String: Counts] = [:]
    var order: [String] = []
    for row in rows {
      let kind = row.question == "content" ? (row.act == .message ? ", messages" : ", remarks") : ""
      let heard = Self.heard(row, listener, policy)
      let outcome = Self.outcome(row, heard.kind, isDoubtful: heard.isDoubtful)
      for name in [row.language, "all"] {
        let group = "\(row.group) \(name) \(row.question)\(kind)"
        if groups[group] == nil { order.append(group) }
        groups[group, default: Counts()].all += 1
        groups[group, default: Counts()][keyPath: outcome] += 1
      }
    }
    var table = TextTable(["", "rows", "right", "asked", "taken", "unmeant", "other"])
    for group in order.sorted() {
      let counts = groups[group] ?? Counts()
      let shares = [counts.right, counts.asked, counts.taken, counts.unmeant, counts.other]
      table.add([group, "\(counts.all)"] + shares.map { TextTable.percent($0, of: counts.all) })
    }
    return table.text
  }

  /// The misread rows whose line contains a text, each as `file:line: question act: “said” is read as …`; none from a
  /// wave from which no phrase may be written.
  package func misreadings(_ listener: CorpusListener, policy: Policy, filter: String) -> [String] {
    rows.compactMap { row in
      if row.isUnread || row.isForEvidence { return nil }
      let said = "\(row.place): \(row.question) \(row.act.rawValue): “\(row.said)”"
      guard said.contains(filter) else { return nil }
      let heard = Self.heard(row, listener, policy)
      let outcome = Self.outcome(row, heard.kind, isDoubtful: heard.isDoubtful)
      return outcome == \.right ? nil : "\(said) is read as \(heard.line)\(heard.isDoubtful ? ", in doubt" : "")"
    }
  }

  private static func heard(
    _ row: Row, _ listener: CorpusListener, _ policy: Policy
  ) -> (kind: String, line: String, isDoubtful: Bool) {
    let expectation = listener.world.question(row.question)?.expectation
    let reading = listener.turn(row.said, to: expectation, in: row.language)
    let heard = HeardAct(reading.act)
    let rules = expectation.flatMap { CorpusWorld.intents[$0.intent]?.rules }
    let isDoubtful = policy.isDoubtful(reading.act, reading.margin, rules: rules)
    return (kind(of: heard, meant: row, at: expectation), heard.line, isDoubtful)
  }

  /// Whether an act does what was meant.
  static func isRight(_ act: DialogueAct, for row: Row, at expectation: Expectation?) -> Bool {
    row.act.readings.contains(kind(of: HeardAct(act), meant: row, at: expectation))
  }

  private static func kind(of heard: HeardAct, meant row: Row, at expectation: Expectation?) -> String {
    // A value for something else than what is asked changes what was said; but for a choice, which goes on with another
    // value, a no ends what is asked about as cancelling it does.
    if heard.kind == "answer", row.act == .correct, let expectation, !heard.parameters.contains(expectation.parameter) {
      return "correct"
    }
    if ["no", "cancel"].contains(heard.kind), [.no, .cancel].contains(row.act), row.question != "choice" {
      return row.act.rawValue
    }
    return heard.kind
  }

  /// The outcome of a row that was read as some kind of act.
  private static func outcome(
    _ row: Row, _ kind: String, isDoubtful: Bool
  ) -> WritableKeyPath<Counts, Int> {
    let isDone = ["answer", "yes", "yesThen", "choice", "request"].contains(kind)
    let isEnded = ["no", "cancel"].contains(kind)
    if kind == "remark" || kind == "nothing" && row.act != .aside && row.act != .comment
      || (isDone || isEnded) && isDoubtful
    {
      return \.asked
    }
    if row.act.readings.contains(kind) { return \.right }
    return kind == "answer" ? \.taken : isDone ? \.unmeant : \.other
  }
}

/// An act as a trace prints it.
private struct HeardAct {
  /// The kind of act, as ``MeantAct/readings`` name them.
  var kind: String
  /// The parameters for which it has values.
  var parameters: [String?] = []
  /// The trace's line.
  var line: String

  init(_ act: DialogueAct) {
    if let understanding = act.understanding {
      kind = if case .lookUp = act { "lookUp" } else { "request" }
      line = EventLine(.understood(understanding)).text
      return
    }
    line = ReplyReading(act).text
    if case .values(let slots, _) = act { parameters = slots.map(\.parameter) }
    if case .yesThen = act {
      kind = MeantAct.yesThen.rawValue
      return
    }
    let words = line.split(whereSeparator: { $0 == " " || $0 == "," }).map(String.init)
    let isOfTwo = ["take", "start"].contains(words.first ?? "")
    kind = words.prefix(isOfTwo ? 2 : 1).joined(separator: " ")
  }
}
