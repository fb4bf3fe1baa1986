import Testing

@testable import IntentAutomaton

@Suite struct NodeRequirementsTests {
  /// A phrase of one intent for each body.
  private func automaton(_ bodies: (inout PhraseNetwork, Int32) -> Int32...) -> Automaton {
    var network = PhraseNetwork()
    for (place, body) in bodies.enumerated() {
      let start = network.node()
      network.connect(network.start, start)
      let end = body(&network, start)
      network.accept(Acceptance(intent: 0, cost: 0, phrase: Int32(place)), in: end)
    }
    return Automaton(network)
  }

  private func state(_ automaton: Automaton, after classes: Int32...) -> Automaton.State {
    classes.reduce(automaton.states[Automaton.start].pointee) { state, wordClass in
      automaton.states[state.targets[Int(state.tokens[wordClass])].state].pointee
    }
  }

  /// The ways of a need, each with its sets of items, in any order.
  private func ways(_ state: Automaton.State) -> Set<[Set<Int32>]> {
    guard state.hasNeed else { return [] }
    var ways: Set<[Set<Int32>]> = []
    var place = 2
    for _ in 0..<state.need[1] {
      let end = place + Int(state.need[place])
      place += 1
      var sets: [Set<Int32>] = []
      while place < end {
        let count = Int(state.need[place])
        sets.append(Set((place + 1..<place + 1 + count).map { state.need[$0] }))
        place += 1 + count
      }
      ways.insert(sets)
    }
    return ways
  }

  private func items(_ classes: Int32...) -> Set<Int32> { Set(classes.map(EdgeLabel.item(ofClass:))) }

