import IntentText

/// Spells out a pattern's options and choices: `[the] (next|coming) {weekday}` is four rows.
struct PatternExpansion {
  enum Element: Hashable {
    case word(String)
    case slot(ValueSlot)
  }

  /// More rows than this are a mistake in the pattern.
  private static let ceiling = 400
  private var rest: Substring

  /// The rows of a pattern; `nil` where a bracket is not closed or a slot is not known.
  static func rows(of pattern: String) -> [[Element]]? {
    var expansion = PatternExpansion(rest: pattern[...])
    guard let rows = expansion.choice(depth: 0), expansion.rest.isEmpty else { return nil }
    return rows
  }

  private mutating func choice(depth: Int) -> [[Element]]? {
    guard depth < 8, var rows = sequence(depth: depth) else { return nil }
    while rest.first == "|" {
      rest.removeFirst()
      guard let more = sequence(depth: depth) else { return nil }
      rows += more
    }
    return rows
  }

  private mutating func sequence(depth: Int) -> [[Element]]? {
    var rows: [[Element]] = [[]]
    while let character = rest.first, character != "|", character != ")", character != "]" {
      guard let next = element(character, depth: depth) else { return nil }
      guard rows.count * next.count <= Self.ceiling else { return nil }
      rows = rows.flatMap { row in next.map { row + $0 } }
    }
    return rows
  }

  private mutating func element(_ character: Character, depth: Int) -> [[Element]]? {
    switch character {
    case " ":
      rest.removeFirst()
      return [[]]
    case "(", "[":
      rest.removeFirst()
      guard let rows = choice(depth: depth + 1), rest.first == (character == "(" ? ")" : "]") else {
        return nil
      }
      rest.removeFirst()
      return character == "[" ? [[]] + rows : rows
    case "{":
      guard let end = rest.firstIndex(of: "}"),
        let slot = ValueSlot(name: rest[rest.index(after: rest.startIndex)..<end])
      else { return nil }
      rest = rest[rest.index(after: end)...]
      return [[.slot(slot)]]
    default:
      let text = rest.prefix { !" ()[]{}|".contains($0) }
      rest = rest[text.endIndex...]
      if text.first == "'" || text.last == "'" { return [[.word(Folding.folded(String(text)))]] }
      let words = Words(String(text))
      return [(0..<words.count).map { .word(words.folded($0)) }]
    }
  }
}
