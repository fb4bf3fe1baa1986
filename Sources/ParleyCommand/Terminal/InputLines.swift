import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The lines of the standard input as bytes, each as soon as it is there.
final class InputLines: Sendable {
  private struct State {
    var buffer: [UInt8] = []
    /// Up to where the buffer was given out.
    var start = 0
    var hasEnded = false
  }

  private let state = Mutex(State())
  private static let size = 1 << 16

  /// The next line without its end; `nil` after the last.
  func next() -> [UInt8]? {
    state.withLock { state in
      var searched = state.start
      while true {
        if let end = state.buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
          defer { state.start = end + 1 }
          return Self.withoutReturn(state.buffer[state.start..<end])
        }
        searched = state.buffer.count - state.start
        state.buffer.removeFirst(state.start)
        state.start = 0
        if state.hasEnded || !Self.read(into: &state.buffer) {
          state.hasEnded = true
          defer { state.buffer = [] }
          return state.buffer.isEmpty ? nil : Self.withoutReturn(state.buffer[...])
        }
      }
    }
  }

  private static func withoutReturn(_ line: ArraySlice<UInt8>) -> [UInt8] {
    Array(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
  }

  /// Appends what is there; `false` at the end of the input.
  private static func read(into buffer: inout [UInt8]) -> Bool {
    var chunk = [UInt8](repeating: 0, count: size)
    while true {
      let count = systemRead(Terminal.Stream.input.rawValue, &chunk, size)
      if count > 0 {
        buffer += chunk[..<count]
        return true
      }
      if count == 0 || errno != EINTR { return false }
    }
  }

  private static func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutablePointer<UInt8>, _ size: Int) -> Int {
    #if canImport(Glibc)
      Glibc.read(descriptor, bytes, size)
    #elseif canImport(Musl)
      Musl.read(descriptor, bytes, size)
    #elseif canImport(Darwin)
      Darwin.read(descriptor, bytes, size)
    #endif
  }
}
