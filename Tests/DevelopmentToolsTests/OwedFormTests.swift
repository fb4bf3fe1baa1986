import IntentLanguages
import IntentModel
import LanguageNotation
import Testing

@testable import DevelopmentTools

/// A denied, a bare, an embedded and a service form belong to what each language owes.
@Suite struct OwedFormTests {
  private static let tags = Language.all.map(\.tag)

  @Test(arguments: tags) func everyFormIsReadInEveryLanguage(_ tag: String) throws {
    let forms = try LanguageForms(try #require(Language.all.first { $0.tag == tag }))
    #expect(forms.missing.map { "\($0.owed.form) \($0.owed.intent.rawValue): \($0.sentence)" } == [])
  }

  @Test func everyFormHasASentenceInEveryLanguage() {
    #expect(OwedForm.all.count > 30)
    for owed in OwedForm.all { #expect(Set(owed.sentences.keys) == Set(Self.tags), "\(owed.form) \(owed.intent)") }
    #expect(Set(OwedForm.all.map(\.form)) == Set(OwedForm.Form.allCases))
  }

  @Test func whatALanguageDoesNotReadIsListed() throws {
    let text = "== phrases\nintent StartCall\n@call = ring\n@call {contacts}\n"
    let language = Language(tag: "en", name: "X", files: [LanguageFile("Calls", text: text)])
    let owed = OwedForm.all.filter { $0.intent == IntentName("StartCall") && $0.form != .service }
    let forms = try LanguageForms(language, owed: owed)
    #expect(forms.missing.count == owed.count)
    #expect(forms.share(of: .denied) == 0)
    #expect(forms.share(of: .embedded) == 100, "nothing is owed")
  }
}
