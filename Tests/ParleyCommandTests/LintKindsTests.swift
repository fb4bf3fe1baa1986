import Foundation
import Testing

@testable import ParleyCommand

/// What real app folders hold, kind by kind: how often `parley lint` speaks of each, and at which level.
///
/// The kinds are those that were found in public projects; every one that was a false alarm is a note or silent, every
/// one that is true stays.
@Suite struct LintKindsTests {
  /// A project whose sources are three folders deep, with names that a build fills in; nothing in it is wrong.
  private static let sourceTree = [
    "Apps/Source/Bank/AppDelegate.swift": "",
    "Apps/Source/Bank/Info.plist": plist(
      """
      <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
      <key>CFBundleName</key><string>$(PRODUCT_NAME)</string>
      <key>NSSiriUsageDescription</key><string>To send messages.</string>
      """),
    "Apps/Source/Bank/en.lproj/AppIntentVocabulary.plist": plist(
      phrases("INSendMessageIntent", "Tell Ada I’ll be late", "Show my messages in MyBank")),
    "Apps/Source/Bank/ko.lproj/AppIntentVocabulary.plist": plist(
      phrases("INSendMessageIntent", "MyBank에서 메시지 보내기", "MyBank로 메시지")),
    "Apps/Source/Bank/ja.lproj/AppIntentVocabulary.plist": plist(
      phrases("INSendMessageIntent", "MyBankで山田さんに今日は遅れますとメッセージを送って", "MyBankでメッセージ")),
    "Apps/Siri/BankIntents/IntentHandler.swift": "",
    "Apps/Siri/BankIntents/Info.plist": supporting("INSendMessageIntent", "INPlayMediaIntent", "ScriptAppIntent"),
  ]

  /// A project whose names are in the build settings alone, with both of the older call intents.
  private static let withoutNames = [
    "Phone/App.swift": "",
    "Phone/Info.plist": plist("<key>NSSiriUsageDescription</key><string>To call.</string>"),
    "Phone/en.lproj/AppIntentVocabulary.plist": plist(
      phrases(
        ("INStartAudioCallIntent", ["Call Ada on Phone", "Ring Koko on Phone"]),
        ("INStartVideoCallIntent", ["Video call Ada on Phone", "Start a video call with Koko on Phone"]))),
    "PhoneIntents/Handler.swift": "",
    "PhoneIntents/Info.plist": supporting("INStartAudioCallIntent", "INStartVideoCallIntent"),
  ]

  /// An app that gets wrong what real vocabularies get wrong.
  private static let wrong = [
    "Info.plist": plist(
      """
      <key>CFBundleIdentifier</key><string>com.example.tree</string>
      <key>CFBundleDisplayName</key><string>Tree</string>
      <key>NSSiriUsageDescription</key><string>To send messages.</string>
      <key>IntentsSupported</key><array>
        <string>INSendMessageIntent</string><string>INStartWorkoutIntent</string>
      </array>
      """),
    "AppIntentVocabulary.plist": plist(
      """
      <key>IntentPhrases</key><array>
        <dict><key>IntentName</key><string>INStartWorkoutIntent</string><key>IntentExamples</key><array>
          <string>Siri, start a swing with Tree</string>
        </array></dict>
        <dict><key>IntentName</key><string>INSendMessageIntent</string><key>IntentExamples</key><array>
          <string>Text Ada on Tree please</string>
          <string>Text Ada on Tree</string>
          <string>text Ada on Tree</string>
          <string>Text Koko</string>
          <string>Send a very long message with far too many words to Ada on Tree today</string>
          <string></string>
        </array></dict>
        <dict><key>IntentName</key><string></string><key>IntentExamples</key><array/></dict>
      </array>
      <key>ParameterVocabularies</key><array><dict>
        <key>ParameterNames</key><array><string>INStartWorkoutIntent.workoutNam</string></array>
        <key>ParameterVocabulary</key><array><dict>
          <key>VocabularyItemItentifier</key><string>swing</string>
          <key>VocabularyItemIdentifier</key><string>sw\u{10}ing</string>
          <key>VocabularyItemSynonyms</key><array><dict>
            <key>VocabularyItemPhrase</key><string>Swing</string>
          </dict></array>
        </dict></array>
      </dict></array>
      """),
    "se.lproj/AppIntentVocabulary.plist": plist(
      phrases("INSendMessageIntent", "Skicka ett meddelande med Tree", "Skriv ett meddelande i Tree")),
  ]

  private static func plist(_ content: String) -> String { "<plist><dict>\n\(content)\n</dict></plist>\n" }

  /// An app that declares both of the older calls and mixes them up.
  private static let mixedCalls = [
    "Info.plist": plist(
      """
      <key>CFBundleIdentifier</key><string>com.example.phone</string>
      <key>CFBundleDisplayName</key><string>Phone</string>
      <key>NSSiriUsageDescription</key><string>To call.</string>
      <key>IntentsSupported</key><array>
        <string>INStartAudioCallIntent</string><string>INStartVideoCallIntent</string>
      </array>
      """),
    "de.lproj/AppIntentVocabulary.plist": plist(
      phrases("INStartAudioCallIntent", "Ruf Ada mit Phone an", "Ruf Koko mit Phone an")),
    "en.lproj/AppIntentVocabulary.plist": plist(
      phrases(
        ("INStartAudioCallIntent", ["Call Ada on Phone", "Video call Koko on Phone"]),
        ("INStartVideoCallIntent", ["Ring Ada on Phone", "Start a video call with Koko on Phone"]))),
  ]

