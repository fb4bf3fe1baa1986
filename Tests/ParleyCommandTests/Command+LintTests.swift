import Foundation
import Testing

@testable import ParleyCommand

/// `parley lint` of a folder that gets wrong what real folders get wrong.
@Suite struct LintCommandTests {
  /// A folder that lives as long as the test.
  private final class Folder {
    let path = NSTemporaryDirectory() + "parley-lint-\(UUID().uuidString)"

    init(_ files: [String: String]) throws {
      for (name, content) in files {
        let file = URL(fileURLWithPath: "\(path)/\(name)")
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("<plist>\n<dict>\n\(content)\n</dict>\n</plist>\n".utf8).write(to: file)
      }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  private static let badApp = [
    "Info.plist": """
    <key>CFBundleIdentifier</key><string>com.example.Bananagram</string>
    <key>CFBundleDisplayName</key><string>Bananagram</string>
    <key>IntentsSupported</key><array>
      <string>INSendMessageIntent</string>
        <string>INStartCallIntent</string>
      <string>INStartCalIntent</string>
    </array>
    <key>IntentsRestrictedWhileLocked</key><array><string>INPayBillIntent</string></array>
    """,
    "en.lproj/AppIntentVocabulary.plist": """
    <key>IntentPhrases</key><array>
    <dict>
      <key>IntentName</key><string>INSendMessageIntent</string>
      <key>IntentExamples</key><array>
        <string>Hey Siri, send a message to Bobo with Bananagram</string>
        <string>Send a message to Bobo</string>
        <string>Grumble the purple with Bananagram</string>
        <string>Call Bobo with Bananagram</string>
      </array>
    </dict>
    <dict>
      <key>IntentName</key><string></string>
      <key>IntentExamples</key><array><string></string></array>
    </dict>
    </array>
    <key>VocabularyItemItentifier</key><string>x</string>
    """,
    "se.lproj/Localizable.plist": "",
    "UserVocabulary.plist": "<key>contactNames</key><array/>",
  ]

  private func run(_ arguments: [String]) async -> (output: String, status: ParleyCommand.ExitStatus) {
    let output = Output()
    let console = Console(
      write: { output.add($0) }, writeError: { output.add($0) }, nextLine: { nil }, isInteractive: false,
      isTerminal: false, usesColours: false, width: 80)
    let status = await Command.run(["lint"] + arguments, on: console)
    return (output.text, status)
  }

  /// Collects what a command writes.
  private final class Output: @unchecked Sendable {
    // A command writes from one task at a time; the lock makes that sure.
    private let lock = NSLock()
    private var written = ""
    func add(_ text: String) { lock.withLock { written += text } }
    var text: String { lock.withLock { written } }
  }

  @Test func tellsEverythingSortedByPlace() async throws {
    let folder = try Folder(Self.badApp)
    let (output, status) = await run([folder.path])
    let vocabulary = "en.lproj/AppIntentVocabulary.plist"
    #expect(status == .failure)
    #expect(
      output.replacingOccurrences(of: folder.path + "/", with: "") == """
        Info.plist:2:1: warning: 'NSSiriUsageDescription' is missing; users are asked for permission with it
        Info.plist:8:3: warning: no intent is called 'INStartCalIntent'. Did you mean 'INStartCallIntent'?
        Info.plist:10:47: warning: 'INPayBillIntent' is restricted while locked, but not among the supported intents
        UserVocabulary.plist:3:1: warning: no vocabulary type is called 'contactNames'. Did you mean 'contactName'?
        \(vocabulary): error: 'INStartCallIntent' has no example phrase in 'en'
        \(vocabulary):7:5: warning: 'Hey Siri, send a message to Bobo with Bananagram' begins with the assistant's name; \
        leave it out
        \(vocabulary):8:5: warning: 'Send a message to Bobo' does not name the app
        \(vocabulary):9:5: warning: 'Grumble the purple with Bananagram' is not understood
        \(vocabulary):10:5: warning: 'Call Bobo with Bananagram' is understood as 'INStartCallIntent'
        \(vocabulary):14:24: warning: 'IntentName' is empty, as Xcode's template leaves it
        \(vocabulary):15:35: warning: 'IntentExamples' is empty, as Xcode's template leaves it
        \(vocabulary):18:1: warning: the key 'VocabularyItemItentifier' is not known. \
        Did you mean 'VocabularyItemIdentifier'?
        se.lproj: warning: 'se' is not the tag of the language that is probably meant. Did you mean 'sv'?
        se.lproj/AppIntentVocabulary.plist: warning: the language 'se' has no AppIntentVocabulary.plist

        """)
  }

  /// An app that sends messages, with what else it has.
  private func messenger(_ name: String, examples: [String], in folder: String) -> [String: String] {
    [
      "\(folder)/Info.plist": """
      <key>CFBundleIdentifier</key><string>com.example.\(folder)</string>
      <key>CFBundleDisplayName</key><string>\(name)</string>
      <key>NSSiriUsageDescription</key><string>To send messages.</string>
      <key>IntentsSupported</key><array><string>INSendMessageIntent</string></array>
      """,
      "\(folder)/en.lproj/AppIntentVocabulary.plist": """
      <key>IntentPhrases</key><array><dict>
        <key>IntentName</key><string>INSendMessageIntent</string>
        <key>IntentExamples</key><array>
      \(examples.map { "<string>\($0)</string>" }.joined(separator: "\n"))
        </array></dict></array>
      """,
    ]
  }

