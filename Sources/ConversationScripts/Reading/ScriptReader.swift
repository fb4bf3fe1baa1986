import Foundation
import Parley
import StepCounting

extension Script {
  /// Reads a script from its text; where it has rows, with the values of the first.
  /// - Throws: ``ScriptProblems`` with all mistakes at once.
  public init(_ text: String, path: String) throws {
    self = try Self.variants(of: text, path: path)[0]
  }

  /// Reads a script from its file, which is UTF-8 text; where it has rows, with the values of the first.
  /// - Throws: ``ScriptProblems`` with all mistakes at once.
  public init(contentsOf path: String) throws {
    self = try Self.variants(contentsOf: path)[0]
  }

  /// Reads a text as one script for each of its rows; as one script where it has none.
  /// - Throws: ``ScriptProblems`` with all mistakes at once.
  public static func variants(of text: String, path: String) throws -> [Script] {
    let reader = ScriptReader(text, path: path)
    if let problem = reader.tooLong { throw ScriptProblems([problem]) }
    let (rows, problems) = reader.rows
    guard problems.isEmpty else { throw ScriptProblems(problems).located(in: reader.script) }
    guard let rows else { return [try reader.read(nil, of: nil)] }
    var scripts: [Script] = []
    var found: [ScriptProblem] = []
    for row in rows.rows {
      do {
        scripts.append(try reader.read(row, of: rows))
      } catch let error as ScriptProblems {
        // A mistake that occurs for several rows is reported once.
        found += error.problems.filter { !found.contains($0) }
      }
    }
    guard found.isEmpty else { throw ScriptProblems(found) }
    return scripts
  }

  /// Reads a file as one script for each of its rows; as one script where it has none.
  public static func variants(contentsOf path: String) throws -> [Script] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ScriptProblems([ScriptProblem(ScriptPlace(path, line: 1), .unreadable)])
    }
    guard let text = String(validating: data, as: UTF8.self), !text.contains("\0") else {
      throw ScriptProblems([ScriptProblem(ScriptPlace(path, line: 1), .notText)])
    }
    return try variants(of: text, path: path)
  }
}

/// Reads a script line by line; the beginning of a line decides what it is.
struct ScriptReader {
  /// How a line of a conversation can begin.
  static let lineStarts = ["User:", "Assistant:", "Siri:", "Spoken:", "Card:", "=", "~", "*", "+", "|", "#"]

  private(set) var script: Script
  private var problems: [ScriptProblem] = []
  private var isHeader = true
  private let directives = DirectiveReader()

