/// Days and months of the Gregorian calendar as plain integers: no clock, no zone, no failure.
///
/// Local time is counted in seconds from the first moment of 1970, as the user's clock shows it.
/// Source of the day arithmetic: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms".
enum CivilCalendar {
  static let secondsOfDay = 86_400

  struct Day: Hashable {
    var year: Int
    var month: Int
    var day: Int
  }

  /// The days from 1 January 1970 to a date; a month or a day out of bounds runs over.
  static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let months = year * 12 + (month - 1)
    let realYear = floorDivide(months, 12)
    let realMonth = months - realYear * 12 + 1
    let shifted = realMonth <= 2 ? realYear - 1 : realYear
    let era = floorDivide(shifted, 400)
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (realMonth + (realMonth > 2 ? -3 : 9)) + 2) / 5
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468 + (day - 1)
  }

  /// The date of a day counted from 1 January 1970.
  static func date(_ days: Int) -> Day {
    let shifted = days + 719_468
    let era = floorDivide(shifted, 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return Day(
      year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
      day: dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }

  /// The day of the week, 0 for Monday.
  static func weekday(_ days: Int) -> Int {
    let remainder = (days + 3) % 7
    return remainder < 0 ? remainder + 7 : remainder
  }

  static func length(ofMonth month: Int, in year: Int) -> Int {
    days(year, month + 1, 1) - days(year, month, 1)
  }

  /// The same day some months later, or the last day of that month where it has no such day.
  static func adding(months: Int, to days: Int) -> Int {
    let date = date(days)
    let first = CivilCalendar.date(self.days(date.year, date.month + months, 1))
    let last = length(ofMonth: first.month, in: first.year)
    return self.days(first.year, first.month, min(date.day, last))
  }

  static func floorDivide(_ a: Int, _ b: Int) -> Int {
    let quotient = a / b
    return a % b < 0 ? quotient - 1 : quotient
  }
}
