import Foundation
import Parley

extension Command {
  static let lint = Command(
    "lint", "Checks app folders and their property lists.",
    operands: "PATH…",
    options: [
      .value(
        "format", "FORMAT", values: LintFormat.allCases.map(\.rawValue),
        "How the problems are told: text, json or github.")
    ],
    discussion: """
      A path is an app's folder (it has an Info.plist), a folder of such folders, or a single property list.
      Beyond the form of the files, the writing rules for example phrases are checked, and every example phrase is
      read by the engine, with all the apps that are given installed.
      Exits with 0 when nothing is wrong, 1 when something is, 2 when a file cannot be read.
      """,
    run: { arguments, console in
      let paths = try arguments.operands(atLeastOne: "an app's folder or a property list")
      let format = arguments.value("format").flatMap(LintFormat.init) ?? .text
      let lints = AppFolders.find(in: paths).map { Lint($0) }
      let trial = ExampleTrial(lints.compactMap { lint in lint.app.map { ($0, lint.examples) } })
      let problems = (lints.flatMap(\.problems) + (await trial.problems())).sorted()
      console.write(format.report(of: problems))
      if lints.contains(where: \.isUnreadable) { return .unusable }
      return problems.isEmpty ? .success : .failure
    })
}

/// The app folders that are meant by paths.
enum AppFolders {
  /// A folder without an Info.plist stands for the folders in it that have one.
  static func find(in paths: [String]) -> [String] {
    paths.flatMap { path in
      let trimmed = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
      if trimmed.hasSuffix(".plist") || isApp(trimmed) { return [trimmed] }
      let inner = (try? FileManager.default.contentsOfDirectory(atPath: trimmed)) ?? []
      let apps = inner.sorted().map { "\(trimmed)/\($0)" }.filter(isApp)
      return apps.isEmpty ? [trimmed] : apps
    }
  }

  private static func isApp(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(folder)/Info.plist")
  }
}

/// How problems are told.
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
    return (try? encoder.encode(lines)).map { String(decoding: $0, as: UTF8.self) + "\n" } ?? "[]\n"
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
