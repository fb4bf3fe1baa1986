/// A token of a Swift source: enough to find declarations and calls without a compiler.
///
/// Which lines are compiled at all is decided by `SwiftSource`.
package struct SwiftToken: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A name, a keyword or a number.
    case word(String)
    /// A string literal, with its interpolations.
    case text([Piece])
    /// Any other character.
    case mark(Character)
  }

  /// A part of a string literal.
  package enum Piece: Hashable, Sendable {
    case words(String)
    /// The code between `\(` and `)`.
    case code(String)
  }

  package var kind: Kind
  /// From 1.
  package var line: Int
  /// For an opening bracket, how many tokens after it the closing one is; `nil` for other tokens, and where it is not
  /// closed.
  package var length: Int?

  /// The word; `nil` for another kind.
  package var word: String? { if case .word(let word) = kind { word } else { nil } }
  /// The parts of a literal; `nil` for another kind.
  package var pieces: [Piece]? { if case .text(let pieces) = kind { pieces } else { nil } }
  /// The literal without its interpolations; `nil` for another kind.
  package var text: String? {
    pieces?.map { if case .words(let words) = $0 { words } else { "" } }.joined()
  }

  package func isMark(_ character: Character) -> Bool {
    if case .mark(let mark) = kind { mark == character } else { false }
  }

  /// Whether it is an opening bracket; all kinds of brackets count as one, so that a wrong one still closes a group.
  var isOpening: Bool { isMark("(") || isMark("[") || isMark("{") }
}
