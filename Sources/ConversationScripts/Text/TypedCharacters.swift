/// Typed characters, and the typographic ones that they stand for.
///
/// A typed script has `9:05 AM` and `can't` where the assistant says `9:05 AM` with a narrow no-break space and
/// `can’t`. A typed character matches both forms; a typographic one in a script matches only itself.
enum TypedCharacters {
  private static let blanks: Set<Character> = ["\u{A0}", "\u{202F}", "\u{2007}", "\u{2009}", "\u{200A}"]
  private static let apostrophes: Set<Character> = ["’", "‘", "ʼ"]

  /// The text with its spaces, its apostrophes, or both in their typed form; only those that differ from the text.
  static func readings(of text: String) -> [String] {
    let hasBlanks = text.contains(where: blanks.contains)
    let hasApostrophes = text.contains(where: apostrophes.contains)
    switch (hasBlanks, hasApostrophes) {
    case (false, false): return []
    case (true, false): return [typed(text, blanks: true, apostrophes: false)]
    case (false, true): return [typed(text, blanks: false, apostrophes: true)]
    case (true, true):
      return [(true, true), (true, false), (false, true)].map { typed(text, blanks: $0.0, apostrophes: $0.1) }
    }
  }

  private static func typed(_ text: String, blanks: Bool, apostrophes: Bool) -> String {
    String(
      text.map { character in
        if blanks, Self.blanks.contains(character) { return " " }
        if apostrophes, Self.apostrophes.contains(character) { return "'" }
        return character
      })
  }
}

// MARK: Characters that look alike

extension TypedCharacters {
  /// The first characters that differ where two texts look the same, such as `U+0020 is expected, U+202F came`; `nil`
  /// where the difference can be seen.
  static func unseenDifference(expected: String, actual: String) -> String? {
    guard expected != actual, seen(expected) == seen(actual) else { return nil }
    let (a, b) = (Array(expected.unicodeScalars), Array(actual.unicodeScalars))
    let same = zip(a, b).prefix { $0 == $1 }.count
    return "\(name(a, same)) is expected, \(name(b, same)) came"
  }

  /// The text as it looks: all spaces alike, and no characters without width.
  private static func seen(_ text: String) -> String {
    var seen = ""
    for scalar in text.unicodeScalars {
      if scalar.properties.isWhitespace {
        if seen.last != " " { seen += " " }
      } else if scalar.properties.generalCategory != .format {
        seen.unicodeScalars.append(alike[scalar] ?? scalar)
      }
    }
    return seen.trimmed
  }

  private static let alike: [Unicode.Scalar: Unicode.Scalar] = [
    "’": "'", "‘": "'", "ʼ": "'", "“": "\"", "”": "\"", "„": "\"", "–": "-", "‐": "-", "‑": "-", "−": "-",
  ]

  private static func name(_ scalars: [Unicode.Scalar], _ place: Int) -> String {
    scalars.indices.contains(place) ? name(scalars[place]) : "the end"
  }

  private static func name(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// The text with spaces and marks that look like others replaced by their names: `9:05⟨U+202F⟩AM`.
  static func named(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { named, scalar in
      let isUnseen = scalar.properties.generalCategory == .format || scalar.properties.isWhitespace && scalar != " "
      if isUnseen || alike[scalar] != nil {
        named += "⟨\(name(scalar))⟩"
      } else {
        named.unicodeScalars.append(scalar)
      }
    }
  }
}
