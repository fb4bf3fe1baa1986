import ConversationScripts
import Foundation
import IntentText
import Parley

/// The form in which problems are reported.
enum LintFormat: String, CaseIterable {
  /// `file:line:column: severity: text`, as compilers do.
  case text
  case json
  /// One JSON object a line.
  case jsonl
  /// XML as build servers read it, a test case a file.
  case junit
  /// The Test Anything Protocol, version 14, a test a file.
  case tap
  /// Annotations that GitHub shows beside the lines.
  case github

  func report(of problems: [VocabularyProblem]) -> String {
    switch self {
    case .text: problems.map { "\($0.place): \($0.severity.rawValue): \($0.text)\n" }.joined()
    case .json: json(problems)
    case .jsonl: problems.map { object($0, [.sortedKeys, .withoutEscapingSlashes]) + "\n" }.joined()
    case .junit: junit(problems)
    case .tap: tap(problems)
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
    encoded(problems.map(line), [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes], otherwise: "[]") + "\n"
  }

  private func object(_ problem: VocabularyProblem, _ format: JSONEncoder.OutputFormatting) -> String {
    encoded(line(problem), format, otherwise: "{}")
  }

  private func line(_ problem: VocabularyProblem) -> Line {
    Line(
      file: problem.file, line: problem.line, column: problem.column, severity: problem.severity.rawValue,
      text: problem.text)
  }

  private func encoded(_ value: some Encodable, _ format: JSONEncoder.OutputFormatting, otherwise: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = format
    return (try? encoder.encode(value)).map { TerminalText.safe(json: String(decoding: $0, as: UTF8.self)) }
      ?? otherwise
  }

  /// The problems of each file, in the order of the files.
  private func byFile(_ problems: [VocabularyProblem]) -> [(file: String, problems: [VocabularyProblem])] {
    var files: [(file: String, problems: [VocabularyProblem])] = []
    for problem in problems {
      if files.last?.file != problem.file { files.append((problem.file, [])) }
      files[files.count - 1].problems.append(problem)
    }
    return files
  }

  private func tap(_ problems: [VocabularyProblem]) -> String {
    let files = byFile(problems)
    var lines = ["TAP version 14", "1..\(files.count)"]
    for (index, (file, problems)) in files.enumerated() {
      let isBad = problems.contains { $0.severity == .error }
      let name = file.replacing("\\", with: "\\\\").replacing("#", with: "\\#")
      lines.append("\(isBad ? "not ok" : "ok") \(index + 1) - \(name)")
      lines +=
        ["  ---", "  message: |"] + problems.map { "    \($0.place): \($0.severity.rawValue): \($0.text)" } + ["  ..."]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func junit(_ problems: [VocabularyProblem]) -> String {
    let files = byFile(problems)
    let failures = files.count { $0.problems.contains { $0.severity == .error } }
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#, "<testsuites>",
      #"<testsuite name="lint" tests="\#(files.count)" failures="\#(failures)">"#,
    ]
    for (file, problems) in files {
      lines.append(#"<testcase classname="\#(xml(file))" name="\#(xml(file))" file="\#(xml(file))">"#)
      for problem in problems {
        let text = xml("\(problem.place): \(problem.severity.rawValue): \(problem.text)")
        lines.append(
          problem.severity == .error
            ? "<failure message=\"\(xml(problem.text))\">\(text)</failure>" : "<system-out>\(text)</system-out>")
      }
      lines.append("</testcase>")
    }
    return (lines + ["</testsuite>", "</testsuites>"]).joined(separator: "\n") + "\n"
  }

  private func xml(_ text: String) -> String { MarkupText.escaped(text) }

  private func annotation(_ problem: VocabularyProblem) -> String {
    var place = "file=\(escaped(problem.file, inProperty: true))"
    if let line = problem.line { place += ",line=\(line)" }
    if let column = problem.column { place += ",col=\(column)" }
    let level = problem.severity == .note ? "notice" : problem.severity.rawValue
    return "::\(level) \(place)::\(escaped(problem.text, inProperty: false))"
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