  @Test func aPhraseNeedsItsWordsInTheirOrder() {
    // "20 [21] 22 {text} 23"
    let automaton = automaton { network, from in
      let word = network.token(network.optional(network.token(from, 20)) { $0.token($1, 21) }, 22)
      return network.token(network.loop(word, first: .textFirst, more: .textMore, slot: 0), 23)
    }
    #expect(ways(state(automaton)) == [[items(20), items(22), items(23)]])
    #expect(ways(state(automaton, after: 20)) == [[items(22), items(23)]])
    #expect(ways(state(automaton, after: 20, 21)) == [[items(22), items(23)]])
    #expect(ways(state(automaton, after: 20, 22)) == [[items(23)]])
    #expect(
      ways(state(automaton, after: 20, 22).open.first.map { automaton.states[$0.state].pointee }!) == [[items(23)]])
  }

  @Test func ofSeveralWordsOneIsNeeded() {
    // "20 (21 | 22 24 | {number}) 23"
    let automaton = automaton { network, from in
      let first = network.token(from, 20)
      let joined = network.choice(
        first,
        [
          { $0.token($1, 21) }, { $0.token($0.token($1, 22), 24) }, { $0.span($1, .number, slot: 0) },
        ])
      return network.token(joined, 23)
    }
    let number: Set = [Int32(SpanKind.number.rawValue)]
    let need = ways(state(automaton, after: 20))
    // Of "22 24" either is enough.
    let either = [items(21, 22).union(number), items(21, 24).union(number)].map { [$0, items(23)] }
    #expect(need.count == 1 && need.isSubset(of: either))
    #expect(ways(state(automaton, after: 20, 22)) == [[items(24), items(23)]])
    #expect(ways(state(automaton, after: 20, 21, 23)).isEmpty)
  }

  @Test func eachPhraseHasItsOwnNeed() {
    let automaton = automaton({ $0.token($0.token($1, 20), 21) }, { $0.token($0.token($1, 20), 22) })
    #expect(ways(state(automaton, after: 20)) == [[items(21, 22)]])
    let longer = self.automaton({ $0.token($0.token($0.token($1, 20), 21), 22) }, { $0.token($0.token($1, 20), 23) })
    #expect(ways(state(longer, after: 20)) == [[items(21), items(22)], [items(23)]])
    // One that needs nothing may always go on.
    let free = self.automaton({ $0.token($0.token($1, 20), 21) }, { $0.token($1, 20) })
    #expect(!state(free, after: 20).hasNeed)
  }

  @Test func whatNeedsMoreThanAnotherWayIsNone() {
    // "20 (21 {text} | {text}) 22"
    let automaton = automaton { network, from in
      let first = network.token(from, 20)
      let text = { (network: inout PhraseNetwork, from: Int32) in
        network.loop(from, first: .textFirst, more: .textMore, slot: 0)
      }
      return network.token(network.choice(first, [{ text(&$0, $0.token($1, 21)) }, text]), 22)
    }
    #expect(ways(state(automaton, after: 20)) == [[items(22)]])
  }

  @Test func whatMayBeSaidAgainIsNotNeeded() {
    // "20 [21]* 22"
    let automaton = automaton { network, from in
      let again = network.node()
      network.connect(network.token(from, 20), again)
      network.connect(network.token(again, 21), again)
      return network.token(again, 22)
    }
    #expect(ways(state(automaton, after: 20)) == [[items(22)]])
    #expect(ways(state(automaton, after: 20, 21, 21)) == [[items(22)]])
  }

  @Test func aPersonMayBeAnybodyButTheWordAfterThemIsNeeded() throws {
    let classes = PersonNetwork.Classes(my: -1, own: -1, and: 21, pronoun: 22, possessive: -1, place: -1, of: -1)
    let person = SlotPiece.person(PersonNetwork(classes: classes, slot: 0), list: true)
    let automaton = automaton { network, from in network.token(network.hold(person, after: from), 23) }
    let name = try #require(automaton.states[Automaton.start].pointee.open.first { $0.label.kind == .nameFirst })
    let named = automaton.states[name.state].pointee
    #expect(ways(named) == [[items(23)]])
    let other = automaton.states[named.targets[Int(named.tokens[21])].state].pointee
    #expect(ways(other) == [[items(23)]])
  }

  @Test func statesWithTheSameNeedShareIt() {
    let automaton = automaton { network, from in
      network.token(network.optional(network.token(from, 20)) { $0.token($1, 21) }, 22)
    }
    #expect(state(automaton, after: 20).need == state(automaton, after: 20, 21).need)
  }

  @Test func aPhraseOfVeryManyWordsInOnePlaceNeedsNoneOfThem() {
    let automaton = automaton { network, from in
      let many = (30..<Int32(80)).map { wordClass in
        { (network: inout PhraseNetwork, from: Int32) in
          network.token(from, wordClass)
        }
      }
      return network.token(network.choice(network.token(from, 20), many), 21)
    }
    #expect(ways(state(automaton, after: 20)) == [[items(21)]])
  }

  /// What a need asks for too much prunes in silence: each path that leads to an end has all that its states need.
  @Test(arguments: 0..<40)
  func noPathOfARandomNetworkLacksWhatItsStatesNeed(_ seed: Int) {
    var random = SplitMix(state: UInt64(seed) &* 0x9E37_79B9 &+ 7)
    var ways: [[(to: Int, wordClass: Int32?)]] = []
    var network = PhraseNetwork()
    var (starts, ends): ([Int], Set<Int>) = ([], [])
    for phrase in 0..<3 {
      let nodes = (0..<7).map { _ in Int(network.node()) }
      ways += Array(repeating: [], count: nodes[6] + 1 - ways.count)
      network.connect(network.start, Int32(nodes[0]))
      for _ in 0..<14 {
        let (from, to) = (nodes[Int.random(in: 0..<6, using: &random)], nodes[Int.random(in: 0..<7, using: &random)])
        let wordClass = Int32.random(in: 0..<4, using: &random) == 0 ? nil : Int32.random(in: 20..<26, using: &random)
        if let wordClass {
          network.connect(from: Int32(from), wordClass, to: Int32(to))
        } else {
          network.connect(Int32(from), Int32(to))
        }
        ways[from].append((to, wordClass))
      }
      network.accept(Acceptance(intent: 0, cost: 0, phrase: Int32(phrase)), in: Int32(nodes[6]))
      starts.append(nodes[0])
      ends.insert(nodes[6])
    }
    let automaton = Automaton(network)
    for _ in 0..<200 {
      guard let said = path(from: starts, to: ends, by: ways, &random) else { continue }
      for first in 0...said.count {
        let state = said[..<first].reduce(automaton.states[Automaton.start].pointee) { state, wordClass in
          automaton.states[state.targets[Int(state.tokens[wordClass])].state].pointee
        }
        guard state.hasNeed else { continue }
        let left = Set(said[first...].map(EdgeLabel.item(ofClass:)))
        #expect(self.ways(state).contains { $0.allSatisfy { !$0.isDisjoint(with: left) } })
      }
    }
  }

  /// The words of a path taken at random; `nil` where it has led to no end.
  private func path(
    from starts: [Int], to ends: Set<Int>, by ways: [[(to: Int, wordClass: Int32?)]], _ random: inout SplitMix
  ) -> [Int32]? {
    var (node, said): (Int, [Int32]) = (starts.randomElement(using: &random) ?? 0, [])
    for _ in 0..<14 {
      if ends.contains(node) { return said }
      guard let way = ways[node].randomElement(using: &random) else { return nil }
      if let wordClass = way.wordClass { said.append(wordClass) }
      node = way.to
    }
    return nil
  }
}

private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}

extension PhraseNetwork {
  fileprivate mutating func connect(from: Int32, _ wordClass: Int32, to: Int32) {
    connect(from, EdgeLabel(kind: .token, id: UInt16(wordClass), slot: -1), to)
  }
}
