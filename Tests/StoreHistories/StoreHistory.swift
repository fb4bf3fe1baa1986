import IntentHistory

/// A random history of what a host does with the stores of a user, on a disk that fails again and again.
///
/// After each failure the stores are opened anew and must hold what was acknowledged: all of it, nothing that was
/// deleted, and of the step that was cut off all or nothing. What was deleted is in no file any more once they are open.
package struct StoreHistory {
  /// What came of histories; sums of many add up.
  package struct Outcome: Sendable {
    package var histories = 0
    package var steps = 0
    package var failures: [PowerLossDisk.Failure: Int] = [:]
    /// What was not as it must be, with the seed that leads to it.
    package var problems: [String] = []

    package init() {}

    package static func += (sum: inout Outcome, other: Outcome) {
      sum.histories += other.histories
      sum.steps += other.steps
      sum.failures.merge(other.failures, uniquingKeysWith: +)
      sum.problems += other.problems
    }
  }

  /// When the disk fails.
  package enum Plan: Sendable {
    /// Now and then.
    case random
    /// Once, at one operation of the disk.
    case once(at: Int, PowerLossDisk.Failure)
  }

  private let seed: UInt64
  private let plan: Plan
  private let length: Int
  private let disk: PowerLossDisk
  private var random: SeededRandom
  private var stores: OpenStores?
  private var content = KeptContent()
  /// What was deleted and acknowledged since the files were last searched for such words.
  private var deleted: Set<String> = []
  private var words = NewWords()
  private var outcome = Outcome()

  /// - `length`: how many steps it has.
  package init(seed: UInt64, plan: Plan = .random, length: Int = 24, fault: PowerLossDisk.Fault? = nil) {
    self.seed = seed
    self.plan = plan
    self.length = length
    disk = PowerLossDisk(seed: seed ^ 0xD15C, fault: fault)
    random = SeededRandom(seed: seed)
  }

  /// The operations of the disk that a history without a failure takes.
  package static func operations(seed: UInt64, length: Int) async -> Int {
    var history = StoreHistory(seed: seed, plan: .once(at: .max, .full), length: length)
    _ = await history.run()
    return history.disk.operations
  }

  /// Runs to its end or to the first problem.
  package mutating func run() async -> Outcome {
    outcome.histories = 1
    if case .once(let operation, let failure) = plan { disk.fails(at: operation, by: failure) }
    await begin(expecting: [content])
    for _ in 0..<length where outcome.problems.isEmpty { await step() }
    if outcome.problems.isEmpty { await beginAnother(expecting: [content]) }
    outcome.failures = disk.failures
    return outcome
  }

  private mutating func step() async {
    outcome.steps += 1
    planFailure(oneIn: 5)
    let step = HistoryStep.random(content, &random, &words)
    let (before, after, failures) = (content, step.applied(to: content), disk.failures)
    do {
      if let stores { try await step.run(on: stores) }
      deleted.formUnion(content.words(missingIn: after))
      content = after
    } catch {
      if disk.hasStopped { return await begin(expecting: [content, after]) }
      // With no room, a change is refused whole: the process that goes on and the next one both know nothing of it.
      guard error is PowerLossDisk.NoRoom else { return complain("\(error)") }
      return await beginAnother(expecting: [content])
    }
    // Where an arrival cannot be written it is not kept, and nobody is told.
    if case .arrive = step, disk.failures != failures { return await beginAnother(expecting: [before, after]) }
    // It may have stopped in what is not acknowledged, such as a compaction after a deletion.
    if disk.hasStopped { return await begin(expecting: [content]) }
    if let found = await stores?.content { compare(found, with: [content]) }
    if Int.random(in: 0..<12, using: &random) == 0 { await beginAnother(expecting: [content]) }
  }

  private mutating func beginAnother(expecting expected: [KeptContent]) async {
    stores = nil
    planFailure(oneIn: 4)
    await begin(expecting: expected)
  }

  /// Begins a process, again where it is stopped while it opens the stores.
  private mutating func begin(expecting expected: [KeptContent]) async {
    for _ in 0..<20 {
      stores = nil
      if disk.hasStopped { disk.restart() }
      let failures = disk.failures
      do {
        let opened = try OpenStores(on: disk)
        stores = opened
        // In a compaction that is owed.
        if disk.hasStopped { continue }
        if opened.isDamaged { return complain("something is reported as damaged or lost") }
        compare(await opened.content, with: expected)
        if disk.failures == failures { expectDeletedWordsAreGone() }
        return
      } catch {
        guard disk.hasStopped || error is PowerLossDisk.NoRoom else { return complain("\(error)") }
        planFailure(oneIn: 3)
      }
    }
    complain("the stores cannot be opened")
  }

  /// What is found is what holds from now on: an opened store is on the disk.
  private mutating func compare(_ found: KeptContent, with expected: [KeptContent]) {
    guard let match = expected.first(where: { $0 == found }) else {
      return complain("\(found) instead of \(expected.map { "\($0)" }.joined(separator: " or "))")
    }
    for other in expected { deleted.formUnion(other.words(missingIn: match)) }
    content = match
  }

  private mutating func expectDeletedWordsAreGone() {
    for word in deleted.sorted() where disk.contains(word) { return complain("\(word) is still in a file") }
    deleted = []
  }

  private mutating func planFailure(oneIn chances: Int) {
    guard case .random = plan, Int.random(in: 0..<chances, using: &random) == 0 else { return }
    let failure = [PowerLossDisk.Failure.powerLoss, .powerLoss, .powerLoss, .kill, .full].randomElement(using: &random)
    disk.fails(at: Int.random(in: 0..<14, using: &random), by: failure ?? .powerLoss)
  }

  private mutating func complain(_ problem: String) {
    outcome.problems.append("seed \(seed), \(plan), step \(outcome.steps): \(problem)")
  }
}
