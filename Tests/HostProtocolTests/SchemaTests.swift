import Foundation
import Parley
import Testing

@testable import HostProtocol

@Suite struct SchemaTests {
  private let schema: JSONSchema
  init() throws { schema = try .ofProtocol() }

  @Test func theSchemaHasEveryMethodThatIsAnswered() {
    #expect(schema.names(in: "requests") == HostMethod.allCases.map(\.rawValue).sorted())
  }

  @Test(arguments: QuantityKind.allCases)
  func aQuantityOfEachKindIsDeclaredAndToldBySchema(_ kind: QuantityKind) throws {
    let intent = #"{"name": "Mow", "parameters": [{"name": "lawn", "kind": "\#(kind.rawValue)"}]}"#
    let app = #"{"apps": [{"identifier": "a", "displayName": "A", "intents": [\#(intent)]}]}"#
    #expect(try schema.problems(of: json(app), by: "requests/initialize/params") == [])
    #expect(schema.problems(of: kind.description.told(90).json, by: "told") == [])
    #expect(try ToldValue(kind.description.told(90).json, at: "") == kind.description.told(90))
  }

  @Test(arguments: try SchemaLine.all(in: "Messages.good"))
  func goodMessagesAreOfTheSchema(_ line: SchemaLine) throws {
    #expect(try schema.problems(of: json(line.message), by: line.path) == [])
  }

  @Test(arguments: try SchemaLine.all(in: "Messages.bad"))
  func badMessagesAreNotOfTheSchema(_ line: SchemaLine) throws {
    #expect(try schema.problems(of: json(line.message), by: line.path) == [line.problem])
  }

  @Test(arguments: ["Messages.good", "Messages.bad"])
  func everyMessageOfTheProtocolHasALineInBothFiles(_ file: String) throws {
    let paths = Set(try SchemaLine.all(in: file).map(\.path))
    let needed = ["requests", "calls", "notifications"].flatMap { kind in
      schema.names(in: kind).map { "\(kind)/\($0)/params" }
    }
    #expect(needed.filter { !paths.contains($0) } == [])
  }

  /// The schema and the engine agree: a request whose params are not of the schema is not done.
  @Test(arguments: try SchemaLine.all(in: "Messages.bad").filter { $0.path.hasSuffix("/params") && $0.isRequest })
  func aRequestThatIsNotOfTheSchemaIsRefused(_ line: SchemaLine) async throws {
    let host = TestHost()
    let method = String(line.path.split(separator: "/")[1])
    if method != "initialize" {
      try await host.ask("initialize", #"{"permission": "authorized"}"#)
      try await host.ask("open", #"{"conversation": "c"}"#)
    }
    let params = method == "open" ? line.message.replacing(#""c""#, with: #""d""#) : line.message
    await #expect(throws: HostError.self) { try await host.ask(method, params) }
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

/// A line of a file of messages: `requests/hear/params {…} => problem`.
struct SchemaLine: Sendable, CustomTestStringConvertible {
  var path: String
  var message: String
  var problem: String

  var isRequest: Bool { path.hasPrefix("requests/") }
  var testDescription: String { "\(path) \(message)" }

  static func all(in file: String) throws -> [SchemaLine] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    return try String(contentsOf: folder.appending(path: file), encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { line in
        let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
        let halves = parts[1].components(separatedBy: " => ")
        return SchemaLine(path: parts[0], message: halves[0], problem: halves.count > 1 ? halves[1] : "")
      }
  }
}
