import Testing

@testable import IntentUnderstanding

@Suite struct ClassTableTests {
  @Test func aClassIsMarkedByAllThatItIsFor() {
    var network = PhraseNetwork()
    network.accept(
      Acceptance(intent: 0, cost: 0, phrase: 0),
      in: network.token(network.token(network.token(network.start, 20), WordClass.app), 22))
    let classes = WordClass.builtIn + (10..<30).map { WordClass(name: "\($0)", role: .wordClass, weight: 0.7) }
    let table = ClassTable(classes, Automaton(network), joint: 21, turn: 22)
    #expect(table.marks(of: 20) == .used)
    #expect(table.marks(of: WordClass.app) == [.used, .app])
    #expect(table.marks(of: WordClass.service) == .app)
    #expect(table.marks(of: WordClass.filler) == .other)
    #expect(table.marks(of: WordClass.clause) == .other)
    #expect(table.marks(of: 21) == .joint)
    #expect(table.marks(of: 22) == [.used, .turn])
    #expect(table.marks(of: 23) == [])
    #expect(table.tokens[20].use == .word)
    #expect(table.tokens[20].gain == 0.7)
    #expect(table.tokens[23].use == .none)
    #expect(table.tokens.count == classes.count)
  }
}
