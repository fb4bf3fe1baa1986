import IntentModel

/// The only way to steps that the app's permission and the device's lock guard.
///
/// What the gates answered is not kept: a permission that is withdrawn, or a device that is locked, between a question
/// and its answer counts for the answer. An authentication counts for the steps that follow without waiting for the
/// user, and for nothing after that.
extension DialogueMachine {
  /// Looks at the step's gates first, if it has any; otherwise takes the step at once.
  mutating func enter(_ step: GuardedStep) -> Decision {
    let app = step.needsPermission ? request?.app?.identifier : nil
    let lock = needsUnlockedDevice(for: step)
    if app == nil, !lock { return take(step) }
    state = .atGates(before: step)
    return Decision(.lookAtGates(app: app, lock: lock))
  }

  /// The host has reported the gates.
  package mutating func looked(at gates: Gates) -> Decision {
    guard case .atGates(let step) = state else { return refuse("looked") }
    switch step.needsPermission ? gates.permission : .authorized {
    case .denied where permissionAnswer == false, .notDetermined where permissionAnswer == false:
      return end(.notPermitted, "notPermitted")
    case .denied: return end(.notPermitted, "deniedBefore")
    case .restricted: return end(.notPermitted, "restricted")
    case .notDetermined where permissionAnswer == nil:
      var question = Question(.permission, prompt(.permission))
      question.before = step
      return ask(question)
    case .notDetermined, .authorized: break
    }
    // Once the device was seen unlocked, locking it again counts, even while an app works.
    if !gates.isLocked, needsUnlockedDevice(for: step) { isAuthenticated = false }
    if !gates.isLocked || isAuthenticated { return take(step) }
    state = .authenticating(before: step)
    return Decision(.authenticate(authenticationPrompt(step)))
  }

  /// The user has unlocked the device, or has not.
  package mutating func authenticated(_ authentication: Authentication) -> Decision {
    guard case .authenticating(let step) = state else { return refuse("authenticated") }
    if authentication == .refused { return lockedOut(step) }
    isAuthenticated = true
    return enter(step)
  }

  /// The user wants something beside the open request; `isPrivate` where a locked device must not show it.
  package mutating func wanted(_ aside: Aside, isPrivate: Bool) -> Decision {
    if isWorking { return refuse("wanted") }
    if !isPrivate { return Decision(.aside(aside)) }
    return enter(.aside(aside, back: state))
  }

  /// Whether a locked device has to be unlocked before the step: for every step of a request that its intent or app
  /// restricts, and for bringing an app to the front.
  ///
  /// Source for the latter: WWDC 2017 session 214.
  func needsUnlockedDevice(for step: GuardedStep) -> Bool {
    switch step {
    case .aside: true
    case .ask(let question) where question.isAboutApps: false
    case .answer(let prompt, let question) where question.isAboutApps: isRestricted && prompt.tellsOfRequest
    case .tell(let ending): isRestricted || ending.opening.map(needsUnlockedDevice) ?? false
    default: isRestricted
    }
  }

  private var isRestricted: Bool { request?.rules.requiresUnlock == true }

  /// Whether the device has to be unlocked to open the app: not for an app in the background, and not for one that
  /// continues something that needs no unlocked device.
  private func needsUnlockedDevice(toOpenWith response: AnyIntentResponse) -> Bool {
    let staysLocked = response.code == "continueInApp" && request?.rules.opensWhileLocked == true
    return response.code != "handleInApp" && !staysLocked
  }

  private func authenticationPrompt(_ step: GuardedStep) -> PromptRequest {
    if case .aside = step { PromptRequest(.authentication) } else { prompt(.authentication) }
  }

  private mutating func take(_ step: GuardedStep) -> Decision {
    switch step {
    case .resolve(let parameter):
      state = .resolving(parameter: parameter)
      return Decision(.resolve(parameter: parameter))
    case .ask(var question):
      let prompt = question.put()
      waitForUser(.asking(question))
      return Decision(.ask(prompt))
    case .say(let prompt, let question):
      waitForUser(.asking(question))
      return Decision(.say(prompt))
    case .answer(let prompt, let question):
      waitForUser(.asking(question))
      let isWanted = prompt.kind == .answer && prompt.variant == QuestionSubject.what.rawValue
      return Decision(.answer(prompt, then: isWanted ? question.prompt : question.prompt.inShort))
    case .confirm:
      state = .confirming
      return Decision(.confirm)
    case .handle:
      state = .handling
      return Decision(.handle)
    case .tell(let ending): return finish(ending)
    case .aside(let aside, let back):
      waitForUser(back)
      return Decision(.aside(aside))
    }
  }

  /// The device was not unlocked.
  ///
  /// What was already carried out stays so; only its details are withheld.
  private mutating func lockedOut(_ step: GuardedStep) -> Decision {
    switch step {
    case .aside(_, let back):
      waitForUser(back)
      return Decision(.say(PromptRequest(.authentication, variant: "denied")))
    case .tell(var ending) where ending.opening == nil:
      ending.withheld = ending.message
      ending.message = prompt(.authentication, variant: "withheld")
      ending.message?.details = [:]
      return finish(ending)
    default:
      setAsideAsAsked()
      return end(.notAuthenticated, message: prompt(.authentication, variant: "denied"))
    }
  }

  /// What happens when the user gives up at the gates of a step that cannot be cancelled: the request was carried out
  /// already, or the step is beside the open request.
  mutating func givenUp() -> Decision? {
    switch state {
    case .atGates(let step), .authenticating(let step):
      switch step {
      case .tell, .aside: lockedOut(step)
      default: nil
      }
    default: nil
    }
  }

  /// Waits for the user; an earlier authentication does not count afterwards.
  mutating func waitForUser(_ state: State) {
    isAuthenticated = false
    permissionAnswer = nil
    self.state = state
  }
}

extension Question {
  /// Whether the question names only apps, and is asked before there is anything restricted.
  fileprivate var isAboutApps: Bool { [.app, .request, .permission].contains(kind) }
}

extension PromptRequest {
  /// Whether the answer to a question tells something of the request, and not only of apps or of the reason for asking.
  fileprivate var tellsOfRequest: Bool {
    let subjects: [QuestionSubject] = [.options, .alternatives, .app, .why]
    let publicVariants = subjects.map(\.rawValue) + ["whyGoAhead", "unknown"]
    return kind == .answer && !publicVariants.contains { $0 == variant }
  }
}
