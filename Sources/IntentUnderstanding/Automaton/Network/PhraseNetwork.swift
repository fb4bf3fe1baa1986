import DataStructures
import StepCounting

/// The label of an edge: what a path must take to follow it.
struct EdgeLabel: BitwiseCopyable, Sendable, Hashable {
  enum Kind: UInt8, Sendable {
    /// A word, or several, of a class.
    case token
    /// A stretch of words that is a name of the vocabulary or a value.
    case span
    /// The rest of a request for the open intent, whatever may follow its beginning.
    case rest
    case textFirst, textMore
    case nameFirst, nameMore
    case placeFirst, placeMore
    /// A word after a known name which is not part of that name in the vocabulary.
    case surname

    /// The first of the kinds that take any word; all later kinds do.
    static let firstFree = textFirst
  }
  var kind: Kind
  /// The class of a token, or the kind of a span.
  var id: UInt16
  /// The slot that the words belong to, -1 for none.
  var slot: Int16
  /// The vocabulary that a name's span must be from, by its place among the grammar's types.
  var type: Int16 = -1

  /// The label as one number; equal labels have equal numbers.
  var key: UInt64 {
    UInt64(kind.rawValue) << 48 | UInt64(id) << 32 | UInt64(UInt16(bitPattern: slot)) << 16
      | UInt64(UInt16(bitPattern: type))
  }
}

/// What a phrase says when it has been read to its end.
struct Acceptance: BitwiseCopyable, Sendable {
  var intent: Int32
  var cost: Float
  /// The phrase, by its place among the grammar's phrases.
  var phrase: Int32
  /// Whether the phrase only adds to a request that another sentence makes.
  var isDetail = false
  /// Whether the phrase says an act.
  var isAct = false
  /// Whether a whole request may be said within the phrase.
  var hasRequest = false

  /// Whether only the better of this and another ending counts: both ask for the same intent.
  ///
  /// Phrases of acts never compete, because the open request may not be able to take what one of them says.
  func competes(with other: Acceptance) -> Bool {
    intent == other.intent && (!isAct || phrase == other.phrase)
  }
}

/// The phrases as a nondeterministic network, from which an ``Automaton`` is made.
struct PhraseNetwork {
  private(set) var network = Network()
  private(set) var labels: [EdgeLabel] = []
  private var labelNumbers = KeyTable()
  private(set) var acceptances: [Acceptance] = []
  /// The last node of each phrase, in the order of acceptances: the nodes of a phrase are contiguous, and `accept` ends
  /// it.
  private var phraseEnds: [Int32] = []
  /// By label, the groups of the intents whose phrases have it, a bit each; and the labels of the current phrase.
  private(set) var groups: [UInt32] = []
  private var labelsOfPhrase: [Int32] = []
  /// The pieces by their placeholder nodes, each with its first node, if it is built, and its last one.
  private var pieces: [Int32: (piece: SlotPiece, start: Int32?, end: Int32)] = [:]
  /// The labels of each piece.
  private var rehearsed: [SlotPiece: [Int32]] = [:]
  /// The first nodes of the built pieces, each with its placeholder node.
  private var built: [(first: Int32, held: Int32)] = []
  let start = Network.start
  /// Where the phrases of acts begin.
  let acts: Int32

  init() { acts = network.node() }

  /// Reserves memory for about a number of nodes.
  mutating func reserve(_ count: Int) { network.reserve(count) }

  mutating func node() -> Int32 { network.node() }

  mutating func connect(_ from: Int32, _ to: Int32) { network.connect(from, to) }

  mutating func connect(_ from: Int32, _ label: EdgeLabel, _ to: Int32) { connect(from, number(of: label), to) }

  /// The same with a label that has a number already.
  mutating func connect(_ from: Int32, _ label: Int32, _ to: Int32) {
    network.connect(from, label: label, to)
    labelsOfPhrase.append(label)
  }

  /// The number of the label for a class's words.
  mutating func label(_ wordClass: Int32, slot: Int16 = -1) -> Int32 {
    number(of: EdgeLabel(kind: .token, id: UInt16(truncatingIfNeeded: wordClass), slot: slot))
  }

  private mutating func number(of label: EdgeLabel) -> Int32 {
    let number = labelNumbers.insert(Int32(truncatingIfNeeded: labels.count), for: label.key)
    if Int(number) == labels.count { labels.append(label) }
    return number
  }

  /// Marks a node in which free text or an unknown name continues.
  mutating func loop(_ node: Int32) { network.loop(node) }

  /// Ends the current phrase in a node.
  mutating func accept(_ acceptance: Acceptance, in node: Int32) {
    network.end(in: node, Int32(truncatingIfNeeded: acceptances.count))
    acceptances.append(acceptance)
    phraseEnds.append(Int32(truncatingIfNeeded: network.count))
    groups += repeatElement(0, count: labels.count - groups.count)
    let group = Reach.groups(Reach.group(of: acceptance))
    for label in labelsOfPhrase { groups[Int(label)] |= group }
    labelsOfPhrase.removeAll(keepingCapacity: true)
  }

  /// Adds a placeholder for a sub-network that is built on first use, because most slots are never reached.
  ///
  /// Returns the node after it.
  mutating func hold(_ piece: SlotPiece, after from: Int32) -> Int32 {
    let held = network.node()
    let end = network.node()
    network.connect(from, held)
    network.hold(held)
    pieces[held] = (piece, nil, end)
    labelsOfPhrase += labels(of: piece)
    return end
  }

  /// The labels of a piece, which are known before it is built.
  private mutating func labels(of piece: SlotPiece) -> [Int32] {
    if let known = rehearsed[piece] { return known }
    var rehearsal = PhraseNetwork()
    _ = piece.add(to: &rehearsal, after: rehearsal.start)
    let labels = rehearsal.labels.map { number(of: $0) }
    rehearsed[piece] = labels
    return labels
  }

