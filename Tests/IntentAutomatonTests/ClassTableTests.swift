import Testing

@testable import IntentAutomaton

@Suite struct ClassTableTests {
  @Test func aClassIsMarkedByAllThatItIsFor() {
    var network = PhraseNetwork()
    network.accept(
      Acceptance(intent: 0, cost: 0, phrase: 0),
      in: network.token(network.token(network.token(network.start, 30), WordClass.app), 32))
    let classes = WordClass.builtIn + (10..<40).map { WordClass(name: "\($0)", role: .wordClass, weight: 0.7) }
    let table = ClassTable(classes, Automaton(network), joint: 31, discourseMarker: 32)
    #expect(table.marks(of: 30) == .used)
    #expect(table.marks(of: WordClass.app) == [.used, .app])
    #expect(table.marks(of: WordClass.service) == .app)
    #expect(table.marks(of: WordClass.filler) == .other)
    #expect(table.marks(of: WordClass.clause) == .other)
    #expect(table.marks(of: 31) == [.joint, .other])
    #expect(table.marks(of: 32) == [.used, .discourseMarker])
    #expect(table.marks(of: 33) == [])
    #expect(table.tokens[30].use == .word)
    #expect(table.tokens[30].gain == 0.7)
    #expect(table.tokens[33].use == .none)
    #expect(table.tokens.count == classes.count)
  }
}
