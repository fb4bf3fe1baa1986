import DataStructures

/// The items that are required from each node of a network on, computed phrase by phrase when they are first asked for.
///
/// What it points to is in an arena and does not change.
struct NodeRequirements: @unchecked Sendable {
  /// A list of items, one of which is required, followed by what is required after it.
  private struct Link {
    var first: Int32
    var count: Int32
    var next: Int32
    /// How many links the chain has from here on.
    var depth: Int32
  }

  private var links: [Link] = []
  private var items: [Int32] = []
  /// The links with one item, by that item and the link after it.
  private var singles = KeyTable()
  /// The links that unite the items of two others, by those two; the link after both follows from them.
  private var unions = KeyTable()
  /// By node, the first link of its chain; ``unknown`` where it was not computed yet.
  private var firsts = SparseList(unset: NodeRequirements.unknown)
  /// The sets of first links that states have, and the memory of their required items.
  private var needs = NumberSets()
  private var places: [RequiredItems] = []

  private static let nothing: Int32 = -1
  private static let unknown: Int32 = -2
  /// The most items of a link: a larger list requires little.
  ///
  /// A phrase that keeps leading back requires nothing.
  private static let mostItems = 24
  private static let mostWays = 16
  private static let mostRounds = 8

  /// What is required from some nodes on; `nil` where a phrase can continue with anything.
  mutating func need(of set: some Sequence<Int32>, in phrases: PhraseNetwork, _ arena: Arena) -> RequiredItems? {
    var ways: [Int32] = []
    for node in set {
      // Every phrase may begin there.
      let isStart = node == Network.start || node == phrases.acts
      let first = isStart ? Self.nothing : first(of: phrases.holder(of: node), in: phrases)
      if first == Self.nothing { return nil }
      if !ways.contains(first) { ways.append(first) }
      if ways.count > Self.mostWays { return nil }
    }
    if ways.isEmpty { return nil }
    // A way that requires all that another one does, and more, need not be kept.
    var least = ways.filter { way in !ways.contains { leads(way, to: $0) } }
    let number = needs.number(of: &least)
    if number < 0 { return nil }
    if number == places.count { places.append(store(number, least, in: arena)) }
    return places[Int(number)]
  }

  private func store(_ number: Int32, _ ways: [Int32], in arena: Arena) -> RequiredItems {
    var sets = ways.filter { links[Int($0)].next != Self.nothing }.map(sets(from:))
    // Ways that consist of one list each are united into one way.
    let short = ways.filter { links[Int($0)].next == Self.nothing }.reduce(into: Set()) { $0.formUnion(items(of: $1)) }
    if !short.isEmpty { sets.append([short.sorted()]) }
    var numbers = [number, Int32(truncatingIfNeeded: sets.count)]
    for way in sets {
      numbers.append(Int32(truncatingIfNeeded: way.reduce(1 + way.count) { $0 + $1.count }))
      for set in way { numbers += [Int32(truncatingIfNeeded: set.count)] + set }
    }
    return arena.store(numbers).baseAddress.unsafelyUnwrapped
  }

  private func sets(from first: Int32) -> [[Int32]] {
    sequence(first: first) { links[Int($0)].next }.prefix { $0 != Self.nothing }.map { Array(items(of: $0)) }
  }

  private func items(of link: Int32) -> ArraySlice<Int32> {
    items[Int(links[Int(link)].first)..<Int(links[Int(link)].first + links[Int(link)].count)]
  }

  private func leads(_ link: Int32, to other: Int32) -> Bool {
    var next = links[Int(link)].next
    while next != other, next != Self.nothing { next = links[Int(next)].next }
    return next == other
  }

  // MARK: - Phrases

  private mutating func first(of node: Int32, in phrases: PhraseNetwork) -> Int32 {
    if firsts[node] == Self.unknown { read(phrases.phrase(of: node), of: phrases, phrases.network) }
    return firsts[node]
  }

  /// Computes what is required from each node of a phrase on, beginning at its end.
  private mutating func read(_ phrase: Range<Int32>, of phrases: PhraseNetwork, _ network: Network) {
    var rounds = 1
    while !settle(phrase, of: phrases, network), rounds < Self.mostRounds { rounds += 1 }
    // Nodes that lead nowhere require nothing.
    for node in phrase where rounds == Self.mostRounds || firsts[node] == Self.unknown {
      firsts[node] = Self.nothing
    }
  }

