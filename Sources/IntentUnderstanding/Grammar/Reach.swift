/// All that a path may still take from a state on: no more than that can be added to its score.
struct Reach: BitwiseCopyable, Sendable {
  /// Which words may be taken that nobody knows.
  enum Freedom: UInt8, Comparable, Sendable {
    case none, names, text

    static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
  }

  /// The group of the intents whose phrases go on; ``ofAll`` where they are of several groups.
  var group: UInt8 = Self.ofAll
  var freedom = Freedom.text

  /// Intents are told apart by so many groups: each has one for itself, unless there are very many.
  static let groupCount = 32
  static let ofAll = UInt8(groupCount)

  static func group(of intent: Int32) -> UInt8 { UInt8(truncatingIfNeeded: Int(intent) % groupCount) }

  /// The groups of the intents, a bit each.
  @inline(__always)
  static func groups(_ group: UInt8) -> UInt32 { group == ofAll ? .max : 1 << UInt32(group) }
}

extension EdgeLabel.Kind {
  /// Which words an edge of the kind takes that nobody knows.
  var freedom: Reach.Freedom {
    switch self {
    case .token, .span: .none
    case .nameFirst, .nameMore, .surname, .placeFirst, .placeMore: .names
    case .textFirst, .textMore: .text
    }
  }
}

/// What is reached from the nodes of a network, found phrase by phrase when it is first asked for.
struct NodeReaches {
  private var freedoms: [Reach.Freedom?] = []

  /// What some nodes reach together.
  mutating func reach(of set: some Sequence<Int32>, in phrases: PhraseNetwork) -> Reach {
    var reach: Reach?
    for node in set {
      // Every phrase begins there.
      if node == Network.start { return Reach() }
      let owner = phrases.holder(of: node)
      let group = Reach.group(of: phrases.intent(of: owner))
      let known = reach ?? Reach(group: group, freedom: .none)
      reach = Reach(
        group: known.group == group ? group : Reach.ofAll,
        freedom: max(known.freedom, freedom(of: owner, in: phrases)))
    }
    return reach ?? Reach()
  }

  private mutating func freedom(of node: Int32, in phrases: PhraseNetwork) -> Reach.Freedom {
    if freedoms.count <= Int(node) {
      freedoms += repeatElement(nil, count: phrases.network.count - freedoms.count)
    }
    if let known = freedoms[Int(node)] { return known }
    let phrase = phrases.phrase(of: node)
    for (node, freedom) in zip(phrase, phrases.freedoms(in: phrase)) { freedoms[Int(node)] = freedom }
    return freedoms[Int(node)] ?? .text
  }

  var byteCount: Int { HeldBytes.of(freedoms) }
}
