import Testing

@testable import IntentAutomaton

@Suite struct ReachTests {
  private static let classes = PersonNetwork.Classes(
    my: 20, own: 20, and: 21, pronoun: 22, possessive: 23, place: -1, of: -1)

  /// "30 [31] {text}" and "30 {person}" of one intent, "32 [33]" of another.
  private func network() -> PhraseNetwork {
    var network = PhraseNetwork()
    let words = network.optional(network.token(network.start, 30)) { $0.token($1, 31) }
    let text = network.loop(words, first: .textFirst, more: .textMore, slot: 0)
    network.accept(Acceptance(intent: 0, cost: 0, phrase: 0), in: text)
    let person = SlotPiece.person(PersonNetwork(classes: Self.classes, slot: 1), list: false)
    network.accept(
      Acceptance(intent: 0, cost: 0, phrase: 1), in: network.hold(person, after: network.token(network.start, 30)))
    let last = network.optional(network.token(network.start, 32)) { $0.token($1, 33) }
    network.accept(Acceptance(intent: 1, cost: 0, phrase: 2), in: last)
    return network
  }

  private func state(_ automaton: Automaton, after classes: Int32...) -> Automaton.State {
    classes.reduce(automaton.states[Automaton.start].pointee) { state, wordClass in
      automaton.states[state.targets[Int(state.tokens[wordClass])].state].pointee
    }
  }

  private func group(of intent: Int32, isAct: Bool = false) -> UInt8 {
    Reach.group(of: Acceptance(intent: intent, cost: 0, phrase: 0, isAct: isAct))
  }

  @Test func aStateGoesOnWithThePhrasesOfItsIntent() {
    let automaton = Automaton(network())
    #expect(state(automaton).reach.group == Reach.ofAll)
    #expect(state(automaton, after: 30).reach.group == group(of: 0))
    #expect(state(automaton, after: 32).reach.group == group(of: 1))
  }

  @Test func whatNobodyKnowsIsTakenOnlyWhereAPhraseStillDoes() throws {
    let automaton = Automaton(network())
    #expect(state(automaton, after: 30).reach.openSlotKind == .text)
    #expect(state(automaton, after: 30, 31).reach.openSlotKind == .text)
    #expect(state(automaton, after: 32).reach.openSlotKind == .none)
    let name = try #require(state(automaton, after: 30).open.first { $0.label.kind == .nameFirst })
    #expect(automaton.states[name.state].pointee.reach.openSlotKind == .names)
  }

  @Test func aClassBelongsToTheIntentsWhosePhrasesHaveIt() {
    let automaton = Automaton(network())
    let (first, second) = (Reach.groups(group(of: 0)), Reach.groups(group(of: 1)))
    #expect(automaton.groups(with: 30) == first)
    // A pronoun is a person, whom only the first may be for.
    #expect(automaton.groups(with: 22) == first)
    #expect(automaton.groups(with: 33) == second)
    #expect(automaton.groups(with: 1_000) == 0)
    let people: SpanKind.Bits = 1 << SpanKind.person.rawValue
    #expect(automaton.spanKinds[0] & people == people)
    #expect(automaton.spanKinds[1] == 0)
    #expect(automaton.spanKinds[Int(Reach.ofAll)] & people == people)
  }

  @Test func veryManyIntentsShareGroups() {
    #expect(group(of: 40) == group(of: 40 + Int32(Reach.ofActs)))
    #expect((0..<100).allSatisfy { group(of: $0) != Reach.ofActs })
  }

  @Test func actsAreAGroupThatNoRequestReaches() {
    let acts = Reach.groups(group(of: 3, isAct: true))
    #expect(acts & Reach.groups(Reach.ofAll) == 0)
    #expect(Reach.groups(Reach.ofAll) | acts == Reach.groups(Reach.ofEverything))
    #expect(Reach.union(Reach.ofActs, Reach.ofActs) == Reach.ofActs)
    #expect(Reach.union(0, 1) == Reach.ofAll)
    #expect(Reach.union(0, Reach.ofActs) == Reach.ofEverything)
    #expect(Reach.union(Reach.ofAll, Reach.ofEverything) == Reach.ofEverything)
  }
}
