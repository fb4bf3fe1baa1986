import Parley
import Synchronization

/// The calls to one client's handlers that have no answer yet.
package final class HostCalls: HostCalling {
  private struct Waiting {
    var continuation: CheckedContinuation<JSONValue, any Error>
    /// Whether the call is `handle`: then only the host knows the outcome, whatever the engine does meanwhile.
    var isHandling: Bool
    /// The key of the request.
    var key: RequestKey?
    /// Whether the host was told that the answer is no longer needed.
    var isCancelled = false
  }

  private struct State {
    var waiting: [String: Waiting] = [:]
    var count = 0
    var limits = Policy()
    var hasEnded = false
  }

  private let state = Mutex(State())
  private let most: Int
  private let write: @Sendable (HostMessage) -> Void

  package init(most: Int, write: @escaping @Sendable (HostMessage) -> Void) {
    self.most = most
    self.write = write
  }

  /// Sets the time limits, which each call tells the host.
  func setLimits(_ policy: Policy) { state.withLock { $0.limits = policy } }

  package func call(_ method: String, _ params: JSONValue) async throws -> JSONValue {
    if let replayed = ReplayedCalls.current { return try await replayed.call(method, params) }
    let limited = UntimedTurn.isOn ? params : limited(params, method)
    let id = state.withLock { state in
      state.count &+= 1
      return "call \(state.count)"
    }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let waiting = Waiting(
          continuation: continuation, isHandling: method == "handle", key: RequestKey.current)
        begin(id, waiting, .request(id: .string(id), method: method, params: limited))
        // The task may have been cancelled just before the call was registered.
        if Task.isCancelled { cancel(id) }
      }
    } onCancel: {
      cancel(id)
    }
  }

  /// The params of a call, with the time limit in seconds.
  private func limited(_ params: JSONValue, _ method: String) -> JSONValue {
    guard case .object(var members) = params else { return params }
    let limits = state.withLock { $0.limits }
    members["limit"] = .number(method == "authenticate" ? limits.unlockLimit : limits.waitLimit)
    return .object(members)
  }

  private func begin(_ id: String, _ waiting: Waiting, _ request: HostMessage) {
    let refusal: HostError? = state.withLock { state in
      if state.hasEnded { return HostError(.failed, "the host has left") }
      if state.waiting.count >= most { return HostError(.tooMuch, "\(most) calls wait for the host already") }
      state.waiting[id] = waiting
      return nil
    }
    if let refusal { waiting.continuation.resume(throwing: refusal) } else { write(request) }
  }

  /// Tells the host that an answer is no longer needed.
  ///
  /// A host that is handling a request is asked to stop, and its answer is still waited for.
  private func cancel(_ id: String) {
    let cancelled: Waiting? = state.withLock { state in
      guard let waiting = state.waiting[id], !waiting.isCancelled else { return nil }
      state.waiting[id]?.isCancelled = true
      if !waiting.isHandling { state.waiting[id] = nil }
      return waiting
    }
    guard let cancelled else { return }
    write(.notification(method: "cancelCall", params: .object(["call": .string(id)])))
    if !cancelled.isHandling { cancelled.continuation.resume(throwing: CancellationError()) }
  }

  /// Takes an answer; it is ignored where nothing waits for it any more.
  func answer(_ id: JSONValue, _ result: Result<JSONValue, HostError>) {
    guard case .string(let id) = id, let waiting = state.withLock({ $0.waiting.removeValue(forKey: id) }) else {
      return
    }
    if waiting.isHandling, case .failure(let error) = result, error.code == .stopped {
      waiting.continuation.resume(throwing: IntentHandlerError.handlingStopped)
    } else {
      waiting.continuation.resume(with: result)
    }
  }

  /// The host has left: nothing more is called, and all open calls fail; a request that the host was handling may have
  /// been carried out.
  ///
  /// - Returns: the keys of the requests that may have been carried out.
  func end() -> Set<RequestKey> {
    let waiting = state.withLock { state in
      state.hasEnded = true
      defer { state.waiting = [:] }
      return state.waiting.values.map { $0 }
    }
    for waiting in waiting {
      let reason = "the host has left"
      waiting.continuation.resume(
        throwing: waiting.isHandling ? IntentHandlerError.unknownOutcome(reason) : HostError(.failed, reason))
    }
    return Set(waiting.filter(\.isHandling).compactMap(\.key))
  }
}
