import Foundation
import Parley
import Testing

@testable import HostProtocol

/// What would be done with an utterance, as a host in front of a language model asks for it.
@Suite struct ForecastTests {
  private static let chat = #"""
    {"permission": "authorized", "now": "2026-11-21T09:00:00+00:00", "apps": [{"identifier": "a.b",
      "displayName": "Chat", "handles": {"SendMessage": {"resolve": ["recipients", "content"], "confirm": true}}}]}
    """#

  private func host() async throws -> TestHost {
    let host = TestHost { method, params in
      guard method == "resolve" else { return .string(method == "confirm" ? "ready" : "success") }
      let said = try params.object("parameters")
      return .string(said[try params.requiredString("parameter")] == nil ? "needsValue" : "success")
    }
    try await host.ask("initialize", Self.chat)
    try await host.ask("open", #"{"conversation": "c", "contacts": ["Koko"]}"#)
    return host
  }

  private func forecast(_ words: String, by host: TestHost, _ more: String = "") async throws -> JSONFields {
    let params = #"{"conversation": "c", "utterance": "\#(words)"\#(more)}"#
    return try JSONFields(try await host.ask("forecast", params), at: "")
  }

  @Test func aHostIsToldWhatToTakeAskOrPassOn() async throws {
    let host = try await host()
    let taken = try await forecast("text Koko that I am late", by: host)
    #expect(try taken.string("course") == "take")
    #expect(try taken.string("intent") == "SendMessage" && taken.string("app") == "Chat")
    let score = try #require(try taken.number("score"))
    #expect(score > 0)
    let asked = try await forecast("send a message to Koko", by: host)
    #expect(try asked.string("course") == "ask")
    #expect(try asked.object("message").string("kind") == "needsValue")
    let passed = try await forecast("who invented the telephone", by: host)
    #expect(try passed.string("course") == "passOn")
    let refused = try await forecast("text Koko that I am late", by: host, #", "threshold": \#(score + 1)"#)
    #expect(try refused.string("reason") == "belowThreshold")
    #expect(!host.calls.contains { $0.method == "handle" })
    let schema = try JSONSchema.ofProtocol()
    for (method, params) in host.calls {
      #expect(try JSONFields(params, at: "").flag("forecast") == true)
      #expect(schema.problems(of: params, by: "calls/\(method)/params") == [])
    }
    for (method, result) in host.results { #expect(schema.problems(of: result, by: "requests/\(method)/result") == []) }
    // Nothing was heard yet.
    let lines = try await host.hear("text Koko that I am late")
    #expect(lines.contains { $0.hasPrefix("* SendMessage") })
  }

  @Test func whatAModelAnsweredCanBeSent() async throws {
    let host = try await host()
    try await host.ask(
      "answered",
      #"{"conversation": "c", "utterance": "who invented the telephone", "answer": "Alexander Graham Bell."}"#)
    let lines = try await host.hear("send that to Koko")
    let sent = #"* SendMessage recipients=[Koko] content="Alexander Graham Bell.""#
    #expect(lines.contains { $0.hasPrefix(sent) }, "\(lines)")
  }

  @Test func aTurnThatIsKeptNowhereIsForetoldToo() async throws {
    let host = try await host()
    let world = #""user": "ada", "now": "2026-11-21T09:00:00Z", "contacts": ["Koko"]"#
    let turn = #""key": "1", \#(world)"#
    let foretold = try JSONFields(
      try await host.ask("turn", #"{\#(turn), "utterance": "send a message to Koko", "forecast": true}"#), at: "")
    #expect(try foretold.string("course") == "ask" && foretold["state"] == nil)
    let answered = try JSONFields(
      try await host.ask("turn", #"{\#(turn), "answered": {"utterance": "who?", "answer": "Bell."}}"#), at: "")
    let state = String(decoding: try #require(answered["state"]).line, as: UTF8.self)
    let next = try await host.ask(
      "turn", #"{"key": "2", \#(world), "state": \#(state), "utterance": "send that to Koko"}"#)
    #expect(TestHost.lines(next).contains { $0.contains(#"content="Bell.""#) })
    await #expect(throws: HostError.self) {
      try await host.ask("turn", #"{\#(turn), "cancel": true, "forecast": true}"#)
    }
  }
}
