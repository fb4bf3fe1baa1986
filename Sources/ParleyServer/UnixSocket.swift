import Foundation

/// A Unix socket that only its owner can connect to.
package final class UnixSocket: Sendable {
  /// Why a socket cannot be opened.
  package struct Problem: Error, Sendable, CustomStringConvertible {
    package var description: String
  }

  private let socket: ListeningSocket
  private let path: String
  /// Readable once the socket is closed, for the thread that accepts clients and for each client.
  var ender: Int32 { socket.ender }

  /// Opens a socket at a path.
  ///
  /// One that an earlier server left behind is replaced; any other file is not.
  package init(path: String) throws(Problem) {
    self.path = path
    guard let address = Self.address(path) else {
      throw Problem(description: "\(path): a socket's path has at most 100 bytes")
    }
    var status = stat()
    if lstat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFSOCK, !Self.isServed(address) else {
        throw Problem(description: "\(path): there is something already")
      }
      unlink(path)
    }
    guard let socket = ListeningSocket(AF_UNIX) else { throw Self.problem(path) }
    try Self.listen(at: path, address, socket.descriptor)
    self.socket = socket
  }

  /// Makes the file of the socket, which only its owner can use from the start.
  ///
  /// Its mode is set between `bind` and `listen`, while nobody can connect yet. The file mode creation mask would also
  /// do, but it applies to the whole process, and so to files that other threads create meanwhile.
  private static func listen(at path: String, _ address: sockaddr_un, _ descriptor: Int32) throws(Problem) {
    guard withPointer(to: address, { bind(descriptor, $0, $1) }) == 0 else { throw problem(path) }
    guard chmod(path, 0o600) == 0, systemListen(descriptor) == 0 else {
      let problem = problem(path)
      unlink(path)
      throw problem
    }
  }

  private static func problem(_ path: String) -> Problem {
    Problem(description: "\(path): \(String(cString: strerror(errno)))")
  }

  /// The next client; `nil` once the socket is closed.
  package func accept() async -> Int32? { await BlockingWork.run { [socket] in socket.client() } }

  /// Accepts no more clients; may be called from any thread.
  package func close() {
    socket.end()
    unlink(path)
  }

  /// Writes a short line to a client that has just connected, whose buffer is empty.
  static func send(_ line: [UInt8], to descriptor: Int32) {
    line.withUnsafeBytes { _ = systemWrite(descriptor, $0.baseAddress, $0.count) }
  }

  // MARK: Addresses

  private static func address(_ path: String) -> sockaddr_un? {
    guard path.utf8.count <= 100 else { return nil }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
    return address
  }

  private static func withPointer<Result>(
    to address: sockaddr_un, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
  ) -> Result {
    withUnsafePointer(to: address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
    }
  }

  /// Whether a server is answering at the address.
  private static func isServed(_ address: sockaddr_un) -> Bool {
    let probe = ListeningSocket.opened(AF_UNIX)
    defer { ListeningSocket.close(probe) }
    return withPointer(to: address) { connect(probe, $0, $1) } == 0
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
private func systemListen(_ descriptor: Int32) -> Int32 { listen(descriptor, 128) }
