extension StringProtocol {
  /// The text without the spaces around it.
  var trimmed: String {
    var text = self[...]
    while let first = text.first, first.isWhitespace { text = text.dropFirst() }
    while let last = text.last, last.isWhitespace { text = text.dropLast() }
    return String(text)
  }
}

/// Small pieces of a script's notation: lists, escapes, words.
enum ScriptText {
  /// The parts between separators outside of quotation marks; quotation marks around a part are removed.
  static func list(_ text: String, separator: Character = ",") -> [String] {
    var parts: [String] = []
    var part = ""
    var isQuoted = false
    for character in text {
      if character == "\"" { isQuoted.toggle() }
      if character == separator, !isQuoted {
        parts.append(part)
        part = ""
      } else {
        part.append(character)
      }
    }
    parts.append(part)
    return parts.map { unquoted($0.trimmed) }.filter { !$0.isEmpty }
  }

  static func unquoted(_ text: String) -> String {
    guard text.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") else { return text }
    return String(text.dropFirst().dropLast())
  }

  /// The user's words with their escapes replaced: `\n` for a line end, `\t` for a tab, `\u{…}` for any other
  /// character.
  static func unescaped(_ text: String) -> String {
    guard text.contains("\\") else { return text }
    var result = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      guard character == "\\" else {
        result.append(character)
        continue
      }
      if rest.hasPrefix("n") {
        result.append("\n")
        rest = rest.dropFirst()
      } else if rest.hasPrefix("t") {
        result.append("\t")
        rest = rest.dropFirst()
      } else if let scalar = scalar(&rest) {
        result.unicodeScalars.append(scalar)
      } else {
        result.append(character)
      }
    }
    return result
  }

  private static func scalar(_ rest: inout Substring) -> Unicode.Scalar? {
    guard rest.hasPrefix("u{"), let end = rest.firstIndex(of: "}") else { return nil }
    let digits = rest[rest.startIndex..<end].dropFirst(2)
    guard let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else { return nil }
    rest = rest[rest.index(after: end)...]
    return scalar
  }

  /// The words of a text.
  static func words(_ text: String) -> [String] { text.split(whereSeparator: \.isWhitespace).map(String.init) }

  /// The letters of a name in lower case, so that `hands-free` and `handsFree` are one name.
  static func key(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }
}
