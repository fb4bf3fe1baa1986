import IntentModel
import PropertyLists

/// Something wrong in an app's folder, and where.
public struct VocabularyProblem: Error, Sendable, Hashable {
  /// How bad it is.
  public enum Severity: String, Sendable, Hashable, CaseIterable {
    /// The app cannot be used, or an app store refuses it.
    case error
    /// What it is about is left out or mended; the rest works.
    case warning
    /// Nothing is wrong: what only a build fills in, or what is for somebody else to understand.
    case note
  }

  /// The file as it was named.
  public var file: String
  /// The line and column, from 1; `nil` for a whole file or a binary one.
  public var line: Int?
  /// The column, from 1; `nil` where the line is.
  public var column: Int?
  /// Whether the app can still be used.
  public var severity: Severity
  /// What is wrong.
  public var reason: Reason

  /// What is wrong, with all that a sentence about it needs.
  public enum Reason: Sendable, Hashable {
    case missingFile
    /// A folder, or a file that may not be read.
    case noReadableFile
    case notReadable(PropertyListError.Reason)
    case inFile(PropertyListProblem.Reason)
    case notADictionary(found: String)
    case wrongKind(of: String, expected: String, found: String)
    case missingKey(String)
    case emptyValue(of: String)
    case unknownKey(String, nearest: String?)
    /// A key that belongs to another place of the file.
    case misplacedKey(String, belongsTo: String)
    case unknownIntent(String, nearest: String?)
    /// An intent of the project's own, of which nothing else is known.
    case ownIntent(String)
    /// A real intent of a domain that is not served.
    case unservedIntent(String)
    /// The path of a parameter where the name of an intent belongs.
    case parameterForIntent(String, intent: String)
    case unknownParameter(String, nearest: String?)
    case undocumentedParameter(String)
    case unexpandedVariable(String)
    /// A key that a source's Info.plist leaves to the build settings.
    case leftToBuild(String)
    case repeatedIntent(String)
    case restrictedButNotSupported(String)
    case unknownVocabularyType(String, nearest: String?)
    case tooLong(String, bytes: Int, limit: Int)
    case repeatedEntry(String)
    case repeatedItem(String)
    /// A phrase of two items of the same parameters; the user would have to choose between them.
    case phraseOfAnotherItem(String, item: String)
    case tooManyAlternativeNames(Int)
    case templateLeftUnfilled(String)
    case controlCharacter(String)
    case unknownLanguage(String, nearest: String?)
    case noUsageDescription
    case unknownDirectionsMode(String, nearest: String?)
    /// A file of localized strings that cannot be read from this place on.
    case notStrings(expected: String)
    /// A variable that other languages have a string for.
    case noString(String)
    /// What a check beyond the form of the files found, in its own words.
    case found(String)
  }

  /// A problem at a place; a warning unless it is said otherwise.
  public init(
    _ reason: Reason, file: String, line: Int? = nil, column: Int? = nil,
    severity: Severity? = nil
  ) {
    self.reason = reason
    self.file = file
    self.line = line
    self.column = column
    self.severity = severity ?? reason.usualSeverity
  }
}

extension VocabularyProblem.Reason {
  /// How bad it is where the place does not decide it.
  fileprivate var usualSeverity: VocabularyProblem.Severity {
    switch self {
    case .unexpandedVariable, .leftToBuild, .unservedIntent, .ownIntent: .note
    default: .warning
    }
  }
}

extension VocabularyProblem: Comparable {
  /// By place; by text where the places are the same.
  public static func < (a: Self, b: Self) -> Bool {
    let x = (a.file, a.line ?? 0, a.column ?? 0)
    let y = (b.file, b.line ?? 0, b.column ?? 0)
    return x == y ? a.text < b.text : x < y
  }
}

/// Everything that is wrong in an app's folder, where it makes the app unusable; errors and warnings, by place.
public struct AppProblems: Error, Sendable, Hashable {
  /// The problems, sorted by place.
  public var problems: [VocabularyProblem]

  /// Sorts the problems by place.
  public init(_ problems: [VocabularyProblem]) {
    self.problems = problems.sorted()
  }
}

extension AppProblems: CustomStringConvertible {
  /// One line for each problem.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}
