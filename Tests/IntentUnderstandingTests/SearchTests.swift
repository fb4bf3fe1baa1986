import Foundation
import Parley
import Testing

@testable import IntentUnderstanding

/// What the search finds, and what it need not look for.
@Suite struct SearchTests {
  private static let english: Interpreter.Reader = {
    let interpreter = try? Interpreter(languages: [.english], intents: IntentDescription.builtIn, apps: [])
    guard let reader = interpreter?.readers.first else { preconditionFailure("English has phrases") }
    return reader
  }()

  private func lattice(_ text: String) throws -> Lattice {
    let vocabulary = VocabularyIndex(contacts: [Person("Bobo"), Person("Koko")])
    let situation = Situation(now: Date(timeIntervalSince1970: 1_795_255_200), calendar: Calendar(identifier: .gregorian))
    let utterance = Utterance(Words(text), vocabulary: vocabulary, in: situation)
    return try #require(Lattice(utterance, for: Self.english) { vocabulary.spans(in: utterance.words) })
  }

  private func endings(
    _ lattice: Lattice, words: Range<Int>? = nil, above floor: Float = -.infinity, isForBest: Bool = false,
    space: SearchSpace
  ) -> (endings: [Ending], space: SearchSpace) {
    var search = Search(
      lattice, words: words ?? 0..<lattice.count, above: floor, isForBest: isForBest, intentsOfApps: [], space: space)
    search.run()
    return (search.endings, search.space)
  }

  private static let utterances = [
    "send a message to Bobo saying the bananas are ripe", "could you um call Koko please",
    "my tire blew. get me a cab to the zoo for two", "tell Bobo I paid 20 dollars for the taxi", "what is for dinner",
    "send Koko 20 for the bananas and get me a ride to the harbour", "Bobo, Koko and Bobo", "find the photos of Koko",
  ]

  @Test(arguments: utterances)
  func theBestAloneIsTheFirstOfAll(_ text: String) throws {
    let lattice = try lattice(text)
    let all = endings(lattice, space: SearchSpace())
    let best = endings(lattice, isForBest: true, space: SearchSpace())
    #expect(best.endings.count <= 1)
    #expect(best.endings.first?.acceptance.intent == all.endings.first?.acceptance.intent)
    let scores = [best, all].map { $0.endings.first?.score ?? 0 }
    #expect(abs(scores[0] - scores[1]) <= Costs.tie)
    all.space.deallocate()
    best.space.deallocate()
  }

  @Test(arguments: utterances)
  func noEndingIsBelowTheFloor(_ text: String) throws {
    let lattice = try lattice(text)
    let all = endings(lattice, space: SearchSpace())
    for floor in [-1, 0, 0.5, 2] as [Float] {
      let above = endings(lattice, above: floor, space: SearchSpace())
      #expect(above.endings.map(\.acceptance.intent) == all.endings.filter { $0.score >= floor }.map(\.acceptance.intent))
      above.space.deallocate()
    }
    all.space.deallocate()
  }

  @Test func whatCannotReachTheFloorIsNotFollowed() throws {
    let lattice = try lattice("what is the weather going to be like in the harbour tomorrow")
    let all = endings(lattice, space: SearchSpace())
    let above = endings(lattice, above: Costs.threshold, isForBest: true, space: SearchSpace())
    #expect(above.endings.isEmpty)
    #expect(above.space.stepCount * 2 < all.space.stepCount)
    above.space.deallocate()
    all.space.deallocate()
  }

  /// The words of a part are looked at anew only where another word stood before them.
  @Test func aPartIsReadAsItIsInAFreshSpace() throws {
    let lattice = try lattice("tell Bobo I am late and call Koko and get me a ride to the zoo")
    var space = endings(lattice, space: SearchSpace()).space
    for words in [6..<15, 9..<15, 0..<5, 6..<15, 0..<15] {
      let used = endings(lattice, words: words, space: space)
      let fresh = endings(lattice, words: words, space: SearchSpace())
      #expect(used.endings.map(\.acceptance.intent) == fresh.endings.map(\.acceptance.intent))
      #expect(used.endings.map(\.score) == fresh.endings.map(\.score))
      fresh.space.deallocate()
      space = used.space
    }
    space.deallocate()
  }
}
