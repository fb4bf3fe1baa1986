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
