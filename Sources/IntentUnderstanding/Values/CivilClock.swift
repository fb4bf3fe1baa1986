#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The user's present as local time, and what names of days and times mean relative to it.
struct CivilClock {
  let now: Date
  let timeZone: TimeZone
  let tense: ValueSpotter.Tense
  /// The user's local time in seconds, as ``CivilCalendar`` counts them.
  let seconds: Int
  /// Today, in days since 1970.
  var today: Int { CivilCalendar.floorDivide(seconds, CivilCalendar.secondsOfDay) }

  /// The farthest day, in days from now, that is taken for a date.
  static let farthest = 3_000_000

  init(_ situation: Situation, tense: ValueSpotter.Tense) {
    self.now = situation.now
    self.timeZone = situation.calendar.timeZone
    self.tense = tense
    self.seconds = Self.local(situation.now, situation.calendar.timeZone)
  }

  private static func local(_ date: Date, _ timeZone: TimeZone) -> Int {
    let seconds = max(-1e14, min(1e14, date.timeIntervalSince1970.rounded(.down)))
    return Int(seconds) + timeZone.secondsFromGMT(for: date)
  }

  /// The local time some seconds from now, across a change of the clocks.
  func local(after interval: Double) -> Int {
    Self.local(now.addingTimeInterval(interval), timeZone)
  }

  func span(_ day: Int, days: Int = 1, cycle: Int? = nil) -> CivilSpan {
    CivilSpan(
      start: day * CivilCalendar.secondsOfDay, end: (day + days) * CivilCalendar.secondsOfDay,
      grain: .day, cycle: cycle)
  }

  /// The next day with that name, not today.
  func weekday(_ weekday: Int) -> CivilSpan {
    guard tense == .coming else { return lastWeekday(weekday) }
    return span(today + (weekday - CivilCalendar.weekday(today) + 6) % 7 + 1, cycle: 7)
  }

  /// The weekday before today.
  func lastWeekday(_ weekday: Int) -> CivilSpan {
    span(today - (CivilCalendar.weekday(today) - weekday + 6) % 7 - 1, cycle: 7)
  }

  /// The weekday of the week that is the given number of weeks ahead; a week begins with Monday.
  func weekday(_ weekday: Int, weeks: Int) -> CivilSpan {
    span(today - CivilCalendar.weekday(today) + weeks * 7 + weekday)
  }

  /// The next moment with that time of day.
  func moment(_ time: Int, open: Bool) -> Int {
    let midnight = today * CivilCalendar.secondsOfDay
    let step = open ? CivilCalendar.secondsOfDay / 2 : CivilCalendar.secondsOfDay
    var moment = midnight + time
    switch tense {
    case .coming:
      while moment <= seconds { moment += step }
    case .gone:
      while moment >= seconds { moment -= step }
      while moment + step < seconds { moment += step }
    }
    return moment
  }

  /// The moment of a time of day on a given day; hours before seven are taken for the afternoon.
  func moment(_ time: Int, open: Bool, onDay start: Int) -> Int {
    let half = CivilCalendar.secondsOfDay / 2
    guard open else { return start + time }
    if start == today * CivilCalendar.secondsOfDay {
      if start + time > seconds || start + time + half <= seconds, tense == .coming {
        return start + time > seconds && time >= 7 * 3600 ? start + time : start + time + half
      }
      if tense == .gone { return start + time + half < seconds ? start + time + half : start + time }
      return start + time + half
    }
    return time < 7 * 3600 ? start + time + half : start + time
  }

  /// The nearest day with that number in a month, or in any month.
  func date(month: Int?, day: Int, year: Int?) -> CivilSpan? {
    let current = CivilCalendar.date(today)
    guard (1...31).contains(day), month.map({ (1...12).contains($0) }) ?? true else { return nil }
    if let year {
      let month = month ?? current.month
      guard (1...9999).contains(year), day <= CivilCalendar.length(ofMonth: month, in: year) else {
        return nil
      }
      return span(CivilCalendar.days(year, month, day))
    }
    let step = month == nil ? 1 : 12
    let firstMonth = month ?? current.month
    for turn in 0..<9 {
      let months = (tense == .coming ? turn : -turn) * step
      let first = CivilCalendar.date(CivilCalendar.days(current.year, firstMonth + months, 1))
      guard day <= CivilCalendar.length(ofMonth: first.month, in: first.year) else { continue }
      let found = CivilCalendar.days(first.year, first.month, day)
      if tense == .coming ? found >= today : found <= today {
        let earlier = CivilCalendar.adding(months: -step, to: found)
        return span(found, cycle: found - earlier)
      }
    }
    return nil
  }

