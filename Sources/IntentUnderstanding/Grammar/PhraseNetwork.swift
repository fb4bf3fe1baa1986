/// What lets a path go from one node of the network to the next.
struct EdgeLabel: Sendable, Hashable {
  enum Kind: UInt8, Sendable {
    /// A word, or several, of a class.
    case token
    /// A stretch of words that the vocabulary or the values know.
    case span
    case textFirst, textMore
    case nameFirst, nameMore
    case placeFirst, placeMore
    /// A word after a known name that the vocabulary does not know with it.
    case surname

    /// The first of the kinds that take any word, which all come after it.
    static let firstFree = textFirst
  }
  var kind: Kind
  /// The class of a token, the kind of a span.
  var id: UInt16
  /// The slot that the words belong to, -1 for none.
  var slot: Int16
  /// The vocabulary of a name's span, counted among the grammar's types.
  var type: Int16 = -1

  /// The label as one number; equal labels have equal numbers.
  var key: UInt64 {
    UInt64(kind.rawValue) << 48 | UInt64(id) << 32 | UInt64(UInt16(bitPattern: slot)) << 16
      | UInt64(UInt16(bitPattern: type))
  }
}

/// What is known when a phrase has been read to its end.
struct Acceptance: Sendable {
  var intent: Int32
  var cost: Float
  /// The phrase, counted among the grammar's phrases.
  var phrase: Int32
}

/// The phrases as a network of nodes that several paths may leave at once; it is made into an ``Automaton``.
struct PhraseNetwork {
  /// Where one goes without a word; `next` is the next way from the same node, -1 after the last.
  struct Free {
    var target: Int32
    var next: Int32
  }

  struct Edge {
    /// The label, counted among the network's.
    var label: Int32
    var target: Int32
    var next: Int32
  }

  private struct Node {
    var free: Int32 = -1
    var edge: Int32 = -1
    /// Where the acceptances of the node begin in the list of all; -1 for a node where no phrase ends.
    var acceptance: Int32 = -1
    var isLoop = false
  }

  private var nodes: [Node] = [Node()]
  private(set) var frees: [Free] = []
  private(set) var edges: [Edge] = []
  private(set) var labels: [EdgeLabel] = []
  private var labelNumbers = KeyTable()
  private var ends: [(acceptance: Acceptance, next: Int32)] = []
  let start: Int32 = 0

  var count: Int { nodes.count }

  func firstFree(of node: Int32) -> Int32 { nodes[Int(node)].free }
  func firstEdge(of node: Int32) -> Int32 { nodes[Int(node)].edge }
  /// Whether free text or an unknown name goes on here.
  func isLoop(_ node: Int32) -> Bool { nodes[Int(node)].isLoop }

  /// Whether anything but going on without a word is possible.
  func saysSomething(_ node: Int32) -> Bool {
    let node = nodes[Int(node)]
    return node.edge >= 0 || node.acceptance >= 0 || node.isLoop
  }

  func acceptances(of node: Int32) -> [Acceptance] {
    var found: [Acceptance] = []
    var next = nodes[Int(node)].acceptance
    while next >= 0 {
      found.append(ends[Int(next)].acceptance)
      next = ends[Int(next)].next
    }
    return found.reversed()
  }

  mutating func node() -> Int32 {
    nodes.append(Node())
    return Int32(nodes.count - 1)
  }

  mutating func connect(_ from: Int32, _ to: Int32) {
    guard from != to else { return }
    frees.append(Free(target: to, next: nodes[Int(from)].free))
    nodes[Int(from)].free = Int32(frees.count - 1)
  }

  mutating func connect(_ from: Int32, _ label: EdgeLabel, _ to: Int32) {
    let number = labelNumbers.insert(Int32(labels.count), for: label.key)
    if Int(number) == labels.count { labels.append(label) }
    edges.append(Edge(label: number, target: to, next: nodes[Int(from)].edge))
    nodes[Int(from)].edge = Int32(edges.count - 1)
  }

  /// Lets free text or an unknown name go on in a node.
  mutating func loop(_ node: Int32) { nodes[Int(node)].isLoop = true }

  /// Lets a phrase end in a node.
  mutating func accept(_ acceptance: Acceptance, in node: Int32) {
    ends.append((acceptance, nodes[Int(node)].acceptance))
    nodes[Int(node)].acceptance = Int32(ends.count - 1)
  }

  /// An edge to a new node.
  mutating func step(_ from: Int32, _ label: EdgeLabel) -> Int32 {
    let target = node()
    connect(from, label, target)
    return target
  }

  mutating func token(_ from: Int32, _ wordClass: Int32, slot: Int16 = -1) -> Int32 {
    step(from, EdgeLabel(kind: .token, id: UInt16(truncatingIfNeeded: wordClass), slot: slot))
  }

  mutating func span(_ from: Int32, _ kind: SpanKind, slot: Int16, type: Int16 = -1) -> Int32 {
    step(from, EdgeLabel(kind: .span, id: kind.rawValue, slot: slot, type: type))
  }

  /// A first word of any kind, then as many more as it takes.
  mutating func loop(
    _ from: Int32, first: EdgeLabel.Kind, more: EdgeLabel.Kind, slot: Int16
  ) -> Int32 {
    let inside = step(from, EdgeLabel(kind: first, id: 0, slot: slot))
    loop(inside)
    connect(inside, EdgeLabel(kind: more, id: 0, slot: slot), inside)
    let end = node()
    connect(inside, end)
    return end
  }

  /// Words that may be left out: the node after them.
  mutating func optional(_ from: Int32, _ body: (inout PhraseNetwork, Int32) -> Int32) -> Int32 {
    let end = body(&self, from)
    let joined = node()
    connect(end, joined)
    connect(from, joined)
    return joined
  }

  mutating func choice(
    _ from: Int32, _ bodies: [(inout PhraseNetwork, Int32) -> Int32]
  ) -> Int32 {
    let joined = node()
    for body in bodies { connect(body(&self, from), joined) }
    return joined
  }
}
