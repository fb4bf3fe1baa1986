import HostProtocol
import Parley

/// One client of a server, with the session that takes its lines.
final class ClientConnection: Sendable {
  private let lines: LineConnection
  private let session: HostSession
  private let log: ServerLog
  private let limits: HostLimits

  /// - Parameter patience: How many milliseconds the server, when it ends, waits for a client that does not read.
  init(
    input: Int32, endedBy ender: Int32?, output: Int32, limits: HostLimits, simulate: HostSetUp.Simulation?,
    log: ServerLog, patience: Int32 = 5_000
  ) {
    let lines = LineConnection(input: input, endedBy: ender, output: output, patience: patience)
    self.lines = lines
    self.limits = limits
    self.log = log
    self.session = HostSession(limits: limits, simulate: simulate) { line in
      log.wrote(line)
      lines.write(line)
    }
  }

  /// The `errno` of an answer that could not be written.
  var outputFailure: Int32? { lines.outputFailure }

  /// Serves the client until its input ends.
  ///
  /// - Returns: the conversations that were open at the end, where they are to be stored.
  func serve(storing: Bool) async -> [JSONValue] {
    var stored: [JSONValue] = []
    await lines.serve(limit: limits.messageBytes) { [log, session] line in
      guard let line else { return session.refuseLongMessage() }
      log.read(line)
      session.receive(line)
    } ended: {
      stored = await session.end(storing: storing)
    }
    return stored
  }
}
