import Testing

@testable import IntentAutomaton

@Suite struct PhraseNetworkTests {
  private static let person = PersonNetwork(
    classes: .init(my: 20, own: 20, and: 21, pronoun: 22, possessive: 23, place: -1, of: -1), slot: 3)

  /// The phrase "30 {person}".
  private func network() -> PhraseNetwork {
    var network = PhraseNetwork()
    let end = network.hold(.person(Self.person, list: true), after: network.token(network.start, 30))
    network.accept(Acceptance(intent: 0, cost: 0, phrase: 0), in: end)
    return network
  }

  @Test func aHeldPieceIsBuiltWhenItIsReached() throws {
    var maker = Determiniser(network())
    let start = maker.state(Automaton.start)
    let held = start.targets[Int(start.tokens[30])].state
    #expect(maker.count == 3)
    let person = maker.state(held)
    #expect(maker.count > 5)
    #expect(person.tokens[22] >= 0)
    #expect(person.open.contains { $0.label.kind == .nameFirst && $0.label.slot == 3 })
    #expect(person.acceptances.isEmpty)
    let pronoun = maker.state(person.targets[Int(person.tokens[22])].state)
    #expect(pronoun.acceptances.count == 1)
    #expect(pronoun.tokens[21] >= 0)
  }

  @Test func theClassesOfAHeldPieceAreKnownBeforeItIsBuilt() {
    let automaton = Automaton(network())
    #expect(automaton.isUsed(22))
    #expect(automaton.isUsed(WordClass.label))
    #expect(!automaton.acceptsWithoutWords)
  }

  @Test func aPieceAloneIsAPhraseWithoutWords() {
    var network = PhraseNetwork()
    let end = network.hold(.place(Self.person.classes, slot: 1), after: network.start)
    network.accept(Acceptance(intent: 0, cost: 0, phrase: 0), in: end)
    #expect(Automaton(network).acceptsWithoutWords)
  }
}
