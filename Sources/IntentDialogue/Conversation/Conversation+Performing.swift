#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel
import IntentUnderstanding

extension Conversation {
  /// Does what the machine decides, until it waits for the user or has nothing left to do.
  /// - Returns: what was done beside the open request, if that was the last decision.
  @discardableResult
  func perform(_ decision: Decision) async -> Aside? {
    var next = decision
    while true {
      if let request = machine.request { lastOpen = request }
      for problem in next.problems { await emit(.problem(problem)) }
      guard let further = await carryOut(next.next) ?? machine.cameBack() else { break }
      next = further
    }
    if case .aside(let aside) = next.next { return aside }
    return nil
  }

  // Inlined, each place where it waits would have its own copy of the loop, together 190 KB of code.
  @inline(never)
  private func carryOut(_ next: Decision.Next) async -> Decision? {
    switch next {
    case .begin(let app, let reading): return await begin(reading, with: app)
    case .lookAtGates(let app, let lock):
      return machine.looked(at: await gates(of: app, lock: lock))
    case .rememberPermission(let app, let granted, let lock):
      await remember(granted, for: app)
      return machine.looked(at: await gates(of: app, lock: lock))
    case .resolve(let parameter): return await resolve(parameter)
    case .ask(let prompt):
      if let other = askForWhatIsNotNamed(prompt) { return other }
      await noteUsersWords()
      machine.wasPut(at: environment.now())
      await say(prompt)
      return nil
    case .say(let prompt):
      await say(prompt)
      return nil
    case .answer(let answer, let question):
      await say(answer)
      await say(question)
      return nil
    case .sayThenHear(let prompt, let rest):
      await say(prompt)
      return await hear(rest)
    case .stopObserving:
      await stopObserving()
      return nil
    case .route(let understanding, let margin):
      lastOpen = nil
      return await route(understanding, margin: margin)
    case .authenticate(let prompt): return await authenticate(prompt)
    case .confirm: return await confirm()
    // A forecast leaves out what others would notice.
    case .handle: return isForeseeing ? nil : await handle()
    case .finish(let ending): return await finish(ending)
    case .startOver(let understanding, let margin, let ending):
      _ = await finish(ending)
      return await route(understanding, margin: margin)
    case .aside(.sayAgain):
      await sayAgain()
      return nil
    case .aside(.goOn), .wait, .refused: return nil
    }
  }

  // MARK: Before the app

  private func begin(_ reading: Reading, with route: AppRoute) async -> Decision {
    if machine.request?.wasAskedForApp == true { await emit(.appChosen(route.name)) }
    guard let entry = assistant.handlers[reading.intent, of: route.identifier] else {
      return machine.threw("\(route.identifier) has no handler of \(reading.intent)")
    }
    let handler = entry.handler
    do {
      let intent = try handler.begin(reading.draft)
      let parameters = try handler.description.parameters.map { parameter in
        ParameterProgress(
          parameter.name, isArray: parameter.isArray,
          isResolved: handler.resolvedParameters.contains(parameter.name),
          values: try handler.values(parameter.name, intent))
      }
      let key = environment.makeRequestKey()
      await emit(.began(reading.intent, key))
      return machine.began(parameters, rules: entry.rules, key: key, after: context.requests.first?.intent)
    } catch {
      return machine.threw("\(error)")
    }
  }

  /// The gates of the next step, as they are at this moment.
  @inline(__always)
  func gates(of app: String?, lock: Bool) async -> Gates {
    let permission = if let app { await permission(for: app) } else { PermissionStatus.authorized }
    return Gates(permission: permission, isLocked: lock ? await environment.isLockedNow() : false)
  }

  /// Whether the user allows an app to get the words.
  ///
  /// An app that gives no reason for asking is the host's own code, to which its user talks already: it is asked about
  /// only where the host's store says so.
  @inline(__always)
  private func permission(for app: String) async -> PermissionStatus {
    let status = await environment.permission(for: app)
    return status == .notDetermined && !assistant.handlers.asksPermission(app) ? .authorized : status
  }

  private func remember(_ granted: Bool, for app: String) async {
    let status: PermissionStatus = granted ? .authorized : .denied
    await environment.permissions.setPermission(status, for: app)
    // Nothing is learned from an app that may not get the words.
    if !granted, !isForeseeing { try? await donations.deleteAll(of: app) }
    await emit(.permission(app: assistant.app(app)?.displayName ?? app, granted: granted))
  }

