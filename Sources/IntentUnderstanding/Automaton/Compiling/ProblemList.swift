import LanguageNotation

/// The mistakes found in texts, of each text the first ones.
///
/// A mistake costs a search for the nearest right name, so a long text of nothing else would take seconds, and nobody
/// reads that many lines.
struct ProblemList {
  private(set) var problems: [NotationProblem] = []
  private var counts: [String: Int] = [:]

  static let most = 100

  /// Whether nothing more is to be looked for in a text.
  func isFull(_ file: String) -> Bool { counts[file, default: 0] >= Self.most }

  /// Adds a mistake, unless its text has enough of them; the last one that it has room for says so.
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
