import Synchronization

@testable import ParleyCommand

/// A console that tests read: what is written is kept, what is typed is given.
final class TestTerminal: Sendable {
  private let written = Mutex("")
  private let complained = Mutex("")
  private let typed: Mutex<[String]>

  private let wait: @Sendable (Duration) async -> Bool

  /// - Parameter wait: what happens while time passes; `false` ends what waits.
  init(typing lines: [String] = [], wait: @escaping @Sendable (Duration) async -> Bool = { _ in false }) {
    typed = Mutex(lines)
    self.wait = wait
  }

  var output: String { written.withLock { $0 } }
  var errors: String { complained.withLock { $0 } }

  var console: Console {
    Console(
      write: { text in self.written.withLock { $0 += text } },
      writeError: { text in self.complained.withLock { $0 += text } },
      nextLine: { self.typed.withLock { $0.isEmpty ? nil : .line(Array($0.removeFirst().utf8)) } },
      isInteractive: false, isTerminal: false, usesColours: false, width: 80,
      wait: wait)
  }

  func run(_ arguments: String...) async -> ExitStatus { await Command.run(arguments, on: console) }
}
