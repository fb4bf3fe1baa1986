/// The phrases of a language, all in one deterministic automaton over classes, spans and free words.
struct Automaton: Sendable {
  /// What is to be known of a state before its edges are looked at.
  struct State: Sendable {
    /// A bit for each class that leads on, by the class's number modulo 64.
    var classes: UInt64 = 0
    /// Where the edges that are no tokens' stand in `open`.
    var open: Int32
    var openEnd: Int32
    /// The state after a word that no phrase has: free text ends there; -1 where nothing could follow.
    var afterSkip: Int32
    /// Whether free text goes on here.
    var isText = false
  }

  /// Where a token leads, and the slot that its words belong to.
  struct TokenTarget: Sendable {
    var state: Int32
    var slot: Int16
    /// Whether no other target of the same class follows.
    var isLast = true
  }

  /// An edge that is not a token's: a span, free text, an unknown name.
  struct OpenEdge: Sendable {
    var label: EdgeLabel
    var state: Int32
  }

  static let start: Int32 = 0

  let states: FlatArray<State>
  /// From a state and a class to the first of the class's targets.
  let tokens: FlatKeyTable
  let tokenTargets: FlatArray<TokenTarget>
  let open: FlatArray<OpenEdge>
  let acceptances: Runs<Acceptance>
  /// By class, whether any phrase has it.
  let used: FlatArray<Bool>
  /// Whether a phrase may be read to its end without any word of its own: by names, values and free text alone.
  let acceptsWithoutWords: Bool

  var count: Int { states.count }

  @inline(__always)
  static func key(_ state: Int32, _ wordClass: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: state)) << 20 | UInt64(UInt32(bitPattern: wordClass))
  }

  /// Whether a phrase goes on with a class.
  func leads(from state: Int32, with wordClass: Int32) -> Bool { tokens.value(Self.key(state, wordClass)) >= 0 }

  /// Whether any phrase has a class.
  @inline(__always)
  func isUsed(_ wordClass: Int32) -> Bool { Int(wordClass) < used.count && used[Int(wordClass)] }

  var byteCount: Int {
    states.byteCount + tokens.byteCount + tokenTargets.byteCount + open.byteCount + acceptances.byteCount
  }
}
