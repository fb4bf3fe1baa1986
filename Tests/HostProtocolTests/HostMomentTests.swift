import Foundation
import Testing

@testable import HostProtocol

@Suite struct HostMomentTests {
  @Test(arguments: [
    "2026-11-21T09:00:00+01:00", "2028-02-29T23:59:59Z", "2026-11-21T09:00:00.250-05:30", "0001-01-01T00:00:00Z",
    "2026-03-29T02:30:00+01:00",
  ])
  func aMomentOfTheCalendarIsRead(_ text: String) { #expect(HostMoment(text) != nil) }

  @Test(arguments: [
    "2026-02-29T09:00:00Z", "2026-04-31T09:00:00+02:00", "2026-13-01T09:00:00Z", "2026-11-21T23:59:60Z",
    "2026-11-21T24:00:00Z", "2026-11-21T09:60:00Z", "0000-01-01T00:00:00Z", "2026-00-10T00:00:00Z", "soon", "",
    "2026-11-21T09:00:00+99:99",
  ])
  func aMomentThatIsOnNoCalendarIsRefused(_ text: String) { #expect(HostMoment(text) == nil) }
}
