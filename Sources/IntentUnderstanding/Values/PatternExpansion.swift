import IntentText
import LanguageNotation

/// Spells out a pattern's options and choices: `[the] (next|coming) {weekday}` is four rows.
enum PatternExpansion {
  enum Element: Hashable {
    /// A word by its hash, with the number of its characters.
    case word(UInt64, length: Int)
    case slot(ValueSlot)
  }

  /// More rows than this are a mistake in the pattern.
  private static let ceiling = 400

  /// The rows of a pattern.
  /// - Throws: ``NotationMistake`` for a slot that is none of a value's, for what has no row, or for too many rows.
  static func rows(of pattern: Pattern) throws -> [[Element]] {
    switch pattern {
    case .word(let text): return [words(text)]
    case .slot(let pattern):
      guard let slot = ValueSlot(name: pattern.parameter) else {
        throw NotationMistake("no value is called “{\(pattern.parameter)}”")
      }
      return [[.slot(slot)]]
    case .sequence(let parts):
      var rows: [[Element]] = [[]]
      for part in parts {
        let next = try Self.rows(of: part)
        guard rows.count * next.count <= ceiling else { throw NotationMistake("more than \(ceiling) ways to say it") }
        append(next, to: &rows)
      }
      return rows
    case .choice(let alternatives): return try alternatives.flatMap(rows)
    case .optional(let inner): return [[]] + (try rows(of: inner))
    case .wordClass(let name): throw NotationMistake("“@\(name)” can only be said in words and phrases")
    case .part(let name): throw NotationMistake("“$\(name)” can only be said in words and phrases")
    case .repeated: throw NotationMistake("“[…]*” can only be said in phrases")
    }
  }

  /// Continues every row in each of the ways.
  private static func append(_ next: [[Element]], to rows: inout [[Element]]) {
    if next.count == 1 {
      for index in rows.indices { rows[index] += next[0] }
    } else {
      rows = rows.flatMap { row in next.map { row + $0 } }
    }
  }

  private static func words(_ text: String) -> [Element] {
    if let hash = Words.hash(ofPlainWord: text) { return [.word(hash, length: text.utf8.count)] }
    // A part of a word keeps its apostrophe.
    if text.utf8.first == UInt8(ascii: "'") || text.utf8.last == UInt8(ascii: "'") {
      return [word(Folding.folded(text))]
    }
    let words = Words(text)
    return (0..<words.count).map { word(words.folded($0)) }
  }

  private static func word(_ folded: String) -> Element { .word(Words.hash(folded.utf8), length: folded.count) }
}
