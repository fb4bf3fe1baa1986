import Foundation
import Parley

/// The form in which problems are reported.
enum LintFormat: String, CaseIterable {
  /// `file:line:column: severity: text`, as compilers do.
  case text
  case json
  /// Annotations that GitHub shows beside the lines.
  case github

  func report(of problems: [VocabularyProblem]) -> String {
    switch self {
    case .text: problems.map { "\($0.place): \($0.severity.rawValue): \($0.text)\n" }.joined()
    case .json: json(problems)
    case .github: problems.map { annotation($0) + "\n" }.joined()
    }
  }

  private struct Line: Encodable {
    var file: String
    var line: Int?
    var column: Int?
    var severity: String
    var text: String
  }

  private func json(_ problems: [VocabularyProblem]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let lines = problems.map {
      Line(file: $0.file, line: $0.line, column: $0.column, severity: $0.severity.rawValue, text: $0.text)
    }
    return (try? encoder.encode(lines)).map { TerminalText.safe(json: String(decoding: $0, as: UTF8.self)) + "\n" }
      ?? "[]\n"
  }

  private func annotation(_ problem: VocabularyProblem) -> String {
    var place = "file=\(escaped(problem.file, inProperty: true))"
    if let line = problem.line { place += ",line=\(line)" }
    if let column = problem.column { place += ",col=\(column)" }
    return "::\(problem.severity.rawValue) \(place)::\(escaped(problem.text, inProperty: false))"
  }

  /// GitHub's own escapes; a comma and a colon end a property.
  private func escaped(_ text: String, inProperty: Bool) -> String {
    var escaped = text.replacingOccurrences(of: "%", with: "%25")
      .replacingOccurrences(of: "\r", with: "%0D").replacingOccurrences(of: "\n", with: "%0A")
    if inProperty {
      escaped = escaped.replacingOccurrences(of: ":", with: "%3A").replacingOccurrences(of: ",", with: "%2C")
    }
    return escaped
  }
}
