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
    holding held: String, _ timers: SimulatedEnvironment
  ) async throws -> (host: TestHost, letGo: @Sendable () -> Void) {
    let isFree = FreeFlag()
    let host = TestHost(timers: timers.environment) { method, _ in
      while method == held, !isFree.isSet { try await Task.sleep(for: .milliseconds(2)) }
      return .string(method == "confirm" ? "ready" : "success")
    }
    try await host.ask("initialize", Self.pay)
    try await host.ask("open", #"{"conversation": "c", "user": "first"}"#)
    return (host, { isFree.set() })
  }

  @Test func aLateResultIsNotToldToAnotherUsersConversation() async throws {
    let clock = SimulatedEnvironment(now: Date(timeIntervalSince1970: 0))
    let (host, letGo) = try await host(holding: "handle", clock)
    _ = try await host.hear("pay Ada 20 dollars")
    async let turn = host.hear("yes")
    while !host.calls.contains(where: { $0.method == "handle" }) { try await Task.sleep(for: .milliseconds(2)) }
    clock.advance(by: 60)
    #expect(try await turn.contains("~ end inProgress"))
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