  private func authenticate(_ prompt: PromptRequest) async -> Decision? {
    // A restored conversation has to find again what the app is opened with.
    if handled == nil { handled = try? handedOver().request }
    let message = await say(prompt)
    if isForeseeing { return nil }
    let limit = assistant.policy.unlockLimit
    let call = PhaseCall(limits: (limit, limit), in: environment, on: assistant.threads) { [environment] in
      await environment.authenticator.authenticate(reason: message?.shown ?? "")
    }
    callOff = { call.callOff() }
    defer { callOff = nil }
    switch await call.outcome() {
    case .answered(let granted):
      await emit(.authentication(granted: granted))
      return machine.authenticated(granted ? .granted : .refused)
    case .tookTooLong, .threw:
      call.cancel()
      await emit(.authentication(granted: false))
      return machine.authenticated(.refused)
    case .calledOff, .stopped, .unknown:
      call.cancel()
      return machine.cancelled()
    }
  }

  // MARK: Saying

  /// The question for a value that the go-ahead could not name; it replaces the go-ahead.
  private func askForWhatIsNotNamed(_ prompt: PromptRequest) -> Decision? {
    guard prompt.kind == .goAhead else { return nil }
    let missing = assistant.valuesToName(in: prompt, language: language, in: setting(at: environment.now()))
    return missing.isEmpty ? nil : machine.cannotName(missing)
  }

  @discardableResult
  func say(_ prompt: PromptRequest) async -> AssistantMessage? {
    guard let message = message(for: prompt) else { return nil }
    await say(message)
    return message
  }

  func say(_ message: AssistantMessage) async {
    lastMessage = message
    if message.kind != .authentication { repeatable = message }
    await emit(.said(message))
    await presenter?.present(message, in: mode)
  }

  /// The words of a prompt at a moment; now, if none is given.
  func message(for prompt: PromptRequest, at date: Date? = nil) -> AssistantMessage? {
    assistant.message(for: prompt, language: language, in: setting(at: date ?? environment.now()))
  }

  func sayAgain() async {
    if let repeatable { await say(repeatable) }
  }

  // MARK: The end

  private func finish(_ ending: Ending) async -> Decision? {
    let told = await tell(ending)
    if let response = ending.opening {
      if isForeseeing { return nil }
      await open(with: response)
    }
    handled = nil
    if let request = lastOpen { remember(request, ending, told) }
    lastOpen = nil
    await emit(.ended(ending.outcome))
    if let next = await goOn(with: ending.others ?? [], rest: ending.rest) { return next }
    guard let rest = ending.rest else { return nil }
    return await hear(rest)
  }

  private func remember(_ request: OpenRequest, _ ending: Ending, _ told: AssistantMessage?) {
    if request.isForgotten == true { return mentionsLostWords = true }
    context.note(request, ending.outcome, details: ending.details, told: told?.shown, at: environment.now())
  }

  /// Repeats the request that has just ended for the next of some values; `nil` where there is none.
  private func goOn(with others: [IntentDraft.Slot], rest: Understanding.Rest?) async -> Decision? {
    guard let next = others.first,
      var same = facts.request(goingOnWith: .init(slots: [next], language: language))
    else { return nil }
    same.rest = rest
    await emit(.understood(same))
    let left = Array(others.dropFirst())
    return await route(same, others: left.isEmpty ? nil : left)
  }

  /// Says how a request ended.
  ///
  /// What a locked device withholds is repeated by "repeat that" once it is unlocked.
  /// - Returns: What can be told again; `nil` where nothing is said.
  @discardableResult
  func tell(_ ending: Ending) async -> AssistantMessage? {
    guard let message = ending.message, let said = await say(message) else { return nil }
    repeatable = ending.withheld.flatMap { self.message(for: $0) } ?? said
    return repeatable
  }

  /// Opens the app with the response's own activity, or with one named after the intent.
  ///
  /// Source: WWDC 2016 session 217.
  private func open(with response: AnyIntentResponse) async {
    guard let handled else { return }
    var activity = response.userActivity ?? UserActivity(handled.intent.name.siriKitName)
    activity.interaction = interaction(handled, response)
    if await cannotOpen(response.userActivity, of: handled) { return }
    await emit(.opened(app: handled.app.name, activity))
    await presenter?.open(
      AssistantMessage.AppLaunch(
        app: handled.app.identifier, activity: activity, isInBackground: response.code == "handleInApp"))
  }

  func interaction(_ request: HandledRequest, _ response: AnyIntentResponse) -> Interaction {
    Interaction(
      intent: request.intent, response: response, app: request.app.identifier,
      date: environment.now(), people: request.people)
  }
}
