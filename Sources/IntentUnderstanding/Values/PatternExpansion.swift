import IntentText
import LanguageNotation

/// Expands a pattern's options and choices into rows: `[the] (next|coming) {weekday}` has four.
enum PatternExpansion {
  enum Element: Hashable {
    /// A word by its hash, with the number of its characters.
    case word(UInt64, length: Int)
    case slot(ValueSlot)
  }

  /// The most rows of a pattern; more are a mistake in it.
  private static let ceiling = 400

  /// A pattern with its words and slots resolved.
  private indirect enum Piece {
    case elements([Element])
    case sequence([Piece])
    case choice([Piece])
    case optional(Piece)
  }

  /// Calls a function with the rows of a pattern, one by one.
  /// - Throws: ``NotationMistake`` for a slot that is none of a value's, for a pattern without a row, or for too many
  ///   rows.
  static func forEachRow(of pattern: Pattern, _ body: ([Element]) -> Void) throws {
    let piece = try piece(pattern)
    _ = try rowCount(of: piece)
    var row: [Element] = []
    visit(piece, &row) { body($0) }
  }

  private static func piece(_ pattern: Pattern) throws -> Piece {
    switch pattern {
    case .word(let text): return .elements(words(text))
    case .slot(let pattern):
      guard let slot = ValueSlot(name: pattern.parameter) else {
        throw NotationMistake("no value is called “{\(pattern.parameter)}”")
      }
      return .elements([.slot(slot)])
    case .sequence(let parts): return try sequence(parts)
    case .choice(let alternatives): return .choice(try alternatives.map(piece))
    case .optional(let inner): return .optional(try piece(inner))
    case .wordClass(let name): throw NotationMistake("“@\(name)” can only be said in words and phrases")
    case .part(let name): throw NotationMistake("“$\(name)” can only be said in words and phrases")
    case .repeated: throw NotationMistake("“[…]*” can only be said in phrases")
    }
  }

  /// The parts of a sequence; neighbouring parts without a choice become one, so that few parts remain, however long
  /// the pattern is.
  private static func sequence(_ parts: [Pattern]) throws -> Piece {
    var pieces: [Piece] = []
    var elements: [Element] = []
    for part in parts {
      let piece = try piece(part)
      if case .elements(let more) = piece {
        elements += more
        continue
      }
      pieces += [.elements(elements), piece]
      elements = []
    }
    return pieces.isEmpty ? .elements(elements) : .sequence(pieces + [.elements(elements)])
  }

  private static func rowCount(of piece: Piece) throws -> Int {
    switch piece {
    case .elements: return 1
    case .optional(let inner): return 1 + (try rowCount(of: inner))
    case .choice(let alternatives): return try alternatives.reduce(0) { $0 + (try rowCount(of: $1)) }
    case .sequence(let parts):
      return try parts.reduce(1) { count, part in
        let all = count * (try rowCount(of: part))
        guard all <= ceiling else { throw NotationMistake("more than \(ceiling) ways to say it") }
        return all
      }
    }
  }

  /// Continues a row with each alternative of a piece.
  private static func visit(_ piece: Piece, _ row: inout [Element], _ rest: (inout [Element]) -> Void) {
    switch piece {
    case .elements(let elements):
      row += elements
      rest(&row)
      row.removeLast(elements.count)
    case .sequence(let parts): visit(parts[...], &row, rest)
    case .choice(let alternatives): for alternative in alternatives { visit(alternative, &row, rest) }
    case .optional(let inner):
      rest(&row)
      visit(inner, &row, rest)
    }
  }

  private static func visit(_ parts: ArraySlice<Piece>, _ row: inout [Element], _ rest: (inout [Element]) -> Void) {
    guard let first = parts.first else { return rest(&row) }
    visit(first, &row) { visit(parts.dropFirst(), &$0, rest) }
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
