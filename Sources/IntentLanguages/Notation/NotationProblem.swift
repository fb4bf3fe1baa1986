/// A mistake in a language's or an app's phrases: where it is, what is wrong, and the nearest right thing.
public struct NotationProblem: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file, or the language's tag and part for built-in text: `en phrases 2`.
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

/// Finds the known name that is nearest to a mistaken one.
package enum NearestName {
  /// The nearest of some names, or `nil` where none is near.
  package static func to(_ name: String, among names: some Sequence<String>) -> String? {
    let limit = max(1, name.count / 3)
    return names.map { ($0, distance($0, name)) }
      .filter { $0.1 <= limit }
      .min { ($0.1, $0.0) < ($1.1, $1.0) }?.0
  }

  /// ` (did you mean “recipients”?)`, or nothing where no name is near.
  package static func hint(_ name: String, among names: some Sequence<String>) -> String {
    to(name, among: names).map { " (did you mean “\($0)”?)" } ?? ""
  }

  private static func distance(_ a: String, _ b: String) -> Int {
    let (a, b) = (Array(a.lowercased().prefix(64)), Array(b.lowercased().prefix(64)))
    var row = Array(0...b.count)
    for (i, x) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, y) in b.enumerated() {
        let substitution = diagonal + (x == y ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(substitution, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[b.count]
  }
}
