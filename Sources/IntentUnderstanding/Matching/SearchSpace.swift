import Synchronization

/// The memory that one search works in, kept from utterance to utterance so that a search asks for none.
///
/// It is outside reference counting and without bounds checks: what it is indexed by are the numbers of steps, of the
/// automaton's states and of an utterance's words, all of which the search hands out itself.
struct SearchSpace: @unchecked Sendable {
  var steps: UnsafeMutablePointer<Step>
  private(set) var stepCapacity = 2_048
  var stepCount = 0

  /// By state: at which turn it was last entered, by which step, and where that stands among the active.
  let entered: UnsafeMutablePointer<UInt32>
  let enteredBy: UnsafeMutablePointer<Int32>
  let activeAt: UnsafeMutablePointer<Int32>
  let stateCapacity: Int
  /// Each word of each search is a turn of its own.
  var turn: UInt32 = 0

  /// By word, and one more: the last of the steps that wait there, and the best score of them.
  let waiting: UnsafeMutablePointer<Int32>
  let best: UnsafeMutablePointer<Float>
  static let positions = Interpreter.mostWords + 1

  /// The steps into different states at one word.
  let active: UnsafeMutablePointer<Int32>
  var activeCount = 0
  let keys: UnsafeMutablePointer<UInt64>

  /// What the word that is being read costs as a part of free text or of a name, by the kind of the edge.
  let free: UnsafeMutablePointer<Float>

  /// - Parameters:
  ///   - states: How many states the largest of the automata has.
  ///   - beam: How many steps go on from a word.
  init(states: Int, beam: Int) {
    steps = .allocate(capacity: stepCapacity)
    stateCapacity = max(1, states)
    entered = .allocate(capacity: stateCapacity)
    entered.initialize(repeating: 0, count: stateCapacity)
    enteredBy = .allocate(capacity: stateCapacity)
    enteredBy.initialize(repeating: -1, count: stateCapacity)
    activeAt = .allocate(capacity: stateCapacity)
    activeAt.initialize(repeating: -1, count: stateCapacity)
    waiting = .allocate(capacity: Self.positions)
    best = .allocate(capacity: Self.positions)
    // A state is at most once among those that are gathered, and once more for a comma.
    active = .allocate(capacity: stateCapacity * 2 + beam)
    keys = .allocate(capacity: beam + 1)
    free = .allocate(capacity: Int(UInt8.max) + 1)
  }

  func deallocate() {
    steps.deallocate()
    entered.deallocate()
    enteredBy.deallocate()
    activeAt.deallocate()
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
      entered.update(repeating: 0, count: stateCapacity)
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
  private mutating func grow() {
    let larger = UnsafeMutablePointer<Step>.allocate(capacity: stepCapacity * 2)
    larger.update(from: steps, count: stepCount)
    steps.deallocate()
    steps = larger
    stepCapacity *= 2
  }
}

/// Spaces that no search works in at the moment.
final class SearchSpaces: Sendable {
  private let idle = Mutex<[SearchSpace]>([])
  private let states: Int
  private let beam: Int

  /// More are not kept, and none that a long utterance has made large.
  private static let most = 64
  private static let mostSteps = 1 << 16

  init(states: Int, beam: Int) {
    self.states = states
    self.beam = beam
  }

  deinit { idle.withLock { spaces in spaces.forEach { $0.deallocate() } } }

  func take() -> SearchSpace {
    idle.withLock { $0.popLast() } ?? SearchSpace(states: states, beam: beam)
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
