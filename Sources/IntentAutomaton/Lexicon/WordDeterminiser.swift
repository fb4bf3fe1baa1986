import DataStructures

/// Makes the states of the automaton over words whose final states are classes.
package struct WordDeterminiser: StateMaker {
  package struct State: BitwiseCopyable {
    /// The classes whose words end here.
    var ends: UnsafeBufferPointer<Int32>
    /// From a further word to the next state.
    var next: LabelTable
    /// The tokens of those classes that phrases use, for an entry of this one word.
    var tokens: UnsafeBufferPointer<ClassToken>
    /// By group of intents, the most that one of them adds to a score; empty where none adds anything.
    package var gains: UnsafeBufferPointer<Float>
    /// The groups of the intents whose phrases have one of them, a bit each.
    package var groups: UInt32
    /// The marks of all the classes together.
    var marks: WordMarks
  }

  static var unmade: State {
    State(
      ends: UnsafeBufferPointer(start: nil, count: 0), next: .none,
      tokens: UnsafeBufferPointer(start: nil, count: 0), gains: UnsafeBufferPointer(start: nil, count: 0), groups: 0,
      marks: [])
  }

  let arena = Arena()
  private let network: Network
  /// The class of each ending of the network.
  private let classes: [Int32]
  private let table: ClassTable
  /// By word, the nodes that it leads to as the first word of an entry.
  private let firsts: Runs<Int32>
  private var closures = NodeClosures()
  private var sets = NumberSets()
  private var edges: [UInt64] = []
  private var reached: [Int32] = []

  /// - Parameter words: How many words have a number; each is the label of an edge.
  init(_ network: Network, classes: [Int32], words: Int, _ table: ClassTable) {
    self.network = network
    self.table = table
    self.classes = classes
    var roots: [Int32] = []
    closures.append(Network.start, of: network, to: &roots)
    var numbered: [(list: Int, element: Int32)] = []
    for node in roots { network.forEachEdge(of: node) { numbered.append((Int($0.label), $0.target)) } }
    firsts = Runs(numbered, count: words)
  }

  init(_ table: ClassTable, from reader: inout TableReader) throws(TableReader.Mismatch) {
    network = try Network(from: &reader)
    classes = Array(try reader.table().all)
    firsts = try Runs(from: &reader)
    self.table = table
  }

  /// Writes what states are made from.
  func write(to writer: inout TableWriter) {
    network.write(to: &writer)
    writer.add(table: classes)
    firsts.write(to: &writer)
  }

  var count: Int { firsts.count + sets.count }
  var most: Int { firsts.count + NumberSets.most }

  mutating func state(_ number: Int32) -> State {
    let nodes = nodes(of: number)
    gatherEdges(of: nodes)
    let ends = ends(of: nodes)
    var next: [LabelTable.Entry] = []
    var place = 0
    while place < edges.count {
      let word = edges[place] >> 32
      reached.removeAll(keepingCapacity: true)
      while place < edges.count, edges[place] >> 32 == word {
        closures.append(Int32(truncatingIfNeeded: edges[place]), of: network, to: &reached)
        place += 1
      }
      let set = sets.number(of: &reached)
      if set >= 0 {
        next.append(.init(label: Int32(truncatingIfNeeded: word), value: Int32(truncatingIfNeeded: firsts.count) + set))
      }
    }
    let tokens = number < firsts.count ? ends.map { table.tokens[Int($0)] }.filter { $0.use == .word } : []
    return State(
      ends: arena.store(ends), next: next.isEmpty ? .none : LabelTable(arena.store(LabelTable.places(for: next))),
      tokens: arena.store(tokens), gains: arena.store(Self.gains(of: tokens)),
      groups: tokens.reduce(0) { $0 | $1.groups }, marks: ends.reduce([]) { $0.union(table.marks(of: $1)) })
  }

  private static func gains(of tokens: [ClassToken]) -> [Float] {
    guard tokens.contains(where: { $0.gain > 0 }) else { return [] }
    var gains = [Float](repeating: 0, count: Reach.groupCount)
    for token in tokens where token.gain > 0 {
      for group in gains.indices where token.groups & 1 << UInt32(group) != 0 {
        gains[group] = max(gains[group], token.gain)
      }
    }
    return gains
  }

  /// The nodes of a state; some may come twice.
  private mutating func nodes(of number: Int32) -> [Int32] {
    let set = Int(number) - firsts.count
    if set >= 0 { return Array(sets[Int32(truncatingIfNeeded: set)]) }
    var nodes: [Int32] = []
    for first in firsts[Int(number)] { closures.append(first, of: network, to: &nodes) }
    return nodes
  }

  /// The edges of some nodes, each a word and a target, in order.
  private mutating func gatherEdges(of nodes: [Int32]) {
    edges.removeAll(keepingCapacity: true)
    for node in nodes {
      network.forEachEdge(of: node) {
        edges.append(UInt64(UInt32(bitPattern: $0.label)) << 32 | UInt64(UInt32(bitPattern: $0.target)))
      }
    }
    if edges.count > 1 { edges.sort() }
  }

  /// The classes with an entry that ends in some nodes, each once, in the order in which the entries were added.
  private func ends(of nodes: [Int32]) -> [Int32] {
    var numbers: [Int32] = []
    for node in nodes { network.appendEnds(of: node, to: &numbers) }
    var ends: [Int32] = []
    for number in numbers.sorted() where !ends.contains(classes[Int(number)]) { ends.append(classes[Int(number)]) }
    return ends
  }

  var byteCount: Int {
    network.byteCount + HeldBytes.of(classes) + firsts.byteCount + closures.byteCount + sets.byteCount
  }
}
