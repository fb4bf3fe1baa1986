import Parley
import Testing

@testable import IntentAutomaton
@testable import IntentUnderstanding

@Suite struct LastOccurrencesTests {
  /// Runs a body with a need of number 0, whose ways ask for one of each set.
  private func withNeed(_ ways: [[[Int32]]], number: Int32 = 0, _ body: (RequiredItems) -> Void) {
    var numbers: [Int32] = [number, Int32(ways.count)]
    for way in ways {
      let sets = way.flatMap { [Int32($0.count)] + $0 }
      numbers += [Int32(sets.count + 1)] + sets
    }
    numbers.withUnsafeBufferPointer { if let need = $0.baseAddress { body(need) } }
  }

  @Test func aNeedIsMetUpToTheLastWordThatHasIt() {
    var places = LastOccurrences()
    places.forget(items: 100)
    for (item, word) in [(30, 6), (31, 4), (30, 2)] { places.note(Int32(item), at: word) }
    let met = { (ways: [[[Int32]]], number: Int32) in
      var words: [Int32] = []
      self.withNeed(ways, number: number) { need in words = (0..<8).filter { places.canSatisfy(need, from: $0) } }
      return words.last
    }
    #expect(met([[[30]]], 0) == 6)
    #expect(met([[[30], [31]]], 1) == 4)
    #expect(met([[[30, 31]]], 2) == 6)
    #expect(met([[[31]], [[30]]], 3) == 6)
    #expect(met([[[32]]], 4) == nil)
    #expect(met([[[30], [32]]], 5) == nil)
    #expect(met([[[30], [32]], [[31]]], 5_000) == 4)
  }

  @Test func itemsOfOtherWordsSatisfyNoNeed() {
    var places = LastOccurrences()
    places.forget(items: 100)
    places.note(30, at: 6)
    withNeed([[[30]]]) { need in
      var met = places.canSatisfy(need, from: 0)
      #expect(met)
      places.forget(items: 5_000)
      met = places.canSatisfy(need, from: 0)
      #expect(!met)
      // What was found out is kept until other words are read.
      places.note(30, at: 1)
      met = places.canSatisfy(need, from: 0)
      #expect(!met)
      places.forget(items: 5_000)
      places.note(4_999, at: 2)
      places.note(30, at: 1)
      met = places.canSatisfy(need, from: 1)
      #expect(met)
      met = places.canSatisfy(need, from: 2)
      #expect(!met)
    }
  }

  @Test func placesAreForgottenAsOftenAsOneLikes() {
    var places = LastOccurrences()
    withNeed([[[30]]]) { need in
      for round in 0..<5_000_000 {
        places.forget(items: 100)
        guard round % 1_000_003 == 0 else { continue }
        let isMet = places.canSatisfy(need, from: 0)
        #expect(!isMet)
      }
      places.forget(items: 100)
      places.note(30, at: 3)
      let (three, four) = (places.canSatisfy(need, from: 3), places.canSatisfy(need, from: 4))
      #expect(three && !four)
    }
  }

  private static let readers =
    Interpreter.everyLanguage?.readers ?? []

  /// A path that needed what it never took would have been given up wrongly.
  @Test(arguments: [
    ("en", "tell Bobo I paid 20 dollars for the taxi"), ("en", "hi my name is Koko and I need a ride to the harbour"),
    ("en", "Bobo owes me twenty bucks for lunch"), ("en", "call my sister on her mobile and then Bobo"),
    ("en", "my tire blew. get me a cab to the zoo for two at five, please"),
    ("de", "schick Bobo bitte 20 Euro für das Essen"), ("fr", "dis à Bobo que j'arrive ce soir"),
    ("it", "prenotami un taxi per l'aeroporto alle otto"), ("es", "llama a mi hermana por favor"),
    ("nl", "stuur Bobo een berichtje dat ik later kom"),
  ])
  func aPathTakesAllThatItNeeds(_ tag: String, _ text: String) throws {
    let reader = try #require(Self.readers.first { $0.grammar.tag == tag })
    let search = try Search.over(text, by: reader)
    #expect(!search.endings.isEmpty)
    for ending in search.endings {
      let hypotheses = search.requests(of: [ending]).hypotheses
      for (place, hypothesis) in hypotheses.enumerated() {
        let state = search.states[hypothesis.state].pointee
        guard state.hasNeed else { continue }
        // Of what comes after the hypothesis alone, not of all that the utterance has.
        var taken = LastOccurrences()
        taken.forget(items: Int(EdgeLabel.firstClassItem) + reader.grammar.tokens.count)
        for later in hypotheses[(place + 1)...].reversed() {
          switch later.kind {
          case .token: taken.note(EdgeLabel.item(ofClass: later.payload), at: Int(later.start))
          case .app: taken.note(EdgeLabel.item(ofClass: WordClass.app), at: Int(later.start))
          case .span: taken.note(Int32(search.space.spans[Int(later.payload)].kind.rawValue), at: Int(later.start))
          default: break
          }
        }
        let isTaken = taken.canSatisfy(state.need, from: hypothesis.end)
        #expect(isTaken, "\(text): \(hypothesis)")
      }
    }
  }
}
