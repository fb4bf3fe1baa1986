import AppFolders
import IntentDomains
import IntentModel
import Testing

@testable import DevelopmentTools
@testable import IntentVocabulary

@Suite struct LintTests {
  @Test func findsNothingInTheSampleApp() {
    #expect(Lint(AppFolder.monkeyChat, catalog: .siriKit).problems.map(\.description) == [])
  }

  private func vocabulary(_ examples: [String], intent: String = "INSendMessageIntent") -> String {
    AppFolder.plist(
      "<dict>\n<key>IntentPhrases</key><array>\n<dict><key>IntentName</key><string>\(intent)</string><key>IntentExamples</key><array>\n"
        + examples.map { "<string>\($0)</string>\n" }.joined() + "</array></dict></array></dict>")
  }

  private func intents(_ intents: [(name: String, examples: [String])]) -> String {
    let phrases = intents.map { intent in
      "<dict><key>IntentName</key><string>\(intent.name)</string>\n<key>IntentExamples</key><array>\n"
        + intent.examples.map { "<string>\($0)</string>\n" }.joined() + "</array></dict>\n"
    }
    return AppFolder.plist("<dict><key>IntentPhrases</key><array>\n\(phrases.joined())</array></dict>")
  }

  /// An app that supports these intents, in this order.
  private func info(_ intents: [String]) -> String {
    let names = intents.map { "<string>\($0)</string>" }.joined()
    return AppFolder.info.split(separator: "<string>INSendMessageIntent</string>").joined(separator: names)
  }

  private func problems(_ files: [String: String], handlers: [AnyIntentHandler]? = nil) throws -> [String] {
    let folder = try AppFolder(files.merging(["Info.plist": AppFolder.info]) { first, _ in first })
    return folder.lines(Lint(folder.path, handlers: handlers, catalog: .siriKit).problems)
  }

