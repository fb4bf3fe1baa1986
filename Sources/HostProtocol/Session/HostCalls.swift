import Parley
import Synchronization

/// The calls of one client's handlers that wait for their answers.
package final class HostCalls: HostCalling {
  private struct State {
    var waiting: [String: CheckedContinuation<JSONValue, any Error>] = [:]
    var count = 0
    var limit = 10.0
    var hasEnded = false
  }

  private let state = Mutex(State())
  private let most: Int
  private let write: @Sendable (HostMessage) -> Void

  package init(most: Int, write: @escaping @Sendable (HostMessage) -> Void) {
    self.most = most
    self.write = write
  }

  /// Sets how many seconds a handler is waited for, which each call tells.
  func setLimit(_ seconds: Double) { state.withLock { $0.limit = seconds } }

  package func call(_ method: String, _ params: JSONValue) async throws -> JSONValue {
    let limited = limited(params)
    if let replayed = ReplayedCalls.current { return try await replayed.call(method, limited) }
    let id = state.withLock { state in
      state.count &+= 1
      return "call \(state.count)"
    }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        begin(id, continuation, .request(id: .string(id), method: method, params: limited))
        // The task may have been cancelled just before there was a call to take back.
        if Task.isCancelled { cancel(id) }
      }
    } onCancel: {
      cancel(id)
    }
  }

  /// The params of a call, with the seconds that its answer is waited for.
  private func limited(_ params: JSONValue) -> JSONValue {
    guard case .object(var members) = params else { return params }
    members["limit"] = .number(state.withLock { $0.limit })
    return .object(members)
  }

  private func begin(
    _ id: String, _ continuation: CheckedContinuation<JSONValue, any Error>, _ request: HostMessage
  ) {
    let refusal: HostError? = state.withLock { state in
      if state.hasEnded { return HostError(.failed, "the host has left") }
      if state.waiting.count >= most { return HostError(.tooMuch, "\(most) calls wait for the host already") }
      state.waiting[id] = continuation
      return nil
    }
    if let refusal { continuation.resume(throwing: refusal) } else { write(request) }
  }

  /// The host need not answer any more; it is told so.
  private func cancel(_ id: String) {
    guard let continuation = state.withLock({ $0.waiting.removeValue(forKey: id) }) else { return }
    write(.notification(method: "cancelCall", params: .object(["call": .string(id)])))
    continuation.resume(throwing: CancellationError())
  }

  /// Takes an answer; one that nobody waits for any more is ignored.
  func answer(_ id: JSONValue, _ result: Result<JSONValue, HostError>) {
    guard case .string(let id) = id, let continuation = state.withLock({ $0.waiting.removeValue(forKey: id) }) else {
      return
    }
    continuation.resume(with: result)
  }

  /// The host has left: nothing more is called, and what waits fails.
  func end() {
    let waiting = state.withLock { state in
      state.hasEnded = true
      defer { state.waiting = [:] }
      return state.waiting.values.map { $0 }
    }
    for continuation in waiting { continuation.resume(throwing: HostError(.failed, "the host has left")) }
  }
}
