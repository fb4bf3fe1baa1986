import Foundation
import Parley
import Testing

@testable import HostProtocol

/// What is asked about is what the host is handed, and all of it is named.
@Suite struct HostedValuesTests {
  private func said(
    _ words: [String], _ handles: String = #""SendPayment": {"resolve": ["payee"], "confirm": true}"#,
    _ answering: @escaping TestHost.Answering
  ) async throws -> (host: TestHost, lines: [String]) {
    let host = TestHost(answering: answering)
    try await host.ask(
      "initialize",
      #"{"permission": "authorized", "apps": [{"identifier": "a.b", "displayName": "Pay", "handles": {\#(handles)}}]}"#)
    try await host.ask("open", #"{"conversation": "c"}"#)
    var lines: [String] = []
    for words in words { lines += try await host.hear(words) }
    return (host, lines)
  }

  @Test(arguments: [
    #"{"amount": "5", "currencyCode": "USD"}"#, #"{"displayName": ""}"#, #"{"displayName": " "}"#, "\"\"", "\" \"",
    #"{"displayName": "Ada", "siriMatches": [{"aliases": []}]}"#,
  ])
  func noPersonIsWithoutAName(_ value: String) async throws {
    let (host, lines) = try await said(["pay Ada 20 dollars", "yes"]) { method, _ in
      if method == "resolve" { return try json(#"{"result": "success", "value": \#(value)}"#) }
      return .string(method == "confirm" ? "ready" : "success")
    }
    #expect(!host.calls.contains { $0.method == "handle" })
    #expect(lines.contains { $0.contains("the host's answer to resolve: result.value: it has no name to be told by") })
  }

  @Test(arguments: [
    ("10.999 dollars", "$10.999", "10.999"), ("0.005 dollars", "$0.005", "0.005"), ("20 dollars", "$20.00", "20"),
    ("10.5 dollars", "$10.50", "10.5"),
  ])
  func theAmountThatIsAskedAboutIsTheOneThatIsHandedOver(
    _ words: String, _ told: String, _ amount: String
  ) async throws {
    let (host, lines) = try await said(["pay Ada \(words)", "yes"]) { method, _ in
      .string(method == "confirm" ? "ready" : "success")
    }
    #expect(lines.contains("Assistant: Send \(told) to Ada with Pay?"))
    let handled = try #require(host.calls.last { $0.method == "handle" })
    let value = try JSONFields(handled.params, at: "").object("parameters").object("currencyAmount")
    #expect(Decimal(string: try #require(value["amount"]).written) == Decimal(string: amount))
  }

  // MARK: Values that are left out

  /// A host that wants none of the values that it is asked to resolve.
  private static let indifferent: TestHost.Answering = { method, _ in
    .string(method == "resolve" ? "notRequired" : method == "confirm" ? "ready" : "success")
  }

  @Test func aPaymentThatCouldNotNameWhatItIsAboutIsNotAskedAbout() async throws {
    let (host, lines) = try await said(
      ["pay Ada 20 dollars", "yes"], #""SendPayment": {"resolve": ["payee", "currencyAmount"]}"#, Self.indifferent)
    #expect(!host.calls.contains { $0.method == "handle" })
    #expect(lines.contains { $0.contains("the go-ahead has nothing to name for currencyAmount, payee") })
    #expect(lines.contains("Assistant: Sorry, something went wrong in Pay."))
  }

  @Test func whatAGoAheadHasToNameIsAskedFor() async throws {
    let (host, lines) = try await said(
      ["pay Ada", "20 dollars", "yes"], #""SendPayment": {}"#, Self.indifferent)
    #expect(lines.contains("Assistant: Send $20.00 to Ada with Pay?"))
    #expect(host.calls.filter { $0.method == "handle" }.count == 1)
  }

  @Test(arguments: [
    (["message Ada"], #""SendMessage": {"resolve": ["content"]}"#),
    (["where is my ride"], #""GetRideStatus": {}"#),
    (["pay Ada 20 dollars", "yes"], #""SendPayment": {"resolve": ["note"]}"#),
    (["read my messages"], #""SearchForMessages": {}"#),
    (["show my accounts"], #""SearchForAccounts": {}"#),
  ])
  func noSentenceHasAHole(_ words: [String], _ handles: String) async throws {
    let (_, lines) = try await said(words, handles, Self.indifferent)
    let told = lines.filter { $0.hasPrefix("Assistant: ") }
    #expect(!told.isEmpty)
    for line in told {
      let text = line.dropFirst("Assistant: ".count)
      #expect(text.contains { $0.isLetter } && !text.contains("“”") && !text.contains("  "), "\(line)")
      for hole in [" .", "to with", "I sent.", "sent ."] { #expect(!text.contains(hole), "\(line)") }
    }
  }

  // MARK: Keys

  private func key(_ members: String) async throws -> String {
    let host = TestHost { method, _ in .string(method == "confirm" ? "ready" : "success") }
    try await host.ask(
      "initialize",
      #"{"permission": "authorized", "apps": [{"identifier": "a.b", "displayName": "Pay", "handles": {"SendPayment": {"resolve": ["payee"]}}}]}"#
    )
    try await host.ask("turn", #"{"utterance": "pay Ada 20 dollars", "now": "2026-11-21T09:00:00Z", \#(members)}"#)
    return try JSONFields(try #require(host.calls.first).params, at: "").requiredString("key")
  }

  @Test func noTwoUsersAndNoTwoConversationsHaveOneKey() async throws {
    let turns = [
      #""key": "1""#, #""key": "1", "user": "a""#, #""key": "1", "user": "b""#, #""key": "1", "conversation": "a""#,
      #""key": "1", "user": "a", "conversation": "a""#, #""key": "a/1", "user": """#, #""key": "1", "user": "a/""#,
      #""key": "1", "user": "a%2F""#, #""key": "/1", "conversation": "a""#,
    ]
    var keys: [String] = []
    for turn in turns { keys.append(try await key(turn)) }
    #expect(Set(keys).count == turns.count, "\(keys)")
    #expect(try await key(turns[4]) == keys[4])
  }
}

extension JSONValue {
  /// The number or the string as it is written.
  fileprivate var written: String {
    switch self {
    case .string(let text): text
    default: String(decoding: line, as: UTF8.self)
    }
  }
}
