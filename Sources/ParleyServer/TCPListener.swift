import Foundation

/// A TCP port that is listened at.
package final class TCPListener: Sendable {
  /// Why a port cannot be listened at.
  package struct Problem: Error, Sendable, CustomStringConvertible {
    package var description: String
  }

  /// The port that is listened at.
  package let port: UInt16
  /// A byte on it, which is never read, is the end of waiting for clients.
  let ender: Int32
  private let descriptor: Int32
  private let ending: Int32

  /// Listens at an address of this machine.
  ///
  /// - Parameters:
  ///   - address: In figures, of IPv4; `127.0.0.1` for clients of this machine only, `0.0.0.0` for all.
  ///   - port: 0 for any that is free.
  package init(address text: String = "127.0.0.1", port: UInt16) throws(Problem) {
    var ends: [Int32] = [-1, -1]
    let isPiped = pipe(&ends) == 0
    let opened = Self.socket()
    do throws(Problem) {
      guard isPiped, opened >= 0 else { throw Self.problem(port) }
      self.port = try Self.listen(at: text, port, opened)
    } catch {
      for each in ends + [opened] where each >= 0 { systemClose(each) }
      throw error
    }
    (ender, ending, descriptor) = (ends[0], ends[1], opened)
  }

  deinit {
    for each in [descriptor, ender, ending] { systemClose(each) }
  }

  /// Binds a socket to an address and listens at it.
  ///
  /// Returns the port, which the system has chosen where 0 was wanted.
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

  private static func socket() -> Int32 {
    #if canImport(Glibc) || canImport(Musl)
      systemSocket(AF_INET, Int32(SOCK_STREAM.rawValue))
    #else
      systemSocket(AF_INET, SOCK_STREAM)
    #endif
  }

  private static func problem(_ port: UInt16) -> Problem {
    Problem(description: "port \(port): \(String(cString: strerror(errno)))")
  }

  /// The next client, which is waited for; `nil` once the port is closed.
  func client() -> Int32? { Listening.client(at: descriptor, until: ender) }

  /// Takes no more clients, from any thread.
  package func close() {
    var byte: UInt8 = 0
    _ = write(ending, &byte, 1)
  }

  /// Refuses clients from now on, those that wait to be taken, too, once nobody takes any; the port is free for others when
  /// the listener is let go.
  func refuse() { shutdown(descriptor, Int32(SHUT_RDWR)) }

  static func close(_ descriptor: Int32) { systemClose(descriptor) }
}

private func systemClose(_ descriptor: Int32) { _ = close(descriptor) }
private func systemSocket(_ family: Int32, _ kind: Int32) -> Int32 { socket(family, kind, 0) }
private func systemListen(_ descriptor: Int32) -> Int32 { listen(descriptor, 64) }
