import Foundation
import Parley

/// The question that an utterance answers, as a line of JSON has it: `{"intent","parameter","kind","choices"}`.
struct AskedQuestion: Sendable, Decodable {
  var intent: String
  var parameter: String?
  var kind: Expectation.Question
  var choices: [String]?

  var expectation: Expectation {
    Expectation(kind, intent: IntentName(intent), parameter: parameter, choices: choices ?? [])
  }
}

extension AskedQuestion {
  /// A question as an object of JSON.
  init(json: String) throws(ArgumentProblem) {
    do {
      self = try JSONDecoder().decode(Self.self, from: Data(json.utf8))
    } catch {
      throw .noQuestion(json)
    }
  }
}

extension DialogueAct {
  /// What the act is called in JSON.
  var name: String {
    switch self {
    case .yes: "yes"
    case .yesThen: "yesThen"
    case .no: "no"
    case .cancel: "cancel"
    case .help, .appHelp: "help"
    case .repetition: "repeat"
    case .hesitation: "hesitate"
    case .takeBack: "takeBack"
    case .skip: "skip"
    case .startOver: "startOver"
    case .resume: "resume"
    case .thanks: "thanks"
    case .greeting: "greeting"
    case .question: "question"
    case .choices, .allChoices: "choice"
    case .values(_, let correction): correction ? "correct" : "answer"
    case .change: "change"
    case .adjust: "adjust"
    case .request: "request"
    case .lookUp: "lookUp"
    case .continuation: "continue"
    case .followUp: "followUp"
    case .notUnderstood: "nothing"
    }
  }

  /// The values in it, each with its parameter.
  var slots: [IntentDraft.Slot] {
    switch self {
    case .values(let slots, _), .takeBack(let slots), .adjust(_, let slots): slots
    case .continuation(let said): said.slots
    default: understanding?.best?.slots ?? []
    }
  }
}
