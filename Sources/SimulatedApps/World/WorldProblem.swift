import PropertyLists

/// Something wrong in a World.plist, and where.
public struct WorldProblem: Error, Sendable, Hashable {
  /// The file as it was named.
  public var file: String
  /// The line and column, from 1; `nil` for a whole file or a binary one.
  public var line: Int?
  /// The column, from 1; `nil` where the line is.
  public var column: Int?
  /// What is wrong.
  public var reason: Reason

  /// The kind of problem, with all that a sentence about it needs.
  public enum Reason: Sendable, Hashable {
    /// The bytes are not a property list; the text says why.
    case notReadable(String)
    case wrongKind(of: String, expected: String, found: String)
    case missingKey(String, of: String)
    case unknownKey(String, nearest: String?)
    /// A text that is none of the words that are allowed for a key.
    case unknownWord(String, key: String, nearest: String?)
    /// A name that no contact, account or option of the file has.
    case unknownName(String, key: String, nearest: String?)
    case repeatedName(String)
    case notANumber(String, key: String)
    /// The text names a guideline of the platform that is violated; the file can be used all the same.
    case guideline(String)
  }
}

extension WorldProblem: CustomStringConvertible {
  /// The problem as editors read it: `file:line:column: reason`.
  public var description: String {
    let place = ([file] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":")
    return "\(place): \(reason)"
  }
}

extension WorldProblem.Reason: CustomStringConvertible {
  /// What is wrong, in one line.
  public var description: String { words.onOneLine }

  private var words: String {
    switch self {
    case .notReadable(let text): text
    case .wrongKind(let key, let expected, let found): "'\(key)' must be \(expected), not \(found)"
    case .missingKey(let key, let owner): "\(owner) needs the key '\(key)'"
    case .unknownKey(let key, let nearest): "nothing reads the key '\(key)'." + question(nearest)
    case .unknownWord(let word, let key, let nearest):
      "'\(word)' is not a value of '\(key)'." + question(nearest)
    case .unknownName(let name, let key, let nearest):
      "'\(key)' names '\(name)', which is not in this file." + question(nearest)
    case .repeatedName(let name): "duplicate name '\(name)'"
    case .notANumber(let text, let key): "'\(key)' must be a decimal number such as 12.50, not '\(text)'"
    case .guideline(let words): words
    }
  }

  private func question(_ nearest: String?) -> String {
    nearest.map { " Did you mean '\($0)'?" } ?? ""
  }
}

/// Everything that is wrong in a World.plist, in the order of the file.
public struct WorldProblems: Error, Sendable, Hashable, CustomStringConvertible {
  /// The problems, in the order of the file.
  public var problems: [WorldProblem]

  /// Puts the problems of one file together.
  public init(_ problems: [WorldProblem]) { self.problems = problems }

  /// One line for each problem.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}
