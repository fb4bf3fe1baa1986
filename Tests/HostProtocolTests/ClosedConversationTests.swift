import Foundation
import Parley
import Synchronization
import Testing

@testable import HostProtocol

/// What one conversation does is never told, or called for, under its name by another.
@Suite struct ClosedConversationTests {
  private static let pay = #"""
    {"permission": "authorized", "policy": {"waitingIndicator": 2, "waitLimit": 10}, "apps": [{"identifier": "a.b",
      "displayName": "Pay", "handles": {"SendPayment": {"resolve": ["payee"], "confirm": true}}}]}
    """#

  /// A host whose calls of one method wait until they are let go.
  private func host(
    holding held: String, _ timers: SimulatedEnvironment, live: Bool = false
  ) async throws -> (host: TestHost, letGo: @Sendable () -> Void) {
    let isFree = FreeFlag()
    let host = TestHost(timers: timers.environment) { method, _ in
      while method == held, !isFree.isSet { try await Task.sleep(for: .milliseconds(2)) }
      return .string(method == "confirm" ? "ready" : "success")
    }
    try await host.ask("initialize", Self.pay)
    try await host.ask("open", #"{"conversation": "c", "user": "first", "live": \#(live)}"#)
    return (host, { isFree.set() })
  }

  /// A host that handles a payment for longer than a turn waits: the user has been told that it goes on.
  private func hostThatGoesOnHandling() async throws -> (host: TestHost, letGo: @Sendable () -> Void) {
    let clock = SimulatedEnvironment(now: Date(timeIntervalSince1970: 0))
    let (host, letGo) = try await host(holding: "handle", clock)
    _ = try await host.hear("pay Ada 20 dollars")
    async let turn = host.hear("yes")
    while !host.calls.contains(where: { $0.method == "handle" }) { try await Task.sleep(for: .milliseconds(2)) }
    clock.advance(by: 60)
    #expect(try await turn.contains("~ end inProgress"))
    return (host, letGo)
  }

  @Test func aLateResultIsNotToldToAnotherUsersConversation() async throws {
    let (host, letGo) = try await hostThatGoesOnHandling()
    try await host.ask("close", #"{"conversation": "c"}"#)
    try await host.ask("open", #"{"conversation": "c", "user": "second"}"#)
    letGo()
    while !host.answers.contains(where: { $0.method == "handle" }) { try await Task.sleep(for: .milliseconds(2)) }
    // A turn of the second is after whatever the first could have told.
    for _ in 0..<5 {
      #expect(try await !host.hear("repeat that").contains { $0.contains("Ada") })
      try await Task.sleep(for: .milliseconds(20))
    }
    #expect(host.notifications.allSatisfy { $0.method != "event" })
  }

  /// A turn that waits for the host when its conversation is closed is answered; a host that wants all events at once
  /// gets those of after the close in that answer only.
  @Test(arguments: [false, true])
  func whatIsHandledWhileTheConversationIsClosedIsToldOnce(live: Bool) async throws {
    let clock = SimulatedEnvironment(now: Date(timeIntervalSince1970: 0))
    let (host, letGo) = try await host(holding: "handle", clock, live: live)
    _ = try await host.hear("pay Ada 20 dollars")
    async let turn = host.hear("yes")
    while !host.calls.contains(where: { $0.method == "handle" }) { try await Task.sleep(for: .milliseconds(2)) }
    try await host.ask("close", #"{"conversation": "c"}"#)
    let before = host.notifications.count
    letGo()
    let lines = try await turn
    #expect(lines.count { $0.hasPrefix("* SendPayment ") } == 1)
    #expect(lines.filter { $0.hasPrefix("Assistant: ") }.last == "Assistant: Done. I sent Ada $20.00.")
    await host.session.end()
    #expect(host.notifications.count == before)
    #expect(!Self.told(host).contains { $0.hasPrefix("* SendPayment ") })
  }

  /// Where no turn waits any more, the user has been told that it goes on, and whoever closed the conversation hears of
  /// the result by its key.
  @Test func whatIsHandledForAClosedConversationIsKeptUnderItsKey() async throws {
    let (host, letGo) = try await hostThatGoesOnHandling()
    let stored = try JSONFields(try await host.ask("store", #"{"conversation": "c"}"#), at: "")
    try await host.ask("close", #"{"conversation": "c"}"#)
    letGo()
    let state = String(decoding: try #require(stored["state"]).line, as: UTF8.self)
    let key = try #require(try stored.object("state").objects("unfinished").first).requiredString("key")
    try await host.ask("restore", #"{"conversation": "c", "user": "first", "state": \#(state)}"#)
    let finished = #"{"conversation": "c", "intent": "SendPayment", "key": "\#(key)", "response": "success"}"#
    let lines = TestHost.lines(try await host.ask("finished", finished))
    #expect(lines.last == "Assistant: Done. I sent Ada $20.00.")
    #expect(TestHost.lines(try await host.ask("finished", finished)) == [])
    await host.session.end()
    #expect(!Self.told(host).contains { $0.hasPrefix("* SendPayment ") })
  }

  /// The client may close a conversation while an event is written to it: the answer comes after that event, and
  /// nothing after the answer.
  @Test func aCloseIsAnsweredAfterTheEventThatIsBeingWritten() throws {
    let log = Mutex<[String]>([])
    let box = Mutex<HostPresenter?>(nil)
    let presenter = HostPresenter(conversation: "c", isLive: true) { _ in
      log.withLock { $0.append("begins") }
      box.withLock { $0 }?.close { log.withLock { $0.append("closed") } }
      log.withLock { $0.append("ends") }
    }
    box.withLock { $0 = presenter }
    presenter.happenedNow(.ended(.done))
    presenter.happenedNow(.ended(.done))
    #expect(log.withLock { $0 } == ["begins", "ends", "closed"])
    box.withLock { $0 = nil }
  }

  @Test func aCloseIsAnsweredOnceTheLastOfSeveralEventsIsWritten() async {
    let (first, second) = (Gate(), Gate())
    let log = Mutex<[String]>([])
    let gates = Mutex([first, second])
    let presenter = HostPresenter(conversation: "c", isLive: true) { _ in
      gates.withLock { $0.removeFirst() }.wait()
      log.withLock { $0.append("written") }
    }
    for gate in [first, second] {
      Thread.detachNewThread { presenter.happenedNow(.ended(.done)) }
      while !gate.isWaitedAt { await Task.yield() }
    }
    presenter.close { log.withLock { $0.append("closed") } }
    first.open()
    while log.withLock({ $0.isEmpty }) { await Task.yield() }
    second.open()
    while log.withLock({ $0.count }) < 3 { await Task.yield() }
    #expect(log.withLock { $0 } == ["written", "written", "closed"])
  }

  /// What was told as events that no turn brought about.
  private static func told(_ host: TestHost) -> [String] {
    host.notifications.compactMap { try? JSONFields($0.params, at: "").object("event").string("line") }
  }

  @Test func theNextOfTheNameWaitsForWhatTheFirstHasBegun() async throws {
    let clock = SimulatedEnvironment(now: Date(timeIntervalSince1970: 0))
    let (host, letGo) = try await host(holding: "resolve", clock)
    async let first = host.hear("pay Ada 20 dollars")
    while host.calls.isEmpty { try await Task.sleep(for: .milliseconds(2)) }
    try await host.ask("close", #"{"conversation": "c"}"#)
    for (id, method, more) in [
      (201, "open", #""user": "second""#), (202, "hear", #""utterance": "pay Zira 5 dollars""#),
    ] {
      let line = #"{"jsonrpc": "2.0", "id": \#(id), "method": "\#(method)", "params": {"conversation": "c", \#(more)}}"#
      host.session.receive(Array(line.utf8))
    }
    try await Task.sleep(for: .milliseconds(50))
    #expect(host.calls.count == 1)
    letGo()
    #expect(try await first.contains { $0.contains("Ada") })
    while host.calls.count(where: { $0.method == "confirm" }) < 2 { try await Task.sleep(for: .milliseconds(2)) }
    let payees = try host.calls.filter { $0.method == "confirm" }.map { call in
      try JSONFields(call.params, at: "").object("parameters").object("payee").requiredString("displayName")
    }
    #expect(payees == ["Ada", "Zira"])
  }
}

private final class FreeFlag: Sendable {
  private let flag = Mutex(false)
  var isSet: Bool { flag.withLock { $0 } }
  func set() { flag.withLock { $0 = true } }
}

/// Where a thread waits until a test lets it go.
private final class Gate: Sendable {
  private let state = Mutex((isWaitedAt: false, isOpen: false))
  var isWaitedAt: Bool { state.withLock { $0.isWaitedAt } }
  func open() { state.withLock { $0.isOpen = true } }
  func wait() {
    state.withLock { $0.isWaitedAt = true }
    while !state.withLock({ $0.isOpen }) { Thread.sleep(forTimeInterval: 0.001) }
  }
}
