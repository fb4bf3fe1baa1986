import IntentModel
import Synchronization

/// The outcome of calling a handler.
enum PhaseOutcome<Answer: Sendable>: Sendable {
  case answered(Answer)
  case threw(String)
  case tookTooLong
  case calledOff
  /// The handler stopped before anything was done.
  case stopped
  /// The handler ended, and it is unknown whether its work was done; the text says why, for developers.
  case unknown(String?)
}

/// A handler at work, raced against the policy's limits and the user's change of mind.
struct PhaseCall<Answer: Sendable>: Sendable {
  private enum Signal: Sendable {
    case slow
    case ended(PhaseOutcome<Answer>)
  }

  private let signals = SignalBox<Signal>()
  private let timers = PhaseTimers()
  private let beginning = Beginning()
  private let task: Task<Void, Never>

  /// Begins the work on a thread that it may block.
  ///
  /// The first timer is set before it, so that simulated time finds it.
  init(
    limits: (indicator: Double, end: Double), in environment: ConversationEnvironment, on threads: HandlerThreads,
    _ work: @escaping @Sendable () async throws -> Answer
  ) {
    let (signals, beginning) = (signals, beginning)
    let noThread = "no thread became free in time to call the handler"
    timers.start(
      limits, in: environment, slow: { signals.send(.slow) },
      tooLong: { signals.send(.ended(beginning.isGivenUp() ? .threw(noThread) : .tookTooLong)) })
    self.task = Task(executorPreference: threads.executor(of: .call)) {
      guard beginning.begin() else { return signals.send(.ended(.stopped)) }
      do {
        signals.send(.ended(.answered(try await work())))
      } catch {
        signals.send(.ended(Self.outcome(of: error)))
      }
    }
  }

  /// What a handler's error means for its work; a cancelled handler may have done it all the same.
  private static func outcome(of error: any Error) -> PhaseOutcome<Answer> {
    switch error {
    case IntentHandlerError.handlingStopped: .stopped
    case IntentHandlerError.unknownOutcome(let reason): .unknown(reason)
    case is CancellationError where Task.isCancelled: .unknown(nil)
    default: .threw("\(error)")
    }
  }

  /// Ends the waiting, from any thread.
  func callOff() {
    _ = beginning.isGivenUp()
    signals.send(.ended(.calledOff))
  }

  /// Asks the handler itself to stop.
  func cancel() { task.cancel() }

  /// Waits for the first end.
  ///
  /// A task that is cancelled while it waits has called the phase off.
  func outcome(
    isolation: isolated (any Actor)? = #isolation, whileSlow: () async -> Void = {}
  ) async -> PhaseOutcome<Answer> {
    defer { timers.stop() }
    while true {
      let signal = await withTaskCancellationHandler {
        // The receiver waits on the caller's executor, not on another one.
        await signals.next(isolation: isolation)
      } onCancel: {
        callOff()
      }
      switch signal {
      case .ended(let outcome): return outcome
      case .slow: await whileSlow()
      }
    }
  }

  /// Waits for the handler's own end, however late.
  func lateOutcome() async -> PhaseOutcome<Answer> {
    while true {
      switch await signals.next() {
      case .slow, .ended(.tookTooLong), .ended(.calledOff): continue
      case .ended(let outcome): return outcome
      }
    }
  }
}

/// Whether a call has begun.
///
/// A call that was given up before it got a thread must not be made later.
private final class Beginning: Sendable {
  private enum State: Sendable { case waits, hasBegun, isGivenUp }
  private let state = Mutex(State.waits)

  /// Begins the call, unless it was given up.
  func begin() -> Bool {
    state.withLock { state in
      if state == .waits { state = .hasBegun }
      return state == .hasBegun
    }
  }

  /// Gives the call up if it has not begun; returns whether it is given up.
  func isGivenUp() -> Bool {
    state.withLock { state in
      if state == .waits { state = .isGivenUp }
      return state == .isGivenUp
    }
  }
}

/// Signals in the order in which they are sent, for one receiver at a time.
///
/// They come from timers and cancellation handlers, which cannot wait for an actor, and must stay in their order;
/// hence a lock. (An `AsyncStream` would close for good once a task that reads it is cancelled.)
private final class SignalBox<Signal: Sendable>: Sendable {
  private struct State {
    var signals: [Signal] = []
    var receiver: CheckedContinuation<Signal, Never>?
  }
  private let state = Mutex(State())

  func send(_ signal: Signal) {
    let receiver: CheckedContinuation<Signal, Never>? = state.withLock { state in
      guard let receiver = state.receiver else {
        state.signals.append(signal)
        return nil
      }
      state.receiver = nil
      return receiver
    }
    receiver?.resume(returning: signal)
  }

  func next(isolation: isolated (any Actor)? = #isolation) async -> Signal {
    await withCheckedContinuation { receiver in
      let signal: Signal? = state.withLock { state in
        if !state.signals.isEmpty { return state.signals.removeFirst() }
        state.receiver = receiver
        return nil
      }
      if let signal { receiver.resume(returning: signal) }
    }
  }
}
