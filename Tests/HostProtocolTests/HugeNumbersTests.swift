import Parley
import Synchronization
import Testing

@testable import HostProtocol

/// Numbers that no integer of the machine holds: one clear line is answered, and the session goes on.
@Suite struct HugeNumbersTests {
  /// The lines that a session answers to some of a client's.
  private func answers(to lines: [String]) async throws -> [JSONFields] {
    let written = Mutex<[[UInt8]]>([])
    let session = HostSession(simulate: nil) { line in written.withLock { $0.append(line) } }
    for line in lines { session.receive(Array(line.utf8)) }
    await session.end()
    return try written.withLock { $0 }.map { try JSONFields(JSONReader.value(of: $0), at: "") }
  }

  private static let unknown = #"{"jsonrpc": "2.0", "id": 1, "method": "haer"}"#

  @Test(arguments: [
    "9223372036854775808", "-9223372036854775809", "18446744073709551616", "100000000000000000000000", "1e19",
    "9.3e18",
  ])
  func anIdentifierThatNoIntegerHoldsIsAnsweredWithOneError(_ id: String) async throws {
    let said = [
      #""method": "initialize""#, #""method": "haer", "params": {}"#, #""result": "success""#, #""error": {}"#,
    ]
    for members in said {
      let answers = try await answers(to: [#"{"jsonrpc": "2.0", "id": \#(id), \#(members)}"#, Self.unknown])
      #expect(answers.count == 2, "\(members)")
      // Written as a number with a point it would be the answer to nothing.
      #expect(answers.first?.members["id"] == .null)
      #expect(try answers.first?.object("error").string("message") == "id: a string or an integer is expected")
      #expect(try answers.last?.integer("id") == 1)
    }
  }

  @Test(arguments: ["9223372036854775807", "-9223372036854775808", "0"])
  func theGreatestIdentifiersAreAnsweredAsTheyCame(_ id: String) async throws {
    let answers = try await answers(to: [#"{"jsonrpc": "2.0", "id": \#(id), "method": "haer"}"#])
    #expect(try answers.map { try $0.integer("id") } == [Int(id)])
  }

  @Test(arguments: [
    ("9223372036854775807", "a bound"), ("-9223372036854775808", "a bound"), ("9223372036854775808", "no integer"),
    ("1e300", "no integer"), ("-1e300", "no integer"),
  ])
  func noNumberOfAMessageEndsTheSession(_ number: String, _ kind: String) async throws {
    let host = TestHost()
    try await host.ask(
      "initialize",
      #"{"permission": "authorized", "apps": [{"identifier": "a", "displayName": "Pay", "handles": {"SendPayment": {}}}]}"#
    )
    try await host.ask("open", #"{"conversation": "c"}"#)
    let messages = [
      ("choose", #"{"conversation": "c", "index": \#(number)}"#),
      ("suggest", #"{"conversation": "c", "limit": \#(number)}"#),
      ("hear", #"{"conversation": "c", "utterance": "pay Ada \#(number) dollars"}"#),
      ("hear", #"{"conversation": "c", "utterance": "yes", "location": {"latitude": \#(number), "longitude": 0}}"#),
    ]
    for (method, params) in messages {
      do {
        try await host.ask(method, params)
      } catch let error as HostError {
        #expect(error.problems.count == 1 && error.problems.allSatisfy { $0.hasPrefix("params.") }, "\(error)")
      }
    }
    #expect(try await !host.hear("thanks").isEmpty)
  }
}
