extension DialogueAct {
  /// The kinds under which the act is weighed at a question, the usual one first; empty where it is not weighed.
  func kinds(at question: WeighedQuestion) -> [ActKind] {
    switch self {
    case .yes: [.yes]
    // Two acts in one: words that speak for the second act speak for this one too.
    case .yesThen: [.yes, .ask, .lookUp, .request]
    case .cancelThen: [.cancel, .no, .ask, .lookUp, .request]
    case .no: [.no, .cancel]
    case .cancel, .farewell: [.cancel, .no]
    case .help, .appHelp: [.help, .ask]
    case .repetition: [.repeat, .ask]
    case .hesitation: [.hesitate, .nothing]
    case .takeBack([]), .startOver: [.takeBack, .correct]
    case .skip: [.skip, .no]
    case .question: [.ask, .lookUp]
    case .choices, .eachChoice, .allChoices: [.choose, .correct]
    case .values(let slots, let correction):
      switch question {
      case .text: correction ? [.correct] : [.text]
      case .value: correction ? [.correct] : [.answer, .correct]
      // The choice may be said within the whole open request: "send it to Bobo Jr."
      case .choice: correction && slots.count < 2 ? [.correct] : [.choose, .correct]
      case .goAhead, .afterwards, .fresh: [.correct]
      }
    case .takeBack, .change, .also, .remove, .adjust: [.correct]
    case .request: [.request, .lookUp]
    case .lookUp: [.lookUp, .ask, .request]
    case .beyond: [.request, .lookUp]
    case .resume: [.request, .takeBack]
    case .denied: [.cancel, .no, .request]
    case .thanks, .greeting: [.nothing]
    case .continuation: [.correct]
    case .followUp: [.request]
    case .remark, .notUnderstood: []
    }
  }

  /// Whether the act picks from the choices on offer.
  var picks: Bool {
    switch self {
    case .choices, .eachChoice, .allChoices: true
    default: false
    }
  }
}
