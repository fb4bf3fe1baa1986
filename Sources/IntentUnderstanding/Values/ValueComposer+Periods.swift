#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Days within longer stretches of days, and days and moments moved by a duration.
extension ValueComposer {
  /// A weekday within some days, or one of the days: "the second Monday of March", "the 20th of next month".
  ///
  /// - Parameter fixed: Its place; 0 for the last, `nil` for the place in the words.
  func nth(_ fixed: Int?, _ caught: CaughtTerms) -> CivilSpan? {
    guard let days = caught.day ?? month(caught), let start = days.start, let last = days.end,
      let place = fixed ?? caught.ordinal, (0...366).contains(place)
    else { return nil }
    let (first, end) = (start / CivilCalendar.secondsOfDay, last / CivilCalendar.secondsOfDay)
    guard end - first >= 7 else { return nil }
    var found = place == 0 ? end - 1 : first + place - 1
    if let weekday = caught.weekday {
      let begin = first + (weekday - CivilCalendar.weekday(first) + 7) % 7
      found = place == 0 ? begin + (end - 1 - begin) / 7 * 7 : begin + (place - 1) * 7
    }
    return found >= first && found < end ? clock.span(found) : nil
  }

  /// A whole week within some days, or a weekend whose Saturday is: "the second week of March".
  func nthWeek(_ fixed: Int?, _ days: Int, _ caught: CaughtTerms) -> ValueTerm? {
    guard let stretch = caught.day ?? month(caught), let start = stretch.start, let last = stretch.end,
      let place = fixed ?? caught.ordinal, (0...53).contains(place)
    else { return nil }
    let (first, end) = (start / CivilCalendar.secondsOfDay, last / CivilCalendar.secondsOfDay)
    let begin = first + ((days == 7 ? firstWeekday : 5) - CivilCalendar.weekday(first) + 7) % 7
    let latest = end - (days == 7 ? 7 : 1)
    guard end - first > 7, begin <= latest else { return nil }
    let found = place == 0 ? begin + (latest - begin) / 7 * 7 : begin + (place - 1) * 7
    guard found <= latest else { return nil }
    if days == 7 { return .day(clock.span(found, days: 7)) }
    return .date(clock.weekend(ofSaturday: found))
  }

  /// "The Monday closest to the 5th of October".
  func nearest(_ caught: CaughtTerms) -> CivilSpan? {
    let days = caught.days.compactMap(\.start).map { $0 / CivilCalendar.secondsOfDay }
    guard days.count == 2 else { return nil }
    let ahead = (CivilCalendar.weekday(days[0]) - CivilCalendar.weekday(days[1]) + 7) % 7
    return clock.span(days[1] + (ahead > 3 ? ahead - 7 : ahead))
  }

  /// "8:00 GMT": the same moment in the user's time.
  func zoned(_ minutes: Int, _ caught: CaughtTerms) -> ValueTerm? {
    guard let term = caught.terms.last, let span = settled(term), span.grain > .day, let start = span.start else {
      return nil
    }
    let moment = Date(timeIntervalSince1970: Double(start - minutes * 60))
    let shift = clock.timeZone.secondsFromGMT(for: moment) - minutes * 60
    return .date(CivilSpan(start: start + shift, end: span.end.map { $0 + shift }, grain: span.grain))
  }

  private func month(_ caught: CaughtTerms) -> CivilSpan? {
    caught.month.flatMap { clock.month($0, year: caught.year) }
  }

  /// The beginning, the middle or the end of a week, a month or a year.
  func third(_ place: Int, _ caught: CaughtTerms) -> CivilSpan? {
    guard let days = caught.day ?? month(caught), let start = days.start, let end = days.end else {
      return nil
    }
    let (first, count) = (start / CivilCalendar.secondsOfDay, (end - start) / CivilCalendar.secondsOfDay)
    guard count >= 7 else { return nil }
    let length = count / 3
    switch place {
    case 1: return clock.span(first, days: length)
    case 2: return clock.span(first + length, days: length)
    default: return clock.span(first + 2 * length, days: count - 2 * length)
    }
  }

  /// "The day after the 13th", "a year after Christmas", "15 minutes before one".
  func offset(_ sign: Int, _ caught: CaughtTerms) -> ValueTerm? {
    let duration = caught.duration ?? SpokenDuration(days: 1, total: 86_400)
    guard duration.total <= Double(CivilClock.farthest) * 86_400 else { return nil }
    if let start = caught.day?.start, duration.seconds == 0 {
      let isYears = sign > 0 && duration.months > 0 && duration.months % 12 == 0
      // "A year after Christmas" counts from the last Christmas.
      let gone = isYears && clock.tense == .coming ? caught.day?.cycle.map { $0 >= 365 ? $0 : 0 } ?? 0 : 0
      let day = start / CivilCalendar.secondsOfDay - gone
      let moved = CivilCalendar.adding(months: sign * duration.months, to: day) + sign * duration.days
      return .day(clock.span(moved))
    }
    guard duration.months == 0, duration.days == 0, let seconds = Int(exactly: duration.seconds) else { return nil }
    if let clock = caught.clock, !clock.open || abs(seconds) < CivilCalendar.secondsOfDay / 2 {
      let step = clock.open ? CivilCalendar.secondsOfDay / 2 : CivilCalendar.secondsOfDay
      return .clock((clock.time + sign * seconds % step + step) % step, open: clock.open)
    }
    guard let date = caught.date, date.end == nil, let start = date.start else { return nil }
    return .date(CivilSpan(start: start + sign * seconds, end: nil, grain: date.grain))
  }
}
