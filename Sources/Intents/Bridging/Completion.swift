import Foundation
import Synchronization

/// The completion of one call: the first answer counts, and to be let go without one is an answer too.
final class Completion<Answer: PhaseAnswer>: Sendable {
  private let waiting: Mutex<CheckedContinuation<Answer, Never>?>
  private let faults: FaultLog?
  /// The thread that the method is called on, while it is: afterwards the same thread may do other work.
  private let thread: Mutex<ObjectIdentifier?> = Mutex(ObjectIdentifier(Thread.current))

  init(_ continuation: CheckedContinuation<Answer, Never>, faults: FaultLog?) {
    self.waiting = Mutex(continuation)
    self.faults = faults
  }

  deinit { take()?.resume(returning: .missing(.droppedCompletion)) }

  func answer(_ answer: Answer) {
    guard let continuation = take() else {
      faults?.note(.calledTwice)
      return
    }
    if thread.withLock({ $0 != ObjectIdentifier(Thread.current) }) { faults?.note(.calledOnAnotherThread) }
    continuation.resume(returning: answer)
  }

  /// The method has returned: a call of the completion now comes from another queue, task or thread.
  func methodReturned() { thread.withLock { $0 = nil } }

  /// Ends the waiting without an answer.
  func giveUp() {
    guard let continuation = take() else { return }
    faults?.note(.notCalledInTime)
    continuation.resume(returning: .missing(.notCalledInTime))
  }

  /// Whether there was no answer yet.
  var isWaiting: Bool { waiting.withLock { $0 != nil } }

  private func take() -> CheckedContinuation<Answer, Never>? {
    waiting.withLock { waiting in
      defer { waiting = nil }
      return waiting
    }
  }
}

/// Calls a method that answers through a completion, and waits for the answer.
///
/// Where nobody waits any more, which the task's cancellation says, the completion counts as let go.
func answered<Answer: PhaseAnswer>(by call: (@escaping @Sendable (Answer) -> Void) -> Void) async -> Answer {
  let faults = FaultLog.current
  let giveUp = ActionOnce()
  return await withTaskCancellationHandler {
    await withCheckedContinuation { continuation in
      let completion = Completion(continuation, faults: faults)
      giveUp.set { [weak completion] in completion?.giveUp() }
      call { completion.answer($0) }
      completion.methodReturned()
    }
  } onCancel: {
    giveUp.perform()
  }
}

/// Waits for a call's answer, and no longer than a limit; without one, for as long as the caller waits.
///
/// The limit is one of real time: what an extension's code waits for knows no other clock.
func answer<Answer: PhaseAnswer>(
  within limit: Duration?, of work: @escaping @Sendable () async -> Answer
) async -> Answer {
  guard let limit else { return await work() }
  let faults = FaultLog.current
  let stop = ActionOnce()
  return await withTaskCancellationHandler {
    await withCheckedContinuation { continuation in
      // An answer that comes after the limit is none, and no second one.
      let first = Completion(continuation, faults: nil)
      let timer = Task {
        try await Task.sleep(for: limit)
        guard first.isWaiting else { return }
        faults?.note(.notCalledInTime)
        first.answer(.missing(.notCalledInTime))
        stop.perform()
      }
      let working = Task {
        first.answer(await work())
        timer.cancel()
      }
      stop.set { working.cancel() }
    }
  } onCancel: {
    stop.perform()
  }
}

/// Something to do once, set after it may have been asked for.
private final class ActionOnce: Sendable {
  private let state = Mutex<(action: (@Sendable () -> Void)?, isDue: Bool)>((nil, false))

  func set(_ action: @escaping @Sendable () -> Void) {
    let isDue = state.withLock { state in
      state.action = action
      return state.isDue
    }
    if isDue { action() }
  }

  func perform() {
    let action = state.withLock { state in
      state.isDue = true
      return state.action
    }
    action?()
  }
}

/// What went wrong in one call beside its answer, each rule once.
final class FaultLog: Sendable {
  /// The log of the call that is on in this task.
  @TaskLocal static var current: FaultLog?

  private let report: @Sendable (HandlerFault.Rule) -> Void
  private let noted = Mutex<Set<HandlerFault.Rule>>([])

  init(_ report: @escaping @Sendable (HandlerFault.Rule) -> Void) { self.report = report }

  func note(_ rule: HandlerFault.Rule) {
    if noted.withLock({ $0.insert(rule).inserted }) { report(rule) }
  }
}
