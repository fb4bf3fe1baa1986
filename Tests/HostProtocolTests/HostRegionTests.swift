import Foundation
import Parley
import Testing

@testable import HostProtocol

/// What a host says of the user's region decides about currency and weeks, whatever the machine is set to.
@Suite struct HostRegionTests {
  /// The parameters that the host is handed when it confirms what was said.
  private func parameters(
    of words: String, of intent: String, opening: String, languages: String = #"["en"]"#
  ) async throws -> JSONFields {
    let host = TestHost { method, _ in .string(method == "confirm" ? "ready" : "success") }
    try await host.ask(
      "initialize",
      #"""
      {"permission": "authorized", "languages": \#(languages), "apps": [
        {"identifier": "a.b", "displayName": "Pay", "handles": {"\#(intent)": {"confirm": true}}}]}
      """#)
    try await host.ask("open", #"{"conversation": "c", \#(opening)}"#)
    _ = try await host.hear(words)
    let call = try #require(host.calls.first { $0.method == "confirm" })
    return try JSONFields(call.params, at: "").object("parameters")
  }

  @Test(arguments: [
    ("GB", "GBP"), ("CH", "CHF"), ("MX", "MXN"), ("FR", "EUR"), ("US", "USD"),
  ])
  func anAmountWithoutACurrencyIsInTheRegions(_ region: String, _ currency: String) async throws {
    let given = try await parameters(of: "pay Ada 20", of: "SendPayment", opening: #""region": "\#(region)""#)
    #expect(try given.object("currencyAmount").string("currencyCode") == currency)
  }

  @Test func theCurrencyThatTheHostNamesComesFirst() async throws {
    let given = try await parameters(
      of: "pay Ada 20", of: "SendPayment", opening: #""region": "GB", "currency": "SEK""#)
    #expect(try given.object("currencyAmount").string("currencyCode") == "SEK")
  }

  /// On a Sunday, last week ended yesterday where weeks begin on Sundays, and a week ago elsewhere.
  @Test(arguments: [("US", 15), ("GB", 9), ("DE", 9)])
  func aWeekBeginsAsInTheRegion(_ region: String, _ day: Int) async throws {
    let given = try await parameters(
      of: "show photos from last week", of: "SearchForPhotos",
      opening: #""region": "\#(region)", "now": "2026-11-22T10:00:00Z", "timeZone": "UTC""#)
    let start = try given.object("dateCreated").object("startDateComponents")
    #expect(try start.number("day") == Double(day))
  }

  @Test func aLanguageWithARegionIsSpoken() async throws {
    let given = try await parameters(
      of: "zahl Ada 20", of: "SendPayment", opening: #""language": "de-CH""#, languages: #"["de-CH"]"#)
    #expect(try given.object("payee").string("displayName") == "Ada")
  }

  @Test func aRegionThatIsNoneIsRefusedByItsPlace() async throws {
    let host = TestHost()
    try await host.ask(
      "initialize",
      #"{"apps": [{"identifier": "a.b", "displayName": "Pay", "handles": {"SendPayment": {}}}]}"#)
    await #expect(throws: (any Error).self) { try await host.ask("open", #"{"conversation": "c", "region": "QQ"}"#) }
  }
}
