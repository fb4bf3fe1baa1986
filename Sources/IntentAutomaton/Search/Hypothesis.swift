/// A hypothesis: a path through lattice and automaton up to a word, represented by its last step and its predecessor.
///
/// It is as small as possible: a search makes a hundred of them for a short sentence.
package struct Hypothesis: BitwiseCopyable {
  package enum Kind: UInt8, BitwiseCopyable {
    case start, token, span, app, filler, skipped
    case textFirst, textMore, nameFirst, nameMore, surname, placeFirst, placeMore
    /// A whole sentence left out.
    case sentence
    /// A word that denies the request.
    case denial
    /// Words that take back what was said; the state is an earlier one of the same path.
    case repair
    /// Words that join a request to the one before, which has ended; the payload is that one's phrase, as a place among
    /// the phrases that end in the state before.
    case joint
    /// The same where both requests share a verb: the state is the one before the first request's values.
    case gap
    /// The transition from an act to a request, or to the rest of one: it takes no word, and its payload is the act's
    /// phrase.
    case rest

    /// Whether another request begins.
    var joins: Bool { self == .joint || self == .gap }

    /// Whether a request begins behind another or behind an act.
    var beginsRequest: Bool { joins || self == .rest }

    /// Whether the words are free text.
    package var isText: Bool { self == .textFirst || self == .textMore }

    /// Whether the words are taken as they are: free text, an unknown name, or a place.
    package var isFree: Bool {
      switch self {
      case .textFirst, .textMore, .nameFirst, .nameMore, .surname, .placeFirst, .placeMore: true
      case .start, .token, .span, .app, .filler, .skipped, .sentence, .denial, .repair, .joint, .gap, .rest: false
      }
    }

    /// Whether the words are left out.
    package var leavesOut: Bool { self == .skipped || self == .sentence }
  }

  /// What words of denial on the path deny so far; ``Search`` decides how far they reach.
  enum Denial: UInt8 {
    case none
    /// A denial before the whole request, which is still to come.
    case ofAll
    /// A denial of the request's next word.
    case ofNext
    /// The request is denied.
    case whole
  }
  var previous: Int32
  var state: Int32
  /// The score of the whole path to here.
  package var score: Float
  /// The next hypothesis in its bucket.
  var next: Int32 = -1
  /// The class of a token, the span's place in the lattice, or the app; for a start, 1 where its words are not
  /// explained.
  package var payload: Int32
  private var appNumber: Int16
  private let first: Int16
  private let last: Int16
  package var slot: Int16
  package var kind: Kind
  /// Whether a better hypothesis leads to the same state.
  var isBeaten = false
  var denial = Denial.none
  /// What the path reads.
  var scope = Scope()

  /// The state together with the scope: only hypotheses equal in both replace one another.
  ///
  /// A joined request may not stand alone, and an act is no request: neither is a better way to the same.
  var scopedState: Int32 { state | Int32(scope.rawValue) << 24 }

  /// What a path is reading: an act, or a request on its own or behind an act; and how many requests it has before.
  package struct Scope: RawRepresentable, BitwiseCopyable, Hashable, Sendable {
    package var rawValue: UInt8 = 0

    package init(rawValue: UInt8 = 0) { self.rawValue = rawValue }

    /// Words of an act, or the rest of a request for the open intent.
    static let act = Scope(rawValue: 1 << 4)
    /// A whole request behind words of an act, and those joined to it.
    static let behindAct = Scope(rawValue: 1 << 5)
    /// The bits that count the earlier requests of the path.
    private static let counting: UInt8 = 1 << 4 - 1

    package var isAct: Bool { self == Self.act }
    /// Whether the path begins with words of an act.
    package var isOfAct: Bool { rawValue > Self.counting }
    /// Whether the path has an earlier request.
    var isJoined: Bool { rawValue & Self.counting > 0 }
    /// The scope for one more request; `nil` where there are too many.
    var next: Scope? { rawValue & Self.counting < Self.counting ? Scope(rawValue: rawValue + 1) : nil }
  }

  /// Whether the path is a request that its words deny.
  var isDenied: Bool { denial == .whole }

  /// Whether its words put the request off.
  package var putsOff: Bool { kind == .filler && payload == WordClass.deferral }

  /// The app that the path has named, -1 for none.
  package var app: Int32 {
    get { Int32(appNumber) }
    set { appNumber = Int16(truncatingIfNeeded: newValue) }
  }

  /// The first word that it takes; at most ``WordLattice/mostWords``.
  package var start: Int32 { Int32(first) }
  package var end: Int32 { Int32(last) }

  @inline(__always)
  init(
    previous: Int32, state: Int32, start: Int32, end: Int32, payload: Int32 = 0, slot: Int16 = -1, kind: Kind,
    score: Float, app: Int32, denial: Denial = .none
  ) {
    self.previous = previous
    self.state = state
    self.score = score
    self.payload = payload
    appNumber = Int16(truncatingIfNeeded: app)
    first = Int16(truncatingIfNeeded: start)
    last = Int16(truncatingIfNeeded: end)
    self.slot = slot
    self.kind = kind
    self.denial = denial
  }

  /// Replaces another hypothesis with the same state and score; the successors of that one become successors of this
  /// one.
  @inline(__always)
  mutating func stand(for other: Hypothesis) {
    guard other.app == app else { return }
    let next = next
    self = other
    self.next = next
  }
}

/// A path that has reached the last word in a state in which a phrase ends.
package struct CompleteHypothesis: Sendable {
  var hypothesis: Int32
  package var acceptance: Acceptance
  package var score: Float
  /// Whether a word of the path denies the request.
  package var isDenied = false
  /// The phrase of the act that introduces the request, -1 where none does.
  var act: Int32 = -1
  package var scope = Hypothesis.Scope()
}
