/// The phrases of a language, all in one deterministic automaton over classes, spans and free words.
final class Automaton: Sendable {
  /// All that leads on from a state, and what may end in it.
  ///
  /// What it points to stands together in memory, in the order in which a search looks at it: the table of tokens,
  /// their targets, the open edges, the acceptances.
  struct State: BitwiseCopyable {
    /// The classes that lead on.
    var classes = ClassSet()
    /// From a class to the first of its targets.
    var tokens = LabelTable.none
    /// The state after a word that no phrase has: free text ends there; -1 where nothing could follow.
    var afterSkip: Int32 = -1
    fileprivate var targetCount: UInt32 = 0
    fileprivate var openCount: UInt32 = 0
    fileprivate var acceptanceCount: UInt32 = 0
    /// Whether free text goes on here.
    var isText = false
    /// Whether nothing but a token leads to another state, and nothing ends here.
    var needsToken = false

    @inline(__always)
    var targets: UnsafePointer<TokenTarget> { tokens.end.assumingMemoryBound(to: TokenTarget.self) }

    /// The edges that are no tokens'.
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

  /// An edge that is not a token's: a span, free text, an unknown name.
  struct OpenEdge: BitwiseCopyable {
    var label: EdgeLabel
    var state: Int32
  }

  static let start: Int32 = 0

  let states: LazyStates<Determiniser>
  /// By class, whether any phrase has it.
  private let used: FlatArray<Bool>
  /// The most that a phrase adds to a score of its own.
  let bonus: Float
  /// Whether a phrase may be read to its end without any word of its own: by names, values and free text alone.
  let acceptsWithoutWords: Bool

  init(_ network: PhraseNetwork) {
    used = FlatArray(network.usedClasses)
    bonus = network.acceptances.reduce(0) { max($0, -$1.cost) }
    acceptsWithoutWords = network.acceptsWithoutWords
    states = LazyStates(Determiniser(network))
  }

  /// Whether a phrase begins with a class.
  func begins(with wordClass: Int32) -> Bool { states[Self.start].pointee.tokens[wordClass] >= 0 }

  /// Whether any phrase has a class.
  @inline(__always)
  func isUsed(_ wordClass: Int32) -> Bool { Int(wordClass) < used.count && used[Int(wordClass)] }

  var byteCount: Int { states.byteCount + used.byteCount }
}

extension Automaton.State {
  /// Puts all that leads on from a state into memory of its own.
  init(
    classes: ClassSet, tokens: [LabelTable.Entry], targets: [Automaton.TokenTarget], open: [Automaton.OpenEdge],
    acceptances: [Acceptance], in arena: Arena
  ) {
    let places = LabelTable.places(for: tokens)
    var memory = arena.memory(
      for: MemoryLayout<LabelTable.Entry>.stride * places.count
        + MemoryLayout<Automaton.TokenTarget>.stride * targets.count
        + MemoryLayout<Automaton.OpenEdge>.stride * open.count + MemoryLayout<Acceptance>.stride * acceptances.count)
    self.classes = classes
    self.tokens = LabelTable(memory.add(places))
    targetCount = UInt32(memory.add(targets).count)
    openCount = UInt32(memory.add(open).count)
    acceptanceCount = UInt32(memory.add(acceptances).count)
  }
}
