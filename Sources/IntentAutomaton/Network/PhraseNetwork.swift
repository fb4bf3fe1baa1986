import DataStructures

/// The phrases as a nondeterministic network, from which an ``Automaton`` is made.
struct PhraseNetwork {
  private(set) var network = Network()
  private(set) var labels: [EdgeLabel] = []
  /// The numbers of the labels; empty where no label was looked for since the network was read from a file.
  private var labelNumbers = KeyTable()
  private(set) var acceptances: [Acceptance] = []
  /// The last node of each phrase, in the order of acceptances: the nodes of a phrase are contiguous, and `accept` ends
  /// it.
  private var phraseEnds: [Int32] = []
  /// By label, the groups of the intents whose phrases have it, a bit each; and the labels of the current phrase.
  private(set) var groups: [UInt32] = []
  private var labelsOfPhrase: [Int32] = []
  /// The pieces, each once, and the labels of each.
  private var pieces: [(piece: SlotPiece, labels: [Int32])] = []
  /// The placeholders for pieces, in the order of their nodes.
  private var placeholders = GrowingList<Placeholder>()
  /// The first nodes of the built pieces, each with its placeholder node.
  private var built: [(first: Int32, held: Int32)] = []
  /// The same, by placeholder node.
  private var starts: [Int32: Int32] = [:]
  let start = Network.start
  /// Where the phrases of acts begin.
  let acts: Int32

  init() { acts = network.node() }

  /// A node for a piece that is built on first use, and the node after that piece.
  private struct Placeholder: BitwiseCopyable, Sendable {
    var node: Int32
    var piece: Int32
    var end: Int32
  }

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
    if labelNumbers.count < labels.count {
      for (number, label) in labels.enumerated() { labelNumbers.insert(Int32(number), for: label.key) }
    }
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
    let number = self.number(of: piece)
    placeholders.append(Placeholder(node: held, piece: Int32(truncatingIfNeeded: number), end: end))
    labelsOfPhrase += pieces[number].labels
    return end
  }

  /// The place of a piece among the pieces; its labels are known before it is built.
  private mutating func number(of piece: SlotPiece) -> Int {
    // There are few: one for each slot that people or places fill.
    if let known = pieces.firstIndex(where: { $0.piece == piece }) { return known }
    var rehearsal = PhraseNetwork()
    _ = piece.add(to: &rehearsal, after: rehearsal.start)
    let labels = rehearsal.labels.map { number(of: $0) }
    pieces.append((piece, labels))
    return pieces.count - 1
  }

  private func placeholder(at node: Int32) -> Placeholder? {
    let place = (0..<placeholders.count).partitionPoint { placeholders[$0].node >= node }
    guard place < placeholders.count, placeholders[place].node == node else { return nil }
    return placeholders[place]
  }

  /// The first node of a placeholder's piece, which is built if need be.
  mutating func piece(at held: Int32) -> Int32 {
    if let known = starts[held] { return known }
    guard let placeholder = placeholder(at: held) else { return held }
    let start = network.node()
    starts[held] = start
    built.append((start, held))
    connect(pieces[Int(placeholder.piece)].piece.add(to: &self, after: start), placeholder.end)
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
  func end(ofPieceAt node: Int32) -> Int32? { network.isHeld(node) ? placeholder(at: node)?.end : nil }

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
    if network.isHeld(node), let placeholder = placeholder(at: node) {
      openSlotKind = pieces[Int(placeholder.piece)].labels.reduce(known(placeholder.end)) {
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

extension PhraseNetwork {
  var byteCount: Int {
    network.byteCount + HeldBytes.of(labels) + labelNumbers.byteCount + HeldBytes.of(acceptances)
      + HeldBytes.of(pieces) + pieces.reduce(0) { $0 + HeldBytes.of($1.labels) } + placeholders.byteCount
      + HeldBytes.of(built) + HeldBytes.of(starts) + HeldBytes.of(phraseEnds)
      + HeldBytes.of(groups) + HeldBytes.of(labelsOfPhrase)
  }
}

// MARK: - In a file

extension PhraseNetwork {
  init(from reader: inout TableReader) throws(TableReader.Mismatch) {
    network = try Network(from: &reader)
    labels = try reader.list { reader throws(TableReader.Mismatch) in
      guard let label = EdgeLabel(key: try reader.uint64()) else { throw TableReader.Mismatch() }
      return label
    }
    acceptances = try reader.list { reader throws(TableReader.Mismatch) in try Acceptance(from: &reader) }
    phraseEnds = Array(try reader.table().all)
    pieces = try reader.list { reader throws(TableReader.Mismatch) in
      (try SlotPiece(from: &reader), Array(try reader.table().all))
    }
    placeholders = GrowingList(after: try reader.table())
    acts = try reader.int32()
  }

  /// Writes the network as it is before any piece was built.
  ///
  /// The groups of labels are left out: what is needed of them is in the automaton.
  func write(to writer: inout TableWriter) {
    network.write(to: &writer)
    writer.add(labels) { $0.add($1.key) }
    writer.add(acceptances) { $1.write(to: &$0) }
    writer.add(table: phraseEnds)
    writer.add(pieces) {
      $1.piece.write(to: &$0)
      $0.add(table: $1.labels)
    }
    writer.add(table: placeholders)
    writer.add(acts)
  }
}
