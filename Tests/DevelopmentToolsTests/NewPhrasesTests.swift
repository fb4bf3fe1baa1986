import IntentLanguages
import LanguageNotation
import Testing

@testable import DevelopmentTools

/// The texts of `parley new`.
@Suite struct NewPhrasesTests {
  @Test func eachLanguageHasAText() {
    #expect(NewPhrases.languages == Language.all.map(\.tag).sorted())
  }

  @Test(arguments: NewPhrases.languages) func aTextHasThePartsOfTheEnglishOne(_ language: String) throws {
    let english = try #require(NewPhrases(language: "en", app: "Koko"))
    let own = try #require(NewPhrases(language: language, app: "Koko"))
    // A thing may have no other name in a language.
    let parts = { (phrases: NewPhrases) in phrases.parts.filter { !$0.hasSuffix(" also") } }
    #expect(parts(own) == parts(english))
    #expect(own.prompts.count == english.prompts.count)
    for domain in NewWorld.domains {
      #expect(own.examples(of: domain).map(\.intent) == english.examples(of: domain).map(\.intent))
      #expect(own.conversation(about: domain).count == english.conversation(about: domain).count)
    }
  }

  @Test func theNameOfTheAppAndOfItsAlbumAreFilledIn() {
    let phrases = NewPhrases("album: Holidays\n[photos]\nStartPhotoPlayback: Play & in %", app: "Koko")
    #expect(phrases.examples(of: "photos").map(\.text) == ["Play Holidays in Koko"])
  }

  @Test func thePromptsOfAnIntentHaveItsName() {
    let phrases = NewPhrases("with: with\n\n[intent]\n%.what name: thing\n% success: Done: {count}.\n", app: "OrderTea")
    #expect(phrases.prompts == ["OrderTea.what name: thing", "OrderTea success: Done: {count}."])
  }

  @Test func aLanguageWithoutATextHasTheEnglishOne() {
    #expect(NewPhrases(language: "eo", app: "Koko") == nil)
    #expect(NewPhrases.orEnglish("eo", app: "Koko").word("home") == "Home")
  }
}
