import IntentModel

extension DialogueMachine {
  // MARK: Confirm and handle

  /// The app checked the request.
  package mutating func confirmed(_ response: AnyIntentResponse) -> Decision {
    guard case .confirming = state, let request else { return refuse("confirmed") }
    switch response.status {
    case .ready, .success:
      if policy.asksGoAhead(for: request.intent, rules: request.rules) || request.isOutOfTheBlue
        || request.wasTooOld == true || policy.isDoubtful(request.margin, rules: request.rules)
        || request.leavesWishOut
      {
        return ask(goAheadQuestion(response))
      }
      return enter(.handle)
    case .userConfirmationRequired: return ask(goAheadQuestion(response))
    case .inProgress: return broke(.inProgressFromConfirm)
    case .unspecified: return broke(.unspecifiedCode)
    case .failure: return tell(.failed, response)
    case .deferredToApplication: return tell(.continuedInApp, response, opens: true)
    }
  }

  /// The app carried the request out, or could not.
  package mutating func handled(_ response: AnyIntentResponse) -> Decision {
    guard case .handling = state else { return refuse("handled") }
    switch response.status {
    case .success: return tell(.done, response)
    case .inProgress: return tell(.inProgress, response)
    case .failure: return tell(.failed, response)
    case .deferredToApplication: return tell(.continuedInApp, response, opens: true)
    case .ready: return broke(.readyFromHandle)
    case .unspecified: return broke(.unspecifiedCode)
    case .userConfirmationRequired: return broke(.brokeContract, response.code)
    }
  }

  /// The handler broke a rule, so the outcome of the request is unknown: it fails, and the problem names the rule.
  private mutating func broke(_ rule: ConversationEvent.HandlerProblem.Rule, _ detail: String? = nil) -> Decision {
    end(.failed, "failed", problems: [problem(rule, in: phase ?? "handle", detail)])
  }

  // MARK: What goes wrong

  /// The handler threw an error.
  package mutating func threw(_ detail: String) -> Decision {
    guard let phase else { return refuse("threw") }
    return end(.failed, "failed", problems: [problem(.threw, in: phase, detail)])
  }

  /// The handler stopped before anything was done.
  package mutating func stopped() -> Decision {
    guard case .handling = state else { return threw("it stopped") }
    return end(.cancelled, "stopped")
  }

  /// The handler ended and it is unknown whether the request was carried out: the user is not told that it failed.
  package mutating func lost(_ reason: String?) -> Decision {
    guard case .handling = state else { return threw(reason ?? "it was cancelled") }
    let problems = reason.map { [problem(.threw, in: "handle", $0)] } ?? []
    return end(.inProgress, "interrupted", problems: problems)
  }

  /// The policy's limit for waiting has passed.
  ///
  /// Handling continues and its result may come late; resolving or confirming has failed.
  package mutating func waitedTooLong() -> Decision {
    guard let phase, state != .beginning else { return refuse("waitedTooLong") }
    let problems = [problem(.tookTooLong, in: phase)]
    guard state == .handling else { return end(.failed, "timedOut", problems: problems) }
    return Decision(tell(.inProgress, AnyIntentResponse(code: "inProgress")).next, problems: problems)
  }

  // MARK: Words

  /// The message for a response: its code, the values of the request, and the response's own details.
  func message(for response: AnyIntentResponse) -> PromptRequest {
    var message = prompt(.response)
    message.code = response.code
    message.status = response.status
    message.details.merge(response.details) { _, detail in detail }
    message.appCard = response.card
    return message
  }

  /// The end of a request whose handler answered after the limit for waiting.
  ///
  /// A late result does not ask the user to unlock the device: what a locked device may not say is withheld. The app is
  /// not opened, because the user may be doing something else by now, but its answer is said.
  package static func late(
    _ response: AnyIntentResponse, to request: OpenRequest, policy: Policy, isLocked: Bool
  ) -> Decision {
    var machine = handling(request, policy: policy)
    let decision = machine.handled(response)
    guard case .atGates(.tell(var ending)) = machine.state else { return decision }
    ending.opening = nil
    var told = machine.enter(.tell(ending))
    if case .lookAtGates = told.next { told = machine.looked(at: Gates(isLocked: isLocked)) }
    if case .authenticate = told.next { told = machine.authenticated(.refused) }
    return told
  }

  /// The end of a request whose handler threw after the limit for waiting.
  package static func lateFailure(
    _ detail: String, of request: OpenRequest, policy: Policy
  ) -> Decision {
    var machine = handling(request, policy: policy)
    return machine.threw(detail)
  }

  /// The end of a request whose handler stopped when asked to.
  package static func stopped(_ request: OpenRequest, policy: Policy) -> Decision {
    var machine = handling(request, policy: policy)
    return machine.stopped()
  }

  /// The end of a request whose handler does not know whether it was carried out.
  package static func lost(_ reason: String?, of request: OpenRequest, policy: Policy) -> Decision {
    var machine = handling(request, policy: policy)
    return machine.lost(reason)
  }

  private static func handling(_ request: OpenRequest, policy: Policy) -> DialogueMachine {
    var machine = DialogueMachine(policy: policy)
    machine.request = request
    machine.state = .handling
    return machine
  }
}
