import Dispatch
import Synchronization

/// The threads that turns and the apps' handlers run on, apart from the cooperative pool of Swift's runtime.
///
/// That pool has one thread for each processor: two handlers that block would stop all conversations of a phone, and
/// their time limits too. Here another thread replaces one that is blocked, see ``ThreadSchedule``. Threads are started
/// when they are needed and end after a second without work.
final class HandlerThreads: Sendable {
  /// How many threads handlers may block at once; more calls than that wait for one, and fail at their limit.
  static let mostBlocked = 256

  private struct Job {
    let job: UnownedJob
    let executor: ThreadExecutor
  }

  /// What a thread knows of itself.
  private final class Own {
    let number: Int
    let threads: HandlerThreads

    init(_ number: Int, of threads: HandlerThreads) {
      self.number = number
      self.threads = threads
    }
  }

  private struct State {
    var schedule: ThreadSchedule<Job>
    /// What wakes each thread.
    var bells: [Int: DispatchSemaphore] = [:]
    var isWatched = false
    var quietTicks = 0
  }

  private let state: Mutex<State>
  private let timers = LiveTimers()

  /// Seconds between two checks for blocked threads; shorter right after one was found.
  private static let tick = (calm: 0.01, busy: 0.002)
  /// Threads end after this number of ticks without work, until the next job.
  private static let mostQuietTicks = 20
  private static let linger = DispatchTimeInterval.seconds(1)

  init(width: Int, mostBlocked: Int = HandlerThreads.mostBlocked) {
    state = Mutex(State(schedule: ThreadSchedule(width: width, mostBlocked: mostBlocked)))
  }

  func executor(of work: ThreadWork) -> ThreadExecutor { ThreadExecutor(self, work) }

  /// How many threads there are, those that wait for work included.
  var count: Int { state.withLock { $0.schedule.threadCount } }

  func enqueue(_ job: UnownedJob, of executor: ThreadExecutor) {
    let number = numberOfThread
    let (start, mustWatch) = state.withLock { state in
      let start = state.schedule.add(Job(job: job, executor: executor), executor.work, from: number)
      let mustWatch = !state.isWatched
      state.isWatched = true
      return (start, mustWatch)
    }
    if let start { run(start) }
    if mustWatch { watch(in: Self.tick.calm) }
  }

  /// The number of the current thread, where it is one of the assistant's.
  private var numberOfThread: Int? {
    guard let own = SystemThread.own.map({ Unmanaged<Own>.fromOpaque($0).takeUnretainedValue() }) else { return nil }
    return own.threads === self ? own.number : nil
  }

  // MARK: A thread

  private func run(_ start: ThreadSchedule<Job>.Start) {
    switch start {
    case .wake(let number): state.withLock { $0.bells[number] }?.signal()
    case .begin(let number):
      let bell = DispatchSemaphore(value: 0)
      state.withLock { $0.bells[number] = bell }
      if SystemThread.begin({ self.work(number, bell) }) { return }
      state.withLock { state in
        state.bells[number] = nil
        state.schedule.couldNotBegin(number)
      }
    }
  }

  private func work(_ number: Int, _ bell: DispatchSemaphore) {
    let own = Own(number, of: self)
    SystemThread.own = Unmanaged.passUnretained(own).toOpaque()
    defer { withExtendedLifetime(own) { SystemThread.own = nil } }
    repeat {
      while let job = nextJob(number) { job.job.runSynchronously(on: job.executor.asUnownedTaskExecutor()) }
    } while waits(number, bell)
  }

  private func nextJob(_ number: Int) -> Job? {
    let (job, start) = state.withLock { $0.schedule.next(for: number) }
    if let start { run(start) }
    return job
  }

  /// Waits for more to do; `false` where nothing came and the thread is to end.
  private func waits(_ number: Int, _ bell: DispatchSemaphore) -> Bool {
    if bell.wait(timeout: .now() + Self.linger) == .success { return true }
    let leaves = state.withLock { state in
      guard state.schedule.leave(number) else { return false }
      state.bells[number] = nil
      return true
    }
    // The thread was woken at this very moment: the semaphore is signalled, or is about to be.
    if !leaves { bell.wait() }
    return !leaves
  }

  // MARK: The watch

  private func watch(in seconds: Double) {
    _ = timers.after(seconds) { [weak self] in self?.lookForBlocked() }
  }

  private func lookForBlocked() {
    let (starts, goesOn) = state.withLock { state in
      let starts = state.schedule.tick()
      state.quietTicks = state.schedule.hasWaiting ? 0 : state.quietTicks + 1
      state.isWatched = state.quietTicks < Self.mostQuietTicks
      return (starts, state.isWatched)
    }
    starts.forEach(run)
    if goesOn { watch(in: starts.isEmpty ? Self.tick.calm : Self.tick.busy) }
  }
}

/// Runs the jobs of turns, or those of handlers, on an assistant's threads.
final class ThreadExecutor: TaskExecutor {
  private let threads: HandlerThreads
  let work: ThreadWork

  init(_ threads: HandlerThreads, _ work: ThreadWork) {
    self.threads = threads
    self.work = work
  }

  func enqueue(_ job: consuming ExecutorJob) { threads.enqueue(UnownedJob(job), of: self) }
}
