#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What is asked of the operating system about the terminal; everything of this kind is in this folder.
enum Terminal {
  enum Stream: Int32 {
    case input = 0
    case output, error
  }

  static func isTerminal(_ stream: Stream) -> Bool {
    #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
      isatty(stream.rawValue) == 1
    #else
      false
    #endif
  }

  /// Makes a write fail where a pipe has no reader or a file would get too large; otherwise the system would end the
  /// process without a word.
  static func letWritesFail() {
    #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
      signal(SIGPIPE, SIG_IGN)
      signal(SIGXFSZ, SIG_IGN)
    #endif
  }

  /// Writes all of a text; the number of the error where that fails.
  static func write(_ text: String, to stream: Stream) -> Int32? { write(text, to: stream.rawValue) }

  static func write(_ text: String, to descriptor: Int32) -> Int32? {
    var text = text
    return text.withUTF8 { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let written = systemWrite(descriptor, UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: rest)))
        if written > 0 {
          rest = rest.dropFirst(written)
        } else if written < 0, errno != EINTR, errno != EAGAIN {
          return errno
        }
      }
      return nil
    }
  }

  private static func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Darwin)
      Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }

  /// How many columns the terminal has; `nil` where the output is none.
  static var width: Int? {
    #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
      var size = winsize()
      guard ioctl(Stream.output.rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
      return Int(size.ws_col)
    #else
      nil
    #endif
  }
}
