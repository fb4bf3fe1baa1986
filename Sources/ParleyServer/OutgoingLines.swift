import Foundation

/// The lines that wait for a client to read them; bounded, so that a client that does not read costs no memory.
///
/// Above the first bound nothing more is read from that client until it has read; above the second it is left.
final class OutgoingLines: @unchecked Sendable {
  // Threads wait here for room and for lines, which neither an actor nor a `Mutex` offers: hence a condition, which
  // guards everything below.
  private let condition = NSCondition()
  private var bytes: [UInt8] = []
  private var isOpen = true
  private var failed: Int32?
  private let descriptor: Int32
  private let most: Int
  private let enough: Int

  init(to descriptor: Int32, enough: Int, most: Int) {
    self.descriptor = descriptor
    self.enough = enough
    self.most = most
  }

  /// Takes a line for the client; nothing happens once the client is left.
  func add(_ line: [UInt8]) {
    condition.withLock {
      guard isOpen else { return }
      bytes += line
      bytes.append(UInt8(ascii: "\n"))
      if bytes.count > most { isOpen = false }
      condition.broadcast()
    }
  }

  /// Waits until the client has read enough for more to be asked of it; `false` once it is left.
  func waitForRoom() -> Bool {
    condition.withLock {
      while isOpen, bytes.count > enough { condition.wait() }
      return isOpen
    }
  }

  /// Writes until all is written and nothing more comes, or the client reads no more.
  func writeAll() {
    while let next = take() {
      if let code = Self.write(next, to: descriptor) { return close(code) }
    }
  }

  private func take() -> [UInt8]? {
    condition.withLock {
      while isOpen, bytes.isEmpty { condition.wait() }
      guard !bytes.isEmpty else { return nil }
      defer { bytes = [] }
      condition.broadcast()
      return bytes
    }
  }

  /// Nothing more comes; what is there is still written.
  func finish() {
    condition.withLock {
      isOpen = false
      condition.broadcast()
    }
  }

  /// The number of the system's error that ended the writing; `nil` where there was none.
  var failure: Int32? { condition.withLock { failed } }

  /// The client is gone: nothing more is written.
  private func close(_ code: Int32) {
    condition.withLock {
      isOpen = false
      failed = code
      bytes = []
      condition.broadcast()
    }
  }

  /// Writes all of the bytes; the number of the error where that fails.
  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    var start = 0
    while start < bytes.count {
      let written = bytes[start...].withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if written > 0 {
        start += written
      } else if written == 0 || errno != EINTR {
        return written == 0 ? EIO : errno
      }
    }
    return nil
  }
}

/// `write(2)`; a closed pipe is an error and no signal.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
