import Foundation
import Parley
import Synchronization
import Testing

@testable import HostProtocol

/// What is told of a request while the host carries it out, whatever happens meanwhile.
@Suite struct HandlingTests {
  private static let pay = #"""
    {"permission": "authorized", "apps": [{"identifier": "a.b", "displayName": "Pay", "handles":
      {"SendPayment": {"resolve": ["payee"], "confirm": true}}}]}
    """#

  /// The answers of a host whose payment is answered when the test says so.
  private final class Payment: Sendable {
    private let answer = Mutex<Result<JSONValue, HostError>?>(nil)
    let hasBegun = Mutex(false)

    func end(_ result: Result<JSONValue, HostError>) { answer.withLock { $0 = result } }

    var answering: TestHost.Answering {
      { [self] method, _ in
        guard method == "handle" else { return .string(method == "confirm" ? "ready" : "success") }
        hasBegun.withLock { $0 = true }
        while true {
          if let result = answer.withLock({ $0 }) { return try result.get() }
          try await Task.sleep(for: .milliseconds(2))
        }
      }
    }

    func begins() async throws {
      while !hasBegun.withLock({ $0 }) { try await Task.sleep(for: .milliseconds(2)) }
    }
  }

  private func host(_ payment: Payment, timers: ConversationEnvironment? = nil) async throws -> TestHost {
    let clock = SimulatedEnvironment(now: Date(timeIntervalSince1970: 0)).environment
    let host = TestHost(timers: timers ?? clock, answering: payment.answering)
    try await host.ask("initialize", Self.pay)
    try await host.ask("open", #"{"conversation": "c"}"#)
    _ = try await host.hear("pay Ada 20 dollars")
    return host
  }

  private func events(_ host: TestHost, until isThere: @Sendable (String) -> Bool) async throws -> [String] {
    for _ in 0..<30_000 {
      let lines = host.notifications.compactMap {
        try? JSONFields($0.params, at: "").object("event").string("line")
      }
      if lines.contains(where: isThere) { return lines }
      try await Task.sleep(for: .milliseconds(2))
    }
    return []
  }

  @Test(arguments: [
    (Result<JSONValue, HostError>.success(.string("success")), "Assistant: Done. I sent Ada $20.00."),
    (.success(.string("failure")), "Assistant: Sorry, Pay couldn’t send it."),
    (.failure(HostError(.failed, "no network")), "Assistant: Sorry, something went wrong in Pay."),
    (.failure(HostError(.stopped, "as you wish")), "Assistant: Pay stopped before it was done."),
    (.success(.string("sucess")), interrupted),
  ])
  func whatTheHostAnswersAfterItWasCalledOffIsTold(
    _ answer: Result<JSONValue, HostError>, _ told: String
  ) async throws {
    let payment = Payment()
    let host = try await host(payment)
    async let turn = host.hear("yes")
    try await payment.begins()
    try await host.ask("cancel", #"{"conversation": "c"}"#)
    #expect(try await turn.contains { $0.contains("it may already be done") })
    #expect(host.notifications.contains { $0.method == "cancelCall" })
    payment.end(answer)
    let lines = try await events(host) { $0.hasPrefix("Assistant: ") }
    if case .failure = answer {} else { #expect(lines.contains { $0.hasPrefix("Assistant: ") }) }
    #expect(
      lines.last.map { $0 == told || told.hasPrefix("Assistant: Sorry") && $0.hasPrefix("Assistant: Sorry") } == true)
  }

  private static let interrupted =
    "Assistant: I was interrupted in the middle of that, so please check Pay before you try again."

  @Test func aHostThatLeavesWhileItHandlesLeavesARequestThatMayBeDone() async throws {
    let payment = Payment()
    let host = try await host(payment)
    async let turn = host.hear("yes")
    try await payment.begins()
    let stored = await host.session.end(storing: true)
    let lines = try await turn
    #expect(lines.contains(Self.interrupted))
    #expect(!lines.contains { $0.contains("went wrong") })
    try await expectToBeFinished(after: stored)
  }

  @Test func aHostThatLeavesAfterItsLimitLeavesOneTheSame() async throws {
    let clock = SimulatedEnvironment(now: Date(timeIntervalSince1970: 0))
    let payment = Payment()
    let host = try await host(payment, timers: clock.environment)
    async let turn = host.hear("yes")
    try await payment.begins()
    clock.advance(by: 60)
    #expect(try await turn.contains("~ end inProgress"))
    let stored = await host.session.end(storing: true)
    let told = host.notifications.compactMap { try? JSONFields($0.params, at: "").object("event").string("line") }
    #expect(told.contains(Self.interrupted))
    try await expectToBeFinished(after: stored)
  }

  /// Another session tells what came of the request, once.
  private func expectToBeFinished(after stored: [JSONValue]) async throws {
    let fields = try JSONFields(stored.first, at: "")
    let state = try #require(fields["state"])
    let key = try #require(try JSONFields(state, at: "").objects("unfinished").first).requiredString("key")
    let second = TestHost(answering: Payment().answering)
    try await second.ask("initialize", Self.pay)
    try await second.ask("restore", #"{"conversation": "c", "state": \#(String(decoding: state.line, as: UTF8.self))}"#)
    let told = #"{"conversation": "c", "intent": "SendPayment", "key": "\#(key)", "response": "success"}"#
    let lines = TestHost.lines(try await second.ask("finished", told))
    #expect(TestHost.lines(try await second.ask("finished", told)) == [])
    #expect(lines.first?.hasPrefix("* SendPayment") == true && lines.first?.hasSuffix("-> success (late)") == true)
    #expect(lines.last == "Assistant: Done. I sent Ada $20.00.")
  }

  @Test func aHostThatLeavesBeforeItHandlesHasDoneNothing() async throws {
    let host = TestHost { method, _ in method == "confirm" ? nil : .string("success") }
    try await host.ask("initialize", Self.pay)
    try await host.ask("open", #"{"conversation": "c"}"#)
    async let turn = host.hear("pay Ada 20 dollars")
    while !host.calls.contains(where: { $0.method == "confirm" }) { try await Task.sleep(for: .milliseconds(2)) }
    let stored = await host.session.end(storing: true)
    #expect(try await turn.contains("Assistant: Sorry, something went wrong in Pay."))
    let conversation = try #require(stored.first)
    let state = try #require(try JSONFields(conversation, at: "")["state"])
    #expect(try JSONFields(state, at: "")["unfinished"] == nil)
  }
}
