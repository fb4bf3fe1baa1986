import Synchronization

/// The memory that one search works in, kept from utterance to utterance so that a search asks for none.
///
/// It is outside reference counting and without bounds checks: what it is indexed by are the numbers of steps, of the
/// automaton's states and of an utterance's words, all of which the search hands out itself. A search owns it, and gives
/// it back at its end; it cannot be copied.
struct SearchSpace: ~Copyable, @unchecked Sendable {
  var steps: UnsafeMutablePointer<Step>
  private(set) var stepCapacity = 2_048
  private(set) var stepCount = 0

  /// The best step so far that leads to a state before a word.
  struct Visit: BitwiseCopyable {
    var state: Int32 = -1
    var position: Int16 = -1
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

  /// The steps that wait for their turn, in rows of those that promise the same within a 64th: the last of each row.
  ///
  /// There is a row for all that a step may promise and still be of use. Were what promises little put into one row
  /// without an order, worse steps would have their turn before better ones, and all that follows them would be
  /// followed again for each better one: the cost would grow with the third power of the words.
  private var rows: UnsafeMutablePointer<Int32>
  private var rowCount = 1_024
  private var rowsForOne = Self.mostRowsForOne
  private static let mostRowsForOne: Float = 64
  private static let mostRows = 1 << 17
  /// What the first row is for.
  private var mostPromised: Float = 0
  /// No row before the one or after the other has a step.
  private var firstRow = 0
  private var lastRow = 0
  private var floorRow = 0

  /// By word, and one more.
  let outlooks: UnsafeMutablePointer<Outlook>
  private let frees: UnsafeMutablePointer<Float>
  /// The tokens and the clauses of all words.
  private(set) var tokens: UnsafeMutablePointer<ClassToken>
  private var tokenCapacity = 256
  private(set) var tokenCount = 0
  private(set) var clauses: UnsafeMutablePointer<Outlook.Clause>
  private var clauseCapacity = 64
  private(set) var clauseCount = 0
  var prospects = Prospects()
  var lastPlaces = LastPlaces()
  /// The last word that may take back what was said before it, -1 where there is none.
  var lastRepair: Int32 = -1

  /// The lattice whose outlooks these are, by its number, and the words that they are for.
  private var seen: (lattice: UInt64, words: Range<Int>) = (0, 0..<0)

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
    rows = .allocate(capacity: rowCount)
    rows.initialize(repeating: -1, count: rowCount)
    outlooks = .allocate(capacity: Self.positions)
    frees = .allocate(capacity: Self.positions * Self.kinds)
    tokens = .allocate(capacity: tokenCapacity)
    clauses = .allocate(capacity: clauseCapacity)
    spans = .allocate(capacity: spanCapacity)
    firstSpans = .allocate(capacity: Self.positions)
  }

  deinit {
    steps.deallocate()
    visits.deallocate()
    rows.deallocate()
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
    rows.update(repeating: -1, count: lastRow + 1)
    firstRow = 0
    lastRow = 0
    if turn == .max {
      visits.update(repeating: Visit(), count: visitCapacity)
      turn = 0
    }
    turn += 1
  }

  /// Makes ready for steps that promise at most so much, and at least ``Costs/hopeless``.
  mutating func expect(_ most: Float) {
    mostPromised = most
    rowsForOne = Self.mostRowsForOne
    let span = most - Costs.hopeless
    guard span * rowsForOne > Float(rowCount - 2) else { return }
    rowsForOne = min(rowsForOne, Float(Self.mostRows - 2) / span)
    addRows(span * rowsForOne)
  }

  @inline(never)
  private mutating func addRows(_ needed: Float) {
    while Float(rowCount - 2) < needed, rowCount < Self.mostRows { rowCount *= 2 }
    rows.deallocate()
    rows = .allocate(capacity: rowCount)
    rows.initialize(repeating: -1, count: rowCount)
  }

