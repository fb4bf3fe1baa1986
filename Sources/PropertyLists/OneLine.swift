extension String {
  /// The text on one line, for a message that quotes a file: line ends and control characters become escapes.
  package var onOneLine: String {
    guard unicodeScalars.contains(where: Self.isEscaped) else { return self }
    return unicodeScalars.map { Self.isEscaped($0) ? $0.escapedInMessages : String($0) }.joined()
  }

  private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x2029, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

extension Unicode.Scalar {
  fileprivate var escapedInMessages: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(value, radix: 16, uppercase: true))}"
    }
  }
}
