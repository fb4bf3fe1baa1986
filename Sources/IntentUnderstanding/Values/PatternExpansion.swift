import IntentText

/// Spells out a pattern's options and choices: `[the] (next|coming) {weekday}` is four rows.
struct PatternExpansion {
  enum Element: Hashable {
    /// A word by its hash, with the number of its characters.
    case word(UInt64, length: Int)
    case slot(ValueSlot)
  }

  /// More rows than this are a mistake in the pattern.
  private static let ceiling = 400
  private var rest: ArraySlice<UInt8>

  /// The rows of a pattern; `nil` where a bracket is not closed or a slot is not known.
  static func rows(of pattern: String) -> [[Element]]? {
    var expansion = PatternExpansion(rest: Array(pattern.utf8)[...])
    guard let rows = expansion.choice(depth: 0), expansion.rest.isEmpty else { return nil }
    return rows
  }

  private mutating func choice(depth: Int) -> [[Element]]? {
    guard depth < 8, var rows = sequence(depth: depth) else { return nil }
    while rest.first == UInt8(ascii: "|") {
      rest.removeFirst()
      guard let more = sequence(depth: depth) else { return nil }
      rows += more
    }
    return rows
  }

  private mutating func sequence(depth: Int) -> [[Element]]? {
    var rows: [[Element]] = [[]]
    while let byte = rest.first {
      switch Unicode.Scalar(byte) {
      case "|", ")", "]": return rows
      case " ": rest.removeFirst()
      default:
        guard let next = element(byte, depth: depth), rows.count * next.count <= Self.ceiling else { return nil }
        Self.append(next, to: &rows)
      }
    }
    return rows
  }

  /// Every row goes on in each of the ways.
  private static func append(_ next: [[Element]], to rows: inout [[Element]]) {
    if next.count == 1 {
      for index in rows.indices { rows[index] += next[0] }
    } else {
      rows = rows.flatMap { row in next.map { row + $0 } }
    }
  }

  private mutating func element(_ byte: UInt8, depth: Int) -> [[Element]]? {
    switch Unicode.Scalar(byte) {
    case "(", "[":
      rest.removeFirst()
      let isOptional = byte == UInt8(ascii: "[")
      guard let rows = choice(depth: depth + 1), rest.first == UInt8(ascii: isOptional ? "]" : ")") else {
        return nil
      }
      rest.removeFirst()
      return isOptional ? [[]] + rows : rows
    case "{":
      guard let end = rest.firstIndex(of: UInt8(ascii: "}")),
        let slot = ValueSlot(name: String(decoding: rest[(rest.startIndex + 1)..<end], as: UTF8.self))
      else { return nil }
      rest = rest[(end + 1)...]
      return [[.slot(slot)]]
    default:
      let text = rest.prefix { !Self.isMark($0) }
      if text.isEmpty { return nil }
      rest = rest[text.endIndex...]
      return [words(String(decoding: text, as: UTF8.self))]
    }
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case " ", "(", ")", "[", "]", "{", "}", "|": true
    default: false
    }
  }

  private func words(_ text: String) -> [Element] {
    if let hash = Words.hash(ofPlainWord: text) { return [.word(hash, length: text.utf8.count)] }
    // A part of a word keeps its apostrophe.
    if text.utf8.first == UInt8(ascii: "'") || text.utf8.last == UInt8(ascii: "'") {
      return [word(Folding.folded(text))]
    }
    let words = Words(text)
    return (0..<words.count).map { word(words.folded($0)) }
  }

  private func word(_ folded: String) -> Element { .word(Words.hash(folded.utf8), length: folded.count) }
}
