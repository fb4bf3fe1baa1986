import IntentModel
import IntentUnderstanding

/// What a reply was meant to do, as elicited turns name it.
enum MeantAct: String, Sendable, CaseIterable {
  /// The user's own words, where a text is asked for.
  case message
  case answer, choose, yes, no
  /// Yes, and another thing to do afterwards.
  case yesThen
  /// None of the choices on offer.
  case none
  /// Somebody else than said before.
  case recipient
  /// Another value, or one more, for a parameter that was not asked for.
  case other
  case correct
  case takeBack, cancel, hesitate, skip, help, `repeat`
  case ask, lookUp, request
  /// Words for somebody else in the room.
  case aside
  /// A remark that asks for nothing.
  case comment

  /// The act of a meaning in a corpus, by the first word of a trace's line: `choice 2`, `SendPayment payee=Bobo`; `nil`
  /// where it begins otherwise.
  init?(meaning: String) {
    let word = meaning.prefix { $0 != " " }
    switch word {
    case "choice": self = .choose
    case "question": self = .ask
    case "change", "also", "remove", "adjust": self = .correct
    // Taking a value back leaves the rest of the request unchanged.
    case "take", "start": self = meaning.contains("=") ? .correct : .takeBack
    case "not": self = .cancel
    case "resume", "cancel,": self = .request
    case "nothing", "thanks", "greeting": self = .comment
    default:
      if let rules = CorpusWorld.intents[IntentName(rawValue: String(word))]?.rules {
        self = rules.changesNothing ? .lookUp : .request
      } else {
        self.init(rawValue: String(word))
      }
    }
  }

  /// The act of a reply by what its clauses are: a value goes before what only agrees, refuses or asks; `nil` where two
  /// clauses contradict each other.
  init?(_ kinds: [ClauseKind], choosing: Bool) {
    let moves = kinds.compactMap(\.move)
    let wishes = kinds.filter { $0.intent != nil || $0 == .beyond }
    let values = moves.filter { [.answer, .change, .again].contains($0) }
    let others = Set(moves).subtracting([.answer, .change, .again, .text, .wait])
    if !values.isEmpty {
      guard others.isSubset(of: [.yes, .no]) else { return nil }
      self = values.contains { $0 != .answer } ? .correct : choosing ? .choose : .answer
    } else if let move = others.first {
      guard others.count == 1 else { return nil }
      switch move {
      case .yes: self = wishes.isEmpty ? .yes : .yesThen
      case .no: self = .no
      case .cancel, .undo: self = .cancel
      default: self = .ask
      }
    } else if let wish = wishes.first {
      let rules = wish.intent.flatMap { CorpusWorld.intents[$0]?.rules }
      self = rules?.changesNothing == true ? .lookUp : .request
    } else {
      self = moves.contains(.wait) ? .hesitate : .comment
    }
  }

  /// The kind of act that the words of such a reply are weighed for.
  func kind(at question: WeighedQuestion) -> ActKind {
    switch self {
    case .message: .text
    case .answer: question == .text ? .text : .answer
    case .choose: .choose
    case .yes, .yesThen: .yes
    case .no, .none: .no
    case .recipient, .other, .correct: .correct
    case .takeBack: .takeBack
    case .cancel: .cancel
    case .hesitate: .hesitate
    case .skip: .skip
    case .help: .help
    case .repeat: .repeat
    case .ask: .ask
    case .lookUp: .lookUp
    case .request: .request
    case .aside, .comment: .nothing
    }
  }

  /// The first words of a trace's line for readings that do what is meant.
  var readings: Set<String> {
    switch self {
    case .message, .answer: ["answer"]
    case .choose: ["choice"]
    case .no, .none: ["no"]
    case .recipient, .correct: Self.changes
    case .other: Self.changes.union(["answer"])
    case .takeBack: ["take back", "start over"]
    case .help: ["help", "question"]
    case .ask: ["question", "lookUp"]
    case .aside, .comment: ["nothing", "hesitate", "thanks", "greeting", "farewell"]
    case .lookUp: [rawValue, "beyond"]
    // Asking for photos is a request for the user and a look-up for the engine.
    case .request: [rawValue, "lookUp", "beyond"]
    case .yes, .yesThen, .cancel, .hesitate, .skip, .repeat: [rawValue]
    }
  }

  private static let changes: Set = ["correct", "also", "change", "remove", "adjust", "take back"]
}
