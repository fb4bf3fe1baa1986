import Foundation
import IntentTables
import SwiftSources
import Testing

@testable import DevelopmentTools

/// Which names a source can use without declaring them.
@Suite struct SystemNamesTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func sources(_ folders: String...) throws -> [(file: String, text: String)] {
    try folders.flatMap { folder in
      let place = root.appending(path: folder)
      let files = FileManager.default.enumerator(atPath: place.path)?.compactMap { $0 as? String } ?? []
      return try files.filter { $0.hasSuffix(".swift") }.map {
        ("\(folder)/\($0)", try String(contentsOf: place.appending(path: $0), encoding: .utf8))
      }
    }
  }

  /// What is written from the tables of intents when the package is built: Parley's form of them, and SiriKit's.
  private static func written() throws -> (domains: [String], siriKit: [String]) {
    let folder = root.appending(path: "Sources/IntentDomains/Tables")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0 != "Shared.intents" }
    let shared = try String(contentsOf: folder.appending(path: "Shared.intents"), encoding: .utf8)
    let tables = try files.map { file in
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      return try CheckedTable(text, file: file, shared: shared, sharedFile: "Shared.intents")
    }
    let reasons = DomainWriter.source(of: try CheckedTable.shared(shared, file: "Shared.intents"))
    return (tables.map { DomainWriter($0).source } + [reasons], tables.map { SiriKitWriter($0).source })
  }

  @Test func whatIntentsDeclaresIsInTheList() throws {
    let listed = Set(SystemNames.intents.split(separator: " ").map(String.init))
    let declaration = /\b(?:public|open) (?:[a-z]+ )*?(?:class|struct|enum|protocol|typealias) ([A-Z]\w*)/
    let sources = try Self.sources("Sources/Intents", "Sources/Contacts", "Sources/CoreLocation")
    let texts = try sources.map(\.text) + Self.written().siriKit
    let names = Set(texts.flatMap { $0.matches(of: declaration).map { String($0.1) } })
    #expect(names.count > 200)
    #expect(names.subtracting(listed) == [], "swift .ci/names.swift --update")
  }

  @Test(arguments: ["URL", "JSONDecoder", "OperationQueue", "URLSession", "LocalizedError", "Regex"])
  func whatTheListDoesNotHaveYetIsAskedOfTheLibraries(_ name: String) {
    #expect(SystemNames.isInLibraries(name))
    #expect(!SystemNames.isInLibraries("\(name)Leaf"))
  }

  /// No name of this package's own sources, which compile, is taken for a missing one.
  @Test func noNameOfSourcesThatCompileIsMissing() throws {
    let written = try Self.written()
    let sources =
      try Self.sources("Sources", "Tests/ExtensionHabits", "Examples")
      + (written.domains + written.siriKit).map { ("Sources/IntentDomains/Tables", $0) }
    let importable = AppleFrameworks.here
    let declared = sources.reduce(into: Set<String>()) { names, source in
      names.formUnion(
        SwiftNames.declared(in: SwiftSource(source.text, importable: importable, doubt: .all).tokens))
    }
    var missing: [String] = []
    for (file, text) in sources {
      let source = SwiftSource(text, importable: importable, doubt: .none)
      if !source.imports.isDisjoint(with: ["Testing", "XCTest", "PackagePlugin"]) { continue }
      for use in SwiftNames.used(in: source.tokens)
      where !declared.contains(use.name) && !importable.contains(use.name) && !SystemNames.has(use.name) {
        // A constant of C is not told either.
        if use.name.contains(where: \.isLowercase) { missing.append("\(file):\(use.line): \(use.name)") }
      }
    }
    #expect(sources.count > 700)
    #expect(missing == [])
  }
}
