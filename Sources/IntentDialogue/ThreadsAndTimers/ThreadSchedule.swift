/// What a job belongs to.
enum ThreadWork: Sendable, Hashable, CaseIterable {
  /// A conversation's turn: the engine's own work.
  case turn
  /// A call of an app's handler, which may block its thread.
  case call
}

/// Decides which thread does what: jobs and threads go in by number, and what is to be run or woken comes out.
///
/// As many threads run as there are processors. A thread that is in the same job at two checks in a row, while other
/// work waits, is taken to be blocked: it no longer counts, and another thread takes its place (as Go's scheduler takes
/// the processor away from a thread in a system call). A thread that adds a job takes it next itself, so that a turn
/// and the calls it makes stay on one thread as long as they answer at once; as in Tokio, only a few times in a row.
struct ThreadSchedule<Job> {
  /// A thread that has to be started or woken.
  enum Start: Hashable {
    /// A parked one, by its number.
    case wake(Int)
    /// A new one, by the number it gets.
    case begin(Int)
  }

  private struct Thread {
    enum State { case running, blocked, parked }
    var state = State.running
    /// How many jobs it has begun, and how many it had at the last tick.
    var jobs = 0
    var seenJobs = -1
    /// The job that the thread takes next because it added it itself, and how many such jobs it has taken in a row.
    var own: (job: Job, work: ThreadWork)?
    var ownInARow = 0
  }

  /// How many threads run at once; blocked ones are not counted.
  let width: Int
  /// How many threads may be blocked before calls have to wait for one of them; turns never wait for one.
  let mostBlocked: Int

  /// What waits, with the order in which it came.
  private var turns = FIFO<(order: Int, job: Job)>()
  private var calls = FIFO<(order: Int, job: Job)>()
  private var lastOrder = 0
  private var threads = ThreadList<Thread>()
  private var parked: [Int] = []
  private(set) var running = 0
  private(set) var blocked = 0

  /// How many jobs of its own a thread takes in a row before a job of the queue, where one waits.
  private static var mostOwnInARow: Int { 32 }

  init(width: Int, mostBlocked: Int) {
    self.width = max(1, width)
    self.mostBlocked = max(1, mostBlocked)
  }

  var threadCount: Int { threads.count }
  private var takesCalls: Bool { blocked < mostBlocked }
  /// Whether the queues have a job that a thread could take now.
  private var hasWork: Bool { !turns.isEmpty || (takesCalls && !calls.isEmpty) }

  /// Whether any job waits, in the queues or as the next one of a thread that is busy.
  var hasWaiting: Bool { !turns.isEmpty || !calls.isEmpty || threads.contains { $0.own != nil } }

  /// Adds a job; `thread` is the assistant's thread that adds it, `nil` where another does.
  mutating func add(_ job: Job, _ work: ThreadWork, from thread: Int?) -> Start? {
    if let thread, keep(job, work, for: thread) { return nil }
    enqueue(job, work)
    return start()
  }

  /// What a thread does next: a job, or waiting for one.
  ///
  /// Another thread may have to be started too.
  mutating func next(for number: Int) -> (job: Job?, start: Start?) {
    guard var thread = threads[number] else { return (nil, nil) }
    if thread.state == .blocked {
      blocked -= 1
      running += 1
      thread.state = .running
    }
    let job = running > width ? nil : take(&thread)
    if job != nil {
      thread.jobs &+= 1
    } else {
      if let own = thread.own.take() { enqueue(own.job, own.work) }
      running -= 1
      thread.state = .parked
      parked.append(number)
    }
    threads[number] = thread
    return (job, start())
  }

  /// Stops counting the threads that are blocked; returns those that have to run in their place.
  mutating func tick() -> [Start] {
    let isWaitedFor = hasWaiting
    for number in threads.numbers {
      guard var thread = threads[number], thread.state == .running else { continue }
      if isWaitedFor, thread.jobs == thread.seenJobs {
        thread.state = .blocked
        running -= 1
        blocked += 1
        if let own = thread.own.take() { enqueue(own.job, own.work) }
      }
      thread.seenJobs = thread.jobs
      threads[number] = thread
    }
    var starts: [Start] = []
    while let start = start() { starts.append(start) }
    return starts
  }

  /// Ends a waiting thread for which there was nothing to do; `false` where it has been woken meanwhile.
  mutating func leave(_ number: Int) -> Bool {
    guard threads[number]?.state == .parked else { return false }
    parked.removeAll { $0 == number }
    threads[number] = nil
    return true
  }

  /// The system could not make a new thread.
  mutating func couldNotBegin(_ number: Int) {
    guard threads[number] != nil else { return }
    threads[number] = nil
    running -= 1
  }

  private mutating func keep(_ job: Job, _ work: ThreadWork, for number: Int) -> Bool {
    guard let thread = threads[number], thread.state == .running, thread.own == nil,
      thread.ownInARow < Self.mostOwnInARow || !hasWork, work == .turn || takesCalls
    else { return false }
    threads[number]?.own = (job, work)
    return true
  }

  private mutating func enqueue(_ job: Job, _ work: ThreadWork) {
    lastOrder &+= 1
    switch work {
    case .turn: turns.append((lastOrder, job))
    case .call: calls.append((lastOrder, job))
    }
  }

  private mutating func take(_ thread: inout Thread) -> Job? {
    if let own = thread.own.take() {
      thread.ownInARow += 1
      return own.job
    }
    thread.ownInARow = 0
    guard takesCalls, let call = calls.first else { return turns.popFirst()?.job }
    let turnIsOlder = turns.first.map { $0.order < call.order } ?? false
    return turnIsOlder ? turns.popFirst()?.job : calls.popFirst()?.job
  }

  /// The next thread that has to be started or woken for the jobs that wait.
  private mutating func start() -> Start? {
    guard hasWork, running < width else { return nil }
    running += 1
    if let number = parked.popLast() {
      threads[number]?.state = .running
      threads[number]?.seenJobs = -1
      return .wake(number)
    }
    return .begin(threads.add(Thread()))
  }
}

/// The threads by number; the number of one that has ended is used again.
private struct ThreadList<Element> {
  private var elements: [Element?] = []
  private(set) var count = 0

  /// All numbers, from 1 on; some may be free.
  var numbers: Range<Int> { 1..<elements.count + 1 }

  subscript(number: Int) -> Element? {
    get { numbers.contains(number) ? elements[number - 1] : nil }
    _modify {
      let wasThere = elements[number - 1] != nil
      yield &elements[number - 1]
      if wasThere, elements[number - 1] == nil { count -= 1 }
    }
  }

  mutating func add(_ element: Element) -> Int {
    count += 1
    if let free = elements.firstIndex(where: { $0 == nil }) {
      elements[free] = element
      return free + 1
    }
    elements.append(element)
    return elements.count
  }

  func contains(where isWanted: (Element) -> Bool) -> Bool { elements.contains { $0.map(isWanted) ?? false } }
}
