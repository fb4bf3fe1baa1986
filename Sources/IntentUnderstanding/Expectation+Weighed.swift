import IntentModel

extension WeighedQuestion {
  /// The kind of an open question; `nil` for one at which acts are not weighed.
  ///
  /// - Parameter intent: The open intent, where it is known: it decides which parameters take the user's own words.
  package init?(_ expectation: Expectation, _ intent: IntentDescription? = nil) {
    switch expectation.question {
    case .value:
      let kind = expectation.parameter.flatMap { intent?[parameter: $0]?.kind }
      // The weights for texts were learned from messages between people, not from notes to oneself.
      let isTold = intent?.parameters.contains { $0.kind == .person } == true
      if kind == .text, !isTold { return nil }
      self = kind == .text ? .text : .value
    case .choice where expectation.intents.isEmpty: self = .choice
    case .choice, .confirmation: return nil
    case .goAhead: self = .goAhead
    }
  }
}
