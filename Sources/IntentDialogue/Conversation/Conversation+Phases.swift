import IntentModel

extension Conversation {
  /// The handler of the open request.
  var openHandler: AnyIntentHandler? {
    guard let request = machine.request, let app = request.app else { return nil }
    return assistant.handlers[request.intent, of: app.identifier]?.handler
  }

  /// The open request as the app gets it now.
  func handedOver() throws -> (request: HandledRequest, handler: AnyIntentHandler) {
    guard let request = machine.request, let app = request.app, let handler = openHandler else {
      throw MissingHandler()
    }
    let intent = try composed.intent(for: request, app: app, by: handler)
    return (HandledRequest(request, intent: intent, app: app), handler)
  }

  func resolve(_ parameter: String) async -> Decision {
    await phase { handler, intent in
      let resolve = handler.resolve
      return { try await resolve(parameter, intent) }
    } answered: { conversation, results, request in
      let told = ConversationEvent.PhaseResult(
        request.intent.name, parameter: parameter, results: results.map(ConversationEvent.PhaseResult.Result.init))
      await conversation.emit(.resolved(told))
      let source = ConversationContext.Source(intent: request.intent.name, app: request.app.identifier)
      // Words that the user has removed must not come back.
      _ = await conversation.vocabulary
      return conversation.machine.resolved(results, lately: conversation.context.people(of: source))
    }
  }

  func confirm() async -> Decision {
    await phase { handler, intent in
      let confirm = handler.confirm
      return { try await confirm(intent) }
    } answered: { conversation, response, request in
      await conversation.emit(.confirmed(request.record(response)))
      return conversation.machine.confirmed(response)
    }
  }

  func handle() async -> Decision {
    let open = machine.request
    return await phase { handler, intent in
      let handle = handler.handle
      return { try await handle(intent) }
    } answered: { conversation, response, request in
      await conversation.emit(.handled(request.record(response), late: false))
      await conversation.donate(request, response)
      if response.status == .inProgress, let open { conversation.goesOn(open) }
      let decision = conversation.machine.handled(response)
      if response.status == .success, let open { await conversation.observe(open, response) }
      return decision
    } leftBehind: { conversation, call, request in
      guard let open else { return }
      conversation.awaitLate(call, request, open)
    }
  }

  /// Calls the handler, shows that it is waited for, and hands the outcome to the machine.
  private func phase<Answer: Sendable>(
    _ work: (AnyIntentHandler, AnyIntent) -> @Sendable () async throws -> Answer,
    answered: (isolated Conversation, Answer, HandledRequest) async -> Decision,
    leftBehind: (isolated Conversation, PhaseCall<Answer>, HandledRequest) -> Void = { _, call, _ in
      call.cancel()
    }
  ) async -> Decision {
    let request: HandledRequest
    let handler: AnyIntentHandler
    do {
      (request, handler) = try handedOver()
    } catch {
      return machine.threw("\(error)")
    }
    handled = request
    let limits = (assistant.policy.waitingIndicator, assistant.policy.waitLimit)
    let code = work(handler, request.intent)
    let call = request.beginning(in: language) {
      PhaseCall(limits: limits, in: environment, on: assistant.threads, code)
    }
    switch await outcome(of: call) {
    case .answered(let answer): return await answered(self, answer, request)
    case .threw(let error): return machine.threw(error)
    case .tookTooLong:
      leftBehind(self, call, request)
      return machine.waitedTooLong()
    case .calledOff:
      call.cancel()
      leftBehind(self, call, request)
      return machine.cancelled()
    case .stopped: return machine.stopped()
    case .unknown(let reason):
      if machine.state == .handling, let open = machine.request { goesOn(open) }
      return machine.lost(reason)
    }
  }

  @inline(__always)
  private func outcome<Answer>(of call: PhaseCall<Answer>) async -> PhaseOutcome<Answer> {
    callOff = { call.callOff() }
    defer { callOff = nil }
    var isShown = false
    let outcome = await call.outcome {
      isShown = true
      await self.showWaiting()
    }
    if isShown { await presenter?.showWaiting(false) }
    return outcome
  }

  private func showWaiting() async {
    await presenter?.showWaiting(true)
    await say(machine.prompt(.waiting))
  }

  func donate(_ request: HandledRequest, _ response: AnyIntentResponse) async {
    switch response.status {
    case .success, .inProgress, .deferredToApplication:
      await donations.donate(interaction(request, response))
      await rememberChosenApp(of: request)
      let source = ConversationContext.Source(intent: request.intent.name, app: request.app.identifier)
      let kinds = assistant.descriptions[source.intent]?.parameters.map(\.kind) ?? []
      let types = kinds.compactMap { kind in if case .name(let type) = kind { type } else { nil } }
      context.note(answer: response, types: types, at: environment.now(), in: source)
    case .failure, .ready, .unspecified, .userConfirmationRequired: break
    }
  }
}

/// The app or the handler of an open request is missing.
private struct MissingHandler: Error, CustomStringConvertible {
  var description: String { "the app has no handler for the request" }
}

extension ConversationEvent.PhaseResult.Result {
  init(_ result: AnyResolutionResult) {
    let values: [AnyParameterValue]
    switch result {
    case .success(let value), .confirmationRequired(let value), .needsMoreDetails(let value): values = [value]
    case .disambiguation(let choices): values = choices
    case .needsValue, .unsupported, .notRequired: values = []
    }
    self.init(result.name, values: values.compactMap { $0.value?.told })
    if case .unsupported(let reason) = result { self.reason = reason }
  }
}