  /// The first node of a placeholder's piece, which is built if need be.
  mutating func piece(at held: Int32) -> Int32 {
    guard let known = pieces[held] else { return held }
    if let start = known.start { return start }
    let start = network.node()
    pieces[held]?.start = start
    built.append((start, held))
    connect(known.piece.add(to: &self, after: start), known.end)
    return start
  }

  /// Adds an edge to a new node.
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

  /// Adds a first word of some kind and any number of further ones.
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

  /// Adds words that may be left out; returns the node after them.
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
    let ends = bodies.map { $0(&self, from) }
    let joined = node()
    for end in ends { connect(end, joined) }
    return joined
  }
}

// MARK: - What is reached

extension PhraseNetwork {
  /// The placeholder of the piece to which a node belongs; the node itself where it belongs to none.
  func holder(of node: Int32) -> Int32 {
    guard let last = phraseEnds.last, node >= last else { return node }
    let place = built.partitionPoint { $0.first > node }
    return place == 0 ? node : built[place - 1].held
  }

  /// The last node of a placeholder's piece; `nil` for any other node.
  func end(ofPieceAt node: Int32) -> Int32? { network.isHeld(node) ? pieces[node]?.end : nil }

  /// The nodes of the phrase to which a node belongs; the node must not be part of a piece.
  func phrase(of node: Int32) -> Range<Int32> {
    let place = phraseEnds.partitionPoint { $0 > node }
    let first = place == 0 ? acts + 1 : phraseEnds[place - 1]
    return first..<(place < phraseEnds.count ? phraseEnds[place] : Int32(truncatingIfNeeded: network.count))
  }

  /// The group of what is reached from a node; the node must not be part of a piece.
  func group(of node: Int32) -> UInt8 {
    if node == acts { return Reach.ofEverything }
    let place = phraseEnds.partitionPoint { $0 > node }
    guard place < acceptances.count else { return Reach.ofAll }
    return acceptances[place].hasRequest ? Reach.ofEverything : Reach.group(of: acceptances[place])
  }

  /// For each node of a phrase, which kinds of unknown words can still be taken after it.
  func freedoms(in phrase: Range<Int32>) -> [Reach.OpenSlotKind] {
    var freedoms = Array(repeating: Reach.OpenSlotKind.none, count: phrase.count)
    var isSettled = false
    while !isSettled {
      isSettled = true
      for node in phrase.reversed() {
        var leadsBack = false
        let openSlotKind = openSlotKind(of: node) {
          leadsBack = leadsBack || $0 <= node
          return phrase.contains($0) ? freedoms[Int($0 - phrase.lowerBound)] : .text
        }
        // An edge that leads back, as in a list, gives its value to the next round.
        if leadsBack, openSlotKind != freedoms[Int(node - phrase.lowerBound)] { isSettled = false }
        freedoms[Int(node - phrase.lowerBound)] = openSlotKind
      }
    }
    return freedoms
  }

  /// - Parameter known: The results so far for the nodes that it leads to.
  @inline(__always)
  private func openSlotKind(of node: Int32, known: (Int32) -> Reach.OpenSlotKind) -> Reach.OpenSlotKind {
    var openSlotKind = Reach.OpenSlotKind.none
    if network.isHeld(node), let piece = pieces[node] {
      openSlotKind = (rehearsed[piece.piece] ?? []).reduce(known(piece.end)) {
        max($0, labels[Int($1)].kind.openSlotKind)
      }
    }
    var edge = network.firstEdge(of: node)
    while edge >= 0 {
      let found = network.edges[Int(edge)]
      openSlotKind = max(openSlotKind, known(found.target), labels[Int(found.label)].kind.openSlotKind)
      edge = found.next
    }
    var free = network.firstFree(of: node)
    while free >= 0 {
      openSlotKind = max(openSlotKind, known(network.frees[Int(free)].target))
      free = network.frees[Int(free)].next
    }
    return openSlotKind
  }
}

// MARK: - What costs too much

extension PhraseNetwork {
  /// Phrases with fewer nodes are not checked: they cost little.
  private static let smallPhrase = 256
  /// The most nodes that a node may reach without a word, on average.
  private static let mostSkips = 64

  /// Whether the nodes from one on reach so many others without a word that the cost would grow with the square of
  /// their number: each of a thousand optional words reaches all that follow it.
  func skipsTooMuch(from first: Int32) -> Bool {
    let nodes = first..<Int32(truncatingIfNeeded: network.count)
    guard nodes.count > Self.smallPhrase else { return false }
    var room = nodes.count * Self.mostSkips
    // Only for these nodes: a language has tens of thousands, and this is computed for every phrase.
    var seenFrom = [Int32](repeating: -1, count: nodes.count)
    var queue: [Int32] = []
    for node in nodes {
      queue.append(node)
      while let next = queue.popLast() {
        Steps.count()
        room -= 1
        if room < 0 { return true }
        var free = network.firstFree(of: next)
        while free >= 0 {
          let target = network.frees[Int(free)].target
          if target >= first, seenFrom[Int(target - first)] != node {
            seenFrom[Int(target - first)] = node
            queue.append(target)
          }
          free = network.frees[Int(free)].next
        }
      }
    }
    return false
  }
}

extension PhraseNetwork {
  var byteCount: Int {
    network.byteCount + HeldBytes.of(labels) + labelNumbers.byteCount + HeldBytes.of(acceptances)
      + HeldBytes.of(pieces) + HeldBytes.of(rehearsed) + HeldBytes.of(built) + HeldBytes.of(phraseEnds)
      + HeldBytes.of(groups) + HeldBytes.of(labelsOfPhrase)
  }
}
