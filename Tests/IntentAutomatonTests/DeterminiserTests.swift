import Testing

@testable import IntentAutomaton

@Suite struct DeterminiserTests {
  private func acceptance(_ intent: Int32, cost: Float = 0) -> Acceptance {
    Acceptance(intent: intent, cost: cost, phrase: intent)
  }

  /// What is accepted after some classes.
  private func accepted(_ automaton: Automaton, _ classes: Int32...) -> [Acceptance] {
    var state = automaton.states[Automaton.start].pointee
    for wordClass in classes {
      let run = state.tokens[wordClass]
      guard run >= 0 else { return [] }
      state = automaton.states[state.targets[Int(run)].state].pointee
    }
    return Array(state.acceptances)
  }

  @Test func phrasesThatBeginAlikeShareTheirStates() {
    var network = PhraseNetwork()
    // "20 21", "20 [22]"
    let first = network.token(network.token(network.start, 20), 21)
    network.accept(acceptance(0), in: first)
    let second = network.optional(network.token(network.start, 20)) { $0.token($1, 22) }
    network.accept(acceptance(1), in: second)
    let automaton = Automaton(network)
    #expect(accepted(automaton, 20).map(\.intent) == [1])
    #expect(accepted(automaton, 20, 21).map(\.intent) == [0])
    #expect(accepted(automaton, 20, 22).map(\.intent) == [1])
    #expect(accepted(automaton, 21).isEmpty)
    #expect(automaton.begins(with: 20))
    #expect(!automaton.begins(with: 21))
    #expect(automaton.isUsed(22))
    #expect(!automaton.isUsed(19))
    #expect(!automaton.isUsed(1_000))
    #expect(!automaton.acceptsWithoutWords)
  }

  @Test func aStateIsMadeOnceAndOnlyWhenItIsReached() {
    var network = PhraseNetwork()
    network.accept(acceptance(0), in: network.token(network.token(network.token(network.start, 20), 21), 22))
    // The beginnings of requests and of acts are there from the first.
    var maker = Determiniser(network)
    #expect(maker.count == 2)
    let start = maker.state(Automaton.start)
    #expect(maker.count == 3)
    let next = start.targets[Int(start.tokens[20])].state
    #expect(maker.state(next).tokens[21] >= 0)
    #expect(maker.count == 4)
    let automaton = Automaton(network)
    #expect(automaton.states[Automaton.start] == automaton.states[Automaton.start])
  }

  @Test func ofTwoPhrasesForOneIntentTheCheaperCounts() {
    var network = PhraseNetwork()
    network.accept(acceptance(0, cost: 0.5), in: network.token(network.start, 20))
    network.accept(acceptance(0, cost: 0.2), in: network.token(network.start, 20))
    #expect(accepted(Automaton(network), 20).map(\.cost) == [0.2])
  }

  @Test func oneClassMayLeadToSeveralSlots() {
    var network = PhraseNetwork()
    network.accept(acceptance(0), in: network.token(network.start, 20, slot: 1))
    network.accept(acceptance(1), in: network.token(network.start, 20, slot: 2))
    let automaton = Automaton(network)
    let start = automaton.states[Automaton.start].pointee
    #expect(start.tokens[20] == 0)
    let targets = UnsafeBufferPointer(start: start.targets, count: 2)
    #expect(targets.map(\.slot) == [1, 2])
    #expect(targets.map(\.isLast) == [false, true])
  }

  @Test func freeTextGoesOnAndEndsWithAWordThatIsLeftOut() throws {
    var network = PhraseNetwork()
    network.accept(acceptance(0), in: network.loop(network.start, first: .textFirst, more: .textMore, slot: 0))
    let automaton = Automaton(network)
    #expect(automaton.acceptsWithoutWords)
    let start = automaton.states[Automaton.start].pointee
    let text = try #require(start.open.first).state
    #expect(!start.isText)
    #expect(start.afterSkip == Automaton.start)
    #expect(automaton.states[text].pointee.isText)
    #expect(automaton.states[text].pointee.afterSkip != text)
  }
}
