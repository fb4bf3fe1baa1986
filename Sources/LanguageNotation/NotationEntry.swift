/// A line of replies or values: the names on its left, and the text on the right of its `=`.
///
/// `act yes = yes | of course`, `number twenty = 20`, `bare-hours`: a line without `=` has no right side. The section's
/// reader decides what the names mean, and whether the right side is a pattern.
package struct NotationEntry: Sendable {
  package var names: [String]
  package var right: ArraySlice<UInt8>?
  private var left: ArraySlice<UInt8>

  package init(_ line: ArraySlice<UInt8>) {
    let equals = line.firstIndex(of: UInt8(ascii: "="))
    left = line[..<(equals ?? line.endIndex)]
    names = NotationLines.fields(left)
    right = equals.map { line[($0 + 1)...] }
  }

  /// The right side as a pattern; `nil` where there is none.
  package func pattern() throws -> Pattern? { try code()?.pattern }

  /// The right side as the code of a pattern; `nil` where there is none.
  package func code() throws -> PatternCode? { try right.map(PatternReader.read) }

  /// The left side without its first word, as a pattern.
  package func leftPattern() throws -> Pattern {
    let content = NotationLines.trimmed(left)
    return try PatternReader.read(content.drop { $0 > 0x20 }).pattern
  }

  /// The words of the right side.
  package var rightFields: [String] { right.map(NotationLines.fields) ?? [] }
}
