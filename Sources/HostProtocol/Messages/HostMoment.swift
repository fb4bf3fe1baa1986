#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A moment as messages have it: `2026-11-21T09:00:00+01:00`, with the time zone of the user.
package struct HostMoment: Sendable, Hashable {
  package var date: Date
  package var zone: TimeZone

  package init(date: Date, zone: TimeZone) {
    self.date = date
    self.zone = zone
  }

  /// Reads a moment of ISO 8601 with its offset; `nil` for anything else, such as the 30th of February.
  package init?(_ text: String) {
    guard text.utf8.count <= 40 else { return nil }
    let hasFraction = text.contains(".")
    guard let date = try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: hasFraction)) else {
      return nil
    }
    self.date = date
    self.zone = Self.zone(text)
    guard isWritten(as: text) else { return nil }
  }

  /// Whether the moment's date and time are those of the text: Foundation turns the 30th of February into a day of
  /// March.
  private func isWritten(as text: String) -> Bool {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute, .second], from: date)
    let numbers = text.split(maxSplits: 6) { "-T:.Zz+ ".contains($0) }.prefix(6).map { Int($0) }
    return parts.era == 1 && numbers == [parts.year, parts.month, parts.day, parts.hour, parts.minute, parts.second]
  }

  /// The time zone of the offset at the end of the text.
  private static func zone(_ text: String) -> TimeZone {
    guard let sign = text.lastIndex(where: { $0 == "+" || $0 == "-" }), text[sign...].count <= 6 else { return .gmt }
    let digits = text[sign...].filter(\.isNumber).compactMap(\.wholeNumberValue)
    guard digits.count == 4 else { return .gmt }
    let seconds = (digits[0] * 10 + digits[1]) * 3600 + (digits[2] * 10 + digits[3]) * 60
    return TimeZone(secondsFromGMT: text[sign] == "-" ? -seconds : seconds) ?? .gmt
  }
}
