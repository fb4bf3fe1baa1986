import IntentUnderstanding
import Parley

/// What is said to a question, part by part: the rows of ``LabelledClauses`` whose situation is a question.
extension LabelledClauses {
  /// What a reply does, without its values.
  private enum Effect: Sendable {
    case agrees, refuses, values, asks, waits, wishes
  }

  /// Whether something is said to a question in any row.
  package func hasReplies(in world: CorpusWorld) -> Bool {
    rows.contains { row in row.situation.map { world.question($0) != nil } == true }
  }

  /// Reads all rows with a question.
  ///
  /// - Returns: A table: by language and question, for what is read and what is not, how many rows there are, how many do
  ///   what was meant, how many something else, and how many agree without having been meant to.
  package func replies(_ listener: CorpusListener) -> String {
    var groups: [String: Afterwards] = [:]
    for row in rows {
      guard let name = row.situation, let question = listener.world.question(name) else { continue }
      let act = listener.turn(row.said, to: question.expectation, in: row.language).act
      let (meant, read) = (Self.effects(of: row.kinds), Self.effects(of: act))
      for name in ["\(row.language)", "all", "all \(name)"] {
        let group = "\(row.isUnread ? "unread" : "read") \(name)"
        groups[group, default: Afterwards()].all += 1
        groups[group, default: Afterwards()].right += meant == read ? 1 : 0
        groups[group, default: Afterwards()].other += meant == read || read.isEmpty ? 0 : 1
        groups[group, default: Afterwards()].unmeant += read.contains(.agrees) && !meant.contains(.agrees) ? 1 : 0
      }
    }
    var table = TextTable(["to a question", "rows", "right", "other", "unmeant"])
    for (name, counts) in groups.sorted(by: { $0.key < $1.key }) {
      let shares = [counts.right, counts.other, counts.unmeant].map { TextTable.percent($0, of: counts.all) }
      table.add([name, "\(counts.all)"] + shares)
    }
    return table.text
  }

  /// The misread rows with a question whose line contains a text; none that nobody may read.
  package func misreadReplies(_ listener: CorpusListener, filter: String) -> [String] {
    rows.compactMap { row in
      guard let name = row.situation, let question = listener.world.question(name), !row.isUnread else { return nil }
      let said = "\(row.place): \(name): \(row.kinds.map(\.name).joined(separator: "+")): “\(row.said)”"
      guard said.contains(filter) else { return nil }
      let act = listener.turn(row.said, to: question.expectation, in: row.language).act
      return Self.effects(of: row.kinds) == Self.effects(of: act) ? nil : "\(said) is read as \(ReplyReading(act).text)"
    }
  }

  private static func effects(of kinds: [ClauseKind]) -> [Effect] {
    joined(
      kinds.compactMap { kind in
        switch kind {
        case .request, .beyond: .wishes
        case .remark: nil
        case .move(let move):
          switch move {
          case .yes: .agrees
          case .no, .cancel, .undo: .refuses
          case .answer, .change, .again: .values
          case .ask: .asks
          case .wait: .waits
          case .text: nil
          }
        }
      })
  }

  private static func effects(of act: DialogueAct) -> [Effect] {
    switch act {
    case .yes: [.agrees]
    case .yesThen: [.agrees, .wishes]
    case .no, .cancel, .denied: [.refuses]
    case .cancelThen: [.refuses, .wishes]
    case .question: [.asks]
    case .hesitation: [.waits]
    case .request, .lookUp, .beyond, .resume: [.wishes]
    case .notUnderstood, .thanks, .greeting, .farewell, .remark: []
    default: [.values]
    }
  }

  /// Effects without repetition: a value after an answer says what is to be different, further wishes come in their turn,
  /// and waiting is nothing beside something else.
  private static func joined(_ effects: [Effect]) -> [Effect] {
    if effects.contains(.values) { return [.values] }
    if effects.contains(.wishes), let first = effects.first, first != .wishes {
      return first == .asks || first == .waits ? [.wishes] : [first, .wishes]
    }
    let deciding = effects.filter { $0 != .waits }
    return Array((deciding.isEmpty ? effects : deciding).prefix(1))
  }
}
