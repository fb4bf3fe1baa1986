import Foundation

/// The lines that come from a descriptor.
///
/// One that is longer than the limit is skipped, and only its being too long told: a line without an end takes no more
/// memory than the limit.
package struct IncomingLines {
  package enum Line: Sendable, Hashable {
    case line([UInt8])
    /// The line of this number, from 1, has more bytes than the limit.
    case tooLong(number: Int)
  }

  private let descriptor: Int32
  /// Something to read on it is the end of the input, too.
  private let ender: Int32?
  private let limit: Int
  /// Whether what follows the last end of a line is a line, too.
  private let takesRest: Bool
  /// How many lines were given out.
  private var count = 0
  private var buffer: [UInt8] = []
  /// Up to where the buffer was given out, and up to where it has no further end of a line.
  private var (start, searched) = (0, 0)
  private var isSkipping = false
  private var chunk = [UInt8](repeating: 0, count: 1 << 16)

  /// - Parameter takesRest: Whether text without an end of a line is a line: of a message it may be a part only.
  package init(from descriptor: Int32, endedBy ender: Int32? = nil, limit: Int, takesRest: Bool) {
    self.descriptor = descriptor
    self.ender = ender
    self.limit = limit
    self.takesRest = takesRest
  }

  /// The next line without its end, be it LF or CR LF; `nil` at the end of the input.
  package mutating func next() -> Line? {
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = buffer[start..<end]
        (start, searched) = (end + 1, end + 1)
        if isSkipping {
          isSkipping = false
          continue
        }
        return given(line)
      }
      buffer.removeFirst(start)
      (start, searched) = (0, buffer.count)
      if buffer.count > limit {
        (buffer, searched) = ([], 0)
        if !isSkipping {
          isSkipping = true
          count += 1
          return .tooLong(number: count)
        }
      }
      guard read() else { return rest() }
    }
  }

  private mutating func given(_ line: ArraySlice<UInt8>) -> Line {
    count += 1
    if line.count > limit { return .tooLong(number: count) }
    return .line(Array(line.last == UInt8(ascii: "\r") ? line.dropLast() : line))
  }

  /// What the input ended with, where that is a line.
  private mutating func rest() -> Line? {
    let rest = buffer[...]
    (buffer, start, searched) = ([], 0, 0)
    return takesRest && !isSkipping && !rest.isEmpty ? given(rest) : nil
  }

  private mutating func read() -> Bool {
    while true {
      if hasBeenEnded() { return false }
      let count = systemRead(descriptor, &chunk, chunk.count)
      if count > 0 {
        buffer += chunk[..<count]
        return true
      }
      if count == 0 || errno != EINTR { return false }
    }
  }

  /// Waits until there is something to read; whether that is the end.
  private func hasBeenEnded() -> Bool {
    guard let ender else { return false }
    var waited = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0), pollfd(fd: ender, events: Int16(POLLIN), revents: 0),
    ]
    while poll(&waited, 2, -1) < 0 { if errno != EINTR { return true } }
    return waited[1].revents != 0
  }
}

private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}
