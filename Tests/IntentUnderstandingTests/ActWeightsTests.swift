import Foundation
import IntentText
import IntentVocabulary
import LanguageNotation
import Testing

@testable import IntentUnderstanding

@Suite struct ActWeightsTests {
  private func weights(_ lines: String) -> ActWeights {
    let file = LanguageFile("xx/Weights.txt", text: "== weights\n" + lines)
    return ActWeights(Language(tag: "xx", name: "X", files: [file]))
  }

  private func chances(_ text: String, _ weights: ActWeights) -> ActChances? {
    weights.chances(of: ReplyFeatures(text, vocabulary: VocabularyIndex(), at: .text), at: .text)
  }

  @Test func anActIsAsLikelyAsItsPriorAndItsFeaturesSay() throws {
    let weights = weights("text text 1 = *\ntext cancel 0 = *\nany cancel 3 = drop it\n")
    // Eight features: two words, the first word, the pair, the three of them at the question, the number of words.
    let found = try #require(chances("drop it", weights))
    let text = exp(1.0)
    let cancel = exp(3 / 8.0.squareRoot())
    let expected = cancel / (cancel + text)
    #expect(abs(found[.cancel] - expected) < 1e-6)
    #expect(abs(found[.cancel] + found[.text] - 1) < 1e-9)
    #expect(found.likeliest(3) == [.cancel])
    let other = try #require(chances("drop in", weights))
    #expect(other[.text] > other[.cancel])
    #expect(other[.yes] < 0.05)
  }

  @Test func withoutWeightsForAQuestionNothingIsWeighed() {
    #expect(chances("drop it", weights("")) == nil)
    #expect(chances("drop it", weights("choice choose 1 = *\nany choose 1 = drop\n")) == nil)
  }

  @Test func unknownQuestionsAndActsAreTold() {
    let problems = weights("text text 1 = *\nany sing 1 = la\nsong text 1 = la\n").problems
    #expect(
      problems.map(\.description) == [
        "xx/Weights.txt:3: no act is called “sing”",
        "xx/Weights.txt:4: no acts are weighed at a question “song”",
      ])
  }

  @Test func replacingAWordByOneThatIsUnknownLeavesTheRestAsItIs() throws {
    let weights = weights("text text 1 = *\ntext cancel 0 = *\nany cancel 6 = drop\n")
    let (known, unknown) = (try #require(chances("drop", weights)), try #require(chances("zzz", weights)))
    #expect(known[.cancel] > 0.5)
    #expect(abs(unknown[.text] - exp(1) / (exp(1) + 1)) < 1e-6)
  }

  @Test func packedWeightsWeighAsTheTextDoes() throws {
    let lines = "text text 1 = *\ntext cancel 0 = *\nany cancel 3 = drop it | drop\nany text -1 = drop | it | ^drop\n"
    let file = LanguageFile("xx/Weights.txt", text: "== weights\n" + lines)
    let packed = ActWeights(try Language(tag: "xx", name: "X", files: [file]).packed())
    let text = weights(lines)
    #expect(packed.problems.isEmpty)
    for said in ["drop it", "it drops", "drop", "leave"] {
      let (one, other) = (try #require(chances(said, packed)), try #require(chances(said, text)))
      #expect(one[.cancel] == other[.cancel])
      #expect(one[.text] == other[.text])
      let features = ReplyFeatures(said, vocabulary: VocabularyIndex(), at: .text)
      #expect(packed.knowsSome(of: features) == text.knowsSome(of: features))
    }
    // Features that are embedded take no memory of their own.
    #expect(packed.byteCount < text.byteCount)
  }

  @Test func severalSectionsOfWeightsCountTogether() throws {
    let file = LanguageFile(
      "xx/Weights.txt", text: "== weights\ntext text 1 = *\ntext cancel 0 = *\n== weights\nany cancel 3 = drop\n")
    let apart = ActWeights(Language(tag: "xx", name: "X", files: [file]))
    let together = weights("text text 1 = *\ntext cancel 0 = *\nany cancel 3 = drop\n")
    #expect(chances("drop", apart)?[.cancel] == chances("drop", together)?[.cancel])
  }
}
