import Foundation

/// A Unix socket that only its owner can connect to.
package final class UnixSocket: Sendable {
  /// Why a socket cannot be listened at.
  package struct Problem: Error, Sendable, CustomStringConvertible {
    package var description: String
  }

  private let descriptor: Int32
  private let path: String
  /// A byte on it, which is never read, is the end: of waiting for clients, and of each of them.
  let ender: Int32
  private let ending: Int32

  /// Listens at a path.
  ///
  /// A socket that a server left behind there is replaced; anything else is not.
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
    var ends: [Int32] = [-1, -1]
    let isPiped = pipe(&ends) == 0
    let opened = Self.socket()
    do throws(Problem) {
      guard isPiped else { throw Self.problem(path) }
      try Self.listen(at: path, address, opened)
    } catch {
      for each in ends + [opened] where each >= 0 { systemClose(each) }
      throw error
    }
    (ender, ending, descriptor) = (ends[0], ends[1], opened)
  }

  deinit {
    for each in [descriptor, ender, ending] { systemClose(each) }
  }

  /// Makes the file of the socket, which is its owner's alone before a client can connect to it.
  ///
  /// The mode is set between `bind` and `listen`, while connecting is refused to everybody. The process's file mode
  /// creation mask is not used for it: that would be the mask of files that other threads create meanwhile, too.
  private static func listen(at path: String, _ address: sockaddr_un, _ descriptor: Int32) throws(Problem) {
    guard descriptor >= 0, withPointer(to: address, { bind(descriptor, $0, $1) }) == 0 else { throw problem(path) }
    guard chmod(path, 0o600) == 0, systemListen(descriptor) == 0 else {
      let problem = problem(path)
      unlink(path)
      throw problem
    }
  }

  private static func socket() -> Int32 {
    #if canImport(Glibc) || canImport(Musl)
      systemSocket(AF_UNIX, Int32(SOCK_STREAM.rawValue))
    #else
      systemSocket(AF_UNIX, SOCK_STREAM)
    #endif
  }

  private static func problem(_ path: String) -> Problem {
    Problem(description: "\(path): \(String(cString: strerror(errno)))")
  }

  /// The next client; `nil` once the socket is closed.
  package func accept() async -> Int32? {
    await withCheckedContinuation { continuation in
      let thread = Thread { [self] in continuation.resume(returning: Listening.client(at: descriptor, until: ender)) }
      thread.stackSize = 1 << 20
      thread.start()
    }
  }

  /// Takes no more clients, from any thread.
  package func close() {
    var byte: UInt8 = 0
    _ = write(ending, &byte, 1)
    unlink(path)
  }

  static func close(_ descriptor: Int32) { systemClose(descriptor) }

  /// Writes a short line to a client that has just come, whose buffer is empty.
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

  /// Whether a server answers there.
  private static func isServed(_ address: sockaddr_un) -> Bool {
    let probe = socket()
    defer { systemClose(probe) }
    return withPointer(to: address) { connect(probe, $0, $1) } == 0
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
private func systemClose(_ descriptor: Int32) { _ = close(descriptor) }
private func systemSocket(_ family: Int32, _ kind: Int32) -> Int32 { socket(family, kind, 0) }
private func systemListen(_ descriptor: Int32) -> Int32 { listen(descriptor, 128) }
