import DataStructures
import StepCounting

/// Makes the states of an ``Automaton`` from a network by the subset construction: a state is a set of nodes that the
/// same words reach.
struct Determiniser: StateMaker {
  static var unmade: Automaton.State { .init() }

  let arena = Arena()
  private var phrases: PhraseNetwork
  /// The place of each label in the order of their keys; and the labels in that order.
  private let ranks: [UInt64]
  private let labels: [EdgeLabel]
  /// The state in which the phrases of acts begin.
  private(set) var acts: Int32 = -1

  private var closures = NodeClosures()
  private var sets = NumberSets()
  private var reaches = NodeReaches()
  private var needs = NodeRequirements()
  /// By node, the state for the closure of that node alone, -1 where it is not known yet.
  private var single = SparseList<Int32>(unset: -1)

  private var edges: [UInt64] = []
  private var reached: [Int32] = []

  init(_ phrases: PhraseNetwork) {
    self.init(phrases, order: phrases.labels.indices.sorted { phrases.labels[$0].key < phrases.labels[$1].key })
  }

  /// - Parameter order: The labels in the order of their keys.
  private init(_ phrases: PhraseNetwork, order: [Int]) {
    self.phrases = phrases
    var ranks = Array(repeating: UInt64(0), count: order.count)
    for (rank, label) in order.enumerated() { ranks[label] = UInt64(rank) }
    self.ranks = ranks
    labels = order.map { phrases.labels[$0] }
    _ = state(reachedBy: Network.start)
    acts = state(reachedBy: phrases.acts)
  }

  var count: Int { sets.count }
  var most: Int { NumberSets.most }

  mutating func state(_ number: Int32) -> Automaton.State {
    gatherEdges(of: sets[number])
    Steps.count(edges.count + sets[number].count)
    var isText = false
    var tokens: [LabelTable.Entry] = []
    var targets: [Automaton.TokenTarget] = []
    var open: [Automaton.OpenEdge] = []
    var next = 0
    while next < edges.count {
      let rank = edges[next] >> 32
      let label = labels[Int(rank)]
      let target = target(of: rank, from: &next)
      if target < 0 { continue }
      guard label.kind == .token else {
        if open.count < Automaton.mostOpen { open.append(.init(label: label, state: target)) }
        isText = isText || label.kind == .textMore
        continue
      }
      if tokens.last?.label == Int32(label.id) {
        targets[targets.count - 1].isLast = false
      } else {
        tokens.append(.init(label: Int32(label.id), value: Int32(truncatingIfNeeded: targets.count)))
      }
      targets.append(.init(state: target, slot: label.slot))
    }
    var state = Automaton.State(
      need: needs.need(of: sets[number], in: phrases, arena), tokens: tokens, targets: targets, open: open,
      acceptances: acceptances(of: sets[number]), in: arena)
    state.isText = isText
    state.afterSkip = skipped(number)
    state.reach = reaches.reach(of: sets[number], in: phrases)
    return state
  }

  private mutating func state(reachedBy node: Int32) -> Int32 {
    let known = single[node]
    if known >= 0 { return known }
    reached.removeAll(keepingCapacity: true)
    closures.append(node, of: phrases.network, to: &reached)
    let number = sets.number(of: &reached)
    single[node] = number
    return number
  }

  /// The edges of all nodes of a set, each with its label's rank and its target, in order.
  private mutating func gatherEdges(of set: ArraySlice<Int32>) {
    edges.removeAll(keepingCapacity: true)
    for node in set {
      guard phrases.network.isHeld(node) else {
        appendEdges(of: node)
        continue
      }
      reached.removeAll(keepingCapacity: true)
      closures.append(phrases.piece(at: node), of: phrases.network, to: &reached)
      for inner in reached { appendEdges(of: inner) }
    }
    if edges.count > 1 { edges.sort() }
  }

  private mutating func appendEdges(of node: Int32) {
    phrases.network.forEachEdge(of: node) {
      edges.append(ranks[Int($0.label)] << 32 | UInt64(UInt32(bitPattern: $0.target)))
    }
  }

  /// The state that all edges of a label lead to.
  private mutating func target(of rank: UInt64, from next: inout Int) -> Int32 {
    let first = next
    while next < edges.count, edges[next] >> 32 == rank { next += 1 }
    if next == first + 1 { return state(reachedBy: Int32(truncatingIfNeeded: edges[first])) }
    reached.removeAll(keepingCapacity: true)
    for edge in edges[first..<next] {
      closures.append(Int32(truncatingIfNeeded: edge), of: phrases.network, to: &reached)
    }
    return sets.number(of: &reached)
  }

  private mutating func skipped(_ number: Int32) -> Int32 {
    reached.removeAll(keepingCapacity: true)
    let set = sets[number]
    for node in set where !phrases.network.isLoop(node) { reached.append(node) }
    if reached.count == set.count { return number }
    return reached.isEmpty ? -1 : sets.number(of: &reached)
  }

  /// The cheapest ending of each intent.
  private func acceptances(of set: ArraySlice<Int32>) -> [Acceptance] {
    var best: [Acceptance] = []
    var numbers: [Int32] = []
    for node in set { phrases.network.appendEnds(of: node, to: &numbers) }
    for number in numbers.sorted() {
      let acceptance = phrases.acceptances[Int(number)]
      if let known = best.firstIndex(where: { $0.competes(with: acceptance) }) {
        if best[known].cost > acceptance.cost { best[known] = acceptance }
      } else {
        best.append(acceptance)
      }
    }
    return best.count > 1 ? best.sorted { $0.intent < $1.intent } : best
  }

  var byteCount: Int {
    phrases.byteCount + closures.byteCount + sets.byteCount + reaches.byteCount + needs.byteCount + single.byteCount
      + HeldBytes.of(ranks) + HeldBytes.of(labels)
  }
}

extension Determiniser {
  init(from reader: inout TableReader) throws(TableReader.Mismatch) {
    let phrases = try PhraseNetwork(from: &reader)
    let order = try reader.table(of: Int32.self)
    guard order.count == phrases.labels.count, order.all.allSatisfy({ 0..<Int32(order.count) ~= $0 }) else {
      throw TableReader.Mismatch()
    }
    self.init(phrases, order: order.all.map(Int.init))
  }

  /// Writes what states are made from; it must not have made any.
  func write(to writer: inout TableWriter) {
    phrases.write(to: &writer)
    let numbers = (0..<Int32(ranks.count)).sorted { ranks[Int($0)] < ranks[Int($1)] }
    writer.add(table: numbers)
  }
}
