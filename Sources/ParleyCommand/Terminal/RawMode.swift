#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The terminal while single keys are read from it: nothing is echoed, no line is waited for, control-C is a key.
struct RawMode {
  private let before: termios

  /// `nil` where the input is no terminal.
  init?() {
    var settings = termios()
    guard tcgetattr(Terminal.Stream.input.rawValue, &settings) == 0 else { return nil }
    before = settings
    settings.c_lflag &= ~tcflag_t(ECHO | ICANON | ISIG | IEXTEN)
    settings.c_iflag &= ~tcflag_t(ICRNL | IXON)
    guard tcsetattr(Terminal.Stream.input.rawValue, TCSADRAIN, &settings) == 0 else { return nil }
  }

  /// Gives the terminal back as it was.
  func restore() {
    var settings = before
    _ = tcsetattr(Terminal.Stream.input.rawValue, TCSADRAIN, &settings)
  }

  /// The next byte that is typed; `nil` at the end of the input.
  static func readByte() -> UInt8? {
    var byte: UInt8 = 0
    while true {
      let count = read(Terminal.Stream.input.rawValue, &byte, 1)
      if count == 1 { return byte }
      if count == 0 || errno != EINTR { return nil }
    }
  }

  /// Whether another byte comes at once: it distinguishes the escape key from the beginning of a sequence.
  static func hasMore() -> Bool {
    var waiting = pollfd(fd: Terminal.Stream.input.rawValue, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, 30) > 0
  }
}
