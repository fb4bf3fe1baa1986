import Parley

extension DialogueAct {
  /// What the act is called in JSON.
  var name: String {
    switch self {
    case .yes: "yes"
    case .yesThen: "yesThen"
    case .no: "no"
    case .cancel: "cancel"
    case .cancelThen: "cancelThen"
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
    case .choices, .eachChoice, .allChoices: "choice"
    case .values(_, let correction): correction ? "correct" : "answer"
    case .remark: "remark"
    case .change: "change"
    case .remove: "remove"
    case .also: "also"
    case .adjust: "adjust"
    case .denied: "denied"
    case .request: "request"
    case .lookUp: "lookUp"
    case .continuation: "continue"
    case .followUp: "followUp"
    case .beyond: "beyond"
    case .notUnderstood: "nothing"
    }
  }

  /// The intent of the request that it denies.
  var denied: IntentName? {
    if case .denied(let understanding) = self { understanding.denied?.intent } else { nil }
  }

  /// The values in it, each with its parameter.
  var slots: [IntentDraft.Slot] {
    switch self {
    case .values(let slots, _), .remark(let slots), .takeBack(let slots), .adjust(_, let slots): slots
    case .continuation(let said): said.slots
    case .denied(let understanding): understanding.denied?.slots ?? []
    default: understanding?.best?.slots ?? []
    }
  }
}
