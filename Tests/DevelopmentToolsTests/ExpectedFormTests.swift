import IntentLanguages
import IntentModel
import LanguageNotation
import Testing

@testable import DevelopmentTools

/// A denied, a bare, an embedded and a service form belong to what each language owes.
@Suite struct ExpectedFormTests {
  private static let tags = Language.all.map(\.tag)

  @Test(arguments: tags) func everyFormIsReadInEveryLanguage(_ tag: String) throws {
    let forms = try LanguageForms(try #require(Language.all.first { $0.tag == tag }))
    #expect(forms.missing.map { "\($0.expected.form) \($0.expected.intent.rawValue): \($0.sentence)" } == [])
  }

  @Test func everyFormHasASentenceInEveryLanguage() {
    #expect(ExpectedForm.all.count > 30)
    for expected in ExpectedForm.all {
      #expect(Set(expected.sentences.keys) == Set(Self.tags), "\(expected.form) \(expected.intent)")
    }
    #expect(Set(ExpectedForm.all.map(\.form)) == Set(ExpectedForm.Form.allCases))
  }

  @Test func whatALanguageDoesNotReadIsListed() throws {
    let text = "== phrases\nintent StartCall\n@call = ring\n@call {contacts}\n"
    let language = Language(tag: "en", name: "X", files: [LanguageFile("Calls", text: text)])
    let expected = ExpectedForm.all.filter { $0.intent == IntentName("StartCall") && $0.form != .service }
    let forms = try LanguageForms(language, expected: expected)
    #expect(forms.missing.count == expected.count)
    #expect(forms.share(of: .denied) == 0)
    #expect(forms.share(of: .embedded) == 100, "nothing is expected")
  }
}
