import Foundation
import Synchronization

/// Shows at a terminal that a handler is at work; other output takes its place.
final class Spinner: Sendable {
  private static let frames = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
  private let console: Console
  private let state = Mutex<(task: Task<Void, Never>?, isShown: Bool)>((nil, false))

  init(console: Console) { self.console = console }

  /// Begins to wait; what takes less than a moment shows nothing.
  func start(after delay: Duration = .milliseconds(200)) {
    guard console.isTerminal else { return }
    let task = Task { [console] in
      var frame = 0
      guard await console.wait(delay) else { return }
      while !Task.isCancelled {
        draw(Self.frames[frame % Self.frames.count])
        frame += 1
        guard await console.wait(.milliseconds(80)) else { return }
      }
    }
    state.withLock { state in
      state.task?.cancel()
      state.task = task
    }
  }

  /// Removes it before other output.
  func clear() {
    state.withLock { state in
      if state.isShown { console.control("\r\u{1B}[K") }
      state.isShown = false
    }
  }

  func stop() {
    state.withLock { state in
      state.task?.cancel()
      state.task = nil
    }
    clear()
  }

  private func draw(_ frame: String) {
    state.withLock { state in
      guard state.task != nil, !Task.isCancelled else { return }
      console.control("\r")
      console.write("\(frame) ")
      state.isShown = true
    }
  }
}
