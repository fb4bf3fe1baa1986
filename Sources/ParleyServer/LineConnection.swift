import Foundation
import HostProtocol

/// A client that exchanges lines over a pair of descriptors, in any protocol; one thread reads and another one writes.
package final class LineConnection: Sendable {
  /// With more unread bytes than the first, nothing more is read from the client; with more than the second, it is
  /// dropped.
  private static let (enough, most) = (1 << 20, 1 << 25)

  private let input: Int32
  private let ender: Int32?
  private let outgoing: OutgoingLines

  /// - Parameter patience: How many milliseconds the server, when it ends, waits for a client that does not read.
  package init(input: Int32, endedBy ender: Int32?, output: Int32, patience: Int32 = 5_000) {
    self.input = input
    self.ender = ender
    outgoing = OutgoingLines(to: output, endedBy: ender, enough: Self.enough, most: Self.most, patience: patience)
  }

  /// Writes a line, from any thread.
  package func write(_ line: [UInt8]) { outgoing.add(line) }

  /// The `errno` of a line that could not be written.
  package var outputFailure: Int32? { outgoing.failure }

  /// Passes on lines until the input ends; then the remaining lines are written.
  ///
  /// - Parameters:
  ///   - limit: The most bytes of a line; for a longer one `nil` is passed on.
  ///   - ended: Called at the end of the input, before the last lines are written.
  package func serve(
    limit: Int, _ receive: @escaping @Sendable ([UInt8]?) -> Void, ended: () async -> Void
  ) async {
    async let isWritten: Void = BlockingWork.run { [outgoing] in outgoing.writeAll() }
    await BlockingWork.run { [self] in
      var lines = IncomingLines(from: input, endedBy: ender, limit: limit, takesRest: false)
      while outgoing.waitForRoom(), let next = lines.next() {
        if case .line(let line) = next { receive(line) } else { receive(nil) }
      }
    }
    await ended()
    outgoing.finish()
    await isWritten
  }
}
