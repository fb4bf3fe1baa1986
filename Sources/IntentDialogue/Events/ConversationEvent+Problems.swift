extension Sequence<ConversationEvent> {
  /// What handlers did wrong among these events.
  ///
  /// No user hears of it; it is for whoever wrote the handler.
  public var problems: [ConversationEvent.HandlerProblem] {
    compactMap { event in
      if case .problem(let problem) = event { problem } else { nil }
    }
  }
}

extension ConversationEvent.HandlerProblem: CustomStringConvertible {
  /// One line for whoever wrote the handler: `SendPayment, confirm: the code is 'unspecified'`.
  public var description: String { "\(intent), \(phase)\(rule == .threw ? " threw" : ""): \(EventLine.oneLine(text))" }

  /// What went wrong, without the place.
  private var text: String {
    switch rule {
    case .wrongNumberOfResults: told("one result for each value: ", or: "there is not one result for each value")
    case .emptyDisambiguation: "a disambiguation without values, which is taken for 'unsupported'"
    case .singleDisambiguation: "a disambiguation of one value, which is asked about with yes or no"
    case .tooManyChoices: told("more choices than are offered: ", or: "more choices than are offered")
    case .readyFromHandle: "the code 'ready' is an answer of confirm, not of handle"
    case .unspecifiedCode: "the code is 'unspecified'"
    case .inProgressFromConfirm: "the code 'inProgress' is an answer of handle, not of confirm"
    case .neverSettles: told("it never settles: ", or: "it never settles")
    case .threw: told("", or: "an error")
    case .tookTooLong: "it took longer than the policy lets a phase take"
    case .brokeContract: told("", or: "the answer breaks the handler's contract")
    }
  }

  private func told(_ before: String, or text: String) -> String { detail.map { before + $0 } ?? text }
}
