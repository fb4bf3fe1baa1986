import Foundation
import Parley
import Testing

@testable import HostProtocol

/// On a locked device nothing is told of what needs an unlocked one, by whichever way.
@Suite struct LockedHostTests {
  private static let apps = #"""
    {"permission": "authorized", "now": "2026-11-21T09:00:00+01:00", "apps": [
      {"identifier": "a.pay", "displayName": "Pay", "restrictedWhileLocked": ["SendPayment", "SearchForAccounts"],
        "handles": {"SendPayment": {"resolve": ["payee"], "confirm": true}, "SearchForAccounts": {}}},
      {"identifier": "a.chat", "displayName": "Chat", "restrictedWhileLocked": ["SearchForMessages"],
        "handles": {"SendMessage": {"resolve": ["recipients", "content"]}, "SearchForMessages": {}}},
      {"identifier": "a.call", "displayName": "Ring", "handles": {"StartCall": {"resolve": ["contacts"]}}}]}
    """#

  /// Handlers that take what is said, and tell of messages of Zira's.
  private static let service: TestHost.Answering = { method, call in
    switch method {
    case "authenticate": return try json(#"{"granted": false}"#)
    case "confirm": return .string("ready")
    case "handle" where try call.requiredString("intent") == "SearchForMessages":
      return try json(
        #"{"code": "success", "details": {"messages": {"list": [{"record": {"sender": {"name": "Zira"}, "content": "hi"}}]}}}"#
      )
    case "resolve":
      let parameters = try call.object("parameters")
      return .string(parameters[try call.requiredString("parameter")] == nil ? "needsValue" : "success")
    default: return .string("success")
    }
  }

  private func host(_ apps: String = apps, opened: Bool = true) async throws -> TestHost {
    let host = TestHost(answering: Self.service)
    try await host.ask("initialize", apps)
    if opened { try await host.ask("open", #"{"conversation": "c", "user": "u"}"#) }
    return host
  }

  private func said(_ turn: JSONValue) -> [String] { TestHost.lines(turn).filter { $0.hasPrefix("Assistant: ") } }

  private func hear(_ words: String, locked: Bool, _ host: TestHost) async throws -> [String] {
    said(try await host.ask("hear", #"{"conversation": "c", "utterance": "\#(words)", "locked": \#(locked)}"#))
  }

  // MARK: Turns that are sent again

  @Test(arguments: [false, true])
  func aTurnThatIsSentAgainSaysNothingPrivate(locked: Bool) async throws {
    let host = try await host(opened: false)
    let turn =
      #""user": "u", "utterance": "pay Ada 20 dollars", "key": "k", "now": "2026-11-21T09:00:00+01:00", "locked": "#
    let first = try JSONFields(try await host.ask("turn", "{\(turn)false}"), at: "")
    let state = String(decoding: try #require(first["state"]).line, as: UTF8.self)
    let again = try await host.ask("turn", "{\(turn)\(locked), \"state\": \(state)}")
    #expect(try JSONFields(again, at: "").flag("repeated") == true)
    #expect(said(again) == (locked ? [] : ["Assistant: Send $20.00 to Ada with Pay?"]))
    #expect(host.calls.filter { $0.method == "confirm" }.count == 1)
  }

  @Test func aTurnThatIsSentAgainSaysWhatIsNotPrivate() async throws {
    let host = try await host(opened: false)
    let turn =
      #""user": "u", "utterance": "message Ada", "key": "k", "now": "2026-11-21T09:00:00+01:00", "locked": true"#
    let first = try JSONFields(try await host.ask("turn", "{\(turn)}"), at: "")
    let state = String(decoding: try #require(first["state"]).line, as: UTF8.self)
    #expect(said(try await host.ask("turn", "{\(turn), \"state\": \(state)}")).count == 1)
  }

  // MARK: Calling off

  @Test func callingOffTellsNothingOfWhatComesBack() async throws {
    let host = try await host()
    _ = try await hear("pay Ada 20 dollars", locked: false, host)
    let asked = try await hear("message Bobo", locked: false, host)
    #expect(!asked.isEmpty)
    for method in ["cancel", "resume", "silence"] {
      let lines = said(try await host.ask(method, #"{"conversation": "c", "locked": true}"#))
      #expect(!lines.contains { $0.contains("Ada") || $0.contains("20") }, "\(method): \(lines)")
    }
  }

  // MARK: Apps that are not there any more

  @Test func whatARemovedAppSaidIsNotRepeated() async throws {
    let first = try await host()
    _ = try await hear("pay Ada 20 dollars", locked: false, first)
    _ = try await hear("yes", locked: false, first)
    let stored = try JSONFields(try await first.ask("store", #"{"conversation": "c"}"#), at: "")
    let state = String(decoding: try #require(stored["state"]).line, as: UTF8.self)
    let others = Self.apps.replacing(
      #""identifier": "a.pay", "displayName": "Pay""#, with: #""identifier": "a.x", "displayName": "X""#)
    let unrestricted = others.replacing(#""restrictedWhileLocked": ["SendPayment", "SearchForAccounts"],"#, with: "")
    for apps in [others, unrestricted, #"{"apps": []}"#] {
      let host = try await host(apps, opened: false)
      try await host.ask("restore", #"{"conversation": "c", "user": "u", "state": \#(state), "locked": true}"#)
      let lines = try await hear("repeat that", locked: true, host)
      #expect(!lines.isEmpty && !lines.contains { $0.contains("Ada") }, "\(lines)")
      #expect(try await hear("repeat that", locked: false, host) == ["Assistant: Done. I sent Ada $20.00."])
    }
  }

  // MARK: Names

  @Test func whomARestrictedAnswerNamedIsNotNamed() async throws {
    let host = try await host()
    _ = try await hear("read my messages", locked: false, host)
    let lines = try await hear("call her", locked: true, host)
    #expect(!lines.isEmpty && !lines.contains { $0.contains("Zira") }, "\(lines)")
    _ = try await hear("cancel", locked: true, host)
    _ = try await hear("call her", locked: false, host)
    #expect(called(host) == ["Zira"])
  }

  /// Those whom a call was made to.
  private func called(_ host: TestHost) -> [String] {
    host.calls.filter { $0.method == "handle" }.flatMap { call -> [String] in
      let parameters = try? JSONFields(call.params, at: "").object("parameters")
      return (try? parameters?.objects("contacts").map { try $0.requiredString("displayName") }) ?? []
    }
  }

  @Test func whomARestrictedRequestNamedIsNotNamed() async throws {
    let host = try await host()
    _ = try await hear("pay Ada 20 dollars", locked: false, host)
    _ = try await hear("yes", locked: false, host)
    let lines = try await hear("message her", locked: true, host)
    #expect(!lines.isEmpty && !lines.contains { $0.contains("Ada") }, "\(lines)")
  }

  @Test func whomAnyOtherRequestNamedIsNamed() async throws {
    let host = try await host()
    _ = try await hear("message Ada", locked: false, host)
    _ = try await hear("hello", locked: false, host)
    _ = try await hear("call her", locked: true, host)
    #expect(called(host) == ["Ada"])
  }

  @Test func noRequestIsSuggestedThatNeedsAnUnlockedDevice() async throws {
    let host = try await host()
    _ = try await hear("pay Ada 20 dollars", locked: false, host)
    _ = try await hear("yes", locked: false, host)
    func titles(locked: Bool) async throws -> [String] {
      let answer = try await host.ask("suggest", #"{"conversation": "c", "locked": \#(locked)}"#)
      return try JSONFields(answer, at: "").objects("suggestions").map { try $0.requiredString("title") }
    }
    #expect(try await titles(locked: false).contains { $0.contains("Ada") })
    #expect(try await !titles(locked: true).contains { $0.contains("Ada") })
  }

  // MARK: Unlocking

  @Test func aHostThatDoesNotAnswerWhetherItIsUnlockedHasNotUnlockedIt() async throws {
    let clock = SimulatedEnvironment(now: Date(timeIntervalSince1970: 0))
    let host = TestHost(timers: clock.environment) { method, call in
      method == "authenticate" ? nil : try await Self.service(method, call)
    }
    let limited = Self.apps.dropLast() + #", "policy": {"unlockLimit": 30}}"#
    try await host.ask("initialize", String(limited))
    try await host.ask("open", #"{"conversation": "c", "locked": true}"#)
    async let turn = host.hear("pay Ada 20 dollars")
    while host.calls.isEmpty { try await Task.sleep(for: .milliseconds(2)) }
    let call = try #require(host.calls.first)
    #expect(call.method == "authenticate")
    #expect(try JSONFields(call.params, at: "").number("limit") == 30)
    clock.advance(by: 31)
    let lines = try await turn
    #expect(lines.contains("~ end notAuthenticated"))
    #expect(host.notifications.contains { $0.method == "cancelCall" })
    #expect(try await !host.hear("thanks").isEmpty)
  }

  @Test func noLimitIsToldWhereNoneHolds() async throws {
    let host = try await host(opened: false)
    try await host.ask(
      "turn", #"{"user": "u", "utterance": "pay Ada 20 dollars", "key": "k", "now": "2026-11-21T09:00:00+01:00"}"#)
    #expect(try host.calls.allSatisfy { try JSONFields($0.params, at: "")["limit"] == nil })
    let asked = try await host.ask(
      "turn",
      #"{"user": "u", "utterance": "pay Ada 20 dollars", "key": "k", "now": "2026-11-21T09:00:00Z", "answers": {}}"#)
    let call = try #require(try JSONFields(asked, at: "").objects("calls").first)
    #expect(try call.object("params")["limit"] == nil)
  }
}
