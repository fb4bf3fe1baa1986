import LanguageNotation

/// One statement of a table: its documentation, and its words with their places.
///
/// A statement is one line. A line that ends with a comma or an opening bracket continues in the next one.
struct Statement {
  /// The lines above it that begin with `///`, without that mark.
  var documentation: [String]
  /// The lines of the statement.
  private(set) var lines: [TableLine]

  /// The words, those of several lines joined by spaces.
  var text: String { lines.map(\.text).joined(separator: " ") }

  /// Where the statement begins.
  var place: TablePlace { place(at: 0) }

  /// The place of a character of the text, counted from 0.
  func place(at offset: Int) -> TablePlace {
    var rest = offset
    for line in lines {
      if rest <= line.text.count { return TablePlace(line: line.place.line, column: line.place.column + rest) }
      rest -= line.text.count + 1
    }
    return lines.last?.place ?? TablePlace(line: 1, column: 1)
  }

  /// The statements of a table; documentation without a statement after it is a problem.
  static func all(in text: String, of file: String, problems: inout [NotationProblem]) -> [Statement] {
    var statements: [Statement] = []
    var documentation: [String] = []
    var documented = 0
    var goesOn = false
    func unfinished() -> NotationProblem {
      NotationProblem(file: file, line: documented, column: 1, message: "nothing follows this documentation")
    }
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let words = line.trimmed
      let place = TablePlace(line: index + 1, column: line.prefix { $0 == " " }.count + 1)
      if words.hasPrefix("///") {
        documentation.append(String(words.dropFirst(3).trimmed))
        documented = index + 1
      } else if words.isEmpty || words.hasPrefix("#") {
        if !documentation.isEmpty { problems.append(unfinished()) }
        documentation = []
      } else if goesOn {
        statements[statements.count - 1].lines.append(TableLine(text: String(words), place: place))
        goesOn = words.goesOn
      } else {
        let line = TableLine(text: String(words), place: place)
        statements.append(Statement(documentation: documentation, lines: [line]))
        documentation = []
        goesOn = words.goesOn
      }
    }
    if !documentation.isEmpty { problems.append(unfinished()) }
    return statements
  }
}

extension Statement {
  /// The text as a field: a name, a colon and a value; `nil` where there is no colon after words.
  var field: (name: String, value: String, place: TablePlace)? {
    let text = text
    guard let colon = text.firstIndex(of: ":"), text[..<colon].allSatisfy({ $0.isLetter || $0.isNumber || $0 == " " })
    else { return nil }
    let value = text[text.index(after: colon)...]
    let start = text.distance(from: text.startIndex, to: value.startIndex) + value.prefix { $0 == " " }.count
    return (String(text[..<colon]), String(value.trimmed), place(at: start))
  }

  /// The text as a heading: its first word, and the rest.
  var heading: (word: String, rest: String, place: TablePlace) {
    let text = text
    let word = text.prefix { $0 != " " }
    let rest = text.dropFirst(word.count)
    return (String(word), String(rest.trimmed), place(at: word.count + rest.prefix { $0 == " " }.count))
  }

  /// The names of a comma-separated list from a character on, each with its place: `recipients, content`.
  func list(from start: TablePlace) -> [(words: [Substring], place: TablePlace)] {
    let text = text
    let first = (0...text.count).first { place(at: $0) == start } ?? 0
    var offset = first
    return text.dropFirst(first).split(separator: ",", omittingEmptySubsequences: false).map { part in
      let place = place(at: offset + part.prefix { $0 == " " }.count)
      offset += part.count + 1
      return (part.split(separator: " "), place)
    }
  }
}

extension Substring {
  /// The text without the spaces around it.
  var trimmed: Substring {
    var text = drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  fileprivate var goesOn: Bool { last.map { ",([".contains($0) } ?? false }
}
