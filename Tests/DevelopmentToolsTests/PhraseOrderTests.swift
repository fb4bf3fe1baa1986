import IntentLanguages
import LanguageNotation
import Testing

@testable import DevelopmentTools

/// What a language cannot do without stands first in each section.
@Suite struct PhraseOrderTests {
  @Test(arguments: Language.all.map(\.tag))
  func thePhrasesOfTheBuiltInLanguagesStandByImportance(_ tag: String) throws {
    let language = try #require(Language.all.first { $0.tag == tag })
    #expect(PhraseOrder(language).problems.map(\.description) == [])
  }

  @Test func aMoreImportantPhraseBelowIsTold() {
    let text = """
      == phrases
      $milk = with {milk}
      intent OrderTea
      tea $milk
      tea for {guest} [$milk]
      {app} tea
      tea [{milk}] {lemon}
      tea please => milk=some
      intent OrderTea details
      for {guest}
      """
    let language = Language(tag: "xx", name: "X", files: [LanguageFile("xx/Tea.txt", text: text)])
    let expected = ["required OrderTea: tea", "usable OrderTea guest: tea", "complete OrderTea milk: tea"]
      .compactMap { ExpectedPhrase(line: Substring($0)) }
    #expect(
      PhraseOrder(language, expected: expected).problems.map(\.description) == [
        "xx/Tea.txt:5: a phrase that says what is usable of OrderTea stands below one that says what is complete; "
          + "those of usable come first",
        "xx/Tea.txt:6: a phrase that says what is required of OrderTea stands below one that says what is usable; "
          + "those of required come first",
        "xx/Tea.txt:8: a phrase that says what is complete of OrderTea stands below one that says what is expected nowhere; "
          + "those of complete come first",
      ])
  }

  @Test func aPhraseOfManyPartsSaysWhatIsOwed() {
    let many = (0..<12).map { "[{p\($0)}]" }.joined(separator: " ")
    let text = "== phrases\nintent OrderTea\ntea \(many) {guest}\n"
    let language = Language(tag: "xx", name: "X", files: [LanguageFile("xx/Tea.txt", text: text)])
    let definitions = language.sections(.phrases).flatMap { NotationReader($0.section, file: $0.file).definitions }
    guard case .phrase(let phrase)? = definitions.first?.kind else { return #expect(Bool(false)) }
    let reader = CombinationReader(definitions)
    #expect(reader.says(["guest"], phrase) && reader.says(["guest", "p3", "p7"], phrase))
    #expect(!reader.says([], phrase) && !reader.says(["p3"], phrase))
  }
}
