import LanguageNotation

/// The first mistakes found in each text.
///
/// Each mistake costs a search for the nearest right name: a long text of nothing else would take seconds, and nobody
/// reads that many lines.
struct ProblemList {
  private(set) var problems: [NotationProblem] = []
  private var counts: [String: Int] = [:]

  static let most = 100

  /// Whether a text has so many mistakes that no more are looked for.
  func isFull(_ file: String) -> Bool { counts[file, default: 0] >= Self.most }

  /// Adds a mistake, unless its text has enough of them; the last one says that there are more.
  mutating func append(_ problem: NotationProblem) {
    guard !isFull(problem.file) else { return }
    problems.append(problem)
    counts[problem.file, default: 0] += 1
    guard isFull(problem.file) else { return }
    problems.append(
      NotationProblem(
        file: problem.file, line: problem.line,
        message: "\(Self.most) mistakes up to here; lines after them were not looked at"))
  }
}
