import Testing

@testable import DevelopmentTools

@Suite struct OldStyleValueTests {
  private func read(_ text: String) throws -> OldStyleValue { try OldStyleReader.value(of: Array(text.utf8)) }

  @Test func aProjectsStyleIsRead() throws {
    let value = try read(
      """
      // !$*UTF8*$!
      {
        /* Begin section */
        A1 /* Leaf.swift */ = {isa = PBXFileReference; path = "Tree Talk/Leaf.swift"; sourceTree = "<group>"; };
        list = (A1 /* Leaf.swift */, B2,);
        settings = { "A B" = "say \\"hi\\""; PATH = "$(SRCROOT)/a"; };
      }

      """)
    #expect(value["A1"]?["path"]?.string == "Tree Talk/Leaf.swift")
    #expect(value["A1"]?["sourceTree"]?.string == "<group>")
    #expect(value["list"]?.strings == ["A1", "B2"])
    #expect(value["settings"]?["A B"]?.string == "say \"hi\"")
    #expect(value["settings"]?["PATH"]?.string == "$(SRCROOT)/a")
    #expect(value["list"]?["A1"] == nil)
  }

  @Test(
    arguments: [
      ("", 1), ("{", 1), ("{\n a = b\n}", 3), ("(a b)", 1), ("{ a = \"b; }", 1), ("{}\n{}", 2), ("{ a = ; }", 1),
      ("{\n\n= b; }", 3),
    ])
  func whatIsNoneIsToldWithItsLine(text: String, line: Int) {
    #expect(throws: OldStyleReader.Failure(line: line)) { try read(text) }
  }

  @Test func valuesThatLieTooDeepInEachOtherAreRefused() throws {
    #expect(throws: OldStyleReader.Failure.self) { try read(String(repeating: "(", count: 100_000)) }
    let deep = String(repeating: "(", count: 63) + "a" + String(repeating: ")", count: 63)
    #expect(throws: Never.self) { try read(deep) }
  }
}
