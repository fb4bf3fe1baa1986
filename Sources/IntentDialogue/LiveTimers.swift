import Foundation
import Synchronization

/// The real clock's timers: one task sleeps until the earliest is due, so that setting and cancelling one costs little.
///
/// Nearly every timer is called off again long before it is due: handlers answer at once.
final class LiveTimers: Sendable {
  private struct Entry {
    var number: Int
    var due: ContinuousClock.Instant
    var action: @Sendable () -> Void
  }

  private struct State {
    var entries: [Entry] = []
    var lastNumber = 0
    /// When the sleeping task wakes; `nil` while none sleeps.
    var wakesAt: ContinuousClock.Instant?
  }

  private let state = Mutex(State())
  private let clock = ContinuousClock()

  func after(_ seconds: Double, _ action: @escaping @Sendable () -> Void) -> Environment.Timer {
    let due = clock.now.advanced(by: .seconds(seconds.asWait))
    let (number, mustWake) = state.withLock { state in
      state.lastNumber &+= 1
      let entry = Entry(number: state.lastNumber, due: due, action: action)
      let place = state.entries.lastIndex { $0.due <= due }.map { $0 + 1 } ?? 0
      state.entries.insert(entry, at: place)
      let mustWake = state.wakesAt.map { due < $0 } ?? true
      if mustWake { state.wakesAt = due }
      return (entry.number, mustWake)
    }
    if mustWake { wake(at: due) }
    return Environment.Timer { [weak self] in self?.cancel(number) }
  }

  private func cancel(_ number: Int) {
    state.withLock { state in
      if let place = state.entries.firstIndex(where: { $0.number == number }) {
        state.entries.remove(at: place)
      }
    }
  }

  private func wake(at due: ContinuousClock.Instant) {
    Task {
      try? await Task.sleep(until: due, clock: clock)
      fire(wokenAt: due)
    }
  }

  /// Does what is due and sleeps again until the next. A task that an earlier timer has overtaken does nothing.
  private func fire(wokenAt wakeUp: ContinuousClock.Instant) {
    let now = clock.now
    let (due, next) = state.withLock { state -> ([Entry], ContinuousClock.Instant?) in
      guard state.wakesAt == wakeUp else { return ([], nil) }
      let due = state.entries.prefix { $0.due <= now }
      state.entries.removeFirst(due.count)
      state.wakesAt = state.entries.first?.due
      return (Array(due), state.wakesAt)
    }
    due.forEach { $0.action() }
    if let next { wake(at: next) }
  }
}
