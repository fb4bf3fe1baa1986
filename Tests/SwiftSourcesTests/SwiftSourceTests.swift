import Testing

@testable import SwiftSources

@Suite struct SwiftSourceTests {
  private func compiled(_ text: String) -> [String] {
    SwiftSource(text, importable: ["Intents"]).lines.map { String($0.code) }
  }

  @Test func commentsAreNotCompiled() { #expect(compiled("// a\n/* b\nc */\nd\n  /* e */\nf") == ["d", "f"]) }

  @Test func oneBranchOfAConditionIsCompiled() {
    #expect(compiled("#if os(iOS)\na\n#elseif os(Linux)\nb\n#else\nc\n#endif\nd") == ["b", "d"])
    #expect(compiled("#if !canImport(UIKit) && canImport(Intents)\na\n#endif") == ["a"])
    #expect(compiled("#if canImport(UIKit) || DEBUG\na\n#endif") == ["a"])
    #expect(compiled("#if os(iOS)\n#if DEBUG\na\n#endif\n#else\nb\n#endif") == ["b"])
  }

  @Test(arguments: [
    "import Intents", "  import Intents".drop { $0 == " " }.description, "@testable import Intents",
    "public import Intents", "import class Intents.INPerson", "import Intents // for INPerson",
    "@preconcurrency import Intents;",
  ])
  func aModuleIsReadFromItsImport(_ line: String) throws {
    let name = try #require(SwiftSource.imported(by: line[...]))
    #expect(SwiftSource.module(name) == "Intents")
  }

  @Test(arguments: ["let import_ = 1", "// import Intents", "important()", "func import() {}"])
  func anotherLineImportsNothing(_ line: String) { #expect(SwiftSource.imported(by: line[...]) == nil) }

  @Test func anEndWithoutABeginningChangesNothing() { #expect(compiled("#endif\n#else\na") == ["a"]) }
}
