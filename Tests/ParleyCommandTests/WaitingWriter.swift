import Foundation
import ParleyServer
import Synchronization

@testable import ParleyCommand

/// A program that writes a line only when the one before was answered, as a host does that goes on with each answer.
final class WaitingWriter: Sendable {
  private let asked = Mutex(0)
  private let answered = Mutex(0)
  private let lines: [String]

  init(_ lines: [String]) { self.lines = lines }

  /// How many answers there were.
  var answers: Int { answered.withLock { $0 } }

  /// A console whose other end it is; it ends where a line was asked for and the one before is not answered in time.
  var console: Console {
    Console(
      write: { _ in self.answered.withLock { $0 += 1 } }, writeError: { _ in }, nextLine: { self.next() },
      isInteractive: false, isTerminal: false, usesColours: false, width: 80)
  }

  private func next() -> IncomingLines.Line? {
    let number = asked.withLock { asked in
      asked += 1
      return asked
    }
    for _ in 0..<180_000 where answers < number - 1 { Thread.sleep(forTimeInterval: 0.01) }
    return number <= lines.count && answers == number - 1 ? .line(Array(lines[number - 1].utf8)) : nil
  }
}
