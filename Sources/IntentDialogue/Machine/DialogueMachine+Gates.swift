import IntentModel

/// The one way to every step that the permission and the lock guard.
///
/// Nothing that was found out about them is kept: a permission that is taken back and a device that is locked between a
/// question and its answer hold for the answer. Where an authentication leaves the device locked, it counts for what
/// follows it without waiting for the user, and for nothing after that.
extension DialogueMachine {
  /// Goes to the gates where the step has any, else takes it at once.
  mutating func enter(_ step: GuardedStep) -> Decision {
    let app = step.needsPermission ? request?.app?.identifier : nil
    let lock = needsUnlockedDevice(for: step)
    if app == nil, !lock { return take(step) }
    state = .atGates(before: step)
    return Decision(.lookAtGates(app: app, lock: lock))
  }

  /// The host has answered about the gates.
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
    // Once the device was seen unlocked, locking it again counts, also while an app works.
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

  /// Something beside the open request is wanted; `isPrivate` where a locked device must not show it.
  package mutating func wanted(_ aside: Aside, isPrivate: Bool) -> Decision {
    if isWorking { return refuse("wanted") }
    if !isPrivate { return Decision(.aside(aside)) }
    return enter(.aside(aside, back: state))
  }

  /// Whether a locked device is to be unlocked before the step: for all of a request that its intent or app restricts,
  /// and for an app that is to come to the front.
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

  /// An app in the background is opened while the device is locked too, and so is one that is to go on with what needs
  /// no unlocked device.
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
  /// What was already carried out stays so: only its details are withheld.
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

  /// A step at the gates that has nothing to cancel: the request was carried out, or the step is beside the open
  /// request.
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

  /// The user is waited for: what was given before does not count for what comes after.
  mutating func waitForUser(_ state: State) {
    isAuthenticated = false
    permissionAnswer = nil
    self.state = state
  }
}

extension Question {
  /// Whether it names apps only, and is asked before there is anything to restrict.
  fileprivate var isAboutApps: Bool { [.app, .request, .permission].contains(kind) }
}

extension PromptRequest {
  /// Whether it answers a question with what the request is about, and not with the apps or the reason for asking.
  fileprivate var tellsOfRequest: Bool {
    let subjects: [QuestionSubject] = [.options, .alternatives, .app, .why]
    let publicVariants = subjects.map(\.rawValue) + ["whyGoAhead", "unknown"]
    return kind == .answer && !publicVariants.contains { $0 == variant }
  }
}
