import IntentModel

/// One request is observed at a time: the last one that was handled and whose app reports its progress. The observation
/// ends with the last update, when the user or the host ends it, or when the user makes another request.
extension Conversation {
  /// Ends the updates about a request that was handled, such as where a ride is; nothing happens where there are none.
  @discardableResult
  public func stopUpdates() async -> [ConversationEvent] {
    await turn { await $0.endObservation(.stopped) }
  }

  /// Resumes the observation of a restored conversation, once the device and the app's permission allow it.
  func observeAgain() async {
    guard let stored = toObserve else { return }
    switch await gates(of: stored.request) {
    case .closed: toObserve = nil
    case .locked: break
    case .open:
      toObserve = nil
      await observe(stored)
    }
  }

  /// Begins to observe a request that was handled, where its app reports its progress.
  func observe(_ request: OpenRequest, _ response: AnyIntentResponse) async {
    guard let app = request.app, assistant.handlers[request.intent, of: app.identifier]?.handler.updates != nil else {
      return await endObservation(.replaced)
    }
    let told = request.told.merging(response.details) { _, detail in detail }
    await observe(ObservedRequest.Stored(request: request, told: told))
  }

  /// Begins to observe a request where its app reports its progress.
  func observe(_ stored: ObservedRequest.Stored) async {
    await endObservation(.replaced)
    let request = stored.request
    guard let app = request.app, let handler = assistant.handlers[request.intent, of: app.identifier]?.handler,
      let updates = handler.updates
    else { return }
    if isForeseeing {
      pretendToObserve(stored)
      return await emit(.observation(.began))
    }
    var composed = ComposedIntent()
    guard let intent = try? composed.intent(for: request, app: app, by: handler) else { return }
    let (box, observer) = observer()
    let handled = HandledRequest(request, intent: intent, app: app)
    let call = handled.beginning(in: language) {
      PhaseCall(limits: limits, in: environment, on: assistant.threads) { try await updates.start(intent, observer) }
    }
    switch await call.outcome() {
    case .answered(let stop):
      observed = ObservedRequest(
        handled: handled, updates: box, observer: observer, stop: stop,
        stored: stored)
      await emit(.observation(.began))
    case .threw(let error): await failed(.threw, request.intent, error)
    case .tookTooLong, .calledOff, .stopped, .unknown:
      observer.stop()
      call.cancel()
      Task { if case .answered(let stop) = await call.lateOutcome() { await stop() } }
      await failed(.tookTooLong, request.intent)
    }
  }

  /// Counts a request as observed in a forecast's copy, without asking the app for reports.
  func pretendToObserve(_ stored: ObservedRequest.Stored) {
    guard let handled = handedOver(stored.request) else { return }
    let (box, observer) = observer()
    observed = ObservedRequest(handled: handled, updates: box, observer: observer, stop: {}, stored: stored)
  }

  /// How long an app may take to begin and to end its reports.
  private var limits: (indicator: Double, end: Double) {
    (assistant.policy.waitingIndicator, assistant.policy.waitLimit)
  }

  /// The observer to which the app reports.
  ///
  /// The first waiting update asks for a turn; those that come before that turn wait with it.
  private func observer() -> (UpdateBox, IntentResponseObserver<AnyIntentUpdates.Update>) {
    let box = UpdateBox()
    let observer = IntentResponseObserver<AnyIntentUpdates.Update> { [weak self, environment] update in
      let (isFirst, isLast) = box.put(update, at: environment.now())
      if isFirst { Task { await self?.tellUpdates() } }
      return !isLast
    }
    return (box, observer)
  }

  /// A turn without an utterance; it reports the waiting updates at its end.
  private func tellUpdates() async { await turn { _ in } }

  private func failed(_ rule: ConversationEvent.HandlerProblem.Rule, _ intent: IntentName, _ detail: String? = nil)
    async
  {
    await emit(.problem(ConversationEvent.HandlerProblem(rule, intent: intent, phase: "updates", detail: detail)))
  }

