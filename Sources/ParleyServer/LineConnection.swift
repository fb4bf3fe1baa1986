import Foundation
import HostProtocol

/// A client at a pair of descriptors that sends lines and gets lines, in any protocol: it is read on one thread and
/// written to on another.
package final class LineConnection: Sendable {
  /// Bytes that may wait for the client before nothing more is read from it, and before it is left.
  private static let (enough, most) = (1 << 20, 1 << 25)

  private let input: Int32
  private let ender: Int32?
  private let outgoing: OutgoingLines

  /// - Parameter patience: How many milliseconds the end of the server waits for a client that does not read.
  package init(input: Int32, endedBy ender: Int32?, output: Int32, patience: Int32 = 5_000) {
    self.input = input
    self.ender = ender
    outgoing = OutgoingLines(to: output, endedBy: ender, enough: Self.enough, most: Self.most, patience: patience)
  }

  /// Writes a line, from any thread.
  package func write(_ line: [UInt8]) { outgoing.add(line) }

  /// The number of the system's error where a line could not be written.
  package var outputFailure: Int32? { outgoing.failure }

  /// Hands over lines until the input ends, and writes what is still to be written then.
  ///
  /// - Parameters:
  ///   - limit: How many bytes a line has at most; of a longer one `nil` is handed over.
  ///   - ended: What is done at the end of the input, before the last lines are written.
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
