import Foundation
import Testing

@testable import ParleyCommand

/// `parley lint` of folders as Xcode keeps them: what only a build fills in is no mistake.
@Suite struct LintProjectTests {
  private static let files = [
    "Project/Bank/AppDelegate.swift": "",
    "Project/Bank/Info.plist": plist(
      """
      <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
      <key>CFBundleName</key><string>$(PRODUCT_NAME)</string>
      <key>NSSiriUsageDescription</key><string>To send money.</string>
      """),
    "Project/Bank/en.lproj/AppIntentVocabulary.plist": plist(
      examples("INSendPaymentIntent", "Send 5 dollars to Ada with MyBank", "Pay Ada 20 dollars with MyBank")),
    "Project/Bank/ko.lproj/AppIntentVocabulary.plist": plist(
      examples("INSendPaymentIntent", "MyBank에서 송금하기", "MyBank로 돈 보내기")),
    "Project/Siri/BankIntents/IntentHandler.swift": "",
    "Project/Siri/BankIntents/Info.plist": plist(
      """
      <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
      <key>NSExtension</key><dict>
        <key>NSExtensionPointIdentifier</key><string>com.apple.intents-service</string>
        <key>NSExtensionAttributes</key><dict><key>IntentsSupported</key><array>
          <string>INSendPaymentIntent</string>
          <string>INPlayMediaIntent</string>
          <string>ScriptAppIntent</string>
        </array></dict>
      </dict>
      """),
  ]

  private static func plist(_ content: String) -> String { "<plist><dict>\n\(content)\n</dict></plist>\n" }

  private static func examples(_ intent: String, _ phrases: String...) -> String {
    """
    <key>IntentPhrases</key><array><dict>
      <key>IntentName</key><string>\(intent)</string>
      <key>IntentExamples</key><array>\(phrases.map { "<string>\($0)</string>" }.joined())</array>
    </dict></array>
    """
  }

  private func lint(_ files: [String: String], _ arguments: String...) async throws -> (
    String, ParleyCommand.ExitStatus
  ) {
    try await LintedFiles.lint(files, arguments)
  }

  private func count(_ level: String, in output: String) -> Int {
    output.split(separator: "\n").count { $0.contains(": \(level): ") }
  }

  @Test func aProjectOfSourcesPassesWithNotesAlone() async throws {
    let (output, status) = try await lint(Self.files, "--strict")
    #expect(status == .success, "\(output)")
    #expect(count("error", in: output) == 0 && count("warning", in: output) == 0, "\(output)")
    #expect(output.contains("note: a build fills in '$(PRODUCT_NAME)'; '--set NAME=VALUE' gives its value\n"))
    #expect(output.contains("note: 'INPlayMediaIntent' is of a domain that Parley does not serve\n"))
    #expect(output.contains("note: 'ScriptAppIntent' is an intent of the project's own, without phrases here\n"))
  }

  @Test func withTheNameTheExamplesAreTried() async throws {
    var files = Self.files
    files["Project/Bank/en.lproj/AppIntentVocabulary.plist"] = Self.plist(
      Self.examples("INSendPaymentIntent", "Send 5 dollars to Ada with MyBank", "Pay Ada 20 dollars"))
    let (output, status) = try await lint(
      files, "--name", "MyBank", "--set", "PRODUCT_BUNDLE_IDENTIFIER=com.example.bank", "--strict")
    #expect(status == .failure)
    #expect(count("warning", in: output) == 1, "\(output)")
    #expect(output.contains("warning: 'Pay Ada 20 dollars' does not name the app\n"))
    #expect(!output.contains("a build fills in"))
  }

  @Test func anIntentWithoutAnExampleInTheAppIsAnErrorOfTheExtensionToo() async throws {
    var files = Self.files
    files["Project/Siri/BankIntents/Info.plist"] = files["Project/Siri/BankIntents/Info.plist"]?
      .replacing("INPlayMediaIntent", with: "INRequestPaymentIntent")
    let (output, status) = try await lint(files)
    #expect(status == .failure)
    #expect(output.contains("error: 'INRequestPaymentIntent' has no example phrase in 'en'\n"), "\(output)")
  }

  @Test func aWorldIsReadWithItsAppAndAlone() async throws {
    let app = [
      "Info.plist": Self.plist(
        """
        <key>CFBundleIdentifier</key><string>com.example.rides</string>
        <key>CFBundleDisplayName</key><string>Rides</string>
        <key>NSSiriUsageDescription</key><string>To book rides.</string>
        <key>IntentsSupported</key><array><string>INRequestRideIntent</string></array>
        """),
      "World.plist": Self.plist("<key>RideOption</key><array/>"),
      "en.lproj/AppIntentVocabulary.plist": Self.plist(
        Self.examples("INRequestRideIntent", "Book a ride with Rides", "Get me a Rides ride")),
      "Scripts/Bad.conversation": "lokale: en\n\nUser: hi\n",
    ]
    let (output, status) = try await lint(app)
    #expect(status == .failure)
    #expect(
      output.contains("World.plist:2:1: error: nothing reads the key 'RideOption'. Did you mean 'RideOptions'?\n"))
    #expect(
      output.contains("Scripts/Bad.conversation:1: error: no setting is called 'lokale'. Did you mean 'locale'?\n"))
    let file = FileManager.default.temporaryDirectory.appending(path: "w-\(UUID().uuidString).plist").path
    try Data(Self.plist("<key>RideOptions</key><array><dict><key>Nam</key><string>x</string></dict></array>").utf8)
      .write(to: URL(filePath: file))
    let alone = TestTerminal()
    #expect(await alone.run("lint", file) == .failure)
    #expect(alone.output.contains("error: "), "\(alone.output)")
  }

  @Test(arguments: LintFormat.allCases) func everyFormatTellsTheSame(_ format: LintFormat) async throws {
    var files = Self.files
    files["Project/Siri/BankIntents/Info.plist"] = files["Project/Siri/BankIntents/Info.plist"]?
      .replacing("INPlayMediaIntent", with: "INRequestPaymentIntent")
    let (output, status) = try await lint(files, "--format", format.rawValue)
    #expect(status == .failure)
    #expect(output.contains("INRequestPaymentIntent"), "\(output)")
  }
}
