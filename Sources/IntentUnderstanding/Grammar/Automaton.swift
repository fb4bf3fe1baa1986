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
  private var edges: [(key: UInt64, label: EdgeLabel, target: Int32)] = []
  private var reached: [Int32] = []

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
    edges.removeAll(keepingCapacity: true)
    for node in set {
      for edge in network.nodes[Int(node)].edges { edges.append((edge.label.key, edge.label, edge.target)) }
    }
    edges.sort { $0.key < $1.key }
    var openEdges: [Automaton.OpenEdge] = []
    var next = 0
    var lastClass: UInt16?
    while next < edges.count {
      let (key, label, _) = edges[next]
      reached.removeAll(keepingCapacity: true)
      while next < edges.count, edges[next].key == key {
        reached.append(contentsOf: closures[Int(edges[next].target)])
        next += 1
      }
      let target = number(Self.normalised(&reached))
      guard label.kind == .token else {
        openEdges.append(.init(label: label, state: target))
        continue
      }
      if lastClass == label.id {
        tokenTargets[tokenTargets.count - 1].append(.init(slot: label.slot, state: target))
      } else {
        tokens[UInt64(state) << 20 | UInt64(label.id)] = Int32(tokenTargets.count)
        tokenTargets.append([.init(slot: label.slot, state: target)])
      }
      lastClass = label.id
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

  private static func normalised(_ nodes: inout [Int32]) -> [Int32] {
    if nodes.count > 1 { nodes.sort() }
    var last: Int32 = -1
    nodes.removeAll { node in
      defer { last = node }
      return node == last
    }
    return nodes
  }

  private static func closures(of network: PhraseNetwork) -> [[Int32]] {
    var mark = Array(repeating: Int32(-1), count: network.nodes.count)
    return network.nodes.indices.map { index in
      var reached: [Int32] = [Int32(index)]
      mark[index] = Int32(index)
      var next = 0
      while next < reached.count {
        for target in network.nodes[Int(reached[next])].free where mark[Int(target)] != Int32(index) {
          mark[Int(target)] = Int32(index)
          reached.append(target)
        }
        next += 1
      }
      // A node without edges of its own says nothing: sets that differ only in such nodes are one state.
      reached.removeAll {
        let node = network.nodes[Int($0)]
        return node.edges.isEmpty && node.acceptances.isEmpty && !node.isLoop
      }
      if reached.count > 1 { reached.sort() }
      return reached
    }
  }
}