  /// Goes through a phrase once; returns whether the result is final.
  ///
  /// An edge that leads back gives its value to the next round: while a round changes anything, earlier results may be
  /// wrong.
  private mutating func settle(_ phrase: Range<Int32>, of phrases: PhraseNetwork, _ network: Network) -> Bool {
    var (leadsBack, changes) = (false, false)
    for node in phrase.reversed() {
      let found = first(after: node, in: phrases, network)
      leadsBack = leadsBack || found.leadsBack
      changes = changes || found.first != firsts[node]
      firsts[node] = found.first
    }
    return !leadsBack || !changes
  }

  /// The first link for a node, and whether the node leads back to one that is not computed yet.
  private mutating func first(
    after node: Int32, in phrases: PhraseNetwork, _ network: Network
  ) -> (first: Int32, leadsBack: Bool) {
    if network.isEnd(node) { return (Self.nothing, false) }
    if let end = phrases.end(ofPieceAt: node) { return (firsts[end], false) }
    var found = Self.unknown
    var leadsBack = false
    var edge = network.firstEdge(of: node)
    while edge >= 0 {
      let way = network.edges[Int(edge)]
      let label = phrases.labels[Int(way.label)]
      // A whole request may follow here: whatever that requires, this phrase requires nothing.
      if label.kind == .rest { return (Self.nothing, false) }
      let (item, next) = (label.item, firsts[way.target])
      leadsBack = leadsBack || way.target <= node
      found = meet(found, item < 0 || next == Self.unknown ? next : link(item, next))
      edge = way.next
    }
    var free = network.firstFree(of: node)
    while free >= 0 {
      let way = network.frees[Int(free)]
      if way.target == Network.start { return (Self.nothing, false) }
      leadsBack = leadsBack || way.target <= node
      found = meet(found, firsts[way.target])
      free = way.next
    }
    return (found, leadsBack)
  }

  // MARK: - Links

  /// What is required where two ways fork: the common end of both chains, and before it one item of either.
  private mutating func meet(_ one: Int32, _ other: Int32) -> Int32 {
    if one == other || other == Self.unknown { return one }
    if one == Self.unknown { return other }
    var (first, second) = (one, other)
    while first != second {
      let (depth, otherDepth) = (depth(first), depth(second))
      if depth >= otherDepth { first = links[Int(first)].next }
      if otherDepth >= depth { second = links[Int(second)].next }
    }
    if first == one || first == other { return first }
    return union(fewest(from: one, to: first), fewest(from: other, to: first), first)
  }

  /// The link with the fewest items on the chain from one link up to another.
  private func fewest(from first: Int32, to end: Int32) -> Int32 {
    var best = first
    var link = links[Int(best)].next
    while link != end {
      if links[Int(link)].count < links[Int(best)].count { best = link }
      link = links[Int(link)].next
    }
    return best
  }

  private mutating func link(_ item: Int32, _ next: Int32) -> Int32 {
    let key = UInt64(UInt32(bitPattern: item)) << 32 | UInt64(UInt32(bitPattern: next))
    let number = singles.insert(Int32(truncatingIfNeeded: links.count), for: key)
    if number == links.count {
      links.append(Link(first: Int32(truncatingIfNeeded: items.count), count: 1, next: next, depth: depth(next) + 1))
      items.append(item)
    }
    return number
  }

  private mutating func union(_ one: Int32, _ other: Int32, _ next: Int32) -> Int32 {
    let count = links[Int(one)].count + links[Int(other)].count
    if count > Self.mostItems { return next }
    let key = UInt64(UInt32(bitPattern: one)) << 32 | UInt64(UInt32(bitPattern: other))
    let number = unions.insert(Int32(truncatingIfNeeded: links.count), for: key)
    if number == links.count {
      let first = Int32(truncatingIfNeeded: items.count)
      links.append(Link(first: first, count: count, next: next, depth: depth(next) + 1))
      for link in [one, other] {
        for place in 0..<links[Int(link)].count { items.append(items[Int(links[Int(link)].first + place)]) }
      }
    }
    return number
  }

  private func depth(_ link: Int32) -> Int32 { link < 0 ? 0 : links[Int(link)].depth }

  var byteCount: Int {
    HeldBytes.of(links) + HeldBytes.of(items) + singles.byteCount + firsts.byteCount + needs.byteCount
      + HeldBytes.of(places)
  }
}
