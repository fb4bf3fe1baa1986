import IntentModel

/// What came of calling a handler.
enum PhaseOutcome<Answer: Sendable>: Sendable {
  case answered(Answer)
  case threw(String)
  case tookTooLong
  case calledOff
}

/// A handler at work, raced against the policy's limits and the user's change of mind.
struct PhaseCall<Answer: Sendable>: Sendable {
  private enum Signal: Sendable {
    case ended(PhaseOutcome<Answer>)
    case slow
  }

  private let signals: AsyncStream<Signal>
  private let continuation: AsyncStream<Signal>.Continuation
  private let timers: [Environment.Timer]
  private let task: Task<Void, Never>

  /// Begins the work. The timers are set first, so that simulated time finds them.
  init(
    limits: (indicator: Double, end: Double)?, in environment: Environment,
    _ work: @escaping @Sendable () async throws -> Answer
  ) {
    let (signals, continuation) = AsyncStream.makeStream(of: Signal.self)
    self.signals = signals
    self.continuation = continuation
    self.timers = limits.map { limits in
      [
        environment.after(limits.indicator) { continuation.yield(.slow) },
        environment.after(limits.end) { continuation.yield(.ended(.tookTooLong)) },
      ]
    } ?? []
    self.task = Task {
      do {
        continuation.yield(.ended(.answered(try await work())))
      } catch {
        continuation.yield(.ended(.threw("\(error)")))
      }
    }
  }

  /// Ends the waiting, from any thread.
  func callOff() { continuation.yield(.ended(.calledOff)) }

  /// Asks the handler itself to stop.
  func cancel() { task.cancel() }

  /// Waits for the first end. A cancelled task waits no longer, which is the same as calling it off.
  func outcome(
    isolation: isolated (any Actor)? = #isolation, whileSlow: () async -> Void = {}
  ) async -> PhaseOutcome<Answer> {
    defer { timers.forEach { $0.cancel() } }
    for await signal in signals {
      switch signal {
      case .ended(let outcome): return outcome
      case .slow: await whileSlow()
      }
    }
    return .calledOff
  }

  /// Waits for the handler's own end, however late.
  func lateOutcome() async -> PhaseOutcome<Answer> {
    for await signal in signals {
      switch signal {
      case .ended(.answered(let answer)): return .answered(answer)
      case .ended(.threw(let error)): return .threw(error)
      default: continue
      }
    }
    return .calledOff
  }
}
