import Synchronization

/// Stepping through a turn from a page: the turn pauses after each phase until the page lets it continue.
final class InspectStepping: Sendable {
  private struct State {
    var isOn = false
    /// Whether the present turn runs to its end without further pauses.
    var goesOn = false
    var waiting: CheckedContinuation<Void, Never>?
    var isClosed = false
  }

  private let state = Mutex(State())

  var isOn: Bool {
    get { state.withLock { $0.isOn } }
    set {
      let waiting = state.withLock { state in
        state.isOn = newValue
        return newValue ? nil : Self.released(&state)
      }
      waiting?.resume()
    }
  }

  /// A new turn pauses at its first phase again.
  func begin() { state.withLock { $0.goesOn = false } }

  /// Whether a turn has to pause here.
  var stops: Bool { state.withLock { $0.isOn && !$0.goesOn && !$0.isClosed } }

  func pause() async {
    await withCheckedContinuation { continuation in
      let isOver = state.withLock { state in
        guard state.isOn, !state.goesOn, !state.isClosed, state.waiting == nil else { return true }
        state.waiting = continuation
        return false
      }
      if isOver { continuation.resume() }
    }
  }

  /// Lets a paused turn continue; `false` where none is paused.
  func goOn(toTheEnd: Bool) -> Bool {
    let waiting = state.withLock { state in
      if toTheEnd { state.goesOn = true }
      return Self.released(&state)
    }
    waiting?.resume()
    return waiting != nil
  }

  /// Ends all pauses for good.
  func close() {
    let waiting = state.withLock { state in
      state.isClosed = true
      return Self.released(&state)
    }
    waiting?.resume()
  }

  private static func released(_ state: inout State) -> CheckedContinuation<Void, Never>? {
    defer { state.waiting = nil }
    return state.waiting
  }
}
