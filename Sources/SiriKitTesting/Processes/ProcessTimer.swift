import Dispatch
import Foundation
import Synchronization

/// Ends a process that does not end by itself.
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

  /// Waits on a thread of its own: the tasks of a busy test run may leave no other for minutes.
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

  /// Whether the time was over before the process was.
  func stop() -> Bool {
    isStopped.signal()
    return state.withLock { state in
      state.isOver = true
      return state.isDue
    }
  }
}

extension Process {
  /// Ends the process in a way that it cannot put off: started by a thread that holds signals back, it does so too.
  fileprivate func end() {
    #if os(Windows)
      terminate()
    #else
      if isRunning { kill(processIdentifier, SIGKILL) }
    #endif
  }
}
