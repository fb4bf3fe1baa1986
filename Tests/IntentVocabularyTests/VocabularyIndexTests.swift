import IntentModel
import IntentText
import Testing

@testable import IntentVocabulary

@Suite struct VocabularyIndexTests {
  private let bobos = VocabularyIndex(contacts: [
    Person("Bobo the Great", customIdentifier: "1"), Person("Bobo Jr.", customIdentifier: "2"),
    Person("Little Bobo", customIdentifier: "3"),
    Person(
      "Ada Lovelace", handle: PersonHandle("+44 20 1234", type: .phoneNumber, label: .work),
      nameComponents: Person.NameComponents(givenName: "Ada", familyName: "Lovelace", nickname: "Countess"),
      contactIdentifier: "ada", relationship: .sister,
      aliases: [PersonHandle("ada@example.com", type: .emailAddress, label: .home)]),
  ])

  private func found(_ utterance: String, in index: VocabularyIndex) -> [String] {
    let words = Words(utterance)
    return index.spans(in: words).map { span in
      let names = index.names(of: span).map(\.spokenPhrase).joined(separator: ", ")
      return "\(words.source(span.words)) \(span.found) -> \(names)"
    }
  }

  @Test func findsWholeNamesWhateverTheirLooks() {
    #expect(found("text BOBO  the-great", in: bobos).contains("BOBO  the-great exact -> Bobo the Great"))
    #expect(found("ｂｏｂｏ jr", in: bobos).contains("ｂｏｂｏ jr exact -> Bobo Jr."))
    let accents = VocabularyIndex(contacts: [Person("Zoë Łukasz"), Person("王小明"), Person("Mary-Jane O’Neil")])
    #expect(found("call zoe lukasz", in: accents).contains("zoe lukasz exact -> Zoë Łukasz"))
    #expect(found("打电话给王小明", in: accents).contains("王小明 exact -> 王小明"))
    #expect(found("mary jane o'neil", in: accents).contains("mary jane o'neil exact -> Mary-Jane O’Neil"))
    #expect(found("mary jane oneil", in: accents).contains("mary jane oneil nearMiss -> Mary-Jane O’Neil"))
  }

  @Test func findsPartsOfNamesInTheOrderOfPriority() {
    #expect(found("text Bobo hello", in: bobos) == ["Bobo partial -> Bobo the Great, Bobo Jr., Little Bobo"])
    #expect(found("call Lovelace", in: bobos) == ["Lovelace partial -> Ada Lovelace"])
    #expect(found("the great thing", in: bobos) == ["great partial -> Bobo the Great"])
  }

  @Test func findsNicknames() {
    #expect(found("call countess", in: bobos) == ["countess nickname -> Ada Lovelace"])
  }

  @Test func findsSplitAndJoinedWords() {
    let app = AssistantApp(identifier: "mc", displayName: "MonkeyChat")
    let index = VocabularyIndex(apps: [app], language: "en")
    #expect(found("use monkey chat", in: index) == ["monkey chat nearMiss -> MonkeyChat"])
    #expect(found("use monkeychat", in: index) == ["monkeychat exact -> MonkeyChat"])
    #expect(index.spans(in: Words("MonkeyChat")).map(\.subject) == [.app("mc")])
    let joined = VocabularyIndex(apps: [AssistantApp(identifier: "st", displayName: "Sky Talk")], language: "en")
    #expect(found("skytalk", in: joined) == ["skytalk nearMiss -> Sky Talk"])
  }

