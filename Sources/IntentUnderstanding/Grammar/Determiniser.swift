/// Makes an automaton of a network: every set of nodes that the same words reach becomes one state.
struct Determiniser {
  private let network: PhraseNetwork
  private var closures: NodeClosures
  /// The place of each label in the order of their keys, and the labels in that order.
  private let ranks: [UInt64]
  private let labels: [EdgeLabel]

  /// The nodes of all states' sets, one set after the other.
  private var nodes: [Int32] = []
  private var sets: [Range<Int>] = []
  /// From a set's hash to the last state that has it; states of one hash are chained.
  private var numbers = KeyTable(minimumCapacity: 4_096)
  private var sameHash: [Int32] = []
  /// The state that is the closure of one node alone, -1 where it is not known yet.
  private var single: [Int32]

  private var states: [Automaton.State] = []
  private var tokens = KeyTable(minimumCapacity: 16_384)
  private var tokenTargets: [Automaton.TokenTarget] = []
  private var open: [Automaton.OpenEdge] = []
  private var edges: [UInt64] = []
  private var reached: [Int32] = []

  static func automaton(of network: PhraseNetwork) -> Automaton {
    var determiniser = Determiniser(network)
    return determiniser.run()
  }

  private init(_ network: PhraseNetwork) {
    self.network = network
    self.closures = NodeClosures(network)
    self.single = Array(repeating: -1, count: network.count)
    let order = network.labels.indices.sorted { network.labels[$0].key < network.labels[$1].key }
    var ranks = Array(repeating: UInt64(0), count: order.count)
    for (rank, label) in order.enumerated() { ranks[label] = UInt64(rank) }
    self.ranks = ranks
    self.labels = order.map { network.labels[$0] }
  }

  private mutating func run() -> Automaton {
    _ = state(reachedBy: network.start)
    var next = 0
    while next < sets.count {
      expand(next)
      next += 1
    }
    let acceptances = sets.map(acceptances)
    return Automaton(
      states: FlatArray(states), tokens: FlatKeyTable(tokens), tokenTargets: FlatArray(tokenTargets),
      open: FlatArray(open), acceptances: Runs(acceptances), used: FlatArray(used),
      acceptsWithoutWords: acceptsWithoutWords(acceptances.map { !$0.isEmpty }))
  }

  /// By class, whether any phrase has it.
  private var used: [Bool] {
    var used: [Bool] = []
    for label in labels where label.kind == .token {
      let missing = Int(label.id) + 1 - used.count
      if missing > 0 { used += Array(repeating: false, count: missing) }
      used[Int(label.id)] = true
    }
    return used
  }

  private func acceptsWithoutWords(_ accepts: [Bool]) -> Bool {
    var seen = Array(repeating: false, count: states.count)
    var queue = [Int(Automaton.start)]
    seen[queue[0]] = true
    while let number = queue.popLast() {
      if accepts[number] { return true }
      let state = states[number]
      let targets = open[Int(state.open)..<Int(state.openEnd)].map(\.state) + [state.afterSkip]
      for target in targets where target >= 0 && !seen[Int(target)] {
        seen[Int(target)] = true
        queue.append(Int(target))
      }
    }
    return false
  }

  // MARK: - States

  private mutating func state(reachedBy node: Int32) -> Int32 {
    let known = single[Int(node)]
    if known >= 0 { return known }
    reached.removeAll(keepingCapacity: true)
    closures.append(node, to: &reached)
    let number = number()
    single[Int(node)] = number
    return number
  }

  /// The state of the nodes that are reached, which are in order and different.
  private mutating func number() -> Int32 {
    var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
    for node in reached { hash = (hash ^ UInt64(UInt32(bitPattern: node))) &* 0xD6E8_FEB8_6659_FD93 }
    hash ^= hash >> 32
    let known = numbers.value(hash)
    var same = known
    while same >= 0 {
      if isReached(sets[Int(same)]) { return same }
      same = sameHash[Int(same)]
    }
    let number = Int32(sets.count)
    numbers.set(number, for: hash)
    sameHash.append(known)
    sets.append(nodes.count..<nodes.count + reached.count)
    nodes.append(contentsOf: reached)
    return number
  }

  private func isReached(_ set: Range<Int>) -> Bool {
    guard set.count == reached.count else { return false }
    for index in reached.indices where nodes[set.lowerBound + index] != reached[index] { return false }
    return true
  }