  @Test func checksTheWritingRules() throws {
    let file = "en.lproj/AppIntentVocabulary.plist"
    let long = "Send a very long message with far too many words to Bobo on Test now"
    #expect(
      try problems([
        file: vocabulary([
          "Hey Siri, text Bobo on Test", "Siri, text Koko with Test", "Text Bobo on Test please", "Text Bobo", long,
        ])
      ]) == [
        "\(file):5:1: 'Hey Siri, text Bobo on Test' begins with the assistant's name; leave it out",
        "\(file):6:1: 'Siri, text Koko with Test' begins with the assistant's name; leave it out",
        "\(file):7:1: 'Text Bobo on Test please' has a pleasantry: leave out 'please'",
        "\(file):8:1: 'Text Bobo' does not name the app",
        "\(file):9:1: '\(long)' has 15 words; keep examples short",
      ])
  }

  @Test func wantsSeveralExamplesOfEverySupportedIntent() throws {
    #expect(
      try problems(["en.lproj/AppIntentVocabulary.plist": vocabulary(["Text Bobo on Test"])]) == [
        "en.lproj/AppIntentVocabulary.plist:5:1: 'INSendMessageIntent' has 1 example; give several"
      ])
    #expect(
      try problems([
        "en.lproj/AppIntentVocabulary.plist": vocabulary(
          ["Call Bobo on Test", "Ring Koko on Test"], intent: "INStartCallIntent")
      ]) == [
        "en.lproj/AppIntentVocabulary.plist: 'INSendMessageIntent' has no example phrase in 'en'",
        "en.lproj/AppIntentVocabulary.plist:5:1: 'INStartCallIntent' has example phrases, "
          + "but is not among the supported intents",
      ])
  }

  /// The two older calls are served as one, but a store wants an example of each that is declared.
  @Test func wantsExamplesOfEachOfTheOlderCallsByItsOwnName() throws {
    let file = "en.lproj/AppIntentVocabulary.plist"
    let audio = (name: "INStartAudioCallIntent", examples: ["Call Bobo on Test", "Ring Koko on Test"])
    let video = (name: "INStartVideoCallIntent", examples: ["Video call Bobo on Test", "Video call Koko on Test"])
    let both = info([audio.name, video.name])
    #expect(try problems(["Info.plist": both, file: intents([audio, video])]) == [])
    #expect(
      try problems(["Info.plist": both, file: intents([audio])]) == [
        "\(file): 'INStartVideoCallIntent' has no example phrase in 'en'"
      ])
    #expect(
      try problems([
        "Info.plist": info([audio.name]), file: intents([audio, (video.name, ["Video call Ada on Test"])]),
      ])
        == [
          "\(file):10:1: 'INStartVideoCallIntent' has 1 example; give several",
          "\(file):10:1: 'INStartVideoCallIntent' has example phrases, but is not among the supported intents",
        ])
    #expect(
      try problems(["Info.plist": info(["INStartCallIntent"]), file: intents([audio])]) == [
        "\(file): 'INStartCallIntent' has no example phrase in 'en'",
        "\(file):5:1: 'INStartAudioCallIntent' has example phrases, but is not among the supported intents",
      ])
  }

  @Test func wantsTheExamplesInTheOrderOfTheSupportedIntents() throws {
    let file = "en.lproj/AppIntentVocabulary.plist"
    let calls = ("INStartCallIntent", ["Call Bobo on Test", "Ring Koko on Test"])
    let messages = ("INSendMessageIntent", ["Text Bobo on Test", "Text Koko on Test"])
    let supported = info([messages.0, calls.0])
    #expect(try problems(["Info.plist": supported, file: intents([messages, calls])]) == [])
    #expect(
      try problems(["Info.plist": supported, file: intents([calls, messages])]) == [
        "\(file):10:1: 'INSendMessageIntent' is in another order than among the supported intents"
      ])
  }

  @Test func saysWhereAPhraseThatStandsTwiceStandsFirst() throws {
    let file = "en.lproj/AppIntentVocabulary.plist"
    let examples = vocabulary(["Text Bobo on Test", "Text Koko on Test", "text Bobo on “Test”."])
    #expect(
      try problems([file: examples]) == [
        "\(file):7:1: duplicate 'text Bobo on “Test”.'; the first is on line 5"
      ])
    // Languages may share a phrase.
    let greek = vocabulary(["Text Bobo on Test", "Text Alice on Test"])
    #expect(
      try problems([
        file: vocabulary(["Text Bobo on Test", "Text Koko on Test"]), "el.lproj/AppIntentVocabulary.plist": greek,
      ])
        == [])
  }

  @Test func saysWhichOtherIntentAPhraseStandsFor() throws {
    let file = "en.lproj/AppIntentVocabulary.plist"
    let messages = ("INSendMessageIntent", ["Text Bobo on Test", "Test Koko"])
    let calls = ("INStartCallIntent", ["Call Bobo on Test", "Test Koko"])
    #expect(
      try problems(["Info.plist": info([messages.0, calls.0]), file: intents([messages, calls])]) == [
        "\(file):11:1: duplicate 'Test Koko'; the first, of 'INSendMessageIntent', is on line 6"
      ])
  }

  @Test func comparesTheLanguages() throws {
    let english = vocabulary(["Send Bobo the news with Test", "Show my news on Test for Koko"])
    #expect(
      try problems([
        "en.lproj/AppIntentVocabulary.plist": english, "en-GB.lproj/AppIntentVocabulary.plist": english,
        "se.lproj/AppIntentVocabulary.plist": vocabulary(["Skicka med Test", "Visa mitt Test"]),
        "fr.lproj/AppIntentVocabulary.plist": english, "de.lproj/Localizable.strings": "",
      ]) == [
        "de.lproj/AppIntentVocabulary.plist: the language 'de' has no AppIntentVocabulary.plist",
        "fr.lproj/AppIntentVocabulary.plist: the examples for 'fr' look as if written in 'en'",
        "fr.lproj/AppIntentVocabulary.plist: the file says the same as the one of 'en'; translate it",
        "se.lproj: 'se' is not the tag of the language that is probably meant. Did you mean 'sv'?",
      ])
  }

  @Test func missesItemsThatAnotherLanguageHas() {
    func vocabulary(_ identifiers: [String]) -> AppVocabulary {
      let items = identifiers.map { AppVocabulary.ParameterVocabulary.Item($0, synonyms: [SpeakableString($0)]) }
      return AppVocabulary(file: "f", parameterVocabularies: [AppVocabulary.ParameterVocabulary([], items: items)])
    }
    let app = AssistantApp(
      identifier: "a", displayName: "A", supportedIntents: [],
      vocabularies: ["en": vocabulary(["run", "swing"]), "fr": vocabulary(["run"])])
    let problems = LanguageChecks(app: app, folder: "a", contents: []).problems()
    #expect(problems.map(\.description) == ["f: the item 'swing' of 'en' is missing"])
  }

  @Test func comparesIntentsWithHandlers() throws {
    let file = "en.lproj/AppIntentVocabulary.plist"
    let examples = vocabulary(["Text Bobo on Test", "Text Koko on Test"])
    #expect(
      try problems([file: examples], handlers: []) == [
        "Info.plist: 'INSendMessageIntent' is supported, but no handler handles it"
      ])
  }

  @Test func checksSingleFiles() throws {
    let folder = try AppFolder([
      "UserVocabulary.plist": AppFolder.plist("<dict><key>photoTags</key><array/></dict>"),
      "AppIntentVocabulary.plist": vocabulary(["Hey Siri, text Bobo", "Text"]), "Broken.plist": "<plist",
    ])
    func lines(_ name: String) -> [String] { folder.lines(Lint("\(folder.path)/\(name)", catalog: .siriKit).problems) }
    #expect(
      lines("UserVocabulary.plist") == [
        "UserVocabulary.plist:2:7: no vocabulary type is called 'photoTags'. Did you mean 'photoTag'?"
      ])
    #expect(
      lines("AppIntentVocabulary.plist") == [
        "AppIntentVocabulary.plist:5:1: 'Hey Siri, text Bobo' begins with the assistant's name; leave it out"
      ])
    #expect(lines("Broken.plist") == ["Broken.plist:1:1: this tag is not well-formed"])
    #expect(Lint("\(folder.path)/Broken.plist", catalog: .siriKit).isUnreadable)
    let inner = try AppFolder(["Info.plist/file": ""])
    #expect(
      inner.lines(Lint("\(inner.path)/Info.plist", catalog: .siriKit).problems) == [
        "Info.plist: it is a folder, or may not be read; a file is expected"
      ])
    #expect(Lint("\(inner.path)/Info.plist", catalog: .siriKit).isUnreadable)
    #expect(Lint("\(folder.path)/None.plist", catalog: .siriKit).isUnreadable)
  }
}
