import Synchronization

/// The memory that one search works in, kept from utterance to utterance so that a search asks for none.
///
/// It is outside reference counting and without bounds checks: what it is indexed by are the numbers of steps, of the
/// automaton's states and of an utterance's words, all of which the search hands out itself.
struct SearchSpace: @unchecked Sendable {
  var steps: UnsafeMutablePointer<Step>
  private(set) var stepCapacity = 2_048
  private(set) var stepCount = 0

  /// The best step so far that leads to a state before a word.
  struct Visit: BitwiseCopyable {
    var state: Int32 = -1
    var position: Int16 = -1
    /// Whether the step has gone on.
    var isTaken = false
    /// Another than the search's: the place is free.
    var turn: UInt32 = 0
    var step: Int32 = -1
  }

  /// By state and word, with open addressing.
  private var visits: UnsafeMutablePointer<Visit>
  private var visitCapacity = 512
  var visitCount = 0
  /// Each search is a turn of its own.
  private(set) var turn: UInt32 = 0

  /// The steps that wait for their turn, as a heap: the one that promises most, and of equal ones the last, is first.
  /// Each is what it promises, as a number in the same order, and its own number.
  private var waiting: UnsafeMutablePointer<UInt64>
  private var waitingCapacity = 1_024
  private var waitingCount = 0

  /// By word, and one more.
  let outlooks: UnsafeMutablePointer<Outlook>
  private let frees: UnsafeMutablePointer<Float>
  /// The tokens and the clauses of all words.
  private(set) var tokens: UnsafeMutablePointer<Outlook.Token>
  private var tokenCapacity = 256
  private(set) var tokenCount = 0
  private(set) var clauses: UnsafeMutablePointer<Outlook.Clause>
  private var clauseCapacity = 64
  private(set) var clauseCount = 0

  /// The spans of the lattice, and by word the first that begins there.
  private(set) var spans: UnsafeMutablePointer<LatticeSpan>
  private var spanCapacity = 64
  let firstSpans: UnsafeMutablePointer<Int32>

  private static let positions = Interpreter.mostWords + 1
  /// Room for as many kinds of edges, a power of two.
  private static let kinds = 16

  init() {
    steps = .allocate(capacity: stepCapacity)
    visits = .allocate(capacity: visitCapacity)
    visits.initialize(repeating: Visit(), count: visitCapacity)
    waiting = .allocate(capacity: waitingCapacity)
    outlooks = .allocate(capacity: Self.positions)
    frees = .allocate(capacity: Self.positions * Self.kinds)
    tokens = .allocate(capacity: tokenCapacity)
    clauses = .allocate(capacity: clauseCapacity)
    spans = .allocate(capacity: spanCapacity)
    firstSpans = .allocate(capacity: Self.positions)
  }

  func deallocate() {
    steps.deallocate()
    visits.deallocate()
    waiting.deallocate()
    outlooks.deallocate()
    frees.deallocate()
    tokens.deallocate()
    clauses.deallocate()
    spans.deallocate()
    firstSpans.deallocate()
  }

  /// Makes ready for a search.
  mutating func begin() {
    stepCount = 0
    visitCount = 0
    waitingCount = 0
    tokenCount = 0
    clauseCount = 0
    if turn == .max {
      visits.update(repeating: Visit(), count: visitCapacity)
      turn = 0
    }
    turn += 1
  }

  // MARK: - Steps

  /// Adds a step; returns its number.
  @inline(__always)
  mutating func append(_ step: Step) -> Int32 {
    if stepCount == stepCapacity { steps = Self.larger(steps, &stepCapacity) }
    steps[stepCount] = step
    stepCount += 1
    return Int32(truncatingIfNeeded: stepCount - 1)
  }

  /// The place of a state before a word: its own, or a free one.
  @inline(__always)
  mutating func visit(_ state: Int32, at position: Int32) -> UnsafeMutablePointer<Visit> {
    if visitCount * 2 >= visitCapacity { addVisits() }
    return place(of: state, position)
  }

  @inline(__always)
  private func place(of state: Int32, _ position: Int32) -> UnsafeMutablePointer<Visit> {
    let mask = visitCapacity - 1
    let hash = UInt32(bitPattern: state) &* 0x9E37_79B9 &+ UInt32(bitPattern: position) &* 0x85EB_CA6B
    var place = Int(truncatingIfNeeded: hash >> 12) & mask
    while visits[place].turn == turn, visits[place].state != state || visits[place].position != Int16(truncatingIfNeeded: position) {
      place = (place + 1) & mask
    }
    return visits + place
  }

