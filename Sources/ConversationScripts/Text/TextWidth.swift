/// How many columns of a terminal text takes.
package enum TextWidth {
  package static func of(_ text: some Sequence<Character>) -> Int { text.reduce(0) { $0 + columns(of: $1) } }

  /// No columns for combining marks, two for wide East Asian characters and emoji, otherwise one.
  package static func columns(of character: Character) -> Int {
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

  /// The text broken into lines that fit, between words where it can be; a word that is too long is cut.
  package static func wrapped(_ text: String, to width: Int) -> [String] {
    let width = max(4, width)
    var lines: [String] = []
    var (line, used) = ("", 0)
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      var (word, columns) = (word, of(word))
      if !line.isEmpty, used + 1 + columns > width {
        lines.append(line)
        (line, used) = ("", 0)
      } else if !line.isEmpty {
        line += " "
        used += 1
      }
      while columns > width {
        let room = fitting(word, in: width - used)
        lines.append(line + room)
        (line, used) = ("", 0)
        word = word.dropFirst(room.count)
        columns -= of(room)
      }
      line += word
      used += columns
    }
    return lines + [line]
  }

  /// The text followed by spaces up to the given number of columns.
  package static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - of(text)))
  }

  /// The beginning of a text that fits into the given number of columns; at least one character.
  package static func fitting(_ text: some StringProtocol, in width: Int) -> String {
    var used = 0
    var end = text.startIndex
    while end < text.endIndex {
      used += columns(of: text[end])
      if used > width, end > text.startIndex { break }
      end = text.index(after: end)
    }
    return String(text[..<end])
  }
}
