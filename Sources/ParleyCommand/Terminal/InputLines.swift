import HostProtocol
import ParleyServer
import Synchronization

/// The lines of the standard input as bytes, each as soon as it is there.
final class InputLines: Sendable {
  /// How many bytes a line has at most.
  static let limit = HostLimits().messageBytes
  /// What is said of a line that has more.
  static let tooLong = "a line has at most \(limit) bytes"

  private let lines: Mutex<IncomingLines>

  /// - Parameter descriptor: Where they come from.
  init(of descriptor: Int32 = Terminal.Stream.input.rawValue) {
    lines = Mutex(IncomingLines(from: descriptor, limit: Self.limit, takesRest: true))
  }

  /// The next line without its end; `nil` after the last.
  func next() -> IncomingLines.Line? { lines.withLock { $0.next() } }
}
