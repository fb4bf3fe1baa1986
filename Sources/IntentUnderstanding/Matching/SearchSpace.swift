import Synchronization

/// The memory that one search works in, kept from utterance to utterance so that a search asks for none.
///
/// It is outside reference counting and without bounds checks: what it is indexed by are the numbers of steps, of the
/// automaton's states and of an utterance's words, all of which the search hands out itself.
struct SearchSpace: @unchecked Sendable {
  var steps: UnsafeMutablePointer<Step>
  private(set) var stepCapacity = 2_048
  var stepCount = 0

  /// A state that was entered at the word that is being read: by which step, and where that stands among the active.
  struct Visit {
    var state: Int32 = -1
    /// Another than the turn of the word: the place is free.
    var turn: UInt32 = 0
    var step: Int32 = -1
    var place: Int32 = -1
  }

  /// By state, with open addressing: so few that they stay in the processor's nearest memory.
  private var visits: UnsafeMutablePointer<Visit>
  private var visitCapacity = 256
  /// Each word of each search is a turn of its own.
  var turn: UInt32 = 0

  /// By word, and one more: the last of the steps that wait there, and the best score of them.
  let waiting: UnsafeMutablePointer<Int32>
  let best: UnsafeMutablePointer<Float>
  static let positions = Interpreter.mostWords + 1

  /// A step into a state, and the state's classes.
  struct Active {
    var step: Int32
    /// What the state's table begins with, only so that it has been fetched when it is looked at.
    var fetched: Int32 = 0
    var classes: UInt64
  }

  /// The steps into different states at one word.
  private(set) var active: UnsafeMutablePointer<Active>
  private var activeCapacity = 1_024
  var activeCount = 0
  let keys: UnsafeMutablePointer<UInt64>

  /// The classes that lead on from the word that is being read.
  private(set) var tokens: UnsafeMutablePointer<Here.Token>
  private var tokenCapacity = 64
  var tokenCount = 0

  /// The spans that were found so far, and by word the first that begins there; both are the finder's own order.
  private(set) var spans: UnsafeMutablePointer<LatticeSpan>
  private var spanCapacity = 64
  let firstSpans: UnsafeMutablePointer<Int32>

  /// What the word that is being read costs as a part of free text or of a name, by the kind of the edge.
  let free: UnsafeMutablePointer<Float>

  init() {
    steps = .allocate(capacity: stepCapacity)
    visits = .allocate(capacity: visitCapacity)
    visits.initialize(repeating: Visit(), count: visitCapacity)
    waiting = .allocate(capacity: Self.positions)
    best = .allocate(capacity: Self.positions)
    active = .allocate(capacity: activeCapacity)
    keys = .allocate(capacity: Costs.beam + 1)
    tokens = .allocate(capacity: tokenCapacity)
    spans = .allocate(capacity: spanCapacity)
    firstSpans = .allocate(capacity: Self.positions)
    free = .allocate(capacity: Int(UInt8.max) + 1)
  }

  func deallocate() {
    steps.deallocate()
    visits.deallocate()
    waiting.deallocate()
    best.deallocate()
    active.deallocate()
    keys.deallocate()
    tokens.deallocate()
    spans.deallocate()
    firstSpans.deallocate()
    free.deallocate()
  }

  /// Makes ready for an utterance of so many words.
  mutating func begin(words: Int) {
    stepCount = 0
    waiting.update(repeating: -1, count: words + 1)
    best.update(repeating: -.infinity, count: words + 1)
    // Turns never run out within an utterance.
    if turn > .max - UInt32(Self.positions) * 2 {
      visits.update(repeating: Visit(), count: visitCapacity)
      turn = 0
    }
  }

  /// Adds a step; returns its number.
  @inline(__always)
  mutating func append(_ step: Step) -> Int32 {
    if stepCount == stepCapacity { steps = Self.larger(steps, &stepCapacity) }
    steps[stepCount] = step
    stepCount += 1
    return Int32(truncatingIfNeeded: stepCount - 1)
  }

  /// The place of a state among those entered at this word: its own, or a free one.
  @inline(__always)
  mutating func visit(_ state: Int32) -> UnsafeMutablePointer<Visit> {
    if activeCount * 2 >= visitCapacity { addVisits() }
    return place(of: state)
  }

  @inline(__always)
  private func place(of state: Int32) -> UnsafeMutablePointer<Visit> {
    let mask = visitCapacity - 1
    var place = Int(truncatingIfNeeded: (UInt32(bitPattern: state) &* 0x9E37_79B9) >> 16) & mask
    while visits[place].turn == turn, visits[place].state != state { place = (place + 1) & mask }
    return visits + place
  }

  @inline(never)
  private mutating func addVisits() {
    let (old, count) = (visits, visitCapacity)
    visitCapacity *= 2
    visits = .allocate(capacity: visitCapacity)
    visits.initialize(repeating: Visit(), count: visitCapacity)
    for index in 0..<count where old[index].turn == turn { place(of: old[index].state).pointee = old[index] }
    old.deallocate()
  }

  /// Adds a step to the active.
  @inline(__always)
  mutating func activate(_ step: Active) {
    if activeCount == activeCapacity { active = Self.larger(active, &activeCapacity) }
    active[activeCount] = step
    activeCount += 1
  }

  /// Adds a class that leads on.
  mutating func add(_ token: Here.Token) {
    if tokenCount == tokenCapacity { tokens = Self.larger(tokens, &tokenCapacity) }
    tokens[tokenCount] = token
    tokenCount += 1
  }

  /// Takes over what a finder has found.
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
