import Synchronization

/// The two limits of a phase, one set after the other, since most handlers answer long before the first.
final class PhaseTimers: Sendable {
  private struct State {
    var timer: ConversationEnvironment.Timer?
    var isOver = false
  }
  private let state = Mutex(State())

  /// Sets the first timer; the second is set when it fires, in the same step, so that simulated time finds it.
  func start(
    _ limits: (indicator: Double, end: Double), in environment: ConversationEnvironment,
    slow: @escaping @Sendable () -> Void, tooLong: @escaping @Sendable () -> Void
  ) {
    let after = environment.after
    guard limits.indicator < limits.end else { return hold(after(limits.end, tooLong)) }
    hold(
      after(limits.indicator) { [weak self] in
        slow()
        self?.hold(after(limits.end - limits.indicator, tooLong))
      })
  }

  /// Cancels the timers that have not fired.
  func stop() {
    let timer = state.withLock { state in
      state.isOver = true
      return state.timer
    }
    timer?.cancel()
  }

  private func hold(_ timer: ConversationEnvironment.Timer) {
    let isOver = state.withLock { state in
      state.timer = timer
      return state.isOver
    }
    if isOver { timer.cancel() }
  }
}