  @Test func tellsExamplesThatAnotherInstalledAppWouldTake() async throws {
    let banana = messenger("Banana", examples: ["Text Bobo on Banana", "Text Koko on Coconut"], in: "Banana")
    let coconut = messenger("Coconut", examples: ["Text Bobo on Coconut", "Text Koko on Coconut"], in: "Coconut")
    let folder = try Folder(banana.merging(coconut) { first, _ in first })
    let both = await run([folder.path])
    let copied = "Banana/en.lproj/AppIntentVocabulary.plist:7:1: warning: 'Text Koko on Coconut'"
    #expect(
      both.output.replacingOccurrences(of: folder.path + "/", with: "")
        == "\(copied) does not name the app\n\(copied) would be taken by Coconut\n")
    #expect(both.status == .success)
    #expect(await run([folder.path, "--strict"]).status == .failure)
    // Alone, there is nobody to take it.
    let alone = await run([folder.path + "/Banana"])
    #expect(!alone.output.contains("would be taken"))
  }

  @Test func tellsWordsThatNoIntentOfTheAppTakes() async throws {
    let messenger = messenger("Banana", examples: ["Text Bobo on Banana", "Text Koko on Banana"], in: "Banana")
    let words = """
      <key>contactName</key><array><string>Bobo</string></array>
      <key>photoTag</key><array><string>bananas</string></array>
      """
    let folder = try Folder(messenger.merging(["Banana/UserVocabulary.plist": words]) { first, _ in first })
    #expect(
      await run([folder.path]).output.replacingOccurrences(of: folder.path + "/", with: "")
        == "Banana/UserVocabulary.plist: warning: none of the supported intents takes the words of 'photoTag'\n")
  }

  /// An app with an intent of its own, and one that sends messages, whose second example is not understood.
  private func coffeeShop(phrases: String, prompts: String, suggestions: String = "") -> [String: String] {
    let shop = [
      "Coffee/Info.plist": """
      <key>CFBundleIdentifier</key><string>com.example.Beans</string>
      <key>CFBundleDisplayName</key><string>Beans</string>
      <key>NSSiriUsageDescription</key><string>To order coffee.</string>
      <key>IntentsSupported</key><array><string>OrderCoffeeIntent</string></array>
      """,
      "Coffee/en.lproj/AppIntentVocabulary.plist": """
      <key>IntentPhrases</key><array><dict>
        <key>IntentName</key><string>OrderCoffeeIntent</string>
        <key>IntentExamples</key><array><string>Coffee from Beans</string><string>Coffee at Beans</string></array>
      </dict></array>
      """,
      "Coffee/en.lproj/Phrases.plist": """
      <key>Phrases</key>
      <string>
        intent OrderCoffee
        \(phrases)
      </string>
      <key>Prompts</key>
      <string>
        \(prompts)
      </string>
      <key>Suggestions</key>
      <string>\(suggestions)</string>
      """,
    ]
    let banana = messenger("Banana", examples: ["Text Bobo on Banana", "Grumble the purple Banana"], in: "Banana")
    return shop.merging(banana) { first, _ in first }
  }

  private let notUnderstood =
    "Banana/en.lproj/AppIntentVocabulary.plist:7:1: warning: 'Grumble the purple Banana' is not understood\n"

  @Test func knowsTheIntentsThatTheAppHasPhrasesOf() async throws {
    let folder = try Folder(coffeeShop(phrases: "[a] coffee", prompts: "OrderCoffee success: Here you are."))
    #expect(await run([folder.path]).output.replacingOccurrences(of: folder.path + "/", with: "") == notUnderstood)
    let file = "\(folder.path)/Coffee/en.lproj/AppIntentVocabulary.plist"
    #expect(await run([file]).output == "")
  }

  @Test func tellsPhrasesAndPromptsThatCannotBeReadAndTriesTheOtherApps() async throws {
    let folder = try Folder(coffeeShop(phrases: "[a coffee", prompts: "OrderCoffee success Here you are."))
    #expect(
      await run([folder.path]).output.replacingOccurrences(of: folder.path + "/", with: "") == notUnderstood + """
        Coffee/en.lproj/Phrases.plist:6: warning: a “[” without its “]”
        Coffee/en.lproj/Phrases.plist:10: warning: a prompt is 'key: sentence', and this line has no colon

        """)
  }

  @Test func tellsTitlesOfSuggestionsThatNoIntentHas() async throws {
    let titles = "OrderCoffee: A coffee at {app}\nOrderCofee: A coffee\nA coffee"
    let folder = try Folder(
      coffeeShop(phrases: "[a] coffee", prompts: "OrderCoffee success: Here you are.", suggestions: titles))
    let output = await run([folder.path]).output.replacingOccurrences(of: folder.path + "/", with: "")
    #expect(
      output == notUnderstood + """
        Coffee/en.lproj/Phrases.plist:14: warning: no intent is called 'OrderCofee'. Did you mean 'OrderCoffee'?
        Coffee/en.lproj/Phrases.plist:15: warning: a suggestion is an intent and its title: 'OrderCoffee: Order a coffee at {app}'.

        """)
  }

  @Test func tellsThemAsJSONAndAsAnnotations() async throws {
    let folder = try Folder(["UserVocabulary.plist": "<key>contactNames</key><array/>"])
    let file = "\(folder.path)/UserVocabulary.plist"
    let github = await run([file, "--format", "github"])
    #expect(
      github.output
        == "::warning file=\(file),line=3,col=1::no vocabulary type is called 'contactNames'. Did you mean 'contactName'?\n"
    )
    let json = await run([file, "--format", "json"])
    let lines = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]])
    #expect(lines.count == 1)
    #expect(lines.first?["line"] as? Int == 3)
    #expect(lines.first?["severity"] as? String == "warning")
  }

  @Test func saysWhatCannotBeRead() async {
    let (output, status) = await run(["nowhere"])
    #expect(output == "nowhere/Info.plist: error: there is no such file\n")
    #expect(status == .unusable)
  }
}
