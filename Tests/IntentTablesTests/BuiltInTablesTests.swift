import Foundation
import Testing

@testable import IntentTables

/// The tables of the built-in intents.
@Suite struct BuiltInTablesTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources/IntentDomains/Tables")

  private static func text(_ file: String) throws -> String {
    try String(contentsOf: folder.appending(path: file), encoding: .utf8)
  }

  private static let files = ["Calls", "Messaging", "Payments", "Photos", "Rides", "Workouts"].map { "\($0).intents" }

  @Test func eachTableOfTheFolderIsOfADomainOrShared() throws {
    let found = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
    #expect(found == (Self.files + ["Shared.intents"]).sorted())
  }

  @Test(arguments: files) func aTableIsNamedAfterItsDomainAndHasShortLines(_ file: String) throws {
    let text = try Self.text(file)
    let checked = try CheckedTable(text, file: file, shared: try Self.text("Shared.intents"), sharedFile: "")
    #expect("\(checked.table.domain).intents" == file)
    #expect(text.split(separator: "\n").filter { $0.count > 120 } == [])
  }

  /// The page that describes the notation.
  private static func page() throws -> String {
    let page = folder.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Parley/Parley.docc/TablesOfIntents.md")
    return try String(contentsOf: page, encoding: .utf8)
  }

  @Test func theTableOfThePageIsOne() throws {
    let parts = try Self.page().split(separator: "```")
    try #require(parts.count == 3)
    let shared = try Self.text("Shared.intents")
    let checked = try CheckedTable(String(parts[1]), file: "page", shared: shared, sharedFile: "Shared.intents")
    #expect(checked.table.intents.map(\.name) == ["OrderTea"])
  }

  @Test func thePageHasEachStatement() throws {
    let page = try Self.page()
    let statements = TableReader.fields + TableReader.headings
    #expect(statements.filter { !page.contains("`\($0)") } == [])
  }

  /// A code, a reason or a type that no table uses is one that was forgotten.
  @Test func whatIsSharedIsUsed() throws {
    let shared = try CheckedTable.shared(try Self.text("Shared.intents"), file: "Shared.intents")
    let tables = try Self.files.map { file in
      try CheckedTable(try Self.text(file), file: file, shared: try Self.text("Shared.intents"), sharedFile: "").table
    }
    let intents = tables.flatMap(\.intents)
    let types = intents.flatMap { $0.parameters.map(\.type.name) + $0.response.parts.map(\.type.name) }
    #expect(Set(shared.types.map(\.name)).subtracting(types) == [])
    #expect(Set(shared.codes.map(\.name)).subtracting(intents.flatMap(\.codes).map(\.name)) == [])
    #expect(
      Set(shared.reasons.map(\.name)).subtracting(intents.flatMap(\.reasons).flatMap(\.cases).map(\.name)) == ["past"])
  }
}
