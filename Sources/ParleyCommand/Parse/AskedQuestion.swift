import HostProtocol
import Parley

/// The question that an utterance answers, as a line of JSON has it: `{"intent","parameter","kind","choices"}`.
struct AskedQuestion: Sendable {
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
      try self.init(JSONFields(JSONReader.value(of: Array(json.utf8)), at: ""))
    } catch {
      throw .noQuestion(json)
    }
  }

  init(_ fields: JSONFields) throws(MessageProblem) {
    self.init(
      intent: try fields.requiredString("intent"), parameter: try fields.string("parameter"),
      kind: try fields.required("kind", fields.name("kind", "kind of question")),
      choices: try fields.strings("choices"))
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
    case .farewell: "farewell"
    case .question: "question"
    case .choices, .allChoices: "choice"
    case .values(_, let correction): correction ? "correct" : "answer"
    case .change: "change"
    case .remove: "remove"
    case .also: "also"
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
