import Parley
import Testing

@testable import HostProtocol

@Suite struct SchemaTests {
  private let schema: JSONSchema
  init() throws { schema = try .ofProtocol() }

  @Test func theSchemaHasEveryMethodThatIsAnswered() {
    #expect(schema.names(in: "requests") == HostMethod.allCases.map(\.rawValue).sorted())
  }

  @Test(arguments: [
    ("requests/hear/params", #"{"conversation": "c", "utterance": "hello", "now": "2026-11-21T09:00:00+01:00"}"#),
    ("requests/initialize/params", #"{"apps": [{"folder": "Vocabulary/MonkeyChat", "handles": {"SendMessage": {}}}]}"#),
    ("requests/open/params", #"{"conversation": "c", "contacts": ["Koko", {"displayName": "Bobo"}]}"#),
    ("calls/resolve/result", #""needsValue""#), ("calls/resolve/result", #"[{"result": "success"}]"#),
    (
      "calls/handle/result",
      #"{"code": "success", "details": {"fare": {"money": {"amount": 5, "currencyCode": "USD"}}}}"#
    ),
    ("calls/authenticate/result", #"{"granted": true}"#),
  ])
  func goodMessagesAreOfTheSchema(_ path: String, _ text: String) throws {
    #expect(try schema.problems(of: json(text), by: path) == [])
  }

  @Test(arguments: [
    ("requests/hear/params", #"{"conversation": "c"}"#, ".utterance: it is missing"),
    ("requests/hear/params", #"{"conversation": 1, "utterance": "x"}"#, ".conversation: it is no string"),
    ("requests/choose/params", #"{"conversation": "c", "index": 1.5}"#, ".index: it is no integer"),
    ("requests/open/params", #"{"conversation": "c", "mode": "loud"}"#, ".mode: it is not of the list"),
    (
      "requests/open/params", #"{"conversation": "c", "location": {"latitude": 91, "longitude": 0}}"#,
      ".location.latitude: it is above 90.0"
    ),
    ("calls/handle/result", #"{"details": {}}"#, ": it is none of the choices"),
    ("notifications/cancelCall/params", "{}", ".call: it is missing"),
  ])
  func badMessagesAreNotOfTheSchema(_ path: String, _ text: String, _ problem: String) throws {
    #expect(try schema.problems(of: json(text), by: path) == [problem])
  }

  @Test func whatGoesOverTheLineIsOfTheSchema() async throws {
    let host = TestHost { method, _ in
      switch method {
      case "resolve": try json(#"[{"result": "success"}]"#)
      case "authenticate": try json(#"{"granted": true}"#)
      default: .string(method == "confirm" ? "ready" : "success")
      }
    }
    try await host.ask(
      "initialize",
      #"{"now": "2026-11-21T09:00:00+00:00", "locked": true, "apps": [{"identifier": "chat", "displayName": "Chat", "usageDescription": "to send", "restrictedWhileLocked": ["SendMessage"], "handles": {"SendMessage": {"resolve": ["recipients"], "confirm": true}}}]}"#
    )
    try await host.ask("open", #"{"conversation": "c", "user": "u", "live": true, "contacts": ["Koko"]}"#)
    for utterance in ["text Koko hello", "yes", "text Koko", "cancel", "gibberish of no kind", "help"] {
      _ = try await host.hear(utterance)
    }
    let stored = try await host.ask("store", #"{"conversation": "c"}"#)
    #expect(stored != .null)
    try await host.ask("suggest", #"{"conversation": "c"}"#)
    try await host.ask("close", #"{"conversation": "c"}"#)
    for (method, params) in host.sent { #expect(schema.problems(of: params, by: "requests/\(method)/params") == []) }
    for (method, result) in host.results { #expect(schema.problems(of: result, by: "requests/\(method)/result") == []) }
    for (method, params) in host.calls { #expect(schema.problems(of: params, by: "calls/\(method)/params") == []) }
    for (method, result) in host.answers { #expect(schema.problems(of: result, by: "calls/\(method)/result") == []) }
    for (method, params) in host.notifications {
      #expect(schema.problems(of: params, by: "notifications/\(method)/params") == [])
    }
    #expect(Set(host.calls.map(\.method)).isSuperset(of: ["resolve", "confirm", "handle"]))
  }
}