  /// Ends the observation, including one that waits for the device to be unlocked: it must not come back then.
  func endObservation(_ end: ConversationEvent.Observation) async {
    guard let ended = observed else {
      guard toObserve != nil else { return }
      toObserve = nil
      return await emit(.observation(end))
    }
    observed = nil
    ended.observer.stop()
    let call = PhaseCall(limits: limits, in: environment, on: assistant.threads, ended.stop)
    if case .tookTooLong = await call.outcome() {
      await failed(.tookTooLong, ended.handled.intent.name)
    }
    await emit(.observation(end))
  }

  /// Ends the observation at the user's wish, if nothing else is open that the user could mean.
  func stopObserving() async {
    guard let stored = observed?.stored ?? toObserve else { return }
    await say(prompt(.ended, variant: "unobserved", about: stored))
    await endObservation(.stopped)
  }

  /// Reports the waiting updates: a changed one in words, an unchanged one as an event only.
  ///
  /// On a locked device nothing of a restricted request is reported: the updates wait, and later only the last is
  /// reported.
  func takeUpdates() async {
    guard let stored = observed?.stored, let box = observed?.updates, box.isWaited else { return }
    switch await gates(of: stored.request) {
    case .closed: return await endObservation(.stopped)
    case .locked:
      observed?.hasWaited = true
      return
    case .open: break
    }
    let (entries, isExhausted) = box.take()
    let skipped = observed?.hasWaited == true ? entries.count - 1 : 0
    observed?.hasWaited = false
    for (place, entry) in entries.enumerated() {
      guard observed?.updates === box else { return }
      await take(entry, isTold: place >= skipped)
    }
    if isExhausted, observed?.updates === box { await endObservation(.exhausted) }
  }

  private func take(_ entry: UpdateBox.Entry, isTold: Bool) async {
    guard let observed else { return }
    let response = entry.update.response
    if case .invalid(let rule) = entry.update.state {
      await failed(.brokeContract, observed.handled.intent.name, rule)
      return await endObservation(.failed)
    }
    await emit(.updated(observed.handled.record(response)))
    var prompt = prompt(.update, about: observed.stored)
    prompt.details.merge(response.details) { _, detail in detail }
    prompt.appCard = response.card
    if response.status == .failure {
      prompt.code = response.code
      await say(prompt)
      return await endObservation(.failed)
    }
    prompt.toldBefore = observed.stored.told
    if isTold, let message = message(for: prompt, at: entry.date), !message.shown.isEmpty {
      self.observed?.stored.told = prompt.details
      await say(message)
    }
    if entry.update.state == .final { await endObservation(.completed) }
  }

  private func prompt(
    _ kind: AssistantMessage.Kind, variant: String? = nil, about observed: ObservedRequest.Stored
  ) -> PromptRequest {
    let request = observed.request
    var prompt = PromptRequest(kind, variant: variant, intent: request.intent, app: request.app?.name)
    prompt.details = request.told
    return prompt
  }
}

/// Whether a request that was handled may be reported on at this moment.
private enum ReportGate { case open, locked, closed }

extension Conversation {
  /// The gates of a report, without a question to the user: a report that may not be given now is withheld.
  private func gates(of request: OpenRequest) async -> ReportGate {
    guard let app = request.app else { return .closed }
    let gates = await gates(of: app.identifier, lock: request.rules.requiresUnlock)
    return gates.permission != .authorized ? .closed : gates.isLocked ? .locked : .open
  }
}

extension ObservedRequest.Stored {
  /// The observation with its values typed again; `nil` where its app or intent no longer exists.
  func restored(with assistant: Assistant) -> ObservedRequest.Stored? {
    guard let app = request.app, let entry = assistant.handlers[request.intent, of: app.identifier],
      entry.handler.updates != nil, var request = try? request.restored(by: entry.handler)
    else { return nil }
    request.rules = entry.rules
    return ObservedRequest.Stored(request: request, told: told)
  }
}
