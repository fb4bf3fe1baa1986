import Foundation
import HostProtocol
import Parley
import Synchronization

/// Serves the protocol to clients: one on standard input and output, or several on a Unix socket.
package final class ParleyServer: Sendable {
  /// How many clients of a socket are served at once: each has two threads.
  package static let mostClients = 256

  private let limits: HostLimits
  private let mostClients: Int
  private let simulate: HostSetUp.Simulation?
  private let log: ServerLog
  private let isStoring: Bool
  private let clients = Mutex<[Int32: Task<[JSONValue], Never>]>([:])
  private let lastFailure = Mutex<Int32?>(nil)

  package init(
    limits: HostLimits = HostLimits(), mostClients: Int = ParleyServer.mostClients, simulate: HostSetUp.Simulation?,
    log: ServerLog, storing: Bool
  ) {
    self.limits = limits
    self.mostClients = mostClients
    self.simulate = simulate
    self.log = log
    self.isStoring = storing
  }

  /// Serves the client at a pair of descriptors until its input ends, or there is something to read at `ender`.
  ///
  /// - Returns: what was open at the end, where it is to be stored.
  package func serve(input: Int32, endedBy ender: Int32? = nil, output: Int32) async -> [JSONValue] {
    log.noted("a client has come")
    let connection = ClientConnection(
      input: input, endedBy: ender, output: output, limits: limits, simulate: simulate, log: log)
    let stored = await connection.serve(storing: isStoring)
    if let code = connection.outputFailure { lastFailure.withLock { $0 = code } }
    log.noted("a client has left")
    return stored
  }

  /// The number of the system's error that answers could not be written by, to the client that has left last of those
  /// that one happened to.
  package var outputFailure: Int32? { lastFailure.withLock { $0 } }

  /// Tells a client that there are too many, and leaves it.
  private func refuse(_ client: Int32) {
    let error = HostError(.tooMuch, "\(mostClients) clients are served already")
    UnixSocket.send(HostMessage.answer(id: .null, .failure(error)).line + [UInt8(ascii: "\n")], to: client)
    ListeningSocket.close(client)
    log.noted("a client was refused")
  }

  /// Serves every client that connects to a socket, until the socket is closed.
  package func serve(at socket: UnixSocket) async -> [JSONValue] {
    while let client = await socket.accept() {
      if clients.withLock({ $0.count >= mostClients }) {
        refuse(client)
        continue
      }
      let task = Task {
        defer { ListeningSocket.close(client) }
        return await serve(input: client, endedBy: socket.ender, output: client)
      }
      clients.withLock { $0[client] = task }
      Task {
        _ = await task.value
        // What a client left open is still to be returned where the server has ended meanwhile.
        if Waiting.isReadable(socket.ender) { return }
        clients.withLock { if $0[client] == task { $0[client] = nil } }
      }
    }
    let left = clients.withLock { $0 }
    var stored: [JSONValue] = []
    for task in left.values { stored += await task.value }
    return stored
  }
}
