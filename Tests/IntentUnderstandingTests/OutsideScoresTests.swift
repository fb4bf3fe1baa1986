import Parley
import Testing

@testable import IntentAutomaton
@testable import IntentUnderstanding

@Suite struct OutsideScoresTests {
  @Test func whatIsKnownOfAGroupStaysUntilOtherWordsAreRead() {
    var outsideScores = OutsideScores()
    let one = outsideScores.known(of: 1, last: 3, bonus: 0.5)
    #expect(one.pointee.first == 3)
    #expect(outsideScores.bounds(of: one.pointee)[3] == SIMD4(repeating: 0.5))
    one.pointee.first = 0
    let other = outsideScores.known(of: 2, last: 3, bonus: 0.5)
    #expect(other.pointee.bounds != one.pointee.bounds)
    let known = outsideScores.known(of: 1, last: 3, bonus: 0.5).pointee.first
    #expect(known == 0)
    // The first word may have another before it now.
    outsideScores.forget(upTo: 1)
    let kept = outsideScores.known(of: 1, last: 3, bonus: 0.5).pointee.first
    #expect(kept == 2)
    outsideScores.forget()
    let anew = outsideScores.known(of: 1, last: 5, bonus: 0).pointee.first
    #expect(anew == 5)
  }

  @Test func thereIsRoomForLongUtterances() {
    var outsideScores = OutsideScores()
    for group in 0...Reach.ofAll {
      let known = outsideScores.known(of: group, last: WordLattice.mostWords, bonus: Float(group)).pointee
      #expect(outsideScores.bounds(of: known)[WordLattice.mostWords][0] == Float(group))
    }
  }

  private static let english: Interpreter.Reader? =
    Interpreter.everyLanguage?.limited(to: "en")?.readers.first

  /// A path that could still add more than was thought would be given up wrongly.
  @Test(arguments: [
    "tell Bobo I paid 20 dollars for the taxi", "my tire blew. get me a cab to the zoo for two at five, please",
    "hi my name is Koko and I need a ride to the harbour", "find the photos of Koko from last summer",
    "call my sister on her mobile", "send Bobo 20 for the bananas",
    "send Bobo 20 dollars, no, 30 dollars to Koko", "call Bobo, no wait, book a ride to the zoo at two, I mean three",
  ])
  func noPathAddsMoreThanWasThought(_ text: String) throws {
    let reader = try #require(Self.english)
    var search = try Search.over(text, by: reader)
    #expect(!search.endings.isEmpty)
    for ending in search.endings {
      for hypothesis in search.requests(of: [ending]).hypotheses {
        let bounds = search.bounds(in: search.states[hypothesis.state], from: Int(hypothesis.end))
        #expect(hypothesis.score + bounds[Int(hypothesis.end)] >= ending.score - Costs.tie)
      }
    }
  }
}
