/// A nondeterministic automaton: nodes with labelled edges, and edges that take no word.
///
/// States are determinised from it.
struct Network: Sendable {
  /// An edge that takes no word; `next` is the next one from the same node, -1 after the last.
  struct Free: BitwiseCopyable, Sendable {
    var target: Int32
    var next: Int32
  }

  struct Edge: BitwiseCopyable, Sendable {
    /// A number that means something to the network's owner.
    var label: Int32
    var target: Int32
    var next: Int32
  }

  private struct Node: BitwiseCopyable, Sendable {
    var free: Int32 = -1
    var edge: Int32 = -1
    /// The first of the node's entries in the list of endings; -1 for a node where nothing ends.
    var end: Int32 = -1
    var isLoop = false
    var isHeld = false
    /// Fills the node, so that equal networks are written as equal bytes.
    private var unused: UInt16 = 0

    init() {}
  }

  private struct End: BitwiseCopyable, Sendable {
    var number: Int32
    var next: Int32
  }

  private var nodes = GrowingList([Node()])
  private(set) var frees = GrowingList<Free>()
  private(set) var edges = GrowingList<Edge>()
  private var ends = GrowingList<End>()

  static let start: Int32 = 0

  var count: Int { nodes.count }

  /// Reserves memory, so that nothing is copied while the network grows to about a number of nodes.
  mutating func reserve(_ count: Int) {
    nodes.reserveCapacity(count)
    frees.reserveCapacity(count)
    edges.reserveCapacity(count)
  }

  /// The same network without memory for more.
  consuming func trimmed() -> Network {
    nodes = nodes.trimmed
    frees = frees.trimmed
    edges = edges.trimmed
    ends = ends.trimmed
    return self
  }

  func firstFree(of node: Int32) -> Int32 { nodes[Int(node)].free }
  func firstEdge(of node: Int32) -> Int32 { nodes[Int(node)].edge }

  /// Calls a function with the edges that leave a node, the last one first.
  @inline(__always)
  func forEachEdge(of node: Int32, _ body: (Edge) -> Void) {
    var next = firstEdge(of: node)
    while next >= 0 {
      let edge = edges[Int(next)]
      body(edge)
      next = edge.next
    }
  }

  /// The nodes that are reached from a node without a word, the node itself first.
  func reach(of node: Int32) -> [Int32] {
    var found = [node]
    var place = 0
    while place < found.count {
      var next = firstFree(of: found[place])
      while next >= 0 {
        let free = frees[Int(next)]
        if !found.contains(free.target) { found.append(free.target) }
        next = free.next
      }
      place += 1
    }
    return found
  }

  /// Whether free text or an unknown name continues here.
  func isLoop(_ node: Int32) -> Bool { nodes[Int(node)].isLoop }

  /// Whether anything ends here.
  func isEnd(_ node: Int32) -> Bool { nodes[Int(node)].end >= 0 }

  /// Whether the node is a placeholder: the network's owner knows what leads on from it.
  func isHeld(_ node: Int32) -> Bool { nodes[Int(node)].isHeld }

  /// Whether the node has anything besides edges that take no word.
  func saysSomething(_ node: Int32) -> Bool {
    let node = nodes[Int(node)]
    return node.edge >= 0 || node.end >= 0 || node.isLoop || node.isHeld
  }

  /// Appends the numbers of everything that ends in a node, the last one first.
  func appendEnds(of node: Int32, to numbers: inout [Int32]) {
    var next = nodes[Int(node)].end
    while next >= 0 {
      numbers.append(ends[Int(next)].number)
      next = ends[Int(next)].next
    }
  }

  mutating func node() -> Int32 {
    nodes.append(Node())
    return Int32(truncatingIfNeeded: nodes.count - 1)
  }

  /// Adds an edge that takes no word.
  mutating func connect(_ from: Int32, _ to: Int32) {
    guard from != to else { return }
    frees.append(Free(target: to, next: nodes[Int(from)].free))
    nodes[Int(from)].free = Int32(truncatingIfNeeded: frees.count - 1)
  }

  mutating func connect(_ from: Int32, label: Int32, _ to: Int32) {
    edges.append(Edge(label: label, target: to, next: nodes[Int(from)].edge))
    nodes[Int(from)].edge = Int32(truncatingIfNeeded: edges.count - 1)
  }

  /// Marks a node in which free text or an unknown name continues.
  mutating func loop(_ node: Int32) { nodes[Int(node)].isLoop = true }

  /// Makes a node a placeholder: the owner knows what leads on from it.
  mutating func hold(_ node: Int32) { nodes[Int(node)].isHeld = true }

  /// Marks a node in which something ends that the owner knows by a number.
  mutating func end(in node: Int32, _ number: Int32) {
    ends.append(End(number: number, next: nodes[Int(node)].end))
    nodes[Int(node)].end = Int32(truncatingIfNeeded: ends.count - 1)
  }

  var byteCount: Int {
    nodes.byteCount + frees.byteCount + edges.byteCount + ends.byteCount
  }
}

extension Network {
  init(from reader: inout TableReader) throws(TableReader.Mismatch) {
    nodes = GrowingList(after: try reader.table())
    frees = GrowingList(after: try reader.table())
    edges = GrowingList(after: try reader.table())
    ends = GrowingList(after: try reader.table())
  }

  func write(to writer: inout TableWriter) {
    writer.add(table: nodes)
    writer.add(table: frees)
    writer.add(table: edges)
    writer.add(table: ends)
  }
}
