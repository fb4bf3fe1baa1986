import DataStructures
import Synchronization

/// The memory that one search works in, kept from utterance to utterance so that a search asks for none.
///
/// It is ``Memory``, whose bounds only debug builds check: it is indexed by the numbers of hypotheses, of the
/// automaton's states and of an utterance's words, all of which the search hands out itself. A search owns it, and
/// gives it back at its end; it cannot be copied.
package struct SearchSpace: ~Copyable, @unchecked Sendable {
  private(set) var hypotheses = MemoryList<Hypothesis>(capacity: 2_048)

  /// The best hypothesis so far that leads to a state before a word.
  struct Visit: BitwiseCopyable {
    var state: Int32 = -1
    var position: Int16 = -1
    /// Another number than the search's own means that the place is free.
    var generation: UInt32 = 0
    var hypothesis: Int32 = -1
  }

  /// An open-addressing table by state and word.
  private var visits = Memory(repeating: Visit(), count: 512)
  var visitCount = 0
  /// The number of the search: entries of earlier searches count as free.
  private(set) var generation: UInt32 = 0

  /// The hypotheses that wait to be expanded, in buckets by priority, each a 64th wide: the last hypothesis of each
  /// bucket.
  ///
  /// Every priority that may still be of use has its bucket. If low priorities shared one bucket without an order,
  /// worse hypotheses would be expanded before better ones, and their successors again for each better one: the cost
  /// would grow with the third power of the number of words.
  private var buckets = Memory<Int32>(repeating: -1, count: 1_024)
  private var bucketsPerUnit = Self.mostBucketsPerUnit
  private static let mostBucketsPerUnit: Float = 64
  private static let mostBuckets = 1 << 17
  /// The priority of the first bucket.
  private var topPriority: Float = 0
  /// All buckets outside these two are empty.
  private var firstBucket = 0
  private var lastBucket = 0
  private var floorBucket = 0

  /// By word, and one more.
  let columns = Memory<LatticeColumn>(unwritten: Self.positions)
  private let frees = Memory<Float>(unwritten: Self.positions * Self.kinds)
  /// The tokens and the clauses of all words.
  private(set) var tokens = MemoryList<ClassToken>(capacity: 256)
  private(set) var clauses = MemoryList<LatticeColumn.Clause>(capacity: 64)
  var outsideScores = OutsideScores()
  var lastOccurrences = LastOccurrences()
  /// The last word that may take back what was said before it, -1 where there is none.
  var lastRepair: Int32 = -1
  /// Whether there are words that may join two requests.
  var hasJoint = false
  /// Whether there are words that deny.
  var hasDenial = false

  /// The lattice, by its number, and the words for which the columns are.
  private var seen: (lattice: UInt64, words: Range<Int>) = (0, 0..<0)

  /// The spans of the lattice, and by word the first that begins there.
  private(set) var spans = MemoryList<LatticeSpan>(capacity: 64)
  let firstSpans = Memory<Int32>(unwritten: Self.positions)

  private static let positions = WordLattice.mostWords + 1
  /// The room for kinds of edges, a power of two.
  private static let kinds = 16

  /// Makes ready for a search.
  mutating func begin() {
    hypotheses.removeAll()
    visitCount = 0
    buckets.fill(with: -1, upTo: lastBucket + 1)
    firstBucket = 0
    lastBucket = 0
    if generation == .max {
      visits.fill(with: Visit())
      generation = 0
    }
    generation += 1
  }

  /// Prepares for hypotheses with priorities from ``Costs/hopeless`` up to the given one.
  mutating func expect(_ most: Float) {
    topPriority = most
    bucketsPerUnit = Self.mostBucketsPerUnit
    let span = most - Costs.hopeless
    guard span * bucketsPerUnit > Float(buckets.count - 2) else { return }
    bucketsPerUnit = min(bucketsPerUnit, Float(Self.mostBuckets - 2) / span)
    addBuckets(span * bucketsPerUnit)
  }

  @inline(never)
  private mutating func addBuckets(_ needed: Float) {
    var count = buckets.count
    while Float(count - 2) < needed, count < Self.mostBuckets { count *= 2 }
    buckets = Memory(repeating: -1, count: count)
  }

  /// Sets the priority below which no hypothesis is expanded.
  mutating func need(_ floor: Float) { floorBucket = bucket(for: floor) }

  // MARK: - Steps

  /// Adds a hypothesis; returns its number.
  @inline(__always)
  mutating func append(_ hypothesis: Hypothesis) -> Int32 {
    hypotheses.append(hypothesis)
    return Int32(truncatingIfNeeded: hypotheses.count - 1)
  }

  /// The table's place for a state before a word: the one that it has, or a free one.
  @inline(__always)
  mutating func visit(_ state: Int32, at position: Int32) -> UnsafeMutablePointer<Visit> {
    if visitCount * 2 >= visits.count { addVisits() }
    return place(of: state, position, in: visits)
  }

  @inline(__always)
  private func place(
    of state: Int32, _ position: Int32, in visits: borrowing Memory<Visit>
  ) -> UnsafeMutablePointer<Visit> {
    let mask = visits.count - 1
    let position = Int16(truncatingIfNeeded: position)
    let hash = UInt32(bitPattern: state) &* 0x9E37_79B9 &+ UInt32(truncatingIfNeeded: position) &* 0x85EB_CA6B
    var place = Int(truncatingIfNeeded: hash >> 12) & mask
    while visits[place].generation == generation, visits[place].state != state || visits[place].position != position {
      place = (place + 1) & mask
    }
    return visits.pointer(to: place)
  }

  @inline(never)
  private mutating func addVisits() {
    let larger = Memory(repeating: Visit(), count: visits.count * 2)
    for index in 0..<visits.count where visits[index].generation == generation {
      place(of: visits[index].state, Int32(visits[index].position), in: larger).pointee = visits[index]
    }
    visits = larger
  }

  // MARK: - Waiting

  /// The bucket for a priority; the last one takes all lower priorities.
  @inline(__always)
  private func bucket(for priority: Float) -> Int {
    let bucket = (topPriority - priority) * bucketsPerUnit
    return bucket < Float(buckets.count - 1) ? Int(bucket) : buckets.count - 1
  }

  /// Whether a hypothesis with this priority is expanded now.
  @inline(__always)
  func isDue(_ priority: Float) -> Bool { bucket(for: priority) <= firstBucket }

  /// Queues a hypothesis.
  @inline(__always)
  mutating func wait(_ number: Int32, priority: Float) {
    // Apart from rounding, no priority is above that of the predecessor.
    let bucket = max(firstBucket, bucket(for: priority))
    hypotheses[Int(number)].next = buckets[bucket]
    buckets[bucket] = number
    lastBucket = max(lastBucket, bucket)
  }

  /// Takes out the hypothesis with the highest priority, if that is not below the floor; within a bucket, the last one.
  @inline(__always)
  mutating func next() -> Int32? {
    let last = min(lastBucket, floorBucket)
    while firstBucket <= last {
      let number = buckets[firstBucket]
      if number >= 0 {
        buckets[firstBucket] = hypotheses[Int(number)].next
        return number
      }
      firstBucket += 1
    }
    return nil
  }

  // MARK: - Words

  /// The costs of a word inside free text or a name, by kind of edge.
  @inline(__always)
  func free(at position: Int) -> UnsafeMutablePointer<Float> { frees.pointer(to: position * Self.kinds) }

  /// Adds a token to a linked list of tokens.
  mutating func add(_ token: ClassToken, _ last: inout Int32) {
    var token = token
    token.next = last
    last = Int32(truncatingIfNeeded: tokens.count)
    tokens.append(token)
  }

  /// The tokens of several words that begin at a word.
  @inline(__always)
  func longTokens(_ column: UnsafePointer<LatticeColumn>) -> UnsafeBufferPointer<ClassToken> {
    let first = Int(column.pointee.longTokens)
    return tokens.elements(first..<first + Int(column.pointee.longTokenCount))
  }

  mutating func add(_ token: ClassToken) { tokens.append(token) }

  mutating func add(_ clause: LatticeColumn.Clause) { clauses.append(clause) }

  /// Whether the columns already hold these words of this lattice, except perhaps the first word; from now on they
  /// count as doing so.
  mutating func hasSeen(_ words: Range<Int>, of lattice: UInt64) -> Bool {
    let isSeen =
      seen.lattice == lattice && seen.words.upperBound == words.upperBound
      && seen.words.lowerBound <= words.lowerBound
    seen = (lattice, words)
    if isSeen { outsideScores.forget(upTo: words.lowerBound) }
    return isSeen
  }

  /// Prepares for the columns of a lattice with these spans.
  mutating func see(_ found: SpanList, of lattice: UInt64) {
    tokens.removeAll()
    clauses.removeAll()
    lastRepair = -1
    hasJoint = false
    hasDenial = false
    outsideScores.forget()
    spans.removeAll()
    spans.append(contentsOf: found.spans)
    firstSpans.write(found.firsts)
  }
}

/// Workspaces that no search uses at the moment.
package final class SearchSpaces: Sendable {
  private let idle = Mutex(Idle())

  /// The most that are kept; one that a long utterance has made large is not.
  private static let most = 64
  private static let mostHypotheses = 1 << 16

  package init() {}

  /// A stack of spaces: an array takes nothing that cannot be copied.
  private struct Idle: ~Copyable, @unchecked Sendable {
    private let spaces = Memory<SearchSpace?>(count: SearchSpaces.most) { _ in nil }
    private var count = 0

    var hasRoom: Bool { count < SearchSpaces.most }

    mutating func pop() -> SearchSpace? {
      guard count > 0 else { return nil }
      count -= 1
      return spaces.pointer(to: count).pointee.take()
    }

    mutating func push(_ space: consuming SearchSpace) {
      spaces[count] = consume space
      count += 1
    }
  }

  package func take() -> SearchSpace { idle.withLock { $0.pop() } ?? SearchSpace() }

  package func give(back space: consuming SearchSpace) {
    guard space.hypotheses.capacity <= Self.mostHypotheses else { return }
    var space = Optional(space)
    idle.withLock { idle in
      if idle.hasRoom, let kept = space.take() { idle.push(kept) }
    }
  }
}
