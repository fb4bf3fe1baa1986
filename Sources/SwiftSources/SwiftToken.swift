/// A Swift source as words, texts and marks: enough to read declarations and calls without compiling them.
///
/// What is compiled, line by line, is `SwiftSource`'s to say.
package struct SwiftToken: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A name, a keyword or a number.
    case word(String)
    /// A literal between quotation marks, with what is interpolated in it.
    case text([Piece])
    /// Any other character.
    case mark(Character)
  }

  /// A part of a literal.
  package enum Piece: Hashable, Sendable {
    case words(String)
    /// What stands between `\(` and `)`.
    case code(String)
  }

  package var kind: Kind
  /// From 1.
  package var line: Int
  /// How many tokens further the bracket stands that closes this one; `nil` for another token and where none does.
  package var length: Int?

  /// The word; `nil` for another kind.
  package var word: String? { if case .word(let word) = kind { word } else { nil } }
  /// The parts of a literal; `nil` for another kind.
  package var pieces: [Piece]? { if case .text(let pieces) = kind { pieces } else { nil } }
  /// The literal without what is interpolated; `nil` for another kind.
  package var text: String? {
    pieces?.map { if case .words(let words) = $0 { words } else { "" } }.joined()
  }

  package func isMark(_ character: Character) -> Bool {
    if case .mark(let mark) = kind { mark == character } else { false }
  }

  /// Whether it opens a group: all kinds of brackets count alike, so that a wrong one does not open another.
  var isOpening: Bool { isMark("(") || isMark("[") || isMark("{") }
}
