import ConversationScripts
import DevelopmentTools
import Foundation
import HostProtocol
import Parley

/// The problems in a document as the editor has it, and in the other files of its app, as `parley lint` reports them.
struct DocumentCheck: Sendable {
  private let document: OpenDocument
  /// The other documents that are open: they may be newer than their files.
  private let others: [OpenDocument]
  private let tools: HostTools
  private let roots: [String]

  /// What is copied of an app's folder, how large each file may be, and how many there may be.
  private static let copied = [".plist", ".strings", ".xcstrings", ".conversation"]
  private static let largest = 4 << 20
  private static let mostFiles = 2_000

  init(_ document: OpenDocument, beside others: [OpenDocument], tools: HostTools, roots: [String]) {
    self.document = document
    self.others = others
    self.tools = tools
    self.roots = roots
  }

  /// The problems by the address of the file that has them; a document without problems has an empty list.
  func found() async -> [String: [JSONValue]] {
    guard let path = document.path else { return [:] }
    if path.hasSuffix(ScriptFiles.ending) { return [document.uri: scriptProblems(path)] }
    guard path.hasSuffix(".plist") else { return [:] }
    if let folder = appFolder(of: path) { return await problems(inAppAt: folder) }
    if let project = Self.project(above: path, roots) { return diagnostics(await lint(project)) }
    return await problemsAlone(path)
  }

  // MARK: Scripts

  private func scriptProblems(_ path: String) -> [JSONValue] {
    do {
      _ = try Script.variants(of: document.text, path: path)
      return []
    } catch let problems as ScriptProblems {
      return problems.problems.map {
        Self.diagnostic($0.words, line: $0.place.line, column: $0.place.column, 1, in: document.lines)
      }
    } catch {
      return [Self.diagnostic("\(error)", line: 1, column: nil, 1, in: document.lines)]
    }
  }

  // MARK: Apps

  /// The folder of the app that a property list is of: its own, or the one above a language's.
  private func appFolder(of path: String) -> String? {
    var folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    if folder.hasSuffix(".lproj") {
      folder = folder.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    }
    let hasInfo = path == "\(folder)/Info.plist" || FileManager.default.fileExists(atPath: "\(folder)/Info.plist")
    // A project's app is read with its extension and what its project says.
    return hasInfo && Self.project(above: path, roots) == nil ? folder : nil
  }

  /// The folder of the Xcode project that a file is in, not above the folders that the editor has open.
  private static func project(above path: String, _ roots: [String]) -> String? {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    while parts.count > 1 {
      let folder = parts.joined(separator: "/")
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      if names.contains(where: { $0.hasSuffix(".xcodeproj") || $0 == "project.yml" }) { return folder }
      if roots.contains(where: { $0 == folder || $0 == folder + "/" }) { return nil }
      parts = parts.dropLast()
    }
    return nil
  }

  /// Checks a copy of an app's folder that has what is in the editor.
  private func problems(inAppAt folder: String) async -> [String: [JSONValue]] {
    let name = folder.split(separator: "/").last.map(String.init) ?? "App"
    let scratch = FileManager.default.temporaryDirectory.appending(path: "parley-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    guard (try? copy(folder, to: "\(scratch)/\(name)")) != nil else { return diagnostics(await lint(folder)) }
    let problems = await lint("\(scratch)/\(name)").map { problem in
      var problem = problem
      problem.file = problem.file.replacing("\(scratch)/\(name)", with: folder)
      return problem
    }
    return diagnostics(problems)
  }

  private func copy(_ folder: String, to place: String) throws {
    let all = FileManager.default.enumerator(atPath: folder)
    let files = all?.prefix(Self.mostFiles).compactMap { $0 as? String } ?? []
    for file in files where Self.copied.contains(where: file.hasSuffix) {
      guard let content = FileManager.default.contents(atPath: "\(folder)/\(file)"), content.count <= Self.largest
      else {
        continue
      }
      try write(content, to: "\(place)/\(file)")
    }
    for open in others + [document] {
      guard let path = open.path, path.hasPrefix(folder + "/") else { continue }
      try write(Data(open.text.utf8), to: "\(place)/\(path.dropFirst(folder.count + 1))")
    }
  }

  private func write(_ content: Data, to file: String) throws {
    let folder = URL(filePath: file).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try content.write(to: URL(filePath: file))
  }

  /// Checks a property list that is in no app's folder.
  private func problemsAlone(_ path: String) async -> [String: [JSONValue]] {
    let scratch = FileManager.default.temporaryDirectory.appending(path: "parley-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    let file = "\(scratch)/\(document.name)"
    guard (try? write(Data(document.text.utf8), to: file)) != nil else { return [:] }
    return diagnostics(
      await lint(file).map { problem in
        var problem = problem
        problem.file = problem.file.replacing(file, with: path)
        return problem
      })
  }

  private func lint(_ path: String) async -> [VocabularyProblem] {
    await LintRun([path], settings: BuildSettings(), tools: tools).found().problems
  }

  // MARK: Diagnostics

  private func diagnostics(_ problems: [VocabularyProblem]) -> [String: [JSONValue]] {
    Dictionary(grouping: problems, by: \.file).reduce(into: [:]) { found, file in
      let uri = file.key == document.path ? document.uri : OpenDocument.uri(file.key)
      let lines = lines(of: file.key)
      found[uri] = file.value.map { problem in
        let severity = problem.severity == .error ? 1 : problem.severity == .warning ? 2 : 3
        return Self.diagnostic(
          problem.text, line: problem.line ?? 1, column: problem.column, severity, in: lines)
      }
    }
  }

  private func lines(of path: String) -> [String] {
    if let open = ([document] + others).first(where: { $0.path == path }) { return open.lines }
    guard let content = FileManager.default.contents(atPath: path), content.count <= Self.largest else { return [] }
    return OpenDocument(uri: "", version: 0, text: String(decoding: content, as: UTF8.self)).lines
  }

  private static func diagnostic(
    _ message: String, line: Int, column: Int?, _ severity: Int, in lines: [String]
  ) -> JSONValue {
    let (start, end) = OpenDocument.range(line: line, column: column, in: lines)
    func place(_ character: Int) -> JSONValue {
      .object(["line": .integer(max(0, line - 1)), "character": .integer(character)])
    }
    return .object([
      "range": .object(["start": place(start), "end": place(max(start, end))]), "severity": .integer(severity),
      "source": .string("parley"), "message": .string(message),
    ])
  }
}
