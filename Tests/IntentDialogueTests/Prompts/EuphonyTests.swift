import Testing

@testable import IntentDialogue

/// The small words around a value.
@Suite struct EuphonyTests {
  private let italian = Euphony(words: ["elision a": "ad a", "article": "il lo la l’"])
  private let french = Euphony(words: ["elision de": "d’ aeiouy", "elision que": "qu’ aeiouy"])

  @Test(arguments: [
    ("Cosa vuoi dire a ", "Anna", "Cosa vuoi dire ad "), ("a ", "Àgata", "ad "), ("a ", "Bob", "a "),
    ("la ", "Anna", "la "), ("a ", "", "a "), ("a ", "12", "a "), ("a", "Anna", "a"),
  ])
  func aWordIsLengthenedBeforeItsVowel(_ text: String, _ value: String, _ joined: String) {
    #expect(italian.joined(text, before: value) == joined)
  }

  @Test(arguments: [
    ("les messages de ", "Émile", "les messages d’"), ("(de ", "Ada", "(d’"), ("coude ", "Ada", "coude "),
    ("je crois que ", "Ada", "je crois qu’"), ("de ", "Marie", "de "),
  ])
  func aWordIsShortenedBeforeAVowel(_ text: String, _ value: String, _ joined: String) {
    #expect(french.joined(text, before: value) == joined)
  }

  @Test func aRowHasNoArticle() {
    #expect(italian.bare("il luogo") == "luogo")
    #expect(italian.bare("l’importo") == "importo")
    #expect(italian.bare("illusione") == "illusione")
    #expect(italian.bare("la ") == "la ")
  }
}