  init(_ text: String, path: String) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    self.script = Script(path: path, lines: lines, settings: [], steps: [])
    // After the line end of the last line there is no further line.
    if script.lines.last?.isEmpty == true { script.lines.removeLast() }
    if script.lines.first?.hasPrefix("\u{FEFF}") == true { script.lines[0].removeFirst() }
  }

  private static let mostLines = 100_000

  /// The problem that the text has more lines than are read; `nil` where it has not.
  var tooLong: ScriptProblem? {
    if script.lines.count <= Self.mostLines { return nil }
    return ScriptProblem(ScriptPlace(script.path, line: Self.mostLines + 1), .tooLong)
  }

  /// The rows of the text, and what is wrong with them.
  var rows: (ScriptRows?, [ScriptProblem]) {
    let reader = ScriptRowReader(script.lines)
    let problems = reader.problems.map { ScriptProblem(ScriptPlace(script.path, line: $0.line), $0.kind) }
    return (reader.rows, problems)
  }

  /// Reads the text with the values of a row in their places.
  func read(_ row: ScriptRows.Row?, of rows: ScriptRows?) throws -> Script {
    var reader = self
    if let rows, let row {
      let own = Set([rows.line] + rows.rows.map(\.line))
      for index in script.lines.indices where !own.contains(index + 1) {
        reader.script.lines[index] = rows.filled(script.lines[index], with: row)
      }
      (reader.script.rows, reader.script.row) = (rows, row)
    }
    return try reader.readLines()
  }

  private mutating func readLines() throws -> Script {
    let own = Set(script.rows.map { [$0.line] + $0.rows.map(\.line) } ?? [])
    for (index, line) in script.lines.enumerated() where !own.contains(index + 1) { read(line, number: index + 1) }
    if problems.isEmpty, !script.tellsAnything() { complain(.noTurns, line: max(1, script.lines.count)) }
    guard problems.isEmpty else { throw ScriptProblems(problems).located(in: script) }
    return script
  }

  private mutating func read(_ raw: String, number: Int) {
    Steps.count(raw.utf8.count)
    let line = raw.trimmed
    if line.isEmpty {
      // Comments and blank lines before the first setting do not end the header.
      if !script.settings.isEmpty || !problems.isEmpty || hasPassedRows(number) { isHeader = false }
    } else if line.hasPrefix("#") {
      return
    } else if let words = Self.words(of: line, after: "User:") {
      beginTurns(number)
      readUser(words, number)
    } else if let mark = Self.mark(of: line) {
      beginTurns(number)
      readExpectation(mark.mark, mark.text, number, column: raw.count - mark.text.count + 1)
    } else {
      readDirective(line, raw: raw, number)
    }
  }

  /// Whether a line is below the rows of the header.
  private func hasPassedRows(_ number: Int) -> Bool { script.rows.map { $0.line < number } ?? false }

  private mutating func beginTurns(_ number: Int) {
    if isHeader, !script.settings.isEmpty { complain(.noBlankLine, line: number) }
    isHeader = false
  }

  private mutating func readUser(_ words: String, _ number: Int) {
    if words.count > 2, words.hasPrefix("["), words.hasSuffix("]") {
      add(.tap(words.dropFirst().dropLast().trimmed), number)
    } else if words.isEmpty {
      complain(.emptyUtterance, line: number)
    } else {
      add(.say(ScriptText.unescaped(words)), number)
    }
  }

  private mutating func readExpectation(_ mark: EventLine.Mark, _ text: String, _ number: Int, column: Int) {
    guard let last = script.steps.indices.last else {
      return complain(.expectationBeforeTurn(mark.rawValue), line: number)
    }
    do {
      let pattern = try TextPattern(text, of: mark)
      script.steps[last].expected.append(Script.Expectation(line: number, mark: mark, pattern: pattern))
    } catch {
      complain(.badExpression("\(error)"), line: number, column: column)
    }
  }

  private mutating func readDirective(_ line: String, raw: String, _ number: Int) {
    do {
      let found = try directives.read(line, isHeader: isHeader)
      switch found {
      case .action(let action): add(action, number)
      case .directive(let directive):
        if isHeader {
          script.settings.append(Script.Setting(line: number, directive))
        } else {
          add(.directive(directive), number)
        }
      }
    } catch {
      let indent = raw.count - raw.drop(while: \.isWhitespace).count
      complain(error.kind, line: number, column: indent + error.offset + 1)
    }
  }

  private mutating func add(_ action: Script.Action, _ number: Int) {
    script.steps.append(Script.Step(line: number, action: action, expected: []))
  }

  private mutating func complain(_ kind: ScriptProblem.Kind, line: Int, column: Int = 1) {
    problems.append(ScriptProblem(ScriptPlace(script.path, line: line, column: column), kind))
  }
}

extension ScriptReader {
  /// The mark of an expectation, and the text behind it.
  static func mark(of line: String) -> (mark: EventLine.Mark, text: String)? {
    for start in ["Assistant:", "Siri:"] {
      if let text = words(of: line, after: start) { return (.assistant, text) }
    }
    for mark in [EventLine.Mark.understood, .phase, .handled, .offered, .spoken, .card] {
      if let text = words(of: line, after: mark.rawValue) { return (mark, text) }
    }
    return nil
  }

  private static func words(of line: String, after start: String) -> String? {
    line.hasPrefix(start) ? line.dropFirst(start.count).trimmed : nil
  }
}
