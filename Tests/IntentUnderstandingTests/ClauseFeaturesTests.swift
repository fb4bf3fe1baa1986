import IntentText
import Testing

@testable import IntentUnderstanding

@Suite struct ClauseFeaturesTests {
  private func features(_ said: String, marked: [ClauseFeatures.Marked] = []) -> ClauseFeatures {
    let words = Words(said)
    return ClauseFeatures(
      words, marked: marked, classes: Array(repeating: [], count: words.count),
      isBehindMark: (0..<words.count).map { $0 == 2 })
  }

  @Test func aClauseIsItsWordsTheirBeginningsItsPairsAndItsFirstWord() {
    let said = features("please message Koko")
    #expect(said.names(of: 0..<2) == ["please", "~plea", "message", "~mess", "please message", "^please"])
    // The first word of a part makes no pair with the word before it.
    #expect(said.names(of: 1..<3) == ["message", "~mess", "koko", "message koko", "^message"])
  }

  @Test func aValueIsOneTokenWhateverItsWordsAre() {
    let said = features("pay 20 dollars now", marked: [.init(words: 1..<3, mark: "money")])
    #expect(said.count == 3)
    #expect(said.names(of: 0..<3) == ["pay", "@money", "now", "pay @money", "@money now", "^pay"])
    #expect(said.words(of: 1..<3) == 1..<4)
    #expect(said.token(ofWord: 2) == 1)
    #expect(said.token(ofWord: 3) == 2)
  }

  @Test func aJointIsTheWordsAtBothSidesAndTheMarkBetweenThem() {
    let said = features("thanks mate and call mum")
    #expect(said.names(ofJointAt: 2) == [">and", "<mate", ">and call", ",", ",and"])
    #expect(said.names(ofJointAt: 1) == [">mate", "<thanks", ">mate and", "<~than"])
  }

  @Test func aStemIsNeverCutInsideALetter() {
    #expect(features("ñandúes").names(of: 0..<1).allSatisfy { !$0.contains("\u{FFFD}") })
  }
}