  private static func phrases(_ intent: String, _ examples: String...) -> String { phrases((intent, examples)) }

  private static func phrases(_ intents: (name: String, examples: [String])...) -> String {
    let dictionaries = intents.map { name, examples in
      """
      <dict><key>IntentName</key><string>\(name)</string>
      <key>IntentExamples</key><array>\(examples.map { "<string>\($0)</string>" }.joined())</array></dict>
      """
    }
    return "<key>IntentPhrases</key><array>\(dictionaries.joined(separator: "\n"))</array>"
  }

  private static func supporting(_ intents: String...) -> String {
    plist(
      """
      <key>NSExtension</key><dict>
        <key>NSExtensionPointIdentifier</key><string>com.apple.intents-service</string>
        <key>NSExtensionAttributes</key><dict><key>IntentsSupported</key>
          <array>\(intents.map { "<string>\($0)</string>" }.joined(separator: "\n"))</array>
        </dict>
      </dict>
      """)
  }

  /// The words by which a message of each kind is known.
  private static let kinds: KeyValuePairs = [
    "a build variable": "note: a build fills in '$(",
    "a name in the build settings": "note: the build settings fill in",
    "a domain that is not served": "note: 'INPlayMediaIntent' is of a domain",
    "an intent of the project's own": "note: 'ScriptAppIntent' is an intent of the project's own",
    "an App Schema": "is served by Siri as of old, and the App Schema",
    "a call that is replaced": "is replaced by 'INStartCallIntent' since iOS 13",
    "another order": "note: 'INSendMessageIntent' is in another order",
    "without the app's name": "does not name the app",
    "not understood": "is not understood",
    "a language without a vocabulary": "has no AppIntentVocabulary.plist",
    "a duplicate": "warning: duplicate",
    "too many words": "keep examples short",
    "one example": "warning: 'INStartWorkoutIntent' has 1 example",
    "the assistant's name": "begins with the assistant's name",
    "a pleasantry": "has a pleasantry",
    "an empty string": "is empty, as Xcode's template leaves it",
    "a misspelt key": "warning: the key 'VocabularyItemItentifier' is not known",
    "an unknown parameter": "warning: no parameter is called 'INStartWorkoutIntent.workoutNam'",
    "a control character": "warning: a control character (0x10)",
    "a wrong language tag": "warning: 'se' is not the tag",
    "an intent without an example": "error: 'INStartWorkoutIntent' has no example phrase in 'se'",
    "an older call without an example": "error: 'INStartVideoCallIntent' has no example phrase in 'de'",
    "a phrase of the other call": "on Phone' is understood as 'INStart",
    "no file at the top": "there is no such file",
  ]

  /// How many messages there are of each kind, and those of none.
  private func count(_ files: [String: String]) async throws -> (
    counts: [String: Int], others: [String], status: ParleyCommand.ExitStatus
  ) {
    let (output, status) = try await LintedFiles.lint(files)
    var counts: [String: Int] = [:]
    var others: [String] = []
    for line in output.split(separator: "\n").map(String.init) {
      if let kind = Self.kinds.first(where: { line.contains($0.value) }) {
        counts[kind.key, default: 0] += 1
      } else {
        others.append(line)
      }
    }
    return (counts, others, status)
  }

  @Test func aTreeOfSourcesHasNotesAlone() async throws {
    let (counts, others, status) = try await count(Self.sourceTree)
    #expect(status == .success)
    #expect(others == [])
    #expect(
      counts == [
        "a build variable": 2, "a name in the build settings": 2, "a domain that is not served": 1,
        "an intent of the project's own": 1, "an App Schema": 1,
      ])
  }

  @Test func namesInTheBuildSettingsAloneAreNotes() async throws {
    let (counts, others, status) = try await count(Self.withoutNames)
    #expect(status == .success)
    #expect(others == [])
    #expect(counts == ["a name in the build settings": 4, "a call that is replaced": 2])
  }

  /// A store wants an example of each call that is declared; and a phrase for one of them should be that one.
  @Test func theOlderCallsAreTwo() async throws {
    let (counts, others, status) = try await count(Self.mixedCalls)
    #expect(status == .failure)
    #expect(others == [])
    #expect(counts == ["an older call without an example": 1, "a phrase of the other call": 2])
  }

  @Test func whatIsTrueStays() async throws {
    let (counts, others, status) = try await count(Self.wrong)
    #expect(status == .failure)
    #expect(others == [])
    #expect(
      counts == [
        "another order": 1, "without the app's name": 1, "a duplicate": 1, "too many words": 1, "one example": 1,
        "the assistant's name": 1, "a pleasantry": 1, "an empty string": 2, "a misspelt key": 1,
        "an unknown parameter": 1, "a control character": 1, "a wrong language tag": 1,
        "an intent without an example": 1,
      ])
  }
}
