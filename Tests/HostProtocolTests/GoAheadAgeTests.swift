import Foundation
import HostProtocol
import Parley
import Testing

/// The moments that a host tells decide how old a question is: in an open conversation, in one that was stored, and in
/// turns that keep nothing.
@Suite struct GoAheadAgeTests {
  private static let setUp = #"""
    {"now": "2026-11-21T09:00:00Z", "permission": "authorized", "apps": [{"identifier": "com.example.rides",
      "displayName": "MonkeyRides", "handles": {"RequestRide": {"resolve": ["dropOffLocation"]}}}]}
    """#

  enum Way: CaseIterable { case open, stored, stateless }

  /// The lines of a yes that is said at a moment to a question of nine o'clock.
  private func answered(at now: String, _ way: Way) async throws -> [String] {
    let host = TestHost { _, _ in .string("success") }
    try await host.ask("initialize", Self.setUp)
    let request = #""utterance": "book a ride to the airport", "now": "2026-11-21T09:00:00Z""#
    let yes = #""utterance": "yes", "now": "\#(now)""#
    switch way {
    case .open:
      try await host.ask("open", #"{"conversation": "c"}"#)
      try await host.ask("hear", #"{"conversation": "c", \#(request)}"#)
      return TestHost.lines(try await host.ask("hear", #"{"conversation": "c", \#(yes)}"#))
    case .stored:
      try await host.ask("open", #"{"conversation": "c"}"#)
      try await host.ask("hear", #"{"conversation": "c", \#(request)}"#)
      let stored = try text(of: "state", in: try await host.ask("store", #"{"conversation": "c"}"#))
      try await host.ask("close", #"{"conversation": "c"}"#)
      try await host.ask("restore", #"{"conversation": "c", "state": \#(stored)}"#)
      return TestHost.lines(try await host.ask("hear", #"{"conversation": "c", \#(yes)}"#))
    case .stateless:
      let state = try text(of: "state", in: try await host.ask("turn", #"{"key": "1", \#(request)}"#))
      return TestHost.lines(try await host.ask("turn", #"{"key": "2", "state": \#(state), \#(yes)}"#))
    }
  }

  private func text(of member: String, in answer: JSONValue) throws -> String {
    let value = try #require(try JSONFields(answer, at: "")[member])
    return String(decoding: value.line, as: UTF8.self)
  }

  @Test(arguments: Way.allCases, ["2026-11-21T09:10:00Z", "2026-11-20T09:00:00Z"])
  func aYesInTimeBooks(_ way: Way, _ now: String) async throws {
    #expect(try await answered(at: now, way).contains { $0.hasPrefix("* RequestRide") })
  }

  @Test(arguments: Way.allCases, ["2026-11-21T09:10:01Z", "2026-11-22T09:00:00Z"])
  func aYesThatIsTooOldIsAskedFor(_ way: Way, _ now: String) async throws {
    let lines = try await answered(at: now, way)
    #expect(!lines.contains { $0.hasPrefix("* RequestRide") })
    #expect(lines.last?.hasSuffix("with MonkeyRides?") == true, "\(lines)")
  }
}
