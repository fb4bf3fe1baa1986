import AppFolders
import Foundation
import IntentDomains
import IntentModel
import Testing

@testable import IntentVocabulary

@Suite struct AssistantAppTests {
  @Test func readsTheSampleApp() throws {
    let app = try AssistantApp(at: AppFolder.monkeyChat, catalog: .siriKit)
    #expect(app.problems.map(\.description) == [])
    #expect(app.identifier == "com.example.MonkeyChat")
    #expect(app.names.map(\.spokenPhrase) == ["MonkeyChat", "Monkey Chat", "Monkey Messenger"])
    #expect(app.supportedIntents.count == 9)
    #expect(app.supportedIntents.first == "SendMessage")
    #expect(app.restrictedWhileLocked.isSubset(of: app.supportedIntents))
    #expect(app.vocabulary(for: "en")?.intentPhrases.map(\.intent) == app.supportedIntents)
    #expect(app.vocabulary(for: "fr-CA")?.examples(of: "SendMessage").first?.hasPrefix("Envoie") == true)
    #expect(app.userVocabulary[.contactName].first?.spokenPhrase == "Bobo the Great")
    #expect(app.userVocabulary[.contactGroupName].map(\.spokenPhrase).contains("Banana Lovers"))
  }

  @Test func readsTheKeysOfAnExtension() throws {
    let folder = try AppFolder([
      "Info.plist": AppFolder.plist(
        """
        <dict>
        <key>CFBundleIdentifier</key><string>com.example.Test</string>
        <key>CFBundleName</key><string>Test</string>
        <key>NSSiriUsageDescription</key><string>To test.</string>
        <key>INIntentsSupported</key><array><string>INStartVideoCallIntent</string></array>
        <key>NSExtension</key><dict><key>NSExtensionAttributes</key><dict>
        <key>IntentsSupported</key>
        <array><string>INStartAudioCallIntent</string><string>INSendMessageIntent</string></array>
        <key>IntentsRestrictedWhileLocked</key><array><string>INSendMessageIntent</string></array>
        </dict></dict>
        </dict>
        """)
    ])
    let app = try AssistantApp(at: folder.path, catalog: .siriKit)
    #expect(app.displayName == "Test")
    #expect(app.supportedIntents == ["StartCall", "SendMessage"])
    #expect(app.restrictedWhileLocked == ["SendMessage"])
    #expect(app.problems.isEmpty)
  }

  @Test func fallsBackFromLanguageToBaseToRoot() throws {
    func vocabulary(_ example: String) -> String {
      AppFolder.plist(
        "<dict><key>IntentPhrases</key><array><dict><key>IntentName</key><string>INSendMessageIntent</string><key>IntentExamples</key><array><string>\(example)</string></array></dict></array></dict>"
      )
    }
    let folder = try AppFolder([
      "Info.plist": AppFolder.info, "AppIntentVocabulary.plist": vocabulary("root"),
      "pt_BR.lproj/AppIntentVocabulary.plist": vocabulary("brasil"),
      "English.lproj/AppIntentVocabulary.plist": vocabulary("english"),
    ])
    var app = try AssistantApp(at: folder.path, catalog: .siriKit)
    #expect(app.vocabulary(for: "pt-BR")?.examples(of: "SendMessage") == ["brasil"])
    #expect(app.vocabulary(for: "en-GB")?.examples(of: "SendMessage") == ["english"])
    #expect(app.vocabulary(for: "de")?.examples(of: "SendMessage") == ["root"])
    app.vocabularies["Base"] = AppVocabulary(intentPhrases: [.init("SendMessage", examples: ["base"])])
    #expect(app.vocabulary(for: "de")?.examples(of: "SendMessage") == ["base"])
  }

  @Test func readsThePhrasesOfCustomIntents() throws {
    let folder = try AppFolder([
      "Info.plist": AppFolder.info,
      "en.lproj/Phrases.plist": AppFolder.plist(
        "<dict>\n<key>Words</key>\n<string>size: small | large\n\nmilk: oat | soy</string>\n<key>Phrases</key>\n<array>\n<string>order a coffee</string>\n</array></dict>"
      ),
    ])
    let phrases = try #require(try AssistantApp(at: folder.path, catalog: .siriKit).phrases(for: "en-US"))
    #expect(phrases.words == [.init("size: small | large", number: 4), .init("milk: oat | soy", number: 6)])
    #expect(phrases.phrases == [.init("order a coffee", number: 9)])
    #expect(phrases.prompts == [])
    #expect(phrases.file.hasSuffix("en.lproj/Phrases.plist"))
  }

