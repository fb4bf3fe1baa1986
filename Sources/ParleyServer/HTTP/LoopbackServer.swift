import Foundation
import Synchronization

/// Answers requests of HTTP on 127.0.0.1: a connection a request, which is enough for one person's browser.
package final class LoopbackServer: Sendable {
  /// Why a port cannot be listened at.
  package struct Problem: Error, Sendable, CustomStringConvertible {
    package var description: String
  }

  /// How many connections there are at once, and how many milliseconds one may take to send its request.
  private static let mostClients = 64
  private static let patience = 10_000

  /// The port that is listened at.
  package let port: UInt16
  private let descriptor: Int32
  private let ender: Int32
  private let ending: Int32
  private let count = Mutex(0)

  /// - Parameter port: 0 for any that is free.
  package init(port: UInt16) throws(Problem) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Self.problem(port) }
    (ender, ending) = (ends[0], ends[1])
    #if canImport(Glibc) || canImport(Musl)
      let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let listener = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    descriptor = listener
    var yes: Int32 = 1
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafePointer(to: address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(listener, $0, size) == 0 }
    }
    guard listener >= 0, isBound, listen(listener, 64) == 0 else { throw Self.problem(port) }
    let isNamed = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(listener, $0, &size) == 0 }
    }
    guard isNamed else { throw Self.problem(port) }
    self.port = UInt16(bigEndian: address.sin_port)
  }

  private static func problem(_ port: UInt16) -> Problem {
    Problem(description: "port \(port): \(String(cString: strerror(errno)))")
  }

  /// Answers until the server is closed.
  package func serve(_ answer: @escaping @Sendable (HTTPRequest) async -> HTTPResponse) async {
    let policy = LocalPolicy(port: port)
    while let client = await Self.thread({ Listening.client(at: self.descriptor, until: self.ender) }) {
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
        switch await Self.thread({ self.request(from: client) }) {
        case .success(let request):
          response = if let no = policy.refusal(of: request) { no } else { await answer(request) }
        case .failure(let problem): response = .text(problem.status, problem.words)
        }
        await Self.thread { self.finish(client, response) }
      }
    }
    systemClose(descriptor)
  }

  /// Takes no more requests; those that wait for an answer get it.
  package func close() {
    var byte: UInt8 = 0
    _ = write(ending, &byte, 1)
  }

  // MARK: Connections

  private struct Refusal: Error {
    var status: Int
    var words: String
  }

  /// The request of a client that sends it in time.
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

  /// Writes the answer and ends the connection; what is still sent is read away first, or the answer would be lost.
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
    systemClose(client)
    count.withLock { $0 -= 1 }
  }

  #if canImport(Darwin)
    private static let quietly: Int32 = 0
  #else
    private static let quietly = Int32(MSG_NOSIGNAL)
  #endif

  /// Runs what blocks on a thread of its own.
  private static func thread<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: body()) }
      thread.stackSize = 1 << 20
      thread.start()
    }
  }
}

private func systemClose(_ descriptor: Int32) { _ = close(descriptor) }