  /// A whole month: the nearest, or that of a given year.
  func month(_ month: Int, year: Int?) -> CivilSpan? {
    let current = CivilCalendar.date(today)
    var realYear = year ?? current.year
    guard (1...9999).contains(realYear), (1...12).contains(month) else { return nil }
    if year == nil, tense == .coming, month < current.month { realYear += 1 }
    if year == nil, tense == .gone, month > current.month { realYear -= 1 }
    let first = CivilCalendar.days(realYear, month, 1)
    let cycle = year == nil ? first - CivilCalendar.days(realYear - 1, month, 1) : nil
    return span(first, days: CivilCalendar.length(ofMonth: month, in: realYear), cycle: cycle)
  }

  /// The last month with that name before this one.
  func lastMonth(_ month: Int) -> CivilSpan? {
    let current = CivilCalendar.date(today)
    return self.month(month, year: month < current.month ? current.year : current.year - 1)
  }

  /// The week, month, year or day that is the given number ahead; the first day of a week is that of the user's
  /// calendar.
  func period(_ step: CalendarStep, _ count: Int, firstWeekday: Int) -> CivilSpan {
    let current = CivilCalendar.date(today)
    switch step {
    case .week:
      let into = (CivilCalendar.weekday(today) - firstWeekday + 7) % 7
      return span(today - into + count * 7, days: 7)
    case .month:
      let first = CivilCalendar.days(current.year, current.month + count, 1)
      let next = CivilCalendar.days(current.year, current.month + count + 1, 1)
      return span(first, days: next - first)
    case .year:
      let first = CivilCalendar.days(current.year + count, 1, 1)
      return span(first, days: CivilCalendar.days(current.year + count + 1, 1, 1) - first)
    default: return span(today + count)
    }
  }

  /// The quarter of the year that is the given number ahead.
  func quarter(_ count: Int) -> CivilSpan {
    let current = CivilCalendar.date(today)
    let month = (current.month - 1) / 3 * 3 + 1 + count * 3
    let first = CivilCalendar.days(current.year, month, 1)
    return span(first, days: CivilCalendar.days(current.year, month + 3, 1) - first)
  }

  /// From Friday evening to the end of Sunday, of this week or of the week the given number ahead.
  func weekend(_ count: Int) -> CivilSpan {
    weekend(ofSaturday: today - CivilCalendar.weekday(today) + count * 7 + 5)
  }

  /// The weekend of a Saturday, in days since 1970.
  func weekend(ofSaturday saturday: Int) -> CivilSpan {
    CivilSpan(
      start: (saturday - 1) * CivilCalendar.secondsOfDay + 18 * 3600, end: (saturday + 2) * CivilCalendar.secondsOfDay,
      grain: .minute, cycle: 7)
  }

  /// A season of a given year; a winter is that of the year it begins in.
  func season(_ season: Int, of year: Int) -> CivilSpan {
    let first = CivilCalendar.days(year, 3 + season * 3, 1)
    return span(first, days: CivilCalendar.days(year, 6 + season * 3, 1) - first)
  }

  /// A meteorological season of the northern hemisphere; the nearest one, or that of the year the given number ahead.
  func season(_ season: Int, years: Int?) -> CivilSpan {
    let current = CivilCalendar.date(today)
    let month = 3 + season * 3
    var year = current.year
    func first(_ year: Int) -> Int { CivilCalendar.days(year, month, 1) }
    func end(_ year: Int) -> Int { CivilCalendar.days(year, month + 3, 1) }
    switch years ?? (tense == .coming ? 0 : -1) {
    case ..<0: while end(year) > today { year -= 1 }
    case 1...: if first(year) <= today { year += 1 }
    default:
      // A winter that began last year is still this winter.
      if end(year - 1) > today { year -= 1 } else if end(year) <= today { year += 1 }
    }
    return span(first(year), days: end(year) - first(year))
  }
}
