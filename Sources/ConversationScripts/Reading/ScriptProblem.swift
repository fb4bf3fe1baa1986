import Parley

/// Something wrong in a script, where, and with the nearest right thing.
public struct ScriptProblem: Error, Sendable, Hashable {
  public var place: ScriptPlace
  public var kind: Kind

  public enum Kind: Sendable, Hashable {
    case unreadable
    /// A path that is neither a script nor a folder with scripts.
    case noScripts
    case notText
    case tooLong
    /// A line that is neither a turn, nor a directive, nor an expectation.
    case unknownLine(String)
    case unknownKey(String, known: [String])
    /// A value that its key cannot have; what it can be.
    case wrongValue(key: String, value: String, known: [String])
    case malformedValue(key: String, value: String, example: String)
    case missingValue(key: String, example: String)
    case onlyInHeader(key: String)
    case onlyInBody(key: String)
    case noBlankLine
    case expectationBeforeTurn(String)
    case badExpression(String)
    case emptyUtterance
    case noTurns
    case unknownName(kind: String, name: String, known: [String])
    /// An app that could not be read, in its own words.
    case app(String, problem: String)
    case setUp(String)
  }

  public init(_ place: ScriptPlace, _ kind: Kind) {
    self.place = place
    self.kind = kind
  }
}

/// Everything that is wrong in scripts, in the order of their places.
public struct ScriptProblems: Error, Sendable, Hashable {
  public var problems: [ScriptProblem]

  public init(_ problems: [ScriptProblem]) {
    self.problems = problems.sorted { $0.place < $1.place }
  }
}

extension ScriptProblems: CustomStringConvertible {
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}
