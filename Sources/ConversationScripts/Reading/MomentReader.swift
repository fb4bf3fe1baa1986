import Foundation

/// Reads a moment as scripts write it: ISO 8601 with an offset, or with the name of a time zone behind it.
enum MomentReader {
  /// `2026-11-21T09:00:00+01:00`, `2026-11-21T09:00Z`, `2026-11-21T09:00 Europe/Paris`; `nil` for anything else.
  static func read(_ text: String) -> Moment? {
    var rest = text[...]
    guard let year = number(&rest, 4), take("-", &rest), let month = number(&rest, 2), take("-", &rest),
      let day = number(&rest, 2), take("T", &rest) || take(" ", &rest),
      let hour = number(&rest, 2), take(":", &rest), let minute = number(&rest, 2)
    else { return nil }
    var second = 0
    if take(":", &rest) {
      guard let seconds = number(&rest, 2) else { return nil }
      second = seconds
    }
    guard let zone = zone(rest.trimmed) else { return nil }
    let parts = DateComponents(
      year: year, month: month, day: day, hour: hour, minute: minute, second: second)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    guard let date = calendar.date(from: parts) else { return nil }
    // The calendar would carry a day that the month does not have over into the next month.
    let found = calendar.dateComponents([.month, .day], from: date)
    guard found.month == month, found.day == day, hour < 24, minute < 60, second < 60 else { return nil }
    return Moment(date: date, timeZone: zone)
  }

  private static func zone(_ text: String) -> TimeZone? {
    if text.isEmpty || text == "Z" { return .gmt }
    guard let sign = text.first, sign == "+" || sign == "-" else { return TimeZone(identifier: text) }
    var rest = text.dropFirst()
    guard let hours = number(&rest, 2), hours <= 14 else { return nil }
    _ = take(":", &rest)
    let minutes = rest.isEmpty ? 0 : number(&rest, 2)
    guard let minutes, rest.isEmpty, minutes < 60 else { return nil }
    let seconds = hours * 3600 + minutes * 60
    return TimeZone(secondsFromGMT: sign == "-" ? -seconds : seconds)
  }

  private static func number(_ text: inout Substring, _ digits: Int) -> Int? {
    let found = text.prefix(digits)
    guard found.count == digits, found.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    text = text.dropFirst(digits)
    return Int(found)
  }

  private static func take(_ character: Character, _ text: inout Substring) -> Bool {
    guard text.first == character else { return false }
    text = text.dropFirst()
    return true
  }
}
