import PropertyLists
import StepCounting

/// A file of localized strings, such as `InfoPlist.strings`: `"key" = "value";` with comments, or a property list.
package struct StringsFile {
  package private(set) var strings: [String: String] = [:]
  /// The lines that the values stand on, by their keys; none for a property list.
  package private(set) var lines: [String: Int] = [:]
  /// Why the rest of the file cannot be read, with line and column; `nil` where all was read.
  package private(set) var problem: (reason: VocabularyProblem.Reason, line: Int, column: Int)?

  /// Reads the file's bytes; the entries before a mistake are kept.
  package init(_ bytes: [UInt8]) {
    // Built products hold property lists, sources hold the quoted form.
    if let list = try? PropertyList(bytes), let entries = list.entries {
      for entry in entries { strings[entry.key] = entry.value.string }
      return
    }
    var reader = StringsReader(text: Array(Self.text(of: bytes).unicodeScalars))
    do throws(StringsReader.Failure) {
      while let pair = try reader.pair() { (strings[pair.key], lines[pair.key]) = (pair.value, pair.line) }
    } catch {
      problem = (.notStrings(expected: error.expected), error.line, error.column)
    }
  }

  private static func text(of bytes: [UInt8]) -> String {
    func wide(_ high: Int, _ low: Int) -> String {
      let units = stride(from: 2, to: bytes.count - 1, by: 2).map {
        UInt16(bytes[$0 + high]) << 8 | UInt16(bytes[$0 + low])
      }
      return String(decoding: units, as: UTF16.self)
    }
    if bytes.starts(with: [0xFF, 0xFE]) { return wide(1, 0) }
    if bytes.starts(with: [0xFE, 0xFF]) { return wide(0, 1) }
    return String(decoding: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...], as: UTF8.self)
  }
}

/// Reads `"key" = "value";` pair by pair.
private struct StringsReader {
  struct Failure: Error {
    var expected: String
    var line: Int
    var column: Int
  }

  let text: [Unicode.Scalar]
  private var position = 0
  private var line = 1
  private var lineStart = 0

  init(text: [Unicode.Scalar]) {
    self.text = text
  }

  private var next: Unicode.Scalar? { position < text.count ? text[position] : nil }

  /// The next pair; `nil` at the end.
  mutating func pair() throws(Failure) -> (key: String, value: String, line: Int)? {
    try skipBlanks()
    if next == nil { return nil }
    let key = try word()
    try expect("=")
    try skipBlanks()
    let value = try word()
    let line = line
    // Whatever follows may be wrong without affecting this pair.
    try expect(";")
    return (key, value, line)
  }

  private mutating func advance() {
    Steps.count()
    if text[position] == "\n" { (line, lineStart) = (line + 1, position + 1) }
    position += 1
  }

  private func failure(_ expected: String) -> Failure {
    Failure(expected: expected, line: line, column: position - lineStart + 1)
  }

  private mutating func expect(_ sign: Unicode.Scalar) throws(Failure) {
    try skipBlanks()
    guard next == sign else { throw failure("'\(sign)'") }
    advance()
  }

  /// Skips white space, `// …` and `/* … */`.
  private mutating func skipBlanks() throws(Failure) {
    while let scalar = next {
      if scalar.properties.isWhitespace || scalar == "\u{FEFF}" {
        advance()
      } else if scalar == "/", position + 1 < text.count, text[position + 1] == "/" {
        while let scalar = next, scalar != "\n" { _ = scalar; advance() }
      } else if scalar == "/", position + 1 < text.count, text[position + 1] == "*" {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(Failure) {
    let start = failure("'*/' to end the comment")
    advance()
    advance()
    while next != nil {
      if next == "*", position + 1 < text.count, text[position + 1] == "/" {
        advance()
        advance()
        return
      }
      advance()
    }
    throw start
  }

  /// A text in quotation marks, or a bare word.
  private mutating func word() throws(Failure) -> String {
    var word = String.UnicodeScalarView()
    guard next == "\"" else {
      while let scalar = next, scalar.properties.isAlphabetic || "_-.0123456789".unicodeScalars.contains(scalar) {
        word.append(scalar)
        advance()
      }
      if word.isEmpty { throw failure("a text in quotation marks") }
      return String(word)
    }
    let start = failure("a quotation mark to end the text")
    advance()
    while let scalar = next {
      advance()
      if scalar == "\"" { return String(word) }
      word.append(scalar == "\\" ? try escaped() : scalar)
    }
    throw start
  }

  /// The character that an escape after a backslash means.
  private mutating func escaped() throws(Failure) -> Unicode.Scalar {
    guard let scalar = next else { throw failure("a character after the backslash") }
    advance()
    switch scalar {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "U", "u":
      let digits = text[position...].prefix(4)
      guard digits.count == 4, let code = UInt32(String(String.UnicodeScalarView(digits)), radix: 16) else {
        throw failure("a code of four hexadecimal digits")
      }
      position += 4
      return Unicode.Scalar(code) ?? "\u{FFFD}"
    default: return scalar
    }
  }
}
