/// The phrases of a language, all in one deterministic automaton over classes, spans and free words.
struct Automaton: Sendable {
  /// Where a token leads, and the slot that its words belong to.
  struct TokenTarget: Sendable {
    var slot: Int16
    var state: Int32
  }

  /// An edge that is not a token's: a span, free text, an unknown name.
  struct OpenEdge: Sendable {
    var label: EdgeLabel
    var state: Int32
  }

  static let start: Int32 = 0

  fileprivate(set) var tokens: KeyTable
  fileprivate(set) var tokenTargets: Runs<TokenTarget>
  fileprivate(set) var open: Runs<OpenEdge>
  fileprivate(set) var acceptances: Runs<Acceptance>
  /// The state after a word that no phrase has: free text ends there; -1 where nothing could follow.
  fileprivate(set) var afterSkip: [Int32]
  /// Whether free text goes on in a state.
  fileprivate(set) var isText: [Bool]

  var count: Int { afterSkip.count }

  /// The targets of a class in a state, as a run of `tokenTargets`; -1 where there are none.
  @inline(__always)
  func run(_ state: Int32, _ wordClass: Int32) -> Int32 {
    tokens.value(UInt64(UInt32(bitPattern: state)) << 20 | UInt64(UInt32(bitPattern: wordClass)))
  }
}

/// Makes an automaton of a network: every set of nodes that the same words reach becomes one state.
struct Determiniser {
  private let network: PhraseNetwork
  private let closures: [[Int32]]
  private var numbers: [[Int32]: Int32] = [:]
  private var sets: [[Int32]] = []

  private var tokens: [UInt64: Int32] = [:]
  private var tokenTargets: [[Automaton.TokenTarget]] = []
  private var open: [[Automaton.OpenEdge]] = []
  private var afterSkip: [Int32] = []

  static func automaton(of network: PhraseNetwork) -> Automaton {
    var determiniser = Determiniser(network)
    return determiniser.run()
  }

  private init(_ network: PhraseNetwork) {
    self.network = network
    self.closures = Self.closures(of: network)
  }

  private mutating func run() -> Automaton {
    _ = number(closures[Int(network.start)])
    var next = 0
    while next < sets.count {
      expand(next)
      next += 1
    }
    return Automaton(
      tokens: KeyTable(tokens), tokenTargets: Runs(tokenTargets), open: Runs(open),
      acceptances: Runs(sets.map(acceptances)), afterSkip: afterSkip,
      isText: open.map { $0.contains { $0.label.kind == .textMore } })
  }

  private mutating func number(_ set: [Int32]) -> Int32 {
    if let known = numbers[set] { return known }
    let number = Int32(sets.count)
    numbers[set] = number
    sets.append(set)
    return number
  }

  private mutating func expand(_ state: Int) {
    let set = sets[state]
    var targets: [EdgeLabel: [Int32]] = [:]
    var order: [EdgeLabel] = []
    for node in set {
      for edge in network.nodes[Int(node)].edges {
        if targets[edge.label] == nil { order.append(edge.label) }
        targets[edge.label, default: []].append(contentsOf: closures[Int(edge.target)])
      }
    }
    var openEdges: [Automaton.OpenEdge] = []
    var byClass: [UInt16: [Automaton.TokenTarget]] = [:]
    for label in order {
      let target = number(Self.normalised(targets[label] ?? []))
      if label.kind == .token {
        byClass[label.id, default: []].append(.init(slot: label.slot, state: target))
      } else {
        openEdges.append(.init(label: label, state: target))
      }
    }
    for (wordClass, list) in byClass.sorted(by: { $0.key < $1.key }) {
      tokens[UInt64(state) << 20 | UInt64(wordClass)] = Int32(tokenTargets.count)
      tokenTargets.append(list)
    }
    open.append(openEdges)
    afterSkip.append(skipped(set, from: Int32(state)))
  }

  private mutating func skipped(_ set: [Int32], from state: Int32) -> Int32 {
    let rest = set.filter { !network.nodes[Int($0)].isLoop }
    if rest.count == set.count { return state }
    return rest.isEmpty ? -1 : number(rest)
  }

  private func acceptances(_ set: [Int32]) -> [Acceptance] {
    var best: [Int32: Acceptance] = [:]
    for node in set {
      for acceptance in network.nodes[Int(node)].acceptances {
        if let known = best[acceptance.intent], known.cost <= acceptance.cost { continue }
        best[acceptance.intent] = acceptance
      }
    }
    return best.values.sorted { $0.intent < $1.intent }
  }

  private static func normalised(_ nodes: [Int32]) -> [Int32] {
    var sorted = nodes.sorted()
    var last: Int32 = -1
    sorted.removeAll { node in
      defer { last = node }
      return node == last
    }
    return sorted
  }

  private static func closures(of network: PhraseNetwork) -> [[Int32]] {
    network.nodes.indices.map { index in
      var reached: [Int32] = [Int32(index)]
      var seen: Set<Int32> = [Int32(index)]
      var next = 0
      while next < reached.count {
        for target in network.nodes[Int(reached[next])].free where seen.insert(target).inserted {
          reached.append(target)
        }
        next += 1
      }
      // A node without edges of its own says nothing: sets that differ only in such nodes are one state.
      return reached.filter {
        let node = network.nodes[Int($0)]
        return !node.edges.isEmpty || !node.acceptances.isEmpty || node.isLoop
      }.sorted()
    }
  }
}
