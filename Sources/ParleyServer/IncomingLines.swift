import Foundation

/// The lines that a descriptor delivers.
///
/// A line above the limit is skipped and reported, so that input without line ends takes no more memory than the limit.
package struct IncomingLines {
  package enum Line: Sendable, Hashable {
    case line([UInt8])
    /// The line of this number, from 1, was longer than the limit.
    case tooLong(number: Int)
  }

  private let descriptor: Int32
  /// A second descriptor: once it is readable, the input has ended.
  private let ender: Int32?
  private let limit: Int
  /// Whether text after the last line end is a line.
  private let takesRest: Bool
  /// How many lines were returned.
  private var count = 0
  private var buffer: [UInt8] = []
  /// The end of what was returned, and the end of what was searched for line ends.
  private var (start, searched) = (0, 0)
  private var isSkipping = false
  private var chunk = [UInt8](repeating: 0, count: 1 << 16)

  /// - Parameter takesRest: Whether text after the last line end is a line; of a message it may be only a part.
  package init(from descriptor: Int32, endedBy ender: Int32? = nil, limit: Int, takesRest: Bool) {
    self.descriptor = descriptor
    self.ender = ender
    self.limit = limit
    self.takesRest = takesRest
  }

  /// The next line without its LF or CR LF; `nil` at the end of the input.
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

  /// The text after the last line end, where that counts as a line.
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

  /// Waits until there is something to read; returns whether the input has ended.
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
