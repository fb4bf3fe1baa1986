import Parley

/// A mistake in a script: where, what, and the nearest right thing.
public struct ScriptProblem: Error, Sendable, Hashable {
  /// Where the mistake is.
  public var place: ScriptPlace
  /// What is wrong there.
  public var kind: Kind
  /// The line itself, which is shown with a mark at the place; `nil` where the problem concerns the whole file.
  public var source: String?

  /// The kind of mistake, with everything that its message needs.
  public enum Kind: Sendable, Hashable {
    case unreadable
    /// A path that is neither a script nor a folder with scripts.
    case noScripts
    case notText
    case tooLong
    /// A line that is neither a turn, nor a directive, nor an expectation.
    case unknownLine(String)
    case unknownKey(String, known: [String])
    /// A value that its key cannot have, and the values that it can have.
    case wrongValue(key: String, value: String, known: [String])
    case malformedValue(key: String, value: String, example: String)
    /// The text before the colon cannot be read; the example shows how such a line is written.
    case malformedLine(String, example: String)
    case missingValue(key: String, example: String, emptying: String? = nil)
    case onlyInHeader(key: String)
    case onlyInBody(key: String)
    /// A second line for a setting that a header can have only once.
    case twice(key: String)
    /// A row before the line with the names of the values.
    case rowWithoutNames
    case noRows(names: [String])
    /// A row with more or fewer values than there are names.
    case wrongRow(values: Int, names: [String])
    /// More rows than a script of its length may have.
    case tooManyRows(Int)
    /// A name after `with` that no line uses.
    case unusedName(String)
    case noBlankLine
    case expectationBeforeTurn(String)
    case badExpression(String)
    case emptyUtterance
    case noTurns
    case unknownName(kind: String, name: String, known: [String])
    /// An app that could not be read, with the app reader's message.
    case app(String, problem: String)
    case setUp(String)
  }

  /// A problem at a place.
  public init(_ place: ScriptPlace, _ kind: Kind, source: String? = nil) {
    self.place = place
    self.kind = kind
    self.source = source
  }
}

/// Everything that is wrong in scripts, in the order of their places.
public struct ScriptProblems: Error, Sendable, Hashable {
  /// The problems, sorted by place.
  public var problems: [ScriptProblem]

  /// Sorts the problems by place.
  public init(_ problems: [ScriptProblem]) {
    self.problems = problems.sorted { $0.place < $1.place }
  }
}

extension ScriptProblems {
  /// The same problems with the lines that they are about, each with the column of the wrong word.
  func located(in script: Script) -> ScriptProblems {
    ScriptProblems(problems.map { $0.place.path == script.path ? $0.located(in: script.lines) : $0 })
  }
}

extension ScriptProblems: CustomStringConvertible {
  /// Every problem with its line and a mark below the place.
  public var description: String { problems.map(\.report).joined(separator: "\n") }
}
