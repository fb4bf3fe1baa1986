/// The rule for a zone's summer time, as in `CET-1CEST,M3.5.0,M10.5.0/3`.
///
/// Source: IEEE Std 1003.1-2017, section 8.3, the variable TZ.
struct ZoneRule: Sendable {
  private struct Change: Sendable {
    /// The month, the week of it (5 is the last) and the weekday, of which 0 is Sunday; without a month, `day` counts from
    /// the first of January.
    var month: Int?
    var week = 1
    var day = 0
    /// Whether the 29th of February is not counted.
    var skipsLeapDay = false
    var seconds = 7200
  }

  private let standard: Int
  private var summer: (offset: Int, start: Change, end: Change)?

  init?(_ text: String) {
    var rest = Array(text.utf8)[...]
    guard Self.name(&rest), let behind = Self.time(&rest) else { return nil }
    standard = -behind
    if rest.isEmpty { return }
    guard Self.name(&rest) else { return nil }
    let offset = rest.first == UInt8(ascii: ",") ? standard + 3600 : Self.time(&rest).map { -$0 } ?? standard + 3600
    guard let start = Self.change(&rest), let end = Self.change(&rest) else { return nil }
    summer = (offset, start, end)
  }

  func offset(at seconds: Int) -> Int {
    guard let summer else { return standard }
    let year = CivilCalendar.date(CivilCalendar.floorDivide(seconds + standard, 86_400)).year
    let start = Self.seconds(of: summer.start, in: year) - standard
    let end = Self.seconds(of: summer.end, in: year) - summer.offset
    let isSummer = start < end ? start <= seconds && seconds < end : !(end <= seconds && seconds < start)
    return isSummer ? summer.offset : standard
  }

  /// The local time of a change, in seconds since 1970.
  private static func seconds(of change: Change, in year: Int) -> Int {
    guard let month = change.month else {
      let day = CivilCalendar.days(year, 1, 1) + change.day
      let isAfterLeapDay = change.skipsLeapDay && day >= CivilCalendar.days(year, 2, 29)
      let hasLeapDay = CivilCalendar.length(ofMonth: 2, in: year) == 29
      return (day + (isAfterLeapDay && hasLeapDay ? 1 : 0)) * 86_400 + change.seconds
    }
    let first = CivilCalendar.days(year, month, 1)
    // Weekdays of the calendar begin with Monday.
    let into = (change.day + 6 - CivilCalendar.weekday(first) + 7) % 7
    var day = first + into + (change.week - 1) * 7
    while day >= first + CivilCalendar.length(ofMonth: month, in: year) { day -= 7 }
    return day * 86_400 + change.seconds
  }

  // MARK: Reading

  private static func take(_ sign: Unicode.Scalar, _ rest: inout ArraySlice<UInt8>) -> Bool {
    guard rest.first == UInt8(ascii: sign) else { return false }
    rest.removeFirst()
    return true
  }

  private static func number(_ rest: inout ArraySlice<UInt8>) -> Int? {
    let digits = rest.prefix(6).prefix { (0x30...0x39).contains($0) }
    rest = rest.dropFirst(digits.count)
    return Int(String(decoding: digits, as: UTF8.self))
  }

  /// Takes the name of a zone: letters, or anything in angle brackets.
  private static func name(_ rest: inout ArraySlice<UInt8>) -> Bool {
    if take("<", &rest) {
      rest = rest.drop { $0 != UInt8(ascii: ">") }
      return take(">", &rest)
    }
    let letters = rest.prefix { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }
    rest = rest.dropFirst(letters.count)
    return !letters.isEmpty
  }

  /// Takes hours, minutes and seconds: `-3:30`.
  private static func time(_ rest: inout ArraySlice<UInt8>) -> Int? {
    let isNegative = take("-", &rest)
    if !isNegative { _ = take("+", &rest) }
    guard let hours = number(&rest) else { return nil }
    var seconds = hours * 3600
    for unit in [60, 1] where take(":", &rest) { seconds += (number(&rest) ?? 0) * unit }
    return isNegative ? -seconds : seconds
  }

  private static func change(_ rest: inout ArraySlice<UInt8>) -> Change? {
    guard take(",", &rest) else { return nil }
    var change = Change()
    if take("M", &rest) {
      guard let month = number(&rest), take(".", &rest), let week = number(&rest), take(".", &rest),
        let day = number(&rest), (1...12).contains(month), (1...5).contains(week), (0...6).contains(day)
      else { return nil }
      (change.month, change.week, change.day) = (month, week, day)
    } else {
      change.skipsLeapDay = take("J", &rest)
      guard let day = number(&rest), day <= 366 else { return nil }
      change.day = change.skipsLeapDay ? day - 1 : day
    }
    if take("/", &rest) { change.seconds = time(&rest) ?? change.seconds }
    return change
  }
}
