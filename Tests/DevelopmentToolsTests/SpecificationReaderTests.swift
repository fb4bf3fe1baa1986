import Testing

@testable import DevelopmentTools

/// Which forms of YAML a project's specification may have.
@Suite struct SpecificationReaderTests {
  private func value(_ text: String) throws -> OldStyleValue { try SpecificationReader.value(of: Array(text.utf8)) }

  @Test func mapsAndListsAreReadByTheirIndentation() throws {
    let value = try value(
      """
      # A comment
      name: Willow   # and one more
      targets:
        Willow:
          type: application
          sources:
          - Willow
          - path: Shared
            excludes:
              - "*.md"
          info: {path: Willow/Info.plist, properties: {CFBundleDisplayName: "Weeping: \\"Willow\\""}}
        'Other One':
          sources: [A, B,
            C]
      scripts:
        - script: |
            echo a: b

            - not a list
          name: last
      """)
    #expect(value["name"]?.string == "Willow")
    let willow = value["targets"]?["Willow"]
    #expect(willow?["sources"]?.strings == ["Willow"])
    guard case .array(let sources)? = willow?["sources"] else { return #expect(Bool(false)) }
    #expect(sources[1] == .dictionary(["path": .string("Shared"), "excludes": .array([.string("*.md")])]))
    #expect(willow?["info"]?["properties"]?["CFBundleDisplayName"]?.string == "Weeping: \"Willow\"")
    #expect(value["targets"]?["Other One"]?["sources"]?.strings == ["A", "B", "C"])
    guard case .array(let scripts)? = value["scripts"] else { return #expect(Bool(false)) }
    #expect(scripts[0]["script"]?.string == "echo a: b\n\n- not a list")
    #expect(scripts[0]["name"]?.string == "last")
  }

  @Test(
    arguments: [
      ("a: b\n  c: d", 2), ("a: &x b", 1), ("a:\n\tb: c", 2), ("a: [b", 1), ("a: *x", 1), ("- a\nb: c", 2),
      ("a: \"b", 1), ("<<: c", 1), ("a: {b}", 1), ("a: {b: c]", 1), ("word", 1),
    ])
  func aFormThatIsNotReadIsNamedByItsLine(_ text: String, _ line: Int) {
    #expect(throws: OldStyleReader.Failure(line: line)) { try value(text) }
  }

  @Test func nothingIsTooDeep() {
    let deep = (0..<5000).map { String(repeating: " ", count: $0) + "a:" }.joined(separator: "\n")
    #expect(throws: OldStyleReader.Failure.self) { try value(deep) }
    #expect(throws: OldStyleReader.Failure.self) { try value("a: " + String(repeating: "[", count: 5000)) }
  }

  @Test(
    arguments: [
      ("*.md", "a.md", true), ("*.md", "b/a.md", false), ("**/*.md", "b/c/a.md", true), ("**/*.md", "a.md", true),
      ("Tests", "Tests/A.swift", true), ("Tests", "OtherTests/A.swift", false), ("A/*/C.swift", "A/B/C.swift", true),
      ("A/**/C.swift", "A/B/B/C.swift", true), ("*a*b*", "xxaxxbxx", true), ("*a*b", "xxaxxbxx", false),
      ("?.swift", "A.swift", true), ("", "A.swift", false), ("A/**", "A/B/C", true),
    ])
  func aPatternIsForPaths(_ pattern: String, _ path: String, _ holds: Bool) {
    #expect(PathPattern(pattern).holds(for: path) == holds)
  }
}
