import IntentText

/// A mistake in a language's or an app's text: where it is, what is wrong, and the nearest right thing.
public struct NotationProblem: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file; of a language with its folder: `en/Rides.txt`.
  public var file: String
  /// The line, counted from 1.
  public var line: Int
  /// The column in the line, counted from 1; `nil` where the whole line is meant.
  public var column: Int?
  /// What is wrong, with the nearest right thing where there is one.
  public var message: String

  /// A problem at a place of a file.
  public init(file: String, line: Int, column: Int? = nil, message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
  }

  /// The problem as editors read it: `file:line:column: message`.
  public var description: String { "\(file):\(line)\(column.map { ":\($0)" } ?? ""): \(message)" }

  /// The problem as compilers print it, which stops a build: `file:line:column: error: message`.
  package var compilerError: String { "\(file):\(line):\(column ?? 1): error: \(message)" }
}

/// Everything that is wrong with the text of a set of languages and apps, in the order of the files.
public struct NotationProblems: Error, Sendable, Hashable, CustomStringConvertible {
  /// The problems, in the order of the files.
  public var problems: [NotationProblem]

  /// Puts the problems together, in the order given.
  public init(_ problems: [NotationProblem]) { self.problems = problems }

  /// One line for each problem.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}

extension NotationLines {
  /// The problem for an error in one of these lines.
  package func problem(_ error: any Error, in line: Line, of file: String) -> NotationProblem {
    guard let mistake = error as? NotationMistake else {
      return NotationProblem(file: file, line: line.number, message: "\(error)")
    }
    let place = mistake.offset.map(place)
    return NotationProblem(
      file: file, line: place?.line ?? line.number, column: place?.column, message: mistake.message)
  }
}

/// A mistake in a line that is being read, and its byte offset there.
package struct NotationMistake: Error {
  var message: String
  var offset: Int?

  package init(_ message: String, at offset: Int? = nil) {
    self.message = message
    self.offset = offset
  }
}

extension NearestName {
  /// ` (did you mean “recipients”?)`, or nothing where no name is near.
  package static func hint(_ name: String, among names: some Sequence<String>) -> String {
    nearest(to: name, among: names).map { " (did you mean “\($0)”?)" } ?? ""
  }
}

extension NotationProblem {
  /// The problem for an error of a section as a whole.
  package init(_ error: any Error, in section: LanguageFile.Section, of file: String) {
    self.init(file: file, line: section.line, message: (error as? NotationMistake)?.message ?? "\(error)")
  }
}
