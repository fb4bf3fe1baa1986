import Foundation

/// A TCP port on which clients are accepted.
package final class TCPListener: Sendable {
  /// Why a port cannot be opened.
  package struct Problem: Error, Sendable, CustomStringConvertible {
    package var description: String
  }

  /// The number of the port.
  package let port: UInt16
  private let socket: ListeningSocket
  /// Readable once no more clients are accepted.
  var ender: Int32 { socket.ender }

  /// Opens a port at an address of this machine.
  ///
  /// - Parameters:
  ///   - address: An IPv4 address in digits; `127.0.0.1` for clients of this machine only, `0.0.0.0` for all.
  ///   - port: 0 for any that is free.
  package init(address text: String = "127.0.0.1", port: UInt16) throws(Problem) {
    guard let socket = ListeningSocket(AF_INET) else { throw Self.problem(port) }
    self.port = try Self.listen(at: text, port, socket.descriptor)
    self.socket = socket
  }

  /// Binds a socket to an address and opens it for clients.
  ///
  /// Returns the port, which the system chooses where 0 was given.
  private static func listen(at text: String, _ port: UInt16, _ descriptor: Int32) throws(Problem) -> UInt16 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    guard inet_pton(AF_INET, text, &address.sin_addr) == 1 else {
      throw Problem(description: "'\(text.prefix(80))' is no address in figures, such as 127.0.0.1")
    }
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafePointer(to: address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) == 0 }
    }
    guard isBound, systemListen(descriptor) == 0 else { throw problem(port) }
    let isNamed = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &size) == 0 }
    }
    guard isNamed else { throw problem(port) }
    return UInt16(bigEndian: address.sin_port)
  }

  private static func problem(_ port: UInt16) -> Problem {
    Problem(description: "port \(port): \(String(cString: strerror(errno)))")
  }

  /// Waits for the next client; `nil` once the port is closed.
  func client() -> Int32? { socket.client() }

  /// Accepts no more clients; may be called from any thread.
  package func close() { socket.end() }

  /// Refuses new clients, and those that were not accepted yet; to be called when nobody accepts any more.
  ///
  /// The port is free for others once this object is gone.
  func refuse() { shutdown(socket.descriptor, Int32(SHUT_RDWR)) }
}

private func systemListen(_ descriptor: Int32) -> Int32 { listen(descriptor, 64) }
