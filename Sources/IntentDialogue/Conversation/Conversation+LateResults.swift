import IntentModel

extension Conversation {
  /// Waits in the background for a handler that no turn waits for any more.
  func awaitLate(_ call: PhaseCall<AnyIntentResponse>, _ request: HandledRequest, _ open: OpenRequest) {
    lateCalls.append(open.key)
    goesOn(open)
    Task { [weak self] in
      let outcome = await call.lateOutcome()
      await self?.arrivedLate(outcome, request, open)
    }
  }

  /// A late result is a turn of its own: it waits for the current turn, then it is reported.
  private func arrivedLate(
    _ outcome: PhaseOutcome<AnyIntentResponse>, _ request: HandledRequest, _ open: OpenRequest
  ) async {
    await turn { conversation in
      if !outcome.isUnknown { conversation.unfinished.removeAll { $0.key == open.key } }
      await conversation.tell(outcome, request, open)
    }
    if let place = lateCalls.firstIndex(of: open.key) { lateCalls.remove(at: place) }
    lateWaiters.forEach { $0.resume() }
    lateWaiters = []
  }

  func tell(
    _ outcome: PhaseOutcome<AnyIntentResponse>, _ request: HandledRequest, _ open: OpenRequest
  ) async {
    switch outcome {
    case .answered(let response):
      await emit(.handled(request.record(response), late: true))
      await donate(request, response)
      let isLocked = open.rules.requiresUnlock ? await environment.isLockedNow() : false
      await tell(DialogueMachine.late(response, to: open, policy: assistant.policy, isLocked: isLocked), of: open)
    case .threw(let error):
      await tell(DialogueMachine.lateFailure(error, of: open, policy: assistant.policy), of: open)
    case .stopped: await tell(DialogueMachine.stopped(open, policy: assistant.policy), of: open)
    case .unknown(let reason): await tell(DialogueMachine.lost(reason, of: open, policy: assistant.policy), of: open)
    case .tookTooLong, .calledOff: break
    }
  }

  private func tell(_ decision: Decision, of request: OpenRequest) async {
    for problem in decision.problems { await emit(.problem(problem)) }
    guard case .finish(let ending) = decision.next else { return }
    let told = await tell(ending)
    context.noteLate(request, ending.outcome, details: ending.details, told: told?.shown)
  }

  /// Waits until every update and every late result has been reported, except from handlers that sleep in simulated
  /// time.
  ///
  /// A script or a test calls it after it has advanced the clock.
  public func settle(in simulated: SimulatedEnvironment) async {
    while lateCalls.count > simulated.sleepers {
      await withCheckedContinuation { lateWaiters.append($0) }
    }
    await turn { _ in }
  }

  /// Waits until the late results of these requests have been reported.
  package func settle(_ keys: Set<RequestKey>) async {
    while lateCalls.contains(where: { $0.map(keys.contains) ?? false }) {
      await withCheckedContinuation { lateWaiters.append($0) }
    }
  }
}

extension PhaseOutcome {
  /// Whether the work may have been done: another call may still report its result.
  fileprivate var isUnknown: Bool { if case .unknown = self { true } else { false } }
}
