import IntentUnderstanding

/// What happens with an act that may as well be another.
extension DialogueMachine {
  func isDoubtful(_ act: DialogueAct, _ margin: Double) -> Bool {
    policy.isDoubtful(act, margin, rules: request?.rules)
  }

  /// Whether an act carries the request out, ends it or starts it anew.
  ///
  /// In doubt about such an act nothing is done, and the question is asked again.
  static func isDecisive(_ act: DialogueAct) -> Bool {
    switch act {
    case .yes, .yesThen, .no, .cancel, .cancelThen, .farewell, .startOver: true
    default: false
    }
  }
}
