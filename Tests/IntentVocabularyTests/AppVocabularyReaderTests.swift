import AppFolders
import IntentDomains
import IntentModel
import Testing

@testable import IntentVocabulary

/// What real files get wrong is survived and said, each with its place.
@Suite struct AppVocabularyReaderTests {
  private func read(
    _ content: String, handlers: [AnyIntentHandler] = []
  ) throws -> (vocabulary: AppVocabulary, problems: [String]) {
    let file = try PlistFile("V.plist", bytes: Array(AppFolder.plist(content).utf8))
    var reader = AppVocabularyReader(file: file, names: KnownNames(handlers: handlers, catalog: .siriKit))
    let vocabulary = reader.read()
    return (vocabulary, reader.file.problems.sorted().map(\.description))
  }

  private func phrases(_ content: String) throws -> (vocabulary: AppVocabulary, problems: [String]) {
    try read("<dict><key>IntentPhrases</key><array>\n\(content)\n</array></dict>")
  }

  private func item(
    _ content: String, parameter: String = "INStartWorkoutIntent.workoutName", handlers: [AnyIntentHandler] = []
  ) throws -> (vocabulary: AppVocabulary, problems: [String]) {
    try read(
      """
      <dict><key>ParameterVocabularies</key><array><dict>
      <key>ParameterNames</key><array><string>\(parameter)</string></array>
      <key>ParameterVocabulary</key><array>
      \(content)
      </array></dict></array></dict>
      """, handlers: handlers)
  }

  /// A call with sound and one with pictures are two names, though one intent serves both.
  @Test func audioAndVideoCallsAreTwoNames() throws {
    func entry(_ name: String, _ example: String) -> String {
      """
      <dict><key>IntentName</key><string>\(name)</string>
      <key>IntentExamples</key><array><string>\(example)</string></array></dict>
      """
    }
    let both = try phrases(
      entry("INStartAudioCallIntent", "Call Ada") + entry("INStartVideoCallIntent", "Video call Ada"))
    #expect(both.problems == [])
    #expect(both.vocabulary.intentPhrases.map(\.examples) == [["Call Ada"], ["Video call Ada"]])
    #expect(both.vocabulary.intentPhrases.map(\.intent) == ["StartCall", "StartCall"])
    #expect(both.vocabulary.examples(of: "StartCall") == ["Call Ada", "Video call Ada"])
    let twice = try phrases(
      entry("INStartAudioCallIntent", "Call Ada") + entry("INStartAudioCallIntent", "Ring Ada"))
    #expect(twice.problems.map { $0.suffix(34) } == ["duplicate 'INStartAudioCallIntent'"])
  }

  /// An intent of an app's own, one of whose parameters takes names of another type.
  private struct WaterIntent: Intent {
    static let name: IntentName = "Water"
    static let parameters: [Parameter<Self>] = [
      Parameter("plant", \.plant, kind: .name(VocabularyType("WaterIntent.plant"))),
      Parameter("tool", \.tool, kind: .name(VocabularyType("GardenTool"))),
    ]
    var plant: SpeakableString?
    var tool: SpeakableString?
    struct Response: IntentResponse {
      let code: Code
      var userActivity: UserActivity?
      enum Code: Int, IntentResponseCode { case success }
    }
  }

  @Test(arguments: [
    ("WaterIntent.plant", []), ("WaterIntent.tool", []),
    ("WaterIntent.plants", ["no parameter is called 'WaterIntent.plants'. Did you mean 'WaterIntent.plant'?"]),
  ])
  func knowsTheParametersOfTheHandlers(_ parameter: String, _ problems: [String]) throws {
    let handler = AnyIntentHandler(WaterIntent.self, handle: { _ in .init(.success) })
    let read = try item(good, parameter: parameter, handlers: [handler])
    #expect(read.problems == problems.map { "V.plist:3:33: \($0)" })
    #expect(read.vocabulary.parameterVocabularies.first?.parameters == [VocabularyType(parameter)])
  }

  private let good = """
    <dict><key>VocabularyItemIdentifier</key><string>id</string><key>VocabularyItemSynonyms</key><array>
    <dict><key>VocabularyItemPhrase</key><string>Bananarific</string><key>VocabularyItemPronunciation</key><string>ba nana ri fic</string><key>VocabularyItemExamples</key><array><string>Start Bananarific</string></array></dict>
    </array></dict>
    """

