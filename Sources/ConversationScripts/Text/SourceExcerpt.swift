import StepCounting

/// A line of a script with a mark below one place of it; a long line is cut around the place.
struct SourceExcerpt {
  let line: String
  let mark: String

  /// How many columns of a line are shown at most.
  private static let width = 76

  /// - Parameters:
  ///   - column: the first character that is marked, from 1.
  ///   - length: how many characters are marked.
  init(_ source: String, column: Int, length: Int) {
    // A tab counts as one column.
    let characters = source.map { $0.isWhitespace ? " " : $0 }
    let place = min(max(0, column - 1), characters.count)
    var start = characters.prefix { $0 == " " }.count
    if start > place { start = place }
    start = max(start, place - Self.count(fitting: Self.width * 3 / 4, in: characters[start..<place].reversed()))
    let end = start + Self.count(fitting: Self.width, in: characters[start...])
    let isCut = start > 0 && characters[..<start].contains { $0 != " " }
    let before = isCut ? "…" : ""
    line = before + String(characters[start..<end]) + (end < characters.count ? "…" : "")
    let marked = characters[min(place, end)..<min(end, place + max(1, length))]
    let indent = TextWidth.of(before) + TextWidth.of(characters[start..<min(place, end)])
    mark = String(repeating: " ", count: indent) + String(repeating: "^", count: max(1, TextWidth.of(marked)))
  }

  /// How many of some characters fit into a number of columns.
  private static func count(fitting width: Int, in characters: some Collection<Character>) -> Int {
    var used = 0
    return characters.prefix { character in
      Steps.count()
      used += TextWidth.columns(of: character)
      return used <= width
    }.count
  }
}
