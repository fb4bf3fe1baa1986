import Foundation
import Testing

@testable import IntentUnderstanding

/// The machine's time zones as they are read here, beside Foundation's.
@Suite struct ZoneFileTests {
  @Test func everyZoneIsAsFoundationHasIt() {
    var different: Set<String> = []
    var count = 0
    for name in TimeZone.knownTimeZoneIdentifiers {
      guard let zone = TimeZone(identifier: name), let file = ZoneFile(name) else { continue }
      count += 1
      for week in stride(from: 0, to: 4_200, by: 3) {
        let date = Date(timeIntervalSince1970: Double(week) * 604_800 + 4000)
        if file.offset(at: date) != zone.secondsFromGMT(for: date) { different.insert("\(name) \(date)") }
      }
    }
    #expect(count > 300 || !FileManager.default.fileExists(atPath: "/usr/share/zoneinfo/Europe/Berlin"))
    #expect(different.sorted().prefix(20) == [])
  }

  @Test func theHourOfAChangeIsKnown() throws {
    let rule = try #require(ZoneRule("CET-1CEST,M3.5.0,M10.5.0/3"))
    // The 29th of March and the 25th of October 2026, at one o'clock in Greenwich.
    for (change, before, after) in [(1_774_746_000, 3600, 7200), (1_792_890_000, 7200, 3600)] {
      #expect(rule.offset(at: change - 1) == before)
      #expect(rule.offset(at: change) == after)
    }
  }

  @Test(arguments: [
    ("UTC0", 0), ("<+0545>-5:45", 20_700), ("EST5EDT,M3.2.0,M11.1.0", -18_000), ("<-03>3", -10_800),
    ("AEST-10AEDT,M10.1.0,M4.1.0/3", 39_600), ("IST-1GMT0,M10.5.0,M3.5.0/1", 0),
  ]) func rulesOfAllKindsAreRead(text: String, january: Int) {
    #expect(ZoneRule(text)?.offset(at: 1_768_000_000) == january)
  }

  @Test func whatIsNoZoneIsNone() {
    for name in ["", "Europe/Nowhere", "../passwd", "/etc/passwd", "tzdata.zi"] { #expect(ZoneFile(name) == nil) }
    for text in ["", "CET", "CET-1CEST", "CET-1CEST,M13.5.0,M10.5.0"] { #expect(ZoneRule(text) == nil) }
  }
}
