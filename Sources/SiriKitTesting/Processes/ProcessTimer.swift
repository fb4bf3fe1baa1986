import Dispatch
import Foundation
import Synchronization

/// Ends a process after a time limit.
final class ProcessTimer: Sendable {
  private struct State {
    var isOver = false
    var isDue = false
  }
  private let state = Mutex(State())
  private let isStopped = DispatchSemaphore(value: 0)
  private let end: @Sendable () -> Void
  private let limit: Duration

  init(_ process: Process, _ limit: Duration) {
    end = { process.end() }
    self.limit = limit
  }

  /// Waits on its own thread: in a busy test run, tasks may get no other thread for minutes.
  func start() {
    Thread.detachNewThread { [self] in
      guard isStopped.wait(timeout: .now() + limit / .seconds(1)) == .timedOut else { return }
      let isDue = state.withLock { state in
        state.isDue = !state.isOver
        return state.isDue
      }
      if isDue { end() }
    }
  }

  /// Stops the timer; returns whether the limit was reached before.
  func stop() -> Bool {
    isStopped.signal()
    return state.withLock { state in
      state.isOver = true
      return state.isDue
    }
  }
}

extension Process {
  /// Ends the process with a signal that cannot be blocked; a process inherits the blocked signals of the thread that
  /// started it.
  fileprivate func end() {
    #if os(Windows)
      terminate()
    #else
      if isRunning { kill(processIdentifier, SIGKILL) }
    #endif
  }
}
