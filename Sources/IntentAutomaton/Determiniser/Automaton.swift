import DataStructures

/// The phrases of a language, all in one deterministic automaton over classes, spans and free words.
package final class Automaton: Sendable {
  /// All edges of a state, and the phrases that may end in it.
  ///
  /// It is small, so that a search touches few cache lines. What it points to is contiguous in memory, in the order in
  /// which a search reads it: the required items, the table of tokens, their targets, the open edges, the final states.
  struct State: BitwiseCopyable {
    /// From a class to the first of its targets.
    var tokens = LabelTable.none
    /// The state after a word that is in no phrase; free text ends there.
    ///
    /// -1 where nothing could follow.
    var afterSkip: Int32 = -1
    fileprivate var targetCount: UInt32 = 0
    fileprivate var openCount: UInt16 = 0
    fileprivate var acceptanceCount: UInt16 = 0
    /// What may still be taken from here on.
    var reach = Reach()
    /// Whether free text continues here.
    var isText = false
    /// Whether some items must still be taken before a phrase can end.
    fileprivate(set) var hasNeed = false

    /// The items that must be taken before a phrase can end; only where ``hasNeed``.
    @inline(__always)
    var need: RequiredItems { (tokens.start.assumingMemoryBound(to: RequiredItems.self) - 1).pointee }

    @inline(__always)
    var targets: UnsafePointer<TokenTarget> { tokens.end.assumingMemoryBound(to: TokenTarget.self) }

    /// The edges for anything but tokens.
    @inline(__always)
    var open: UnsafeBufferPointer<OpenEdge> {
      let start = UnsafeRawPointer(targets + Int(targetCount)).assumingMemoryBound(to: OpenEdge.self)
      return UnsafeBufferPointer(start: start, count: Int(openCount))
    }

    var acceptances: UnsafeBufferPointer<Acceptance> {
      let start = UnsafeRawPointer(open.baseAddress.unsafelyUnwrapped + Int(openCount))
      return UnsafeBufferPointer(
        start: start.assumingMemoryBound(to: Acceptance.self), count: Int(acceptanceCount))
    }
  }

  /// Where a token leads, and the slot that its words belong to.
  struct TokenTarget: BitwiseCopyable {
    var state: Int32
    var slot: Int16
    /// Whether no other target of the same class follows.
    var isLast = true
  }

  /// An edge for a span, for free text or for an unknown name.
  struct OpenEdge: BitwiseCopyable {
    var label: EdgeLabel
    var state: Int32
  }

  static let start: Int32 = 0
  /// Maximum non-token edges per state; further edges are ignored.
  static let mostOpen = Int(UInt16.max)

  let states: LazyStates<Determiniser>
  /// By class, the groups of the intents whose phrases have it, a bit each.
  private let groups: FlatArray<UInt32>
  /// By group, the kinds of spans in its phrases, a bit each.
  let spanKinds: FlatArray<SpanKind.Bits>
  /// The most that a request's phrase adds to a score by itself (a negative cost); phrases of acts add nothing.
  let bonus: Float
  /// The same by group of intents.
  package let bonuses: FlatArray<Float>
  /// The same for the phrases that can be completed without any word of their own, by names, values and free text
  /// alone; -infinity where there is none.
  package let bonusWithoutWords: Float

  /// The state in which the phrases of acts begin, -1 where there are none.
  package let acts: Int32

  init(_ network: PhraseNetwork) {
    groups = FlatArray(network.groupsOfClasses)
    spanKinds = FlatArray(network.spansOfGroups)
    bonus = network.acceptances.reduce(0) { $1.isAct ? $0 : max($0, -$1.cost) }
    bonuses = FlatArray(network.bonuses)
    bonusWithoutWords = network.bonusWithoutWords
    let determiniser = Determiniser(network)
    acts = network.acceptances.contains(where: \.isAct) ? determiniser.acts : -1
    states = LazyStates(determiniser)
  }

  init(from reader: inout TableReader) throws(TableReader.Mismatch) {
    groups = try reader.table()
    spanKinds = try reader.table()
    bonus = try reader.float()
    bonuses = try reader.table()
    bonusWithoutWords = try reader.float()
    let hasActs = try reader.flag()
    // A group is an index in these.
    guard spanKinds.count == Reach.count, bonuses.count == Reach.groupCount else { throw TableReader.Mismatch() }
    let determiniser = try Determiniser(from: &reader)
    acts = hasActs ? determiniser.acts : -1
    states = LazyStates(determiniser)
  }

  /// Writes the automaton as it is before any state was made.
  func write(to writer: inout TableWriter) {
    writer.add(table: groups)
    writer.add(table: spanKinds)
    writer.add(bonus)
    writer.add(table: bonuses)
    writer.add(bonusWithoutWords)
    writer.add(acts >= 0)
    states.withMaker { $0.write(to: &writer) }
  }

  /// Whether a phrase begins with a class.
  func begins(with wordClass: Int32) -> Bool { states[Self.start].pointee.tokens[wordClass] >= 0 }

  /// The groups of the intents whose phrases have a class, a bit each.
  @inline(__always)
  func groups(with wordClass: Int32) -> UInt32 { Int(wordClass) < groups.count ? groups[Int(wordClass)] : 0 }

  /// Whether any phrase can be completed without a word of its own.
  package var acceptsWithoutWords: Bool { bonusWithoutWords > -.infinity }

  /// Whether any phrase of a request has a class.
  func isUsed(_ wordClass: Int32) -> Bool { groups(with: wordClass) & Reach.requests != 0 }

  var byteCount: Int { states.byteCount + groups.byteCount + spanKinds.byteCount }
}

extension Automaton.State {
  /// Stores everything that leads on from a state contiguously.
  init(
    need: RequiredItems?, tokens: [LabelTable.Entry], targets: [Automaton.TokenTarget], open: [Automaton.OpenEdge],
    acceptances: [Acceptance], in arena: Arena
  ) {
    let places = LabelTable.places(for: tokens)
    var memory = arena.memory(
      for: MemoryLayout<RequiredItems?>.stride + MemoryLayout<LabelTable.Entry>.stride * places.count
        + MemoryLayout<Automaton.TokenTarget>.stride * targets.count
        + MemoryLayout<Automaton.OpenEdge>.stride * open.count + MemoryLayout<Acceptance>.stride * acceptances.count)
    _ = memory.add([need])
    hasNeed = need != nil
    self.tokens = LabelTable(memory.add(places))
    targetCount = UInt32(memory.add(targets).count)
    openCount = UInt16(truncatingIfNeeded: memory.add(open).count)
    acceptanceCount = UInt16(truncatingIfNeeded: memory.add(acceptances).count)
  }
}
