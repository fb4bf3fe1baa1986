import IntentLanguages
import IntentVocabulary
import LanguageNotation
import Testing

@testable import IntentUnderstanding

/// What a language's text alone says is compiled once for interpreters of different apps.
@Suite struct LanguagePartsTests {
  private static func language(_ yes: String) -> Language {
    let words = LanguageFile("xx/Common.txt", text: "== replies\nact yes = \(yes)\n")
    return Language(tag: "xx", name: "X", files: [words])
  }

  private func interpreter(_ language: Language, app: String) throws -> Interpreter {
    try Interpreter(
      languages: [language], intents: [], apps: [AssistantApp(identifier: app, displayName: app)])
  }

  @Test func interpretersOfDifferentAppsShareThem() throws {
    let (first, second) = (Self.language("yo"), Self.language("yo"))
    let one = try interpreter(first, app: "One")
    let two = try interpreter(second, app: "Two")
    #expect(one.readers.first?.weights === two.readers.first?.weights)
    #expect(one.readers.first?.spotter.grammar === two.readers.first?.spotter.grammar)
  }

  @Test func anotherTextHasItsOwn() throws {
    let one = try interpreter(Self.language("yep"), app: "One")
    let two = try interpreter(Self.language("yup"), app: "One")
    #expect(one.readers.first?.weights !== two.readers.first?.weights)
  }

  @Test func nobodysAreLetGo() throws {
    let language = Self.language("aye")
    do {
      let interpreter = try interpreter(language, app: "One")
      #expect(LanguageParts.known(of: language) != nil)
      #expect(interpreter.readers.count == 1)
    }
    #expect(LanguageParts.known(of: language) == nil)
  }
}
