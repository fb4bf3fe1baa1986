import IntentText

/// A mistake in a language's or an app's phrases: where it is, what is wrong, and the nearest right thing.
public struct NotationProblem: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file; of a language with its folder: `en/Rides.txt`.
  public var file: String
  /// The line, counted from 1.
  public var line: Int
  public var message: String

  public init(file: String, line: Int, message: String) {
    self.file = file
    self.line = line
    self.message = message
  }

  public var description: String { "\(file):\(line): \(message)" }
}

/// Everything that is wrong with the phrases of a set of languages and apps, in the order of the files.
public struct NotationProblems: Error, Sendable, Hashable, CustomStringConvertible {
  public var problems: [NotationProblem]

  public init(_ problems: [NotationProblem]) { self.problems = problems }

  public var description: String { problems.map(\.description).joined(separator: "\n") }
}

extension NearestName {
  /// ` (did you mean “recipients”?)`, or nothing where no name is near.
  package static func hint(_ name: String, among names: some Sequence<String>) -> String {
    nearest(to: name, among: names).map { " (did you mean “\($0)”?)" } ?? ""
  }
}