  @Test func findsWhatSoundsAsItsPronunciation() {
    let group = AppVocabulary.ParameterVocabulary(
      [VocabularyType("INStartWorkoutIntent.workoutName"), VocabularyType("INEndWorkoutIntent.workoutName")],
      items: [.init("b", synonyms: [SpeakableString("Bananarific", identifier: "b", pronunciation: "ba nana ree fic")])]
    )
    let app = AssistantApp(
      identifier: "w", displayName: "Gym", vocabularies: ["en": AppVocabulary(parameterVocabularies: [group])])
    let index = VocabularyIndex(apps: [app], language: "en-US")
    let spans = index.spans(in: Words("start ba nana ree fic"))
    #expect(
      spans.map(\.type?.rawValue) == [
        "INStartWorkoutIntent.workoutName", "INEndWorkoutIntent.workoutName", "workoutActivityName",
      ])
    #expect(spans.allSatisfy { $0.found == .sound && $0.words == 1..<5 && $0.app == "w" })
    #expect(found("start banana rific", in: index).first == "banana rific nearMiss -> Bananarific")
  }

  @Test func givesPeopleBackAsTheyAre() throws {
    let ada = try #require(bobos.matches(for: "Ada", of: .contactName).first?.person)
    #expect(ada.displayName == "Ada Lovelace")
    #expect(ada.nameComponents == Person.NameComponents(givenName: "Ada", familyName: "Lovelace", nickname: "Countess"))
    #expect(ada.personHandle == PersonHandle("+44 20 1234", type: .phoneNumber, label: .work))
    #expect(ada.aliases == [PersonHandle("ada@example.com", type: .emailAddress, label: .home)])
    #expect(ada.contactIdentifier == "ada")
    #expect(bobos.people(related: .sister) == [ada])
    #expect(bobos.people(related: .mother) == [])
  }

  @Test func keepsEveryFieldOfAPerson() throws {
    let person = Person(
      "Professor Ada Byron Lovelace II",
      handle: PersonHandle(nil, label: .home),
      nameComponents: Person.NameComponents(
        givenName: "Ada", familyName: "Lovelace", nickname: "", namePrefix: "Professor", middleName: "Byron",
        nameSuffix: "II"),
      image: .named("ada"), customIdentifier: "42", relationship: Person.Relationship("boss"),
      aliases: [PersonHandle("1", type: .phoneNumber), PersonHandle(nil)], suggestionType: .socialProfile,
      isMe: true, isContactSuggestion: true, pronunciationHint: "ay da")
    let index = VocabularyIndex(contacts: [Person("Koko"), person])
    #expect(index.matches(for: "professor ada byron lovelace ii", of: .contactName).first?.person == person)
  }

  @Test func findsAllKindsOfNameOneTermHas() {
    let user = VocabularyIndex(contacts: [Person("Banana"), Person("Banana Split")])
    let index = VocabularyIndex(apps: [AssistantApp(identifier: "b", displayName: "Banana")], language: "en").preceded(
      by: user)
    let spans = index.spans(in: Words("banana"))
    #expect(spans.map(\.subject) == [.name(.contactName), .app("b")])
    // A whole name is taken before the part of another.
    #expect(index.people(of: spans[0]).map(\.displayName) == ["Banana"])
  }

  @Test func knowsSomebodyWhoIsInTwoVocabulariesOnce() async {
    let user = User(contacts: [Person("Bobo Jr.", contactIdentifier: "c1"), Person("Bobo", contactIdentifier: "c2")])
    await user.setVocabulary(
      [SpeakableString("bobo jr", identifier: "v1"), "Koko"], of: .contactName, app: "mc")
    let index = user.vocabulary
    let words = Words("bobo jr")
    let spans = index.spans(in: words)
    #expect(
      index.people(at: 0..<2, in: spans) == [Person("Bobo Jr.", contactIdentifier: "c1", customIdentifier: "v1")])
    #expect(index.people(at: 0..<1, in: spans) == [Person("Bobo", contactIdentifier: "c2")])
  }

  @Test func findsNothingInAnEmptyVocabulary() {
    #expect(VocabularyIndex().spans(in: Words("anything at all")) == [])
    #expect(VocabularyIndex(contacts: []).spans(in: Words("anything")) == [])
    #expect(VocabularyIndex(contacts: [Person(""), Person("...")]).spans(in: Words("")) == [])
    #expect(bobos.matches(for: "", of: .contactName) == [])
  }

  @Test func findsNothingForASpanOfAnotherIndex() throws {
    let span = try #require(bobos.spans(in: Words("little bobo")).first)
    #expect(VocabularyIndex().people(of: span) == [])
    #expect(VocabularyIndex(contacts: []).names(of: span) == [])
  }

  @Test func sortsMatchesBySurenessThenPriority() {
    let matches = bobos.matches(for: "bobo", of: .contactName)
    #expect(matches.map(\.name.spokenPhrase) == ["Bobo the Great", "Bobo Jr.", "Little Bobo"])
    #expect(matches.allSatisfy { $0.found == .partial })
    #expect(bobos.matches(for: "bobo great", of: .contactName).map(\.name.spokenPhrase) == ["Bobo the Great"])
    #expect(bobos.matches(for: "the great", of: .contactName).map(\.name.spokenPhrase) == ["Bobo the Great"])
    #expect(bobos.matches(for: "the of", of: .contactName) == [])
    #expect(bobos.matches(for: "little bobo", of: .contactName).first?.found == .exact)
    #expect(bobos.matches(for: "bobo", of: .photoTag) == [])
    #expect(bobos.matches(for: "bobo", of: .contactName, limit: 2).count == 2)
  }
}
