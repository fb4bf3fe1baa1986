import Foundation
import Testing

/// The pages that list what a change touches are held to changes that were made: `Changes` has what `git diff --stat`
/// said of each.
@Suite struct ChangePagesTests {
  private static let book = "Sources/Parley/Parley.docc"

  private static let changes = [
    ChangePage(page: "\(book)/AddAValueKind.md", heading: "## A quantity", change: "Quantity"),
    ChangePage(
      page: "Sources/IntentUnderstanding/IntentUnderstanding.docc/ReadingATurn.md", heading: "## A new act",
      change: "Act"),
    ChangePage(page: "\(book)/AddAnIntent.md", heading: "## The files", change: "Intent"),
    ChangePage(page: "\(book)/AddALanguage.md", heading: "## The files", change: "Language"),
    ChangePage(page: "\(book)/AddACommand.md", heading: "# Add a command", change: "Command"),
  ]

  @Test(arguments: changes) func thePageNamesEachFileThatWasTouched(_ change: ChangePage) throws {
    let named = try change.needed() + change.sometimes()
    #expect(try change.touched().filter { file in !named.contains { file.isIn($0) } } == [])
  }

  @Test(arguments: changes) func eachFileThatThePageNeedsWasTouched(_ change: ChangePage) throws {
    let touched = try change.touched()
    #expect(try change.needed().filter { path in !touched.contains { $0.isIn(path) } } == [])
  }

  /// How many files the page says a change has, and how many it had.
  @Test(arguments: changes) func thePageCountsTheFiles(_ change: ChangePage) throws {
    let count = try change.record().count
    #expect(try change.section().contains(" \(count) files"), "\(count) files were touched")
  }

  /// A switch more over the kinds of values is found here: energies are named in the files of the page alone, and where
  /// a domain uses them.
  @Test func noOtherSourceNamesAQuantity() throws {
    let energy = try Regex(#"(\.|case |")energy\b"#)
    let page = try Self.changes[0].needed() + ["Sources/IntentDomains"]
    let others = try SourceFiles.all(in: "Sources").filter { file in
      guard file.hasSuffix(".swift"), !page.contains(where: file.isIn) else { return false }
      return try SourceFiles.text(file).contains(energy)
    }
    #expect(others == [])
  }
}

/// A page with a list of files, and the change that the list is held to.
struct ChangePage: Sendable, CustomTestStringConvertible {
  let page: String
  /// The line that the list follows.
  let heading: String
  /// The name of the recorded change.
  let change: String

  var testDescription: String { change }

  /// The recorded files.
  func record() throws -> [String] {
    try SourceFiles.text("Tests/ParleyCommandTests/Changes/\(change).txt").split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { $0.prefix { $0 != "|" }.trimmingCharacters(in: .whitespaces) }
  }

  /// The recorded files, those of any language as the English ones.
  func touched() throws -> Set<String> { Set(try record().map(\.inEnglish)) }

  /// The files and folders that every such change touches.
  func needed() throws -> [String] { try paths(inTables: { !$0 }) }

  /// Those of the tables below a line that says when.
  func sometimes() throws -> [String] { try paths(inTables: { $0 }) }

  /// The text below the heading, to the next one.
  func section() throws -> Substring {
    let text = try SourceFiles.text(page)
    let start = try #require(text.range(of: heading + "\n"), "\(page): \(heading)").upperBound
    return text[start...].prefix(upTo: text[start...].range(of: "\n## ")?.lowerBound ?? text.endIndex)
  }

  /// The paths in the first column of tables.
  private func paths(inTables isWanted: (_ isOptional: Bool) -> Bool) throws -> [String] {
    var isOptional = false
    var paths: [String] = []
    for line in try section().split(separator: "\n") {
      if line.hasSuffix("applies:") || line.hasSuffix("optional:") { isOptional = true }
      guard line.hasPrefix("| "), isWanted(isOptional) else { continue }
      let first = line.dropFirst(2).prefix { $0 != "|" }
      paths += first.matches(of: /`([^`]+(?:\/[^`]*|\.md))`/).map { String($0.output.1) }
    }
    return paths
  }
}

enum SourceFiles {
  static func text(_ path: String) throws -> String {
    try String(contentsOfFile: "\(TestCommandTests.package)/\(path)", encoding: .utf8)
  }

  /// The files below a folder, as paths from the package's.
  static func all(in folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: "\(TestCommandTests.package)/\(folder)").map {
      "\(folder)/\($0)"
    }
  }
}

extension String {
  /// The path of the English file for that of another language.
  fileprivate var inEnglish: String {
    replacing(/\/(de|es|fr|it|nl)(?=\/|\.txt|\.lproj)/, with: "/en")
  }

  /// Whether a file is one that a page names, or in a folder that it names.
  fileprivate func isIn(_ path: String) -> Bool { self == path || hasPrefix(path + "/") }
}
