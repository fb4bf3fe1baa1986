import IntentUnderstanding

/// What is done with an act that may as well be another.
extension DialogueMachine {
  func isDoubtful(_ margin: Double) -> Bool {
    request.map { policy.isDoubtful(margin, rules: $0.rules) } ?? false
  }

  /// Whether what does the request, ends it or begins it anew may as well be something else: then nothing is done, and the
  /// question is asked again.
  func isInDoubt(_ act: DialogueAct, _ margin: Double) -> Bool {
    switch act {
    case .yes, .yesThen: isDoubtful(margin)
    // Nothing is done by these: they are as doubtful as what needs no go-ahead.
    case .no, .cancel, .farewell, .startOver: margin < policy.margin
    default: false
    }
  }
}
