import Dispatch
import Foundation
import IntentModel
import IntentHistory
import Synchronization
import Testing

@testable import IntentDialogue

/// Handlers that block the thread they are called on, by the real clock.
@Suite(.serialized, .timeLimit(.minutes(30))) struct BlockedHandlersTests {
  /// Blocks threads until it is opened.
  private final class Gate: Sendable {
    private let gate = DispatchSemaphore(value: 0)
    private let count = Mutex(0)

    var blocked: Int { count.withLock { $0 } }

    func pass() {
      count.withLock { $0 += 1 }
      gate.wait()
    }

    func open() { for _ in 0..<blocked { gate.signal() } }
  }

  private static var environment: ConversationEnvironment {
    .live(permissions: RememberedPermissions(otherwise: .authorized))
  }

  private func house(_ gate: Gate, limit: Double) -> TeaHouse {
    var house = TeaHouse()
    house.policy = Policy(waitingIndicator: limit / 2, waitLimit: limit)
    house.handle = { intent in
      if intent.note == "block" { gate.pass() }
      return TeaResponse(.success)
    }
    return house
  }

  @Test(arguments: [1, 2, 4, 64]) func otherConversationsGoOnAndEveryLimitComes(count: Int) async throws {
    let gate = Gate()
    defer { gate.open() }
    let assistant = try house(gate, limit: 2).assistant()
    let blocked = (0..<count).map { _ in
      Task { await Conversation(with: assistant, environment: Self.environment).hear("tea note=block") }
    }
    for _ in 0..<20 {
      let last = await Conversation(with: assistant, environment: Self.environment).hear("tea").last
      #expect(last == .ended(.done))
    }
    for task in blocked { #expect(await task.value.last == .ended(.inProgress)) }
    #expect(gate.blocked == count, "none has returned: the others went on and the limits came all the same")
  }

  @Test func aConversationWithABlockedHandlerGoesOnAndIsToldTheLateResult() async throws {
    let gate = Gate()
    let conversation = Conversation(with: try house(gate, limit: 2).assistant(), environment: Self.environment)
    #expect(await conversation.hear("tea note=block").last == .ended(.inProgress))
    #expect(await conversation.hear("tea guests=Ann").last == .ended(.done))
    var updates = await conversation.updates().makeAsyncIterator()
    gate.open()
    guard case .handled(_, let isLate) = await updates.next() else {
      Issue.record("the late result comes as an event")
      return
    }
    #expect(isLate)
  }

  @Test func aCallThatGetsNoThreadFailsAtItsLimitAndIsNeverMade() async throws {
    let gate = Gate()
    let threads = HandlerThreads(width: 1, mostBlocked: 1)
    let calls = Counter()
    func call() -> PhaseCall<Int> {
      PhaseCall(limits: (1, 2), in: Self.environment, on: threads) {
        await calls.add()
        gate.pass()
        return 1
      }
    }
    let first = call()
    if case .tookTooLong = await first.outcome() {} else { Issue.record("it has begun") }
    while gate.blocked < 1 { try await Task.sleep(for: .milliseconds(5)) }
    guard case .threw(let reason) = await call().outcome() else {
      Issue.record("no thread is left")
      return
    }
    #expect(reason.hasPrefix("no thread became free"))
    gate.open()
    if case .answered = await first.lateOutcome() {} else { Issue.record("it answers late") }
    #expect(await calls.count == 1)
  }

  @Test func threadsEndWhenNothingIsToBeDone() async throws {
    let threads = HandlerThreads(width: 2)
    for _ in 0..<8 {
      let call = PhaseCall(limits: (60, 60), in: Self.environment, on: threads) { 7 }
      if case .answered(7) = await call.outcome() {} else { Issue.record("it answers") }
    }
    // Two, and one more for each that had to wait so long for a core that it was taken for a blocked one.
    #expect(threads.count >= 1)
    while threads.count > 0 { try await Task.sleep(for: .milliseconds(50)) }
  }
}
