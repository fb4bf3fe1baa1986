import IntentModel
import IntentUnderstanding
import Parley

/// What is said just after the assistant has done or told something: the rows of ``LabelledClauses`` with a situation.
extension LabelledClauses {
  /// What became of a row with a situation.
  struct SituationOutcome: Sendable {
    /// What is done is what was meant, in that order.
    var isRight: Bool
    /// Something is done or told that was not meant.
    var isOther: Bool
    /// Something that was not meant changes something, and the user is not asked first.
    var isUnmeant: Bool
  }

  /// A table of outcomes: by language and situation, for what is read and what is not, how many rows there are, and the
  /// share of each outcome.
  ///
  /// - Parameter outcome: What becomes of a row in a situation; `nil` for one that is not in the table.
  func table(headed heading: String, _ outcome: (Row, _ situation: String) -> SituationOutcome?) -> String {
    var groups: [String: [SituationOutcome]] = [:]
    for (row, situation) in situated {
      guard let found = outcome(row, situation) else { continue }
      for name in row.groups { groups[name, default: []].append(found) }
    }
    var table = TextTable([heading, "rows", "right", "other", "unmeant"])
    for (name, found) in groups.sorted(by: { $0.key < $1.key }) {
      let counts = [found.count(where: \.isRight), found.count(where: \.isOther), found.count(where: \.isUnmeant)]
      table.add([name, "\(found.count)"] + counts.map { TextTable.percent($0, of: found.count) })
    }
    return table.text
  }

  /// The rows with a situation whose line contains a text and that are misread, each with what it is read as; none that
  /// nobody may read.
  ///
  /// - Parameter misread: What a row is read as instead; `nil` where it is right.
  func misread(in filter: String, _ misread: (Row, _ situation: String) -> String?) -> [String] {
    situated.compactMap { row, situation in
      if row.isUnread { return nil }
      let said = "\(row.place): \(situation): \(row.kinds.map(\.name).joined(separator: "+")): “\(row.said)”"
      return said.contains(filter) ? misread(row, situation).map { "\(said) is read as \($0)" } : nil
    }
  }

  /// Whether something is said while nothing was done before, in any row.
  package var hasAlone: Bool { rows.contains { $0.situation == nil } }
  /// Whether something is said afterwards in any row.
  package func hasAfterwards(in world: CorpusWorld) -> Bool {
    situated.contains { world.past[$0.situation] != nil }
  }

  /// Reads all rows with a situation.
  ///
  /// - Returns: A table: by language and situation, for what is read and what is not, how many rows there are, how many do
  ///   what was meant, how many something else, and how many something else at once.
  package func afterwards(_ listener: CorpusListener) -> String {
    table(headed: "afterwards") { row, situation in
      guard let past = listener.world.past(situation, in: row.language) else { return nil }
      let heard = listener.turns(row.said, after: past, in: row.language)
      let (isRight, others) = Self.judged(heard.map(\.act), row, listener)
      let first = heard.first { others.contains($0.act) }
      return SituationOutcome(
        isRight: isRight, isOther: !others.isEmpty, isUnmeant: first.map(Self.changesSomething) == true)
    }
  }

  /// The misread rows with a situation whose line contains a text, each with what it does instead.
  package func misreadAfterwards(_ listener: CorpusListener, filter: String) -> [String] {
    misread(in: filter) { row, situation in
      guard let past = listener.world.past(situation, in: row.language) else { return nil }
      let acts = listener.turns(row.said, after: past, in: row.language).map(\.act)
      let isRight = Self.judged(acts, row, listener).isRight
      return isRight ? nil : acts.map { ReplyReading($0).text }.joined(separator: "; then ")
    }
  }

  /// Whether an act is what was meant to be done first; where nothing was, none is right.
  static func isRight(_ act: DialogueAct, for row: Row, after past: Situation.PastRequest?) -> Bool {
    guard let first = row.meant.first else { return !act.doesSomething }
    return act.is(first, after: past)
  }

  /// Whether acts are those that were meant, in their order; and those that were not meant.
  private static func judged(
    _ acts: [DialogueAct], _ row: Row, _ listener: CorpusListener
  ) -> (isRight: Bool, others: [DialogueAct]) {
    let past = row.situation.flatMap { listener.world.past[$0] }
    var meant = row.meant
    var others: [DialogueAct] = []
    for act in acts where act.doesSomething {
      if let next = meant.first, act.is(next, after: past) {
        meant.removeFirst()
      } else if !row.kinds.contains(where: { act.is($0, after: past) }) {
        others.append(act)
      }
    }
    return (meant.isEmpty && others.isEmpty, others)
  }

  /// Whether a turn changes something without a question; orders that are always asked about count as asked about.
  private static func changesSomething(_ turn: TurnReading) -> Bool {
    if turn.rivals.first?.act == .hesitation { return false }
    switch turn.act {
    case .followUp, .continuation: return true
    case .request(let understanding):
      return understanding.best.flatMap { CorpusWorld.intents[$0.intent]?.rules.goAhead } != .asked
    default: return false
    }
  }
}

extension LabelledClauses.Row {
  /// What is to be done, in its order.
  fileprivate var meant: [ClauseKind] {
    kinds.filter { $0.intent != nil || $0.move != nil && $0 != .move(.text) }
  }
}

extension DialogueAct {
  /// Whether it does or tells more than that something was heard.
  fileprivate var doesSomething: Bool {
    switch self {
    case .notUnderstood, .hesitation, .thanks, .greeting, .farewell, .beyond, .remark, .denied: false
    default: true
    }
  }

  /// The intent that it asks for.
  private var intent: IntentName? {
    if case .followUp(let said) = self { return said.intent }
    return understanding?.best?.intent
  }

  /// Whether it is what a clause was meant as, after a request.
  fileprivate func `is`(_ meant: ClauseKind, after past: Situation.PastRequest?) -> Bool {
    let rules = intent.flatMap { CorpusWorld.intents[$0]?.rules }
    switch meant {
    case .request(let intent): return intent == self.intent
    case .beyond, .remark: return false
    case .move(let move):
      switch move {
      case .undo: return past.map { rules?.endsOrUndoes($0.intent) == true } == true || isTakenBack
      case .change: return isMadeAgain || past.map { rules?.revises[$0.intent] != nil || intent == $0.intent } == true
      case .again: return isMadeAgain || past?.intent == intent || self == .repetition
      case .ask: return isQuestion || rules?.changesNothing == true
      case .text, .yes, .no, .cancel, .answer, .wait: return false
      }
    }
  }

  private var isTakenBack: Bool {
    switch self {
    case .takeBack, .cancel: true
    default: false
    }
  }

  private var isMadeAgain: Bool {
    switch self {
    case .continuation, .adjust, .also, .values(_, correction: true): true
    default: false
    }
  }

  private var isQuestion: Bool {
    switch self {
    case .question, .repetition: true
    default: false
    }
  }
}
