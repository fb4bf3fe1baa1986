import Foundation
import HostProtocol
import Parley

/// One client of a server: it is read on one thread and written to on another.
final class ClientConnection: Sendable {
  private let input: Int32
  private let ender: Int32?
  private let outgoing: OutgoingLines
  private let session: HostSession
  private let log: ServerLog
  private let limits: HostLimits

  /// Bytes that may wait for a client before nothing more is read from it, and before it is left.
  private static let (enough, most) = (1 << 20, 1 << 25)

  /// - Parameter patience: How many milliseconds the end of the server waits for a client that does not read.
  init(
    input: Int32, endedBy ender: Int32?, output: Int32, limits: HostLimits, simulate: HostSetUp.Simulation?,
    log: ServerLog, patience: Int32 = 5_000
  ) {
    let outgoing = OutgoingLines(
      to: output, endedBy: ender, enough: Self.enough, most: Self.most, patience: patience)
    self.input = input
    self.ender = ender
    self.outgoing = outgoing
    self.limits = limits
    self.log = log
    self.session = HostSession(limits: limits, simulate: simulate) { line in
      log.wrote(line)
      outgoing.add(line)
    }
  }

  /// The number of the system's error where an answer could not be written.
  var outputFailure: Int32? { outgoing.failure }

  /// Serves the client until its input ends.
  ///
  /// - Returns: what was open at the end, where that is wanted.
  func serve(storing: Bool) async -> [JSONValue] {
    async let isWritten: Void = Self.thread { [outgoing] in outgoing.writeAll() }
    await Self.thread { [self] in readAll() }
    let stored = await session.end(storing: storing)
    outgoing.finish()
    await isWritten
    return stored
  }

  private func readAll() {
    var lines = IncomingLines(from: input, endedBy: ender, limit: limits.messageBytes, takesRest: false)
    while outgoing.waitForRoom(), let next = lines.next() {
      switch next {
      case .line(let line):
        log.read(line)
        session.receive(line)
      case .tooLong: session.refuseLongMessage()
      }
    }
  }

  /// Runs what blocks on a thread of its own, and waits for its end.
  private static func thread(_ body: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { continuation in
      let thread = Thread {
        body()
        continuation.resume()
      }
      thread.stackSize = 1 << 20
      thread.start()
    }
  }
}
