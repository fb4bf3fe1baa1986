import Parley
import Testing

@testable import IntentAutomaton
@testable import IntentUnderstanding

/// What the search finds, and what it need not look for.
@Suite struct SearchTests {
  private static let english: Interpreter.Reader = {
    let interpreter = Interpreter.everyLanguage?.limited(to: "en")
    guard let reader = interpreter?.readers.first else { preconditionFailure("English has phrases") }
    return reader
  }()

  private func lattice(_ text: String) throws -> Lattice {
    try Lattice.of(text, by: Self.english)
  }

  private struct Found: Equatable {
    var intents: [Int32]
    var scores: [Float]
    var hypotheses: Int
  }

  private func find(
    _ lattice: Lattice, words: Range<Int>? = nil, above floor: Float = -.infinity, isForBest: Bool = false,
    in space: inout SearchSpace
  ) -> Found {
    var search = Search(
      lattice.wordLattice, words: words ?? 0..<lattice.count, above: floor, isForBest: isForBest, intentsOfApps: [],
      space: space)
    search.run()
    let endings = search.endings
    space = search.ended()
    return Found(
      intents: endings.map { $0.acceptance.intent }, scores: endings.map { $0.score },
      hypotheses: space.hypotheses.count
    )
  }

  private func find(_ lattice: Lattice, above floor: Float = -.infinity, isForBest: Bool = false) -> Found {
    var space = SearchSpace()
    return find(lattice, above: floor, isForBest: isForBest, in: &space)
  }

  private static let utterances = [
    "send a message to Bobo saying the bananas are ripe", "could you um call Koko please",
    "my tire blew. get me a cab to the zoo for two", "tell Bobo I paid 20 dollars for the taxi", "what is for dinner",
    "send Koko 20 for the bananas and get me a ride to the harbour", "Bobo, Koko and Bobo", "find the photos of Koko",
  ]

  @Test(arguments: utterances)
  func theBestAloneIsTheFirstOfAll(_ text: String) throws {
    let lattice = try lattice(text)
    let all = find(lattice)
    let best = find(lattice, isForBest: true)
    #expect(best.intents == Array(all.intents.prefix(1)))
    for (one, other) in zip(best.scores, all.scores) { #expect(abs(one - other) <= Costs.tie) }
    #expect(best.hypotheses <= all.hypotheses)
  }

  @Test(arguments: utterances)
  func noEndingIsBelowTheFloor(_ text: String) throws {
    let lattice = try lattice(text)
    let all = find(lattice)
    for floor in [-1, 0, 0.5, 2] as [Float] {
      let above = find(lattice, above: floor)
      #expect(above.scores == all.scores.filter { $0 >= floor })
    }
  }

  @Test func whatCannotReachTheBestIsNotFollowed() throws {
    var (best, all) = (0, 0)
    for text in Self.utterances {
      let lattice = try lattice(text)
      // A state that is not made yet lets a hypothesis wait that a made one gives up.
      _ = find(lattice)
      best += find(lattice, above: Costs.threshold, isForBest: true).hypotheses
      all += find(lattice).hypotheses
    }
    #expect(best * 4 < all * 3, "\(best) of \(all) hypotheses")
  }

  /// The words of a part are looked at anew only where another word stood before them.
  @Test func aPartIsReadAsItIsInAFreshSpace() throws {
    let lattice = try lattice("tell Bobo I am late and call Koko and get me a ride to the zoo")
    var used = SearchSpace()
    let parts = [6..<15, 9..<15, 0..<5, 6..<15, 0..<15]
    // A state that is not made yet lets a hypothesis wait that a made one gives up.
    for words in parts { _ = find(lattice, words: words, in: &used) }
    _ = find(lattice, in: &used)
    for words in parts {
      var fresh = SearchSpace()
      let expected = find(lattice, words: words, in: &fresh)
      #expect(find(lattice, words: words, in: &used) == expected)
    }
  }
}
