import Foundation

/// The lines that a client has not read yet; bounded, so that a client that does not read takes no memory.
///
/// Above the first bound nothing is read from that client until it has read; above the second it is dropped. A line is
/// written at once by the thread that adds it, if the client has room for it, and otherwise later by the thread of
/// ``writeAll()``.
final class OutgoingLines: @unchecked Sendable {
  // Threads wait here for room and for lines. Neither an actor nor a `Mutex` offers that, hence a condition; it guards
  // everything below.
  private let condition = NSCondition()
  private var bytes: [UInt8] = []
  private var isOpen = true
  /// Whether the client is gone or was dropped: then nothing more is written.
  private var isLeft = false
  /// Whether a thread is writing what it took; no other thread may take more before it has finished.
  private var isWriting = false
  private var failed: Int32?
  private let descriptor: Int32
  private let ender: Int32?
  private let most: Int
  private let enough: Int
  private let patience: Int32

  /// - Parameters:
  ///   - ender: A descriptor that is readable once the server ends.
  ///   - patience: How many milliseconds the server, when it ends, waits for a client that does not read.
  init(to descriptor: Int32, endedBy ender: Int32? = nil, enough: Int, most: Int, patience: Int32 = 5_000) {
    self.descriptor = descriptor
    self.ender = ender
    self.enough = enough
    self.most = most
    self.patience = patience
  }

  /// Takes a line for the client; does nothing for a client that was dropped.
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

  /// Waits until the client has read enough; `false` for a client that was dropped.
  func waitForRoom() -> Bool {
    condition.withLock {
      while isOpen, bytes.count > enough { condition.wait() }
      return isOpen
    }
  }

  /// Writes the lines that had no room when they were added, until no more will come or the client is dropped.
  func writeAll() {
    while let next = take() {
      write { () throws(Failure) in
        try writeWaiting(next)
        return []
      }
    }
  }

  /// The `errno` that ended the writing; `nil` where there was none.
  var failure: Int32? { condition.withLock { failed } }

  /// No more lines will come; those that were added are still written.
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

  /// Puts back the part of what was taken that was not written.
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

  /// Why nothing more can be written to a client.
  private struct Failure: Error {
    /// The `errno`; `nil` where the server has stopped waiting for the client.
    var code: Int32?
  }

  /// Writes what was taken, with a body that returns the part for which there was no room.
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

  /// Waits until the client has read something; `false` where the server has stopped waiting for it.
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

  /// Writes as much as the client has room for; returns the number of bytes.
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

/// `write(2)`, with an error in place of a signal for a closed pipe.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