  private mutating func expand(_ number: Int) {
    gatherEdges(of: sets[number])
    var state = Automaton.State(open: Int32(open.count), openEnd: 0, afterSkip: -1)
    var next = 0
    var lastClass: UInt16?
    while next < edges.count {
      let rank = edges[next] >> 32
      let label = labels[Int(rank)]
      let target = target(of: rank, from: &next)
      guard label.kind == .token else {
        open.append(.init(label: label, state: target))
        state.isText = state.isText || label.kind == .textMore
        continue
      }
      if lastClass == label.id {
        tokenTargets[tokenTargets.count - 1].isLast = false
      } else {
        tokens.set(Int32(tokenTargets.count), for: Automaton.key(Int32(number), Int32(label.id)))
        state.classes |= 1 << UInt64(label.id & 63)
      }
      tokenTargets.append(.init(state: target, slot: label.slot))
      lastClass = label.id
    }
    state.openEnd = Int32(open.count)
    state.afterSkip = skipped(number)
    states.append(state)
  }

  /// The edges of all nodes of a set, each a label's rank and a target, in order.
  private mutating func gatherEdges(of set: Range<Int>) {
    edges.removeAll(keepingCapacity: true)
    for place in set {
      var edge = network.firstEdge(of: nodes[place])
      while edge >= 0 {
        let found = network.edges[Int(edge)]
        edges.append(ranks[Int(found.label)] << 32 | UInt64(UInt32(bitPattern: found.target)))
        edge = found.next
      }
    }
    if edges.count > 1 { edges.sort() }
  }

  /// The state that all edges of a label lead to.
  private mutating func target(of rank: UInt64, from next: inout Int) -> Int32 {
    let first = next
    while next < edges.count, edges[next] >> 32 == rank { next += 1 }
    if next == first + 1 { return state(reachedBy: Int32(truncatingIfNeeded: edges[first])) }
    reached.removeAll(keepingCapacity: true)
    for edge in edges[first..<next] { closures.append(Int32(truncatingIfNeeded: edge), to: &reached) }
    Self.normalise(&reached)
    return number()
  }

  private mutating func skipped(_ number: Int) -> Int32 {
    let set = sets[number]
    reached.removeAll(keepingCapacity: true)
    for place in set where !network.isLoop(nodes[place]) { reached.append(nodes[place]) }
    if reached.count == set.count { return Int32(number) }
    return reached.isEmpty ? -1 : self.number()
  }

  private func acceptances(_ set: Range<Int>) -> [Acceptance] {
    var best: [Acceptance] = []
    for place in set {
      for acceptance in network.acceptances(of: nodes[place]) {
        if let known = best.firstIndex(where: { $0.intent == acceptance.intent }) {
          if best[known].cost > acceptance.cost { best[known] = acceptance }
        } else {
          best.append(acceptance)
        }
      }
    }
    return best.count > 1 ? best.sorted { $0.intent < $1.intent } : best
  }

  static func normalise(_ nodes: inout [Int32]) {
    guard nodes.count > 1 else { return }
    nodes.sort()
    var kept = 1
    for index in 1..<nodes.count where nodes[index] != nodes[kept - 1] {
      nodes[kept] = nodes[index]
      kept += 1
    }
    nodes.removeLast(nodes.count - kept)
  }
}

/// What each node of a network reaches without a word, found when it is first asked for.
struct NodeClosures {
  private let network: PhraseNetwork
  private var found: [Range<Int32>?]
  private var nodes: [Int32] = []
  private var mark: [Int32]
  private var queue: [Int32] = []

  init(_ network: PhraseNetwork) {
    self.network = network
    found = Array(repeating: nil, count: network.count)
    mark = Array(repeating: -1, count: network.count)
  }

  /// Appends the closure of a node, in order.
  mutating func append(_ node: Int32, to reached: inout [Int32]) {
    let range = found[Int(node)] ?? close(node)
    reached.append(contentsOf: nodes[Int(range.lowerBound)..<Int(range.upperBound)])
  }

  private mutating func close(_ node: Int32) -> Range<Int32> {
    queue.removeAll(keepingCapacity: true)
    queue.append(node)
    mark[Int(node)] = node
    var next = 0
    while next < queue.count {
      var edge = network.firstFree(of: queue[next])
      while edge >= 0 {
        let found = network.frees[Int(edge)]
        if mark[Int(found.target)] != node {
          mark[Int(found.target)] = node
          queue.append(found.target)
        }
        edge = found.next
      }
      next += 1
    }
    // A node without edges of its own says nothing: sets that differ only in such nodes are one state.
    queue.removeAll { !network.saysSomething($0) }
    if queue.count > 1 { queue.sort() }
    let range = Int32(nodes.count)..<Int32(nodes.count + queue.count)
    nodes.append(contentsOf: queue)
    found[Int(node)] = range
    return range
  }
}
