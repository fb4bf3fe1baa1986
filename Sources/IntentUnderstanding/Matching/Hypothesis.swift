/// A hypothesis: a path through lattice and automaton up to a word, told by its last step and the hypothesis before it.
///
/// It is kept as small as it can be: a search makes a hundred of them for a short sentence.
struct Hypothesis {
  enum Kind: UInt8 {
    case start, token, span, app, filler, skipped
    case textFirst, textMore, nameFirst, nameMore, surname, placeFirst, placeMore
    /// A whole sentence left out.
    case sentence
    /// A word that denies the request.
    case denial
    /// Words that take back what was said; the state is an earlier one of the path.
    case repair
    /// Words that join a request to the one before it, which has ended; the payload is the place of the phrase that it has,
    /// among those that end in the state before.
    case joint
    /// The same where both have one verb: the state is that before the values of the first.
    case gap
    /// What an act says before a request, or before the rest of one: it takes no word, and its payload is the act's phrase.
    case rest

    /// Whether another request begins.
    var joins: Bool { self == .joint || self == .gap }

    /// Whether a request begins behind another or behind an act.
    var beginsRequest: Bool { joins || self == .rest }

    /// Whether the words are free text.
    var isText: Bool { self == .textFirst || self == .textMore }
  }

  /// What words of denial on the path say of its request: ``Search`` decides what is in their scope.
  enum Denial: UInt8 {
    case none
    /// One stands before all that the request is said with, which is still to come.
    case ofAll
    /// One stands before a word of the request, which is next.
    case ofNext
    /// The request is denied.
    case whole
  }
  var previous: Int32
  var state: Int32
  /// The score of the whole path to here.
  var score: Float
  /// The next hypothesis in its bucket.
  var next: Int32 = -1
  /// The class of a token, the span's place in the lattice, the app; of a start, whether it is not explained.
  var payload: Int32
  private var appNumber: Int16
  private let first: Int16
  private let last: Int16
  var slot: Int16
  var kind: Kind
  /// Whether a better one leads to the same.
  var isBeaten = false
  var denial = Denial.none
  /// What the path reads.
  var scope = Scope()

  /// What leads on from it: its state, in its scope.
  ///
  /// What is joined to another request may not stand alone, and what an act says is no request: neither is a better way to
  /// the same.
  var scopedState: Int32 { state | Int32(scope.rawValue) << 24 }

  /// What a path reads: an act, or a request on its own or behind an act, and which one of several that are joined.
  struct Scope: RawRepresentable, BitwiseCopyable, Hashable, Sendable {
    var rawValue: UInt8 = 0

    /// Words of an act, and the rest of a request for the open intent.
    static let act = Scope(rawValue: 1 << 4)
    /// A whole request, and those that are joined to it, behind words of an act.
    static let behindAct = Scope(rawValue: 1 << 5)
    /// The bits that count the requests before.
    private static let counting: UInt8 = 1 << 4 - 1

    var isAct: Bool { self == Self.act }
    /// Whether the path begins with words of an act.
    var isOfAct: Bool { rawValue > Self.counting }
    /// Whether the path has a request behind it.
    var isJoined: Bool { rawValue & Self.counting > 0 }
    /// The same for another request behind those; `nil` where there are too many.
    var next: Scope? { rawValue & Self.counting < Self.counting ? Scope(rawValue: rawValue + 1) : nil }
  }

  /// Whether the path is a request that its words deny.
  var isDenied: Bool { denial == .whole }
  /// The app that the path has named, -1 for none.
  var app: Int32 {
    get { Int32(appNumber) }
    set { appNumber = Int16(truncatingIfNeeded: newValue) }
  }

  /// The words that it takes; at most ``Interpreter/mostWords``.
  var start: Int32 { Int32(first) }
  var end: Int32 { Int32(last) }

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

  /// Replaces another hypothesis to the same state with the same score: its successors become successors of this one.
  @inline(__always)
  mutating func stand(for other: Hypothesis) {
    guard other.app == app else { return }
    let next = next
    self = other
    self.next = next
  }
}

/// A path that ends where a phrase ends, at the last word.
struct CompleteHypothesis: Sendable {
  var hypothesis: Int32
  var acceptance: Acceptance
  var score: Float
  /// Whether a word of the path denies the request.
  var isDenied = false
  /// The phrase of the act within which a request is read, -1 outside of acts.
  var act: Int32 = -1
  var scope = Hypothesis.Scope()
}
