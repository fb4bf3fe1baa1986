import IntentModel

extension DialogueMachine {
  // MARK: The gates

  /// Everything is settled: a locked device is unlocked first where the intent or the app needs it.
  mutating func enterGates() -> Decision {
    guard let request else { return refuse("proceed") }
    if request.requiresUnlock, !request.isUnlocked {
      state = .authenticating
      return Decision(.authenticate(prompt(.authentication)))
    }
    state = .confirming
    return Decision(.confirm)
  }

  /// The device was not locked, or the user has unlocked it, or has not.
  package mutating func authenticated(_ authentication: Authentication) -> Decision {
    switch state {
    case .authenticating:
      if authentication == .refused { return notAuthenticated() }
      request?.isUnlocked = true
      return enterGates()
    case .opening(let response):
      if authentication == .refused { return notAuthenticated() }
      return end(.continuedInApp, message: message(for: response), opening: response)
    default:
      return refuse("authenticated")
    }
  }

  private mutating func notAuthenticated() -> Decision {
    end(.notAuthenticated, message: prompt(.authentication, variant: "denied"))
  }

  // MARK: Confirm and handle

  /// The app checked the request.
  package mutating func confirmed(_ response: AnyIntentResponse) -> Decision {
    guard case .confirming = state, let request else { return refuse("confirmed") }
    switch response.status {
    case .ready, .success:
      if policy.asksGoAhead(for: request.intent, rules: request.rules) {
        return ask(goAheadQuestion(response))
      }
      state = .handling
      return Decision(.handle)
    case .userConfirmationRequired: return ask(goAheadQuestion(response))
    case .inProgress: return broke(.inProgressFromConfirm)
    case .unspecified: return broke(.unspecifiedCode)
    case .failure: return end(.failed, message: message(for: response))
    case .deferredToApplication: return open(with: response)
    }
  }

  /// The app carried the request out, or could not.
  package mutating func handled(_ response: AnyIntentResponse) -> Decision {
    guard case .handling = state else { return refuse("handled") }
    switch response.status {
    case .success: return end(.done, message: message(for: response))
    case .inProgress: return end(.inProgress, message: message(for: response))
    case .failure: return end(.failed, message: message(for: response))
    case .deferredToApplication: return open(with: response)
    case .ready: return broke(.readyFromHandle)
    case .unspecified: return broke(.unspecifiedCode)
    case .userConfirmationRequired: return broke(.brokeContract, response.code)
    }
  }

  /// The app is opened where the conversation left off. In the background it opens while the device is locked too,
  /// and so does one that is to go on with what needs no unlocked device. Source: WWDC 2017 session 214.
  private mutating func open(with response: AnyIntentResponse) -> Decision {
    let staysLocked = response.code == "continueInApp" && request?.rules.opensWhileLocked == true
    if response.code == "handleInApp" || staysLocked {
      return end(.continuedInApp, message: message(for: response), opening: response)
    }
    state = .opening(response)
    return Decision(.authenticate(prompt(.authentication)))
  }

  /// A rule was broken, so that nobody can say what became of the request: it fails, and the rule is told by name.
  private mutating func broke(_ rule: HandlerProblem.Rule, _ detail: String? = nil) -> Decision {
    end(.failed, "failed", problems: [problem(rule, in: phase ?? "handle", detail)])
  }

  // MARK: What goes wrong

  /// The handler threw, or broke off.
  package mutating func threw(_ detail: String) -> Decision {
    guard let phase else { return refuse("threw") }
    return end(.failed, "failed", problems: [problem(.threw, in: phase, detail)])
  }

  /// The handler was waited for as long as the policy allows.
  ///
  /// What is being handled goes on, and its result may come late; what only resolves or confirms has failed.
  package mutating func waitedTooLong() -> Decision {
    guard let phase, state != .beginning else { return refuse("waitedTooLong") }
    let problems = [problem(.tookTooLong, in: phase)]
    guard state == .handling else { return end(.failed, "timedOut", problems: problems) }
    return end(
      .inProgress, message: message(for: AnyIntentResponse(code: "inProgress")), problems: problems)
  }

  // MARK: Words

  /// What is told of a response: its code, with the request's values and the response's own details.
  func message(for response: AnyIntentResponse) -> PromptRequest {
    var message = prompt(.response)
    message.code = response.code
    message.status = response.status
    message.details.merge(response.details) { _, detail in detail }
    return message
  }

  /// How a request ends whose handler answered after it was no longer waited for.
  package static func late(
    _ response: AnyIntentResponse, to request: OpenRequest, policy: Policy
  ) -> Decision {
    var machine = DialogueMachine(policy: policy)
    machine.request = request
    machine.state = .handling
    let decision = machine.handled(response)
    guard case .opening = machine.state else { return decision }
    // The user has gone on to something else: the app is not opened over it, but what it answered is told.
    return machine.end(.continuedInApp, message: machine.message(for: response))
  }

  /// How a request ends whose handler threw after it was no longer waited for.
  package static func lateFailure(
    _ detail: String, of request: OpenRequest, policy: Policy
  ) -> Decision {
    var machine = DialogueMachine(policy: policy)
    machine.request = request
    machine.state = .handling
    return machine.threw(detail)
  }
}
