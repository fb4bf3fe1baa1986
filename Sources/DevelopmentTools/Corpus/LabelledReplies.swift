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
    situated.contains { world.question($0.situation) != nil }
  }

  /// Reads all rows with a question.
  ///
  /// - Returns: A table: by language and question, for what is read and what is not, how many rows there are, how many do
  ///   what was meant, how many something else, and how many agree without having been meant to.
  package func replies(_ listener: CorpusListener) -> String {
    table(headed: "to a question") { row, situation in
      guard let question = listener.world.question(situation) else { return nil }
      let reading = listener.turn(row.said, to: question.expectation, in: row.language)
      let (meant, read) = (Self.effects(of: row.kinds), Self.effects(of: reading))
      return SituationOutcome(
        isRight: meant == read, isOther: meant != read && !read.isEmpty,
        isUnmeant: read.contains(.agrees) && !meant.contains(.agrees))
    }
  }

  /// The misread rows with a question whose line contains a text.
  package func misreadReplies(_ listener: CorpusListener, filter: String) -> [String] {
    misread(in: filter) { row, situation in
      guard let question = listener.world.question(situation) else { return nil }
      let reading = listener.turn(row.said, to: question.expectation, in: row.language)
      return Self.effects(of: row.kinds) == Self.effects(of: reading) ? nil : ReplyReading(reading.act).text
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

  private static func effects(of reading: TurnReading) -> [Effect] {
    effects(of: reading.act) + (reading.rest == nil ? [] : [.wishes])
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
    if let first = effects.firstIndex(of: .values) {
      return effects[first...].contains(.wishes) ? [.values, .wishes] : [.values]
    }
    if effects.contains(.wishes), let first = effects.first, first != .wishes {
      return first == .asks || first == .waits ? [.wishes] : [first, .wishes]
    }
    let deciding = effects.filter { $0 != .waits }
    return Array((deciding.isEmpty ? effects : deciding).prefix(1))
  }
}
