import Foundation
import IntentLanguages
import IntentModel
import IntentVocabulary
import Testing

@testable import IntentDialogue

@Suite struct AssistantTests {
  private func problems(
    _ apps: [AssistantApp], languages: [Language] = [.tea]
  ) -> [String] {
    do {
      _ = try Assistant(apps: apps, languages: languages)
      return []
    } catch {
      return error.problems.map(\.text)
    }
  }

  private let handler = TeaHouse().handler

  @Test func aSoundSetUpHasNoProblems() {
    #expect(problems([TeaHouse().app("Kitchen")]) == [])
    #expect(problems([]) == [])
  }

  @Test func everythingIsReportedAtOnceAndSorted() {
    let kitchen = AssistantApp(
      identifier: "kitchen", displayName: "Kitchen", supportedIntents: ["OrderTee", "PourWater"],
      restrictedWhileLocked: ["OrderTeas"], handlers: [handler])
    let found = problems([kitchen, kitchen], languages: [.tea, .tea])
    #expect(
      found == [
        "en: this language is given twice",
        "kitchen: 'INOrderTeasIntent' is restricted while locked, but not supported. "
          + "Supported is 'INOrderTeeIntent'.",
        "kitchen: 'INOrderTeeIntent' is declared, but no handler serves it. "
          + "There is a handler of 'INOrderTeaIntent'.",
        "kitchen: 'INPourWaterIntent' is declared, but no handler serves it.",
        "kitchen: there is a handler of 'INOrderTeaIntent', which the app does not declare. "
          + "It declares 'INOrderTeeIntent'.",
        "kitchen: two apps have this identifier",
      ])
  }

  @Test func missingPromptsAreReportedForEachLanguage() {
    var french = Language.french
    french.files.append(LanguageFile("fr/Tea.txt", text: "== prompts\nOrderTea.guests needsValue: Pour qui ?"))
    let found = problems([TeaHouse().app("Kitchen")], languages: [.english, french])
    #expect(found.contains("en: there is no prompt for 'OrderTea.guests needsValue'"))
    #expect(found.contains("fr: there is no prompt for 'OrderTea.guests unsupported away'"))
    #expect(!found.contains("fr: there is no prompt for 'OrderTea.guests needsValue'"))
  }

  @Test func promptsThatWouldNeverBeSaidAreReported() {
    let lines = [
      "OrderTea.gests confirmation: {value}?", "OrderTea ended cancelled: OK.", "OrderTea sucess: Here you are.",
    ]
    let prompts = lines.enumerated().map { CustomPhrases.Line($1, number: $0 * 4 + 6) }
    let phrases = CustomPhrases(file: "Phrases.plist", prompts: prompts)
    var app = TeaHouse().app("Kitchen")
    app.phrases = ["en": phrases]
    #expect(
      problems([app]) == [
        "Phrases.plist:6: no parameter of 'OrderTea' is called 'gests'. Did you mean 'guests'?",
        "Phrases.plist:14: no moment is called 'sucess'. Did you mean 'success'?",
      ])
  }

  @Test func aConversationNeedsALanguage() {
    #expect(problems([], languages: []) == ["no language is given, and a conversation needs one"])
  }

  @Test func twoHandlersOfOneIntentAreReported() {
    let app = AssistantApp(identifier: "kitchen", displayName: "Kitchen", handlers: [handler, handler])
    #expect(problems([app]) == ["kitchen: two handlers serve 'INOrderTeaIntent'"])
  }

  @Test func aPromptThatCannotBeReadIsReportedWithItsPlace() {
    var language = Language.tea
    language.files.append(LanguageFile("en/Bad.txt", text: "== prompts\nno colon here"))
    let found = problems([], languages: [language])
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("en/Bad.txt:2: ") == true)
  }

  @Test func theDescriptionHasOneLineForEachProblem() throws {
    let app = AssistantApp(identifier: "kitchen", displayName: "Kitchen", supportedIntents: ["A", "B"])
    #expect(throws: SetUpProblems.self) { try Assistant(apps: [app], languages: [.tea]) }
    do {
      _ = try Assistant(apps: [app], languages: [.tea])
    } catch {
      #expect(error.description.split(separator: "\n").count == 2)
    }
  }

  @Test func aFewExamplesOfAllAppsAndIntentsAreToldByTurns() throws {
    func app(_ name: String, _ examples: [[String]]) -> AssistantApp {
      var app = TeaHouse().app(name)
      let phrases = examples.enumerated().map { AppVocabulary.IntentPhrases(IntentName("\(name)\($0)"), examples: $1) }
      app.vocabularies = ["en": AppVocabulary(intentPhrases: phrases)]
      return app
    }
    let kitchen = app("Kitchen", [["k1", "k2", "k3", "k4"], ["o1", "o2"]])
    let cafe = app("Café", [["c1", "k1"]])
    #expect(
      try Assistant(apps: [kitchen, cafe], languages: [.tea]).toldExamples(in: "en")
        == ["k1", "c1", "o1", "k2", "o2", "k3"])
    #expect(try Assistant(apps: [cafe], languages: [.tea]).toldExamples(in: "en") == ["c1", "k1"])
  }

  @Test func examplesAreListedInTheAppsOrderWithoutRepetitions() throws {
    var house = TeaHouse()
    house.apps = ["Kitchen", "Café"]
    house.examples = ["Tea for two", "Put the kettle on"]
    #expect(try house.assistant().examples(in: "en") == ["Tea for two", "Put the kettle on"])
    #expect(try house.assistant().examples(in: "fr") == [])
  }
}
