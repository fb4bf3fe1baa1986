import Dispatch
import Synchronization

/// The real clock's timers: one wake-up waits for the earliest of them, so that setting and cancelling one costs
/// little.
///
/// They fire on a serial dispatch queue, which has a thread even when all threads of Swift's cooperative pool are
/// blocked: a time limit that needed one of those threads would never fire.
final class LiveTimers: Sendable {
  private struct State {
    var timers = TimerHeap<ContinuousClock.Instant>()
    /// When the next wake-up comes; `nil` while none is set.
    var wakesAt: ContinuousClock.Instant?
  }

  private let state = Mutex(State())
  private let clock = ContinuousClock()
  private let queue = DispatchQueue(label: "Parley.LiveTimers", qos: .userInitiated)

  /// Calls the action after some seconds; what is returned cancels it.
  func after(_ seconds: Double, _ action: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
    let due = clock.now.advanced(by: .seconds(seconds.asWait))
    let (number, mustWake) = state.withLock { state in
      let number = state.timers.add(due: due, action)
      let mustWake = state.wakesAt.map { due < $0 } ?? true
      if mustWake { state.wakesAt = due }
      return (number, mustWake)
    }
    if mustWake { wake(at: due) }
    return { [weak self] in self?.state.withLock { $0.timers.cancel(number) } }
  }

  /// A timer that is set keeps this object alive; a cancelled one does so for an hour at most.
  private func wake(at due: ContinuousClock.Instant) {
    let seconds = min(max(0, clock.now.duration(to: due) / .seconds(1)), 3600)
    queue.asyncAfter(deadline: .now() + seconds) { self.fire(wokenAt: due) }
  }

  /// Fires what is due and sets the next wake-up.
  ///
  /// A wake-up that was replaced by an earlier one does nothing.
  private func fire(wokenAt wakeUp: ContinuousClock.Instant) {
    let now = clock.now
    let (due, next) = state.withLock {
      state -> ([TimerHeap<ContinuousClock.Instant>.Action], ContinuousClock.Instant?) in
      guard state.wakesAt == wakeUp else { return ([], nil) }
      let due = state.timers.takeDue(at: now)
      state.wakesAt = state.timers.earliest()
      return (due, state.wakesAt)
    }
    due.forEach { $0() }
    if let next { wake(at: next) }
  }
}
