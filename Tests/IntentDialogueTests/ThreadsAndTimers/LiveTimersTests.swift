import IntentDialogue
import Synchronization
import Testing

/// What never comes is found by a limit of the whole suite: it counts from the start, and all tests share the processors.
@Suite(.timeLimit(.minutes(30))) struct LiveTimersTests {
  @Test func timersComeInTheOrderInWhichTheyAreDue() async {
    let environment = ConversationEnvironment.live()
    let log = Mutex<[Int]>([])
    // The gaps are wide: the thread that sets the timers may be off a processor in between.
    await withCheckedContinuation { done in
      _ = environment.after(3) {
        log.withLock { $0.append(3) }
        done.resume()
      }
      _ = environment.after(1.5) { log.withLock { $0.append(2) } }
      let never = environment.after(1) { log.withLock { $0.append(1) } }
      never.cancel()
      _ = environment.after(.infinity) { log.withLock { $0.append(4) } }
      _ = environment.after(.nan) { log.withLock { $0.append(5) } }
    }
    #expect(log.withLock { $0 } == [2, 3])
  }

  @Test func aTimerMaySetAnother() async {
    let environment = ConversationEnvironment.live()
    await withCheckedContinuation { done in
      _ = environment.after(-1) { _ = environment.after(0.001) { done.resume() } }
    }
  }

  @Test func aTimerComesAlsoWhereNobodyHoldsItsEnvironment() async {
    await withCheckedContinuation { done in
      _ = ConversationEnvironment.live().after(0.01) { done.resume() }
    }
  }
}