  @inline(never)
  private mutating func addVisits() {
    let (old, count) = (visits, visitCapacity)
    visitCapacity *= 2
    visits = .allocate(capacity: visitCapacity)
    visits.initialize(repeating: Visit(), count: visitCapacity)
    for index in 0..<count where old[index].turn == turn {
      place(of: old[index].state, Int32(old[index].position)).pointee = old[index]
    }
    old.deallocate()
  }

  // MARK: - Waiting

  /// A number that is the larger the larger a score is.
  @inline(__always)
  private static func order(_ score: Float) -> UInt64 {
    let bits = score.bitPattern
    return UInt64(bits >> 31 == 1 ? ~bits : bits | 0x8000_0000) << 32
  }

  /// Lets a step wait for its turn.
  @inline(__always)
  mutating func wait(_ number: Int32, promise: Float) {
    if waitingCount == waitingCapacity { waiting = Self.larger(waiting, &waitingCapacity) }
    let key = Self.order(promise) | UInt64(UInt32(bitPattern: number))
    var place = waitingCount
    waitingCount += 1
    while place > 0 {
      let parent = (place - 1) >> 1
      if waiting[parent] > key { break }
      waiting[place] = waiting[parent]
      place = parent
    }
    waiting[place] = key
  }

  /// Takes out the number of the step that promises most, if that is enough.
  @inline(__always)
  mutating func next(above floor: Float) -> Int32? {
    guard waitingCount > 0, waiting[0] >= Self.order(floor) else { return nil }
    let first = waiting[0]
    waitingCount -= 1
    let key = waiting[waitingCount]
    var place = 0
    while true {
      var child = place * 2 + 1
      if child >= waitingCount { break }
      if child + 1 < waitingCount, waiting[child + 1] > waiting[child] { child += 1 }
      if key > waiting[child] { break }
      waiting[place] = waiting[child]
      place = child
    }
    waiting[place] = key
    return Int32(bitPattern: UInt32(truncatingIfNeeded: first))
  }

  // MARK: - Words

  /// What a word costs as a part of free text or of a name, by the kind of the edge.
  @inline(__always)
  func free(at position: Int) -> UnsafeMutablePointer<Float> { frees + position * Self.kinds }

  mutating func add(_ token: Outlook.Token) {
    if tokenCount == tokenCapacity { tokens = Self.larger(tokens, &tokenCapacity) }
    tokens[tokenCount] = token
    tokenCount += 1
  }

  mutating func add(_ clause: Outlook.Clause) {
    if clauseCount == clauseCapacity { clauses = Self.larger(clauses, &clauseCapacity) }
    clauses[clauseCount] = clause
    clauseCount += 1
  }

  /// Takes over the spans of a lattice.
  mutating func take(_ found: SpanList) {
    while found.spans.count > spanCapacity { spans = Self.larger(spans, &spanCapacity) }
    found.spans.withUnsafeBufferPointer { buffer in
      if let first = buffer.baseAddress { spans.update(from: first, count: buffer.count) }
    }
    found.firsts.withUnsafeBufferPointer { buffer in
      if let first = buffer.baseAddress { firstSpans.update(from: first, count: buffer.count) }
    }
  }

  /// The same elements with room for as many more.
  @inline(never)
  private static func larger<Element: BitwiseCopyable>(
    _ old: UnsafeMutablePointer<Element>, _ capacity: inout Int
  ) -> UnsafeMutablePointer<Element> {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    larger.update(from: old, count: capacity)
    old.deallocate()
    capacity *= 2
    return larger
  }
}

/// Spaces that no search works in at the moment.
final class SearchSpaces: Sendable {
  private let idle = Mutex<[SearchSpace]>([])

  /// More are not kept, and none that a long utterance has made large.
  private static let most = 64
  private static let mostSteps = 1 << 16

  deinit { idle.withLock { spaces in spaces.forEach { $0.deallocate() } } }

  func take() -> SearchSpace {
    idle.withLock { $0.popLast() } ?? SearchSpace()
  }

  func give(back space: SearchSpace) {
    let isKept = idle.withLock { spaces in
      guard spaces.count < Self.most, space.stepCapacity <= Self.mostSteps else { return false }
      spaces.append(space)
      return true
    }
    if !isKept { space.deallocate() }
  }
}
