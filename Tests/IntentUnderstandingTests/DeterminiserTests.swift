import Testing

@testable import IntentUnderstanding

@Suite struct DeterminiserTests {
  private func acceptance(_ intent: Int32, cost: Float = 0) -> Acceptance {
    Acceptance(intent: intent, cost: cost, phrase: intent)
  }

  /// The intents that are accepted after some classes.
  private func accepted(_ automaton: Automaton, _ classes: Int32...) -> [Int32] {
    var state = Automaton.start
    for wordClass in classes {
      let run = automaton.tokens.value(Automaton.key(state, wordClass))
      guard run >= 0 else { return [] }
      state = automaton.tokenTargets[Int(run)].state
    }
    return automaton.acceptances.range(Int(state)).map { automaton.acceptances.elements[$0].intent }
  }

  @Test func phrasesThatBeginAlikeShareTheirStates() {
    var network = PhraseNetwork()
    // "20 21", "20 [22]"
    let first = network.token(network.token(network.start, 20), 21)
    network.accept(acceptance(0), in: first)
    let second = network.optional(network.token(network.start, 20)) { $0.token($1, 22) }
    network.accept(acceptance(1), in: second)
    let automaton = Determiniser.automaton(of: network)
    #expect(accepted(automaton, 20) == [1])
    #expect(accepted(automaton, 20, 21) == [0])
    #expect(accepted(automaton, 20, 22) == [1])
    #expect(accepted(automaton, 21) == [])
    #expect(automaton.count == 4)
    #expect(automaton.isUsed(22))
    #expect(!automaton.isUsed(19))
    #expect(!automaton.isUsed(1_000))
    #expect(!automaton.acceptsWithoutWords)
  }

  @Test func ofTwoPhrasesForOneIntentTheCheaperCounts() {
    var network = PhraseNetwork()
    network.accept(acceptance(0, cost: 0.5), in: network.token(network.start, 20))
    network.accept(acceptance(0, cost: 0.2), in: network.token(network.start, 20))
    let automaton = Determiniser.automaton(of: network)
    let state = automaton.tokenTargets[Int(automaton.tokens.value(Automaton.key(Automaton.start, 20)))].state
    let costs = automaton.acceptances.range(Int(state)).map { automaton.acceptances.elements[$0].cost }
    #expect(costs == [0.2])
  }

  @Test func oneClassMayLeadToSeveralSlots() {
    var network = PhraseNetwork()
    network.accept(acceptance(0), in: network.token(network.start, 20, slot: 1))
    network.accept(acceptance(1), in: network.token(network.start, 20, slot: 2))
    let automaton = Determiniser.automaton(of: network)
    let run = Int(automaton.tokens.value(Automaton.key(Automaton.start, 20)))
    #expect(automaton.tokenTargets[run].slot == 1)
    #expect(!automaton.tokenTargets[run].isLast)
    #expect(automaton.tokenTargets[run + 1].slot == 2)
    #expect(automaton.tokenTargets[run + 1].isLast)
  }

  @Test func freeTextGoesOnAndEndsWithAWordThatIsLeftOut() {
    var network = PhraseNetwork()
    network.accept(acceptance(0), in: network.loop(network.start, first: .textFirst, more: .textMore, slot: 0))
    let automaton = Determiniser.automaton(of: network)
    #expect(automaton.acceptsWithoutWords)
    let text = automaton.open[Int(automaton.states[0].open)].state
    #expect(!automaton.states[0].isText)
    #expect(automaton.states[Int(text)].isText)
    #expect(automaton.states[0].afterSkip == Automaton.start)
    #expect(automaton.states[Int(text)].afterSkip != text)
  }
}
