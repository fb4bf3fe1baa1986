import Foundation
import HostProtocol
import Parley
import Synchronization

/// Serves the protocol to clients: one on standard input and output, or several on a Unix socket.
package final class ParleyServer: Sendable {
  /// How many clients of a socket are served at once; each takes two threads.
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

  /// Serves the client at a pair of descriptors until its input ends or `ender` is readable.
  ///
  /// - Returns: the conversations that were open at the end, where they are to be stored.
  package func serve(input: Int32, endedBy ender: Int32? = nil, output: Int32) async -> [JSONValue] {
    log.noted("a client has come")
    let connection = ClientConnection(
      input: input, endedBy: ender, output: output, limits: limits, simulate: simulate, log: log)
    let stored = await connection.serve(storing: isStoring)
    if let code = connection.outputFailure { lastFailure.withLock { $0 = code } }
    log.noted("a client has left")
    return stored
  }

  /// The `errno` of answers that could not be written; of several clients, that of the one that left last.
  package var outputFailure: Int32? { lastFailure.withLock { $0 } }

  /// Tells a client that there are too many, and closes its connection.
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
        // When the server has ended, the conversations that a client left open are still returned.
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