  /// Lets no step have its turn that promises less.
  mutating func need(_ floor: Float) { floorRow = row(for: floor) }

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
    let position = Int16(truncatingIfNeeded: position)
    let hash = UInt32(bitPattern: state) &* 0x9E37_79B9 &+ UInt32(truncatingIfNeeded: position) &* 0x85EB_CA6B
    var place = Int(truncatingIfNeeded: hash >> 12) & mask
    while visits[place].turn == turn, visits[place].state != state || visits[place].position != position {
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

  /// The row for what is promised; the last is for all that promises little.
  @inline(__always)
  private func row(for promise: Float) -> Int {
    let row = (mostPromised - promise) * rowsForOne
    return row < Float(rowCount - 1) ? Int(row) : rowCount - 1
  }

  /// Whether a step that promises so much has its turn now.
  @inline(__always)
  func isDue(_ promise: Float) -> Bool { row(for: promise) <= firstRow }

  /// Lets a step wait for its turn.
  @inline(__always)
  mutating func wait(_ number: Int32, promise: Float) {
    // Nothing promises more than what it came from, but for rounding.
    let row = max(firstRow, row(for: promise))
    steps[Int(number)].next = rows[row]
    rows[row] = number
    lastRow = max(lastRow, row)
  }

  /// Takes out the step that promises most, if that is enough; of those of one row the last.
  @inline(__always)
  mutating func next() -> Int32? {
    let last = min(lastRow, floorRow)
    while firstRow <= last {
      let number = rows[firstRow]
      if number >= 0 {
        rows[firstRow] = steps[Int(number)].next
        return number
      }
      firstRow += 1
    }
    return nil
  }

  // MARK: - Words

  /// What a word costs as a part of free text or of a name, by the kind of the edge.
  @inline(__always)
  func free(at position: Int) -> UnsafeMutablePointer<Float> { frees + position * Self.kinds }

  /// Adds a token to a list of tokens.
  mutating func add(_ token: ClassToken, _ last: inout Int32) {
    var token = token
    token.next = last
    last = Int32(truncatingIfNeeded: tokenCount)
    add(token)
  }

  /// The tokens of several words that begin at a word.
  @inline(__always)
  func longTokens(_ outlook: UnsafePointer<Outlook>) -> UnsafeBufferPointer<ClassToken> {
    UnsafeBufferPointer(
      start: tokens + Int(outlook.pointee.longTokens), count: Int(outlook.pointee.longTokenCount))
  }

  mutating func add(_ token: ClassToken) {
    if tokenCount == tokenCapacity { tokens = Self.larger(tokens, &tokenCapacity) }
    tokens[tokenCount] = token
    tokenCount += 1
  }

  mutating func add(_ clause: Outlook.Clause) {
    if clauseCount == clauseCapacity { clauses = Self.larger(clauses, &clauseCapacity) }
    clauses[clauseCount] = clause
    clauseCount += 1
  }

  /// Whether the outlooks are those of some words of a lattice, but perhaps for the first of them; from now on they are
  /// for no others.
  mutating func hasSeen(_ words: Range<Int>, of lattice: UInt64) -> Bool {
    let isSeen =
      seen.lattice == lattice && seen.words.upperBound == words.upperBound
      && seen.words.lowerBound <= words.lowerBound
    seen = (lattice, words)
    if isSeen { prospects.forget(upTo: words.lowerBound) }
    return isSeen
  }

  /// Makes ready for the outlooks of a lattice with its spans.
  mutating func see(_ found: SpanList, of lattice: UInt64) {
    tokenCount = 0
    clauseCount = 0
    lastRepair = -1
    prospects.forget()
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
  static func larger<Element: BitwiseCopyable>(
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
  private let idle = Mutex(Idle())

  /// More are not kept, and none that a long utterance has made large.
  private static let most = 64
  private static let mostSteps = 1 << 16

  /// A stack of spaces: an array takes nothing that cannot be copied.
  private struct Idle: ~Copyable, @unchecked Sendable {
    private let spaces = UnsafeMutablePointer<SearchSpace>.allocate(capacity: SearchSpaces.most)
    private var count = 0

    var hasRoom: Bool { count < SearchSpaces.most }

    mutating func pop() -> SearchSpace? {
      guard count > 0 else { return nil }
      count -= 1
      return (spaces + count).move()
    }

    mutating func push(_ space: consuming SearchSpace) {
      (spaces + count).initialize(to: space)
      count += 1
    }

    deinit {
      spaces.deinitialize(count: count)
      spaces.deallocate()
    }
  }

  func take() -> SearchSpace { idle.withLock { $0.pop() } ?? SearchSpace() }

  func give(back space: consuming SearchSpace) {
    guard space.stepCapacity <= Self.mostSteps else { return }
    var space = Optional(space)
    idle.withLock { idle in
      if idle.hasRoom, let kept = space.take() { idle.push(kept) }
    }
  }
}
