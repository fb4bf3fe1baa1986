import Foundation

/// The lines that wait for a client to read them; bounded, so that a client that does not read costs no memory.
///
/// Above the first bound nothing more is read from that client until it has read; above the second it is left. A line
/// is written by the thread that adds it where the client has room for it, and otherwise by the one that waits for room.
final class OutgoingLines: @unchecked Sendable {
  // Threads wait here for room and for lines, which neither an actor nor a `Mutex` offers: hence a condition, which
  // guards everything below.
  private let condition = NSCondition()
  private var bytes: [UInt8] = []
  private var isOpen = true
  /// The client is gone or left: what waits for it is not written any more.
  private var isLeft = false
  /// A thread writes what it has taken; only then may another take more.
  private var isWriting = false
  private var failed: Int32?
  private let descriptor: Int32
  private let ender: Int32?
  private let most: Int
  private let enough: Int
  private let patience: Int32

  /// - Parameters:
  ///   - ender: Something to read on it is the end of the server.
  ///   - patience: How many milliseconds the end of the server waits for a client that does not read.
  init(to descriptor: Int32, endedBy ender: Int32? = nil, enough: Int, most: Int, patience: Int32 = 5_000) {
    self.descriptor = descriptor
    self.ender = ender
    self.enough = enough
    self.most = most
    self.patience = patience
  }

  /// Takes a line for the client; nothing happens once the client is left.
  func add(_ line: [UInt8]) {
    let taken: [UInt8]? = condition.withLock {
      guard isOpen else { return nil }
      bytes += line
      bytes.append(UInt8(ascii: "\n"))
      if bytes.count > most { leave() }
      return isWriting ? nil : takeAll()
    }
    guard let taken else { return }
    write { () throws(Failure) in taken[(try writeWithoutWaiting(taken[...]))...] }
  }

  /// Waits until the client has read enough for more to be asked of it; `false` once it is left.
  func waitForRoom() -> Bool {
    condition.withLock {
      while isOpen, bytes.count > enough { condition.wait() }
      return isOpen
    }
  }

  /// Writes the lines that could not be written when they were added, until there are none and no more will come, or the
  /// client is given up.
  func writeAll() {
    while let next = take() {
      write { () throws(Failure) in
        try writeWaiting(next)
        return []
      }
    }
  }

  /// The number of the system's error that ended the writing; `nil` where there was none.
  var failure: Int32? { condition.withLock { failed } }

  /// Nothing more comes; what is there is still written.
  func finish() {
    condition.withLock {
      isOpen = false
      condition.broadcast()
    }
  }

  // MARK: Taking, under the lock

  private func take() -> [UInt8]? {
    condition.withLock {
      while isWriting || (isOpen && bytes.isEmpty) { condition.wait() }
      return takeAll()
    }
  }

  private func takeAll() -> [UInt8]? {
    guard !bytes.isEmpty else { return nil }
    defer { bytes = [] }
    isWriting = true
    condition.broadcast()
    return bytes
  }

  /// What was taken is written, up to what is put back.
  private func put(back rest: ArraySlice<UInt8>) {
    condition.withLock {
      isWriting = false
      if !isLeft, !rest.isEmpty { bytes = rest + bytes }
      condition.broadcast()
    }
  }

  private func leave(for failure: Failure) {
    condition.withLock {
      isWriting = false
      failed = failure.code
      leave()
    }
  }

  private func leave() {
    (isOpen, isLeft, bytes) = (false, true, [])
    condition.broadcast()
  }

  // MARK: Writing

  /// Why nothing more is written to a client.
  private struct Failure: Error {
    /// The number of the system's error; `nil` where the client is not waited for any more.
    var code: Int32?
  }

  /// Writes what was taken by a body that says what it had no room for.
  private func write(_ body: () throws(Failure) -> ArraySlice<UInt8>) {
    do {
      put(back: try body())
    } catch {
      leave(for: error)
    }
  }

  private func writeWaiting(_ bytes: [UInt8]) throws(Failure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      guard waitForClient() else { throw Failure(code: nil) }
      rest = rest.dropFirst(try writeWithoutWaiting(rest))
    }
  }

  /// Waits until the client has read something; `false` where it is not waited for any more.
  private func waitForClient() -> Bool {
    let step: Int32 = 100
    var waited: Int32 = 0
    while !Waiting.forRoom(at: descriptor, milliseconds: step) {
      if condition.withLock({ isLeft }) { return false }
      guard Waiting.isReadable(ender) else { continue }
      waited += step
      if waited >= patience { return false }
    }
    return true
  }

  /// Writes as much as the client has room for, and says how much that was.
  private func writeWithoutWaiting(_ bytes: ArraySlice<UInt8>) throws(Failure) -> Int {
    var rest = bytes
    while !rest.isEmpty, Waiting.forRoom(at: descriptor, milliseconds: 0) {
      let written = rest.prefix(Waiting.mostAtOnce).withUnsafeBytes {
        systemWrite(descriptor, $0.baseAddress, $0.count)
      }
      if written > 0 {
        rest = rest.dropFirst(written)
      } else if written == 0 || errno != EINTR {
        throw Failure(code: written == 0 ? EIO : errno)
      }
    }
    return bytes.count - rest.count
  }
}

/// `write(2)`; a closed pipe is an error and no signal.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
