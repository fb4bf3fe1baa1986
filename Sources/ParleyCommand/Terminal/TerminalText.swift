/// Text that is made safe to show at a terminal.
///
/// Names, contents and utterances come from others. A terminal obeys the control characters in them: they clear the
/// screen, set its title, hide text or turn its direction around. Here they become signs that show and do nothing.
enum TerminalText {
  /// The text without anything that a terminal obeys; line ends and tabs stay.
  static func safe(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    var safe = ""
    var isFirst = true
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" || $0 == "\r\n" }) {
      if !isFirst { safe += "\n" }
      isFirst = false
      let keepsIsolates = areIsolatesClosed(in: line)
      for scalar in line.unicodeScalars {
        let isKept = !isControl(scalar) || keepsIsolates && isIsolate(scalar)
        safe.unicodeScalars.append(isKept ? scalar : sign(for: scalar))
      }
    }
    return safe
  }

  /// JSON in which the same characters are written as `\u202e`: as data they stay what they are.
  static func safe(json: String) -> String {
    guard json.unicodeScalars.contains(where: isControl) else { return json }
    var safe = ""
    for scalar in json.unicodeScalars {
      if isControl(scalar), scalar.value >= 0x20 {
        let digits = String(scalar.value, radix: 16)
        safe += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      } else {
        safe.unicodeScalars.append(scalar)
      }
    }
    return safe
  }

  /// Whether a terminal may obey a scalar: C0 and C1 controls but for tabs and line ends, and what sets a direction.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Isolates set a direction for what is in them alone; the engine's own sentences put names into them.
  private static func isIsolate(_ scalar: Unicode.Scalar) -> Bool { (0x2066...0x2069).contains(scalar.value) }

  private static func areIsolatesClosed(in line: Substring) -> Bool {
    var depth = 0
    for scalar in line.unicodeScalars where isIsolate(scalar) {
      depth += scalar.value == 0x2069 ? -1 : 1
      if depth < 0 { return false }
    }
    return depth == 0
  }

  /// What is shown instead: `␛` for an escape, `�` for what has no sign of its own.
  private static func sign(for scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    default: "\u{FFFD}"
    }
  }
}

/// A line in colours: only the colours are sequences that a terminal obeys.
struct StyledText: ExpressibleByStringInterpolation {
  enum Colour: Int {
    case bold = 1
    case faint = 2
    case red = 31
    case green = 32
    case yellow = 33
    case cyan = 36
  }

  private var parts: [(text: String, colour: Colour?)]

  init(_ text: String, _ colour: Colour? = nil) { parts = [(text, colour)] }
  init(stringLiteral text: String) { self.init(text) }

  static func + (one: Self, other: Self) -> Self {
    var both = one
    both.parts += other.parts
    return both
  }

  /// The line for a terminal, with or without colours.
  func safe(usesColours: Bool) -> String {
    parts.map { part in
      let text = TerminalText.safe(part.text)
      guard usesColours, let colour = part.colour else { return text }
      return "\u{1B}[\(colour.rawValue)m\(text)\u{1B}[0m"
    }.joined()
  }
}
