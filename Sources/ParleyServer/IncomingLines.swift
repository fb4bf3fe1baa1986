import Foundation

/// The lines that come from a descriptor.
///
/// One that is longer than the limit is skipped, and only its being too long told.
struct IncomingLines {
  enum Line {
    case line([UInt8])
    case tooLong
  }

  private let descriptor: Int32
  /// Something to read on it is the end of the input, too.
  private let ender: Int32?
  private let limit: Int
  private var buffer: [UInt8] = []
  /// Up to where the buffer was given out, and up to where it has no further end of a line.
  private var (start, searched) = (0, 0)
  private var isSkipping = false

  init(from descriptor: Int32, endedBy ender: Int32?, limit: Int) {
    self.descriptor = descriptor
    self.ender = ender
    self.limit = limit
  }

  /// The next line without its end; `nil` at the end of the input, where what has no end is no line.
  mutating func next() -> Line? {
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = buffer[start..<end]
        (start, searched) = (end + 1, end + 1)
        if isSkipping {
          isSkipping = false
          continue
        }
        return line.count > limit ? .tooLong : .line(Array(line))
      }
      buffer.removeFirst(start)
      (start, searched) = (0, buffer.count)
      if buffer.count > limit {
        (buffer, searched) = ([], 0)
        if !isSkipping {
          isSkipping = true
          return .tooLong
        }
      }
      guard read() else { return nil }
    }
  }

  private mutating func read() -> Bool {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
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
