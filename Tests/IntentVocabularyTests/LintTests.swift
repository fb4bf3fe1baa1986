import IntentModel
import Testing

@testable import IntentVocabulary

@Suite struct LintTests {
  @Test func findsNothingInTheSampleApp() {
    #expect(Lint(AppFolder.monkeyChat).problems.map(\.description) == [])
  }

  private func vocabulary(_ examples: [String], intent: String = "INSendMessageIntent") -> String {
    AppFolder.plist(
      "<dict>\n<key>IntentPhrases</key><array>\n<dict><key>IntentName</key><string>\(intent)</string><key>IntentExamples</key><array>\n"
        + examples.map { "<string>\($0)</string>\n" }.joined() + "</array></dict></array></dict>")
  }

  private func problems(_ files: [String: String], handlers: [IntentHandler]? = nil) throws -> [String] {
    let folder = try AppFolder(files.merging(["Info.plist": AppFolder.info]) { first, _ in first })
    return folder.lines(Lint(folder.path, handlers: handlers).problems)
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
      ]) == ["en.lproj/AppIntentVocabulary.plist: 'INSendMessageIntent' has no example phrase in 'en'"])
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
      let items = identifiers.map { ParameterVocabulary.Item($0, synonyms: [SpeakableString($0)]) }
      return AppVocabulary(file: "f", parameterVocabularies: [ParameterVocabulary([], items: items)])
    }
    let app = App(
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
    func lines(_ name: String) -> [String] { folder.lines(Lint("\(folder.path)/\(name)").problems) }
    #expect(
      lines("UserVocabulary.plist") == [
        "UserVocabulary.plist:2:7: no vocabulary type is called 'photoTags'. Did you mean 'photoTag'?"
      ])
    #expect(
      lines("AppIntentVocabulary.plist") == [
        "AppIntentVocabulary.plist:5:1: 'Hey Siri, text Bobo' begins with the assistant's name; leave it out"
      ])
    #expect(lines("Broken.plist") == ["Broken.plist:1:1: this is no well-formed tag"])
    #expect(Lint("\(folder.path)/Broken.plist").isUnreadable)
    #expect(Lint("\(folder.path)/None.plist").isUnreadable)
  }
}
