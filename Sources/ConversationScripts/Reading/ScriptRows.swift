import Parley

/// The rows of a script that is played once for each of them, with the row's values in place of `{name}`.
///
/// ```
/// with: payee | amount
/// | Koko | 5 dollars
/// | Bobo Jr. | ten bucks
///
/// User: Pay {payee} {amount}
/// ```
public struct ScriptRows: Sendable, Hashable {
  /// One row: its line, and a value for each name.
  public struct Row: Sendable, Hashable {
    /// The number of the line, from 1.
    public var line: Int
    /// The values, in the order of the names.
    public var values: [String]

    /// The row as people read it: `Koko | 5 dollars`.
    public var text: String { values.joined(separator: " | ") }
  }

  /// The number of the line with the names, from 1.
  public var line: Int
  /// What the values are called.
  public var names: [String]
  /// The rows, in their order.
  public var rows: [Row] = []
  /// Every line as it was written, with the names of values.
  var lines: [String] = []

  /// The most lines over all rows; more would take longer to play than anybody waits.
  static let mostLines = 200_000
}

/// Finds the rows of a text, and replaces the names with the values of one.
struct ScriptRowReader {
  private(set) var rows: ScriptRows?
  private(set) var problems: [(kind: ScriptProblem.Kind, line: Int)] = []
  /// The lines with the names and the rows, which are not part of the conversation.
  private var own: Set<Int> = []
  private let lines: [String]

  init(_ lines: [String]) {
    self.lines = lines
    var isHeader = true
    for (index, raw) in lines.enumerated() {
      let line = raw.trimmed
      if line.hasPrefix("|") {
        own.insert(index + 1)
        read(row: line, index + 1)
      } else if let names = Self.names(of: line) {
        own.insert(index + 1)
        read(names: names, index + 1, isHeader: isHeader)
      } else if ScriptReader.lineStarts.contains(where: { $0 != "#" && line.hasPrefix($0) }) {
        isHeader = false
      }
    }
    check()
  }

  /// Whether a line has the names or a row.
  func isOwn(_ number: Int) -> Bool { own.contains(number) }

  private static func names(of line: String) -> String? {
    guard line.hasPrefix("with:") else { return nil }
    return line.dropFirst("with:".count).trimmed
  }

  private mutating func read(names text: String, _ number: Int, isHeader: Bool) {
    let names = Self.cells(text)
    if !isHeader { return complain(.onlyInHeader(key: "with"), number) }
    if rows != nil { return complain(.twice(key: "with"), number) }
    guard !names.contains(where: { $0.isEmpty || $0.contains("{") || $0.contains("}") }),
      Set(names).count == names.count
    else { return complain(.malformedValue(key: "with", value: text, example: "recipient | amount"), number) }
    rows = ScriptRows(line: number, names: names, lines: lines)
  }

  private mutating func read(row line: String, _ number: Int) {
    guard let names = rows?.names else { return complain(.rowWithoutNames, number) }
    var values = Self.cells(String(line.dropFirst()))
    // A row of a Markdown table ends with a bar.
    if values.count == names.count + 1, values.last?.isEmpty == true { values.removeLast() }
    guard values.count == names.count else {
      return complain(.wrongRow(values: values.count, names: names), number)
    }
    rows?.rows.append(ScriptRows.Row(line: number, values: values))
  }

  private mutating func check() {
    guard let rows else { return }
    if rows.rows.isEmpty, problems.isEmpty { complain(.noRows(names: rows.names), rows.line) }
    if rows.rows.count * lines.count > ScriptRows.mostLines {
      return complain(.tooManyRows(rows.rows.count), rows.line)
    }
    var unused = Set(rows.names)
    for (index, line) in lines.enumerated() where !own.contains(index + 1) && !line.trimmed.hasPrefix("#") {
      for name in Self.named(in: line) {
        unused.remove(name)
        if !rows.names.contains(name) {
          complain(.unknownName(kind: "value of 'with'", name: name, known: rows.names), index + 1)
        }
      }
    }
    for name in rows.names where unused.contains(name) { complain(.unusedName(name), rows.line) }
  }

  private mutating func complain(_ kind: ScriptProblem.Kind, _ line: Int) { problems.append((kind, line)) }

  /// The names in braces in a line; `\u{7}` is a character, not a name.
  private static func named(in line: String) -> [String] {
    line.matches(of: /(\\u)?\{([^{}]*)\}/).filter { $0.1 == nil }.map { String($0.2).trimmed }
  }

  /// The parts between bars; a part in quotation marks may have bars.
  private static func cells(_ text: String) -> [String] {
    var cells = [""]
    var isQuoted = false
    for character in text {
      if character == "\"" { isQuoted.toggle() }
      if character == "|", !isQuoted {
        cells.append("")
      } else {
        cells[cells.count - 1].append(character)
      }
    }
    return cells.map { ScriptText.unquoted($0.trimmed) }
  }
}

extension ScriptRows {
  /// A line with the values of a row in place of their names.
  func filled(_ line: String, with row: Row) -> String {
    guard line.contains("{") else { return line }
    return line.replacing(/(\\u)?\{([^{}]*)\}/) { match in
      guard match.output.1 == nil, let place = names.firstIndex(of: String(match.output.2).trimmed) else {
        return String(match.output.0)
      }
      return row.values[place]
    }
  }
}
