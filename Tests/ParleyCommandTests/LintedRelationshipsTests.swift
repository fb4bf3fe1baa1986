import Testing

@testable import ParleyCommand

/// A relationship that no language has words for is told, with the nearest that one has.
@Suite struct LintedRelationshipsTests {
  private func lint(_ relationship: String) async throws -> String {
    let info = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>CFBundleIdentifier</key><string>com.example.Rel</string>
      <key>CFBundleDisplayName</key><string>Rel</string>
      <key>NSSiriUsageDescription</key><string>Rel sends what you say.</string>
      <key>IntentsSupported</key><array><string>INSendMessageIntent</string></array>
      </dict></plist>
      """
    let world = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>Contacts</key><array>
      <dict><key>Name</key><string>Ann Miller</string>
      <key>Relationship</key><string>\(relationship)</string></dict>
      </array></dict></plist>
      """
    return try await LintedFiles.lint(["Rel/Info.plist": info, "Rel/World.plist": world]).0
  }

  @Test(arguments: ["wife", "Husband", "best friend", "Mutter", "sœur", "mother-in-law", "big sister"])
  func whatALanguageKnowsIsRight(_ relationship: String) async throws {
    #expect(try await !lint(relationship).contains("relationship"), "\(relationship)")
  }

  @Test func whatNoLanguageKnowsIsToldWithTheNearest() async throws {
    #expect(
      try await lint("hubsand").contains(
        "Rel/World.plist:4:24: warning: no language knows the relationship 'hubsand', so that only these words find the "
          + "person. Did you mean 'husband'?"))
    #expect(try await lint("landlady").contains("only these words find the person.\n"))
  }
}
