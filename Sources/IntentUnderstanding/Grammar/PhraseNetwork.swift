/// What lets a path go from one node of the network to the next.
struct EdgeLabel: BitwiseCopyable, Sendable, Hashable {
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
struct Acceptance: BitwiseCopyable, Sendable {
  var intent: Int32
  var cost: Float
  /// The phrase, counted among the grammar's phrases.
  var phrase: Int32
}

/// The phrases as a network of nodes that several paths may leave at once; it is made into an ``Automaton``.
struct PhraseNetwork {
  private(set) var network = Network()
  private(set) var labels: [EdgeLabel] = []
  private var labelNumbers = KeyTable()
  private(set) var acceptances: [Acceptance] = []
  /// The pieces by the nodes that stand for them, with where they begin, if they are built, and end.
  private var pieces: [Int32: (piece: SlotPiece, start: Int32?, end: Int32)] = [:]
  private var rehearsed: Set<SlotPiece> = []
  let start = Network.start

  mutating func node() -> Int32 { network.node() }

  mutating func connect(_ from: Int32, _ to: Int32) { network.connect(from, to) }

  mutating func connect(_ from: Int32, _ label: EdgeLabel, _ to: Int32) {
    network.connect(from, label: number(of: label), to)
  }

  private mutating func number(of label: EdgeLabel) -> Int32 {
    let number = labelNumbers.insert(Int32(truncatingIfNeeded: labels.count), for: label.key)
    if Int(number) == labels.count { labels.append(label) }
    return number
  }

  /// Lets free text or an unknown name go on in a node.
  mutating func loop(_ node: Int32) { network.loop(node) }

  /// Lets a phrase end in a node.
  mutating func accept(_ acceptance: Acceptance, in node: Int32) {
    network.end(in: node, Int32(truncatingIfNeeded: acceptances.count))
    acceptances.append(acceptance)
  }

  /// A piece after a node, which is built when somebody asks for it: most slots are never reached. The node after it.
  mutating func hold(_ piece: SlotPiece, after from: Int32) -> Int32 {
    let held = network.node()
    let end = network.node()
    network.connect(from, held)
    network.hold(held)
    pieces[held] = (piece, nil, end)
    if rehearsed.insert(piece).inserted {
      // Its labels are known from the beginning, built or not.
      var rehearsal = PhraseNetwork()
      _ = piece.add(to: &rehearsal, after: rehearsal.start)
      for label in rehearsal.labels { _ = number(of: label) }
    }
    return end
  }

  /// Where the piece begins that a node stands for.
  mutating func piece(at held: Int32) -> Int32 {
    guard let known = pieces[held] else { return held }
    if let start = known.start { return start }
    let start = network.node()
    pieces[held]?.start = start
    connect(known.piece.add(to: &self, after: start), known.end)
    return start
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

extension PhraseNetwork {
  /// By class, whether any phrase has it.
  var usedClasses: [Bool] {
    var used: [Bool] = []
    for label in labels where label.kind == .token {
      let missing = Int(label.id) + 1 - used.count
      if missing > 0 { used += Array(repeating: false, count: missing) }
      used[Int(label.id)] = true
    }
    return used
  }

  /// Whether a phrase may be read to its end without any word of its own.
  var acceptsWithoutWords: Bool {
    var seen = Array(repeating: false, count: network.count)
    var queue = [start]
    var ends: [Int32] = []
    func reach(_ node: Int32) {
      if !seen[Int(node)] { queue.append(node) }
      seen[Int(node)] = true
    }
    while let node = queue.popLast() {
      // A person or a place may be said without a word of the phrase's own.
      if let piece = pieces[node] { reach(piece.end) }
      network.appendEnds(of: node, to: &ends)
      if !ends.isEmpty { return true }
      var free = network.firstFree(of: node)
      while free >= 0 {
        reach(network.frees[Int(free)].target)
        free = network.frees[Int(free)].next
      }
      var next = network.firstEdge(of: node)
      while next >= 0 {
        let edge = network.edges[Int(next)]
        if labels[Int(edge.label)].kind != .token { reach(edge.target) }
        next = edge.next
      }
    }
    return false
  }

  var byteCount: Int {
    network.byteCount + HeldBytes.of(labels) + labelNumbers.byteCount + HeldBytes.of(acceptances)
      + HeldBytes.of(pieces)
  }
}