  @Test func throwsEverythingThatMakesAnAppUnusable() throws {
    let folder = try AppFolder([
      "Info.plist": AppFolder.plist("<dict><key>CFBundleDisplayName</key><string></string></dict>"),
      "en.lproj/AppIntentVocabulary.plist": "{ IntentPhrases = (); }",
      "UserVocabulary.plist": AppFolder.plist("<array/>"),
    ])
    do {
      _ = try AssistantApp(at: folder.path, catalog: .siriKit)
      Issue.record("the app was read")
    } catch let problems as AppProblems {
      #expect(
        folder.lines(problems.problems.filter { $0.severity == .error }) == [
          "Info.plist:2:1: the key 'CFBundleDisplayName' is missing",
          "Info.plist:2:1: the key 'CFBundleIdentifier' is missing",
          "UserVocabulary.plist:2:1: the property list is an array; a dictionary is expected",
          "en.lproj/AppIntentVocabulary.plist:1:1: this is an old-style ASCII property list, which is not read. 'plutil -convert xml1' converts it",
        ])
    }
  }

  @Test func saysThatThereIsNoApp() {
    #expect(throws: AppProblems([VocabularyProblem(.missingFile, file: "nowhere/Info.plist", severity: .error)])) {
      try AssistantApp(at: "nowhere/", catalog: .siriKit)
    }
  }

  /// The file is as large as it says, but takes no room: nothing was ever written to it.
  @Test func refusesFilesThatAreTooLarge() throws {
    let folder = try AppFolder(["Info.plist": AppFolder.info, "UserVocabulary.plist": ""])
    let handle = try #require(FileHandle(forWritingAtPath: "\(folder.path)/UserVocabulary.plist"))
    try handle.truncate(atOffset: 1 << 34)
    try handle.close()
    do {
      _ = try AssistantApp(at: folder.path, catalog: .siriKit)
      Issue.record("the app was read")
    } catch let problems as AppProblems {
      #expect(
        folder.lines(problems.problems) == [
          "UserVocabulary.plist: the file has more than the 268435456 bytes allowed"
        ])
    }
  }

  @Test func warnsOfWhatInfoPlistGetsWrong() throws {
    let folder = try AppFolder([
      "Info.plist": AppFolder.plist(
        """
        <dict>
        <key>CFBundleIdentifier</key><string>com.example.$(PRODUCT_NAME)</string>
        <key>CFBundleDisplayName</key><string>Test</string>
        <key>IntentsSupported</key><array>
        <string>INSendMesageIntent</string>
        <string>INPlayMediaIntent</string>
        <string>INSendMessageIntent</string>
        <string>INSendMessageIntent</string>
        <string>$(PRODUCT_MODULE_NAME).OrderIntent</string>
        <integer>3</integer>
        </array>
        <key>IntentsRestrictedWhileLocked</key><array><string>INStartCallIntent</string></array>
        <key>IntentSupported</key><array/>
        <key>INAlternativeAppNames</key><array>
        <dict><key>INAlternativeAppNam</key><string>Tester</string></dict>
        <dict><key>INAlternativeAppName</key><string>Testing</string></dict>
        </array>
        </dict>
        """)
    ])
    let app = try AssistantApp(at: folder.path, catalog: .siriKit)
    #expect(app.supportedIntents == ["SendMessage"])
    #expect(app.names.map(\.spokenPhrase) == ["Test", "Testing"])
    #expect(
      folder.lines(app.problems) == [
        "Info.plist:2:1: 'NSSiriUsageDescription' is missing; users are asked for permission with it",
        "Info.plist:3:30: a build fills in 'com.example.$(PRODUCT_NAME)'; '--set NAME=VALUE' gives its value",
        "Info.plist:6:1: no intent is called 'INSendMesageIntent'. Did you mean 'INSendMessageIntent'?",
        "Info.plist:7:1: 'INPlayMediaIntent' is of a domain that Parley does not serve",
        "Info.plist:9:1: duplicate 'INSendMessageIntent'",
        "Info.plist:10:1: a build fills in '$(PRODUCT_MODULE_NAME).OrderIntent'; '--set NAME=VALUE' gives its value",
        "Info.plist:11:1: 'IntentsSupported' is an integer; a string is expected",
        "Info.plist:13:47: 'INStartCallIntent' is restricted while locked, but not among the supported intents",
        "Info.plist:14:1: the key 'IntentSupported' is not known. Did you mean 'IntentsSupported'?",
        "Info.plist:16:1: the key 'INAlternativeAppName' is missing",
        "Info.plist:16:7: the key 'INAlternativeAppNam' is not known. Did you mean 'INAlternativeAppName'?",
      ])
  }
}
