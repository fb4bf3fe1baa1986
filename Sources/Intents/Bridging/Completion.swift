import Foundation
import Synchronization

/// The completion of one call: only the first answer counts; a completion that is released without a call counts as an
/// answer too.
final class Completion<Answer: PhaseAnswer>: Sendable {
  private let waiting: Mutex<CheckedContinuation<Answer, Never>?>
  private let faults: FaultLog?
  /// The thread on which the method is running; `nil` once it has returned, since the thread may then do other work.
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

  /// The method has returned: from now on a call of the completion comes from other work, even if it is on the same
  /// thread.
  func methodReturned() { thread.withLock { $0 = nil } }

  /// Resumes the waiting caller without an answer.
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
/// If the task is cancelled, nobody waits any more, and the completion counts as released.
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

/// Waits for a call's answer until a limit; without a limit, as long as the caller waits.
///
/// The limit is in real time, since an extension's code knows no other clock.
func answer<Answer: PhaseAnswer>(
  within limit: Duration?, of work: @escaping @Sendable () async -> Answer
) async -> Answer {
  guard let limit else { return await work() }
  let faults = FaultLog.current
  let stop = ActionOnce()
  return await withTaskCancellationHandler {
    await withCheckedContinuation { continuation in
      // An answer after the limit is ignored, and is not reported as a second one.
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

/// An action that runs once; it may be requested before it is set.
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

/// The rules that were broken in one call, in addition to its answer; each rule once.
final class FaultLog: Sendable {
  /// The log of the call that is running in this task.
  @TaskLocal static var current: FaultLog?

  private let report: @Sendable (HandlerFault.Rule) -> Void
  private let noted = Mutex<Set<HandlerFault.Rule>>([])

  init(_ report: @escaping @Sendable (HandlerFault.Rule) -> Void) { self.report = report }

  func note(_ rule: HandlerFault.Rule) {
    if noted.withLock({ $0.insert(rule).inserted }) { report(rule) }
  }
}