  @Test func readsItemsWithTheirSynonyms() throws {
    let (vocabulary, problems) = try item(good)
    #expect(problems == [])
    let group = try #require(vocabulary.parameterVocabularies.first)
    #expect(group.parameters == [VocabularyType("INStartWorkoutIntent.workoutName")])
    #expect(
      group.items == [
        .init(
          "id", synonyms: [SpeakableString("Bananarific", identifier: "id", pronunciation: "ba nana ri fic")],
          examples: ["Start Bananarific"])
      ])
  }

  @Test func survivesTheTemplateLeftUnfilled() throws {
    let (vocabulary, problems) = try phrases(
      "<dict><key>IntentName</key><string></string><key>IntentExamples</key><array><string></string></array></dict>")
    #expect(vocabulary.intentPhrases.isEmpty)
    #expect(
      problems == [
        "V.plist:3:28: 'IntentName' is empty, as Xcode's template leaves it",
        "V.plist:3:77: 'IntentExamples' is empty, as Xcode's template leaves it",
      ])
  }

  @Test func survivesPhraseKeysAmongParameters() throws {
    let (vocabulary, problems) = try read(
      "<dict><key>ParameterVocabularies</key><array><dict><key>IntentName</key><string>INSendMessageIntent</string></dict></array></dict>"
    )
    #expect(vocabulary.parameterVocabularies.isEmpty)
    #expect(problems.contains("V.plist:2:52: the key 'IntentName' belongs in 'IntentPhrases', not here"))
    #expect(problems.contains("V.plist:2:46: the key 'ParameterNames' is missing"))
  }

  @Test func survivesKeysOneLevelTooHigh() throws {
    let (_, problems) = try read("<dict><key>IntentExamples</key><array><string>Text Bobo</string></array></dict>")
    #expect(problems == ["V.plist:2:7: the key 'IntentExamples' belongs in 'IntentPhrases', not here"])
  }

  @Test func survivesMisspeltKeysAndItemsWithoutIdentifier() throws {
    let (vocabulary, problems) = try item(
      good.replacingOccurrences("VocabularyItemIdentifier", "VocabularyItemItentifier"))
    #expect(
      problems == [
        "V.plist:5:1: the key 'VocabularyItemIdentifier' is missing",
        "V.plist:5:7: the key 'VocabularyItemItentifier' is not known. Did you mean 'VocabularyItemIdentifier'?",
      ])
    // The item is still found, by its first phrase.
    #expect(vocabulary.parameterVocabularies.first?.items.first?.identifier == "Bananarific")
    #expect(
      vocabulary.parameterVocabularies.first?.items.first?.synonyms.first?.vocabularyIdentifier == "Bananarific")
  }

  @Test func survivesEmptyParametersIdentifiersAndPhrases() throws {
    #expect(try item(good, parameter: "").problems == ["V.plist:3:33: 'ParameterNames' is empty"])
    #expect(
      try item(good.replacingOccurrences("<string>id</string>", "<string/>")).problems == [
        "V.plist:5:42: 'VocabularyItemIdentifier' is empty"
      ])
    let (vocabulary, problems) = try item(
      good.replacingOccurrences("<string>Bananarific</string>", "<string> </string>"))
    #expect(problems == ["V.plist:6:38: 'VocabularyItemPhrase' is empty"])
    #expect(vocabulary.parameterVocabularies.isEmpty)
  }

  @Test func tellsItemsThatWereCopiedAndNotChangedThroughout() throws {
    let other = good.replacingOccurrences("<string>id</string>", "<string>other</string>")
    #expect(
      try item("\(good)\n\(other)").problems == [
        "V.plist:8:1: 'Bananarific' is a phrase of the item 'id' already"
      ])
    let renamed = good.replacingOccurrences("<string>Bananarific</string>", "<string>Coconutty</string>")
    let (vocabulary, problems) = try item("\(good)\n\(renamed)")
    #expect(problems == ["V.plist:8:1: duplicate item 'id'"])
    // Both names stand for it.
    #expect(vocabulary.parameterVocabularies.first?.items.flatMap(\.synonyms).count == 2)
  }

  @Test func survivesASynonymWithoutItsPhrase() throws {
    let (_, problems) = try item(good.replacingOccurrences("VocabularyItemPhrase", "VocabularyItemPhrases"))
    #expect(problems.contains("V.plist:6:1: the key 'VocabularyItemPhrase' is missing"))
  }

  @Test(arguments: [
    ("INStartWorkoutIntent.workoutname", "INStartWorkoutIntent.workoutName", true),
    ("INStartWorkoutIntent.workoutNames", "INStartWorkoutIntent.workoutName", false),
    ("INSearchForAccountsIntent.accountNickName", "INSearchForAccountsIntent.accountNickname", true),
  ])
  func survivesParametersThatDoNotExist(wrong: String, right: String, isUsed: Bool) throws {
    let (vocabulary, problems) = try item(good, parameter: wrong)
    #expect(problems == ["V.plist:3:33: no parameter is called '\(wrong)'. Did you mean '\(right)'?"])
    #expect(vocabulary.parameterVocabularies.isEmpty == !isUsed)
  }

  @Test func warnsOfParametersThatTakeNoWords() throws {
    let (vocabulary, problems) = try item(good, parameter: "INSearchForAccountsIntent.accountNickname")
    #expect(
      problems == [
        "V.plist:3:33: 'INSearchForAccountsIntent.accountNickname' is not a parameter that takes an app's words"
      ])
    #expect(vocabulary.parameterVocabularies.count == 1)
  }

  @Test func survivesAPathWhereAnIntentBelongs() throws {
    let (vocabulary, problems) = try phrases(
      "<dict><key>IntentName</key><string>INStartWorkoutIntent.workoutName</string><key>IntentExamples</key><array><string>Start a run</string></array></dict>"
    )
    #expect(
      problems == [
        "V.plist:3:28: 'INStartWorkoutIntent.workoutName' is a parameter, not an intent. Did you mean 'INStartWorkoutIntent'?"
      ])
    #expect(vocabulary.examples(of: "StartWorkout") == ["Start a run"])
  }

  @Test func survivesIntentsThatNeverExisted() throws {
    let (vocabulary, problems) = try phrases(
      """
      <dict><key>IntentName</key><string>INSendMesageIntent</string><key>IntentExamples</key><array><string>a</string></array></dict>
      <dict><key>IntentName</key><string>INBananaIntent</string><key>IntentExamples</key><array><string>b</string></array></dict>
      <dict><key>IntentName</key><string>INSendMessageIntent</string><key>IntentExamples</key><array><string>c</string></array></dict>
      """)
    #expect(
      problems == [
        "V.plist:3:28: no intent is called 'INSendMesageIntent'. Did you mean 'INSendMessageIntent'?",
        "V.plist:4:28: no intent is called 'INBananaIntent'",
      ])
    #expect(vocabulary.intentPhrases == [.init("SendMessage", examples: ["c"], places: [.init(line: 5, column: 96)])])
  }

  @Test func survivesControlCharacters() throws {
    let (vocabulary, problems) = try phrases(
      "<dict><key>IntentName</key><string>INSendMessageIntent</string><key>IntentExamples</key><array><string>Text\u{3} Bobo</string></array></dict>"
    )
    #expect(problems == ["V.plist:3:108: a control character (0x3) is in the text; XML does not allow it"])
    #expect(vocabulary.examples(of: "SendMessage") == ["Text Bobo"])
  }

  @Test func survivesVariablesLeftAsTheyAre() throws {
    let (_, problems) = try phrases(
      "<dict><key>IntentName</key><string>$(PRODUCT_MODULE_NAME).OrderIntent</string><key>IntentExamples</key><array><string>a</string></array></dict>"
    )
    #expect(
      problems == [
        "V.plist:3:28: a build fills in '$(PRODUCT_MODULE_NAME).OrderIntent'; '--set NAME=VALUE' gives its value"
      ])
  }

  @Test func survivesOtherKindsOfValues() throws {
    let (vocabulary, problems) = try read(
      "<dict><key>IntentPhrases</key><string>none</string><key>ParameterVocabularies</key><array><true/></array></dict>"
    )
    #expect(vocabulary == AppVocabulary(file: "V.plist"))
    #expect(
      problems == [
        "V.plist:2:31: 'IntentPhrases' is a string; an array is expected",
        "V.plist:2:91: 'ParameterVocabularies' is a boolean; a dictionary is expected",
      ])
  }
}

extension String {
  fileprivate func replacingOccurrences(_ text: String, _ other: String) -> String {
    split(separator: text, omittingEmptySubsequences: false).joined(separator: other)
  }
}
