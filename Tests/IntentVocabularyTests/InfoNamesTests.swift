import AppFolders
import IntentDomains
import IntentModel
import Testing

@testable import IntentVocabulary

@Suite struct InfoNamesTests {
  private static let info = AppFolder.plist(
    """
    <dict>
    <key>CFBundleIdentifier</key><string>com.example.Test</string>
    <key>CFBundleDisplayName</key><string>MonkeyTalk</string>
    <key>NSSiriUsageDescription</key><string>To test.</string>
    <key>INAlternativeAppNames</key><array>
    <dict><key>INAlternativeAppName</key><string>ALTERNATIVE</string>
    <key>INAlternativeAppNamePronunciationHint</key><string>ALTERNATIVE_SOUND</string></dict>
    </array>
    </dict>
    """)

  @Test func alternativeNamesAreLookedUpInEachLanguage() throws {
    let folder = try AppFolder([
      "Info.plist": Self.info,
      "Base.lproj/InfoPlist.strings": "ALTERNATIVE = \"Ape Talk\"; ALTERNATIVE_SOUND = \"ape tock\";",
      "fr.lproj/InfoPlist.strings": "CFBundleDisplayName = \"SingeTalk\"; ALTERNATIVE = \"Parle Singe\";",
    ])
    let app = try AssistantApp(at: folder.path, catalog: .siriKit)
    #expect(folder.lines(app.problems) == [])
    #expect(app.names.map(\.spokenPhrase) == ["MonkeyTalk", "Ape Talk"])
    #expect(app.names.last?.pronunciationHint == "ape tock")
    #expect(app.names(for: "fr-CA").map(\.spokenPhrase) == ["SingeTalk", "Parle Singe"])
    #expect(app.names(for: "de").map(\.spokenPhrase) == ["MonkeyTalk", "Ape Talk"])
    #expect(app.allNames.map(\.spokenPhrase) == ["MonkeyTalk", "Ape Talk", "SingeTalk", "Parle Singe"])
  }

  @Test func aVariableIsNoName() throws {
    let folder = try AppFolder([
      "Info.plist": Self.info,
      "en.lproj/InfoPlist.strings": "ALTERNATIVE = \"Ape Talk\"; ALTERNATIVE_SOUND = \"ape tock\";",
      "de.lproj/InfoPlist.strings": "ALTERNATIVE = \"Affentalk\";",
    ])
    let app = try AssistantApp(at: folder.path, catalog: .siriKit)
    #expect(app.names.map(\.spokenPhrase) == ["MonkeyTalk", "Ape Talk"])
    #expect(
      folder.lines(app.problems) == [
        "de.lproj/InfoPlist.strings: there is no string for 'ALTERNATIVE_SOUND', which other languages have"
      ])
  }

  @Test func brokenStringsAreReportedWithTheirPlace() throws {
    let folder = try AppFolder([
      "Info.plist": Self.info, "en.lproj/InfoPlist.strings": "ALTERNATIVE = \"Ape Talk\"\n",
    ])
    let app = try AssistantApp(at: folder.path, catalog: .siriKit)
    #expect(
      folder.lines(app.problems) == [
        "en.lproj/InfoPlist.strings:2:1: ';' is expected here; the rest of the file is not read"
      ])
    // As it was written, for nothing else is known.
    #expect(app.names.map(\.spokenPhrase) == ["MonkeyTalk", "ALTERNATIVE"])
  }

  @Test func theIndexKnowsTheNamesOfItsLanguage() throws {
    let folder = try AppFolder([
      "Info.plist": Self.info, "fr.lproj/InfoPlist.strings": "CFBundleDisplayName = \"SingeTalk\";",
    ])
    let app = try AssistantApp(at: folder.path, catalog: .siriKit)
    #expect(app.names(for: "fr").first?.spokenPhrase == "SingeTalk")
    #expect(app.displayName == "MonkeyTalk")
  }
}
