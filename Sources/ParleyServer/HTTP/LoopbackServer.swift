import Foundation
import Synchronization

/// Answers HTTP requests on 127.0.0.1, one for each connection, which is enough for one person's browser.
package final class LoopbackServer: Sendable {
  package typealias Problem = TCPListener.Problem

  /// The most connections at once, and the milliseconds in which a request must arrive.
  private static let mostClients = 64
  private static let patience = 10_000

  /// The number of the port.
  package let port: UInt16
  private let listener: TCPListener
  private let count = Mutex(0)

  /// - Parameter port: 0 for any that is free.
  package init(port: UInt16) throws(Problem) {
    listener = try TCPListener(port: port)
    self.port = listener.port
  }

  /// Answers until the server is closed.
  package func serve(_ answer: @escaping @Sendable (HTTPRequest) async -> HTTPResponse) async {
    let policy = LocalPolicy(port: port)
    while let client = await BlockingWork.run({ self.listener.client() }) {
      guard
        count.withLock({
          $0 += 1; return $0 <= Self.mostClients
        })
      else {
        finish(client, .text(503, "too many connections"))
        continue
      }
      Task {
        let response: HTTPResponse
        switch await BlockingWork.run({ self.request(from: client) }) {
        case .success(let request):
          response = if let no = policy.refusal(of: request) { no } else { await answer(request) }
        case .failure(let problem): response = .text(problem.status, problem.words)
        }
        await BlockingWork.run { self.finish(client, response) }
      }
    }
    listener.refuse()
  }

  /// Accepts no more requests; those that wait for an answer still get it.
  package func close() { listener.close() }

  // MARK: Connections

  private struct Refusal: Error {
    var status: Int
    var words: String
  }

  /// The request of a client, if it arrives in time.
  private func request(from client: Int32) -> Result<HTTPRequest, Refusal> {
    var reader = HTTPRequestReader()
    var buffer = [UInt8](repeating: 0, count: 16 << 10)
    let start = ContinuousClock.now
    while true {
      let left = Self.patience - Int((ContinuousClock.now - start) / .milliseconds(1))
      var waited = [pollfd(fd: client, events: Int16(POLLIN), revents: 0)]
      guard left > 0, poll(&waited, 1, Int32(left)) > 0 else {
        return .failure(Refusal(status: 408, words: "the request did not come in time"))
      }
      let count = read(client, &buffer, buffer.count)
      guard count > 0 else { return .failure(Refusal(status: 400, words: "the request is cut off")) }
      do throws(HTTPProblem) {
        if let request = try reader.take(buffer[..<count]) { return .success(request) }
      } catch {
        return .failure(Refusal(status: error.rawValue, words: error.words))
      }
    }
  }

  /// Writes the answer and closes the connection.
  ///
  /// Input that is still arriving is read first: otherwise the system would reset the connection, and the answer would
  /// be lost.
  private func finish(_ client: Int32, _ response: HTTPResponse) {
    let bytes = response.bytes
    var written = 0
    while written < bytes.count {
      var waited = [pollfd(fd: client, events: Int16(POLLOUT), revents: 0)]
      guard poll(&waited, 1, Int32(Self.patience)) > 0 else { break }
      let sent = bytes.withUnsafeBytes { part in
        send(client, part.baseAddress?.advanced(by: written), bytes.count - written, Self.quietly)
      }
      guard sent > 0 else { break }
      written += sent
    }
    shutdown(client, Int32(SHUT_WR))
    var rest = [UInt8](repeating: 0, count: 16 << 10)
    for _ in 0..<256 {
      var waited = [pollfd(fd: client, events: Int16(POLLIN), revents: 0)]
      guard poll(&waited, 1, 200) > 0, read(client, &rest, rest.count) > 0 else { break }
    }
    ListeningSocket.close(client)
    count.withLock { $0 -= 1 }
  }

  #if canImport(Darwin)
    private static let quietly: Int32 = 0
  #else
    private static let quietly = Int32(MSG_NOSIGNAL)
  #endif
}
