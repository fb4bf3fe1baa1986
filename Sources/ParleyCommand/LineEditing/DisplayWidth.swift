/// How many columns of a terminal text takes.
enum DisplayWidth {
  static func of(_ text: some Sequence<Character>) -> Int { text.reduce(0) { $0 + columns(of: $1) } }

  /// None for marks, two for the wide characters of East Asia and for emoji, else one.
  static func columns(of character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    if first.properties.isEmojiPresentation || character.unicodeScalars.contains("\u{FE0F}") { return 2 }
    return wide.contains { $0.contains(first.value) } ? 2 : 1
  }

  /// Source: Unicode's EastAsianWidth.txt, the ranges that are wide or full width.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
    0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
    0x20000...0x3FFFD,
  ]

  /// The part of a line that fits, with the cursor in it, and the cursor's column in that part.
  static func window(_ characters: [Character], cursor: Int, width: Int) -> (text: String, column: Int) {
    let width = max(4, width)
    let cursor = min(max(0, cursor), characters.count)
    var start = cursor
    var column = 0
    while start > 0, column + columns(of: characters[start - 1]) < width {
      start -= 1
      column += columns(of: characters[start])
    }
    var end = cursor
    var used = column
    while end < characters.count, used + columns(of: characters[end]) < width {
      used += columns(of: characters[end])
      end += 1
    }
    return (String(characters[start..<end]), column)
  }
}
