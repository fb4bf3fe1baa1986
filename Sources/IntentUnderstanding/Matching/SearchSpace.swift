import Synchronization

/// The memory that one search works in, kept from utterance to utterance so that a search asks for none.
///
/// It is outside reference counting and without bounds checks: what it is indexed by are the numbers of steps, of the
/// automaton's states and of an utterance's words, all of which the search hands out itself.
struct SearchSpace: @unchecked Sendable {
  var steps: UnsafeMutablePointer<Step>
  private(set) var stepCapacity = 2_048
  var stepCount = 0

  /// When a state was last entered, by which step, and where that stands among the active.
  struct Visit {
    var turn: UInt32 = 0
    var step: Int32 = -1
    var place: Int32 = -1
  }

  /// By state; there are more and more of them.
  private var visits: UnsafeMutablePointer<Visit>
  private var visitCapacity = 4_096
  /// Each word of each search is a turn of its own.
  var turn: UInt32 = 0

  /// By word, and one more: the last of the steps that wait there, and the best score of them.
  let waiting: UnsafeMutablePointer<Int32>
  let best: UnsafeMutablePointer<Float>
  static let positions = Interpreter.mostWords + 1

  /// The steps into different states at one word.
  private(set) var active: UnsafeMutablePointer<Int32>
  private var activeCapacity = 1_024
  var activeCount = 0
  let keys: UnsafeMutablePointer<UInt64>

  /// What the word that is being read costs as a part of free text or of a name, by the kind of the edge.
  let free: UnsafeMutablePointer<Float>

  /// - Parameter beam: How many steps go on from a word.
  init(beam: Int) {
    steps = .allocate(capacity: stepCapacity)
    visits = .allocate(capacity: visitCapacity)
    visits.initialize(repeating: Visit(), count: visitCapacity)
    waiting = .allocate(capacity: Self.positions)
    best = .allocate(capacity: Self.positions)
    active = .allocate(capacity: activeCapacity)
    keys = .allocate(capacity: beam + 1)
    free = .allocate(capacity: Int(UInt8.max) + 1)
  }

  func deallocate() {
    steps.deallocate()
    visits.deallocate()
    waiting.deallocate()
    best.deallocate()
    active.deallocate()
    keys.deallocate()
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
    if stepCount == stepCapacity { grow() }
    steps[stepCount] = step
    stepCount += 1
    return Int32(truncatingIfNeeded: stepCount - 1)
  }

  @inline(never)
  private mutating func grow() { steps = Self.larger(steps, &stepCapacity) }

  /// When a state was last entered, and how.
  @inline(__always)
  mutating func visit(_ state: Int32) -> UnsafeMutablePointer<Visit> {
    while Int(state) >= visitCapacity { addVisits() }
    return visits + Int(state)
  }

  @inline(never)
  private mutating func addVisits() {
    let first = visitCapacity
    visits = Self.larger(visits, &visitCapacity)
    (visits + first).initialize(repeating: Visit(), count: visitCapacity - first)
  }

  /// Adds a step to the active.
  @inline(__always)
  mutating func activate(_ step: Int32) {
    if activeCount == activeCapacity { addActive() }
    active[activeCount] = step
    activeCount += 1
  }

  @inline(never)
  private mutating func addActive() { active = Self.larger(active, &activeCapacity) }

  /// The same elements with room for as many more.
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
  private let beam: Int

  /// More are not kept, and none that a long utterance has made large.
  private static let most = 64
  private static let mostSteps = 1 << 16

  init(beam: Int) {
    self.beam = beam
  }

  deinit { idle.withLock { spaces in spaces.forEach { $0.deallocate() } } }

  func take() -> SearchSpace {
    idle.withLock { $0.popLast() } ?? SearchSpace(beam: beam)
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
