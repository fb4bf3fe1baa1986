#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel

/// Makes a value from the terms in a pattern's slots.
struct ValueComposer {
  let clock: CivilClock
  let currencies: [(codes: [String], isMinor: Bool)]
  let currencyCode: String
  let figureOrder: ValueSettings.FigureOrder
  private let region: Region?
  private let calendar: Calendar
  private let usualFirstWeekday: Int?

  /// The first day of the user's week, 0 for Monday: the calendar's own, else the region's, else the language's.
  var firstWeekday: Int {
    if let region { return (region.firstWeekday + 5) % 7 }
    if let usualFirstWeekday, calendar.firstWeekday == 1, calendar.locale?.region == nil { return usualFirstWeekday }
    return (calendar.firstWeekday + 5) % 7
  }

  init(grammar: ValueGrammar, situation: Situation, tense: ValueSpotter.Tense) {
    self.clock = CivilClock(situation, tense: tense)
    self.currencies = grammar.settings.currencies
    self.currencyCode = situation.currencyCode
    self.figureOrder =
      situation.region.map { $0.isMonthFirst ? .monthDay : .dayMonth } ?? grammar.settings.figureOrder
    region = situation.region
    calendar = situation.calendar
    usualFirstWeekday = grammar.settings.firstWeekday
  }

  /// The value; `nil` where the terms make none: there is no 40th of May.
  func make(_ action: ValueAction, _ captures: [PatternMatcher.Capture]) -> ValueTerm? {
    let caught = CaughtTerms(captures)
    switch action {
    case .number, .scaled, .product, .point, .ordinal, .quantity, .hours, .hoursOf24, .sum, .rest, .reversed, .money,
      .people, .companions:
      return amount(action, caught)
    case .clock, .minutes, .fixedClock, .part, .dayPart, .weekdayPart, .nearPart, .partHalf:
      return time(action, caught)
    case .join: return joined(caught)
    case .bound(let bound): return bounded(bound, caught)
    case .between: return between(caught)
    case .shift, .lately, .soon: return shifted(action, caught)
    case .every(let step, let count): return repeated(step, count, caught)
    case .workdays:
      return .repeated(RepeatedDate(step: .week, interval: 1, weekdays: Array(0..<5)))
    case .same: return caught.terms.last
    case .beside(let side): return .beside(side)
    case .offset(let sign): return offset(sign, caught)
    case .zone(let minutes): return zoned(minutes, caught)
    case .nthWeek(let place, days: let days): return nthWeek(place, days, caught)
    case .weekend(let count): return .date(clock.weekend(count))
    case .now: return .date(CivilSpan(start: clock.seconds, end: nil, grain: .second))
    default: return day(action, caught).map(ValueTerm.day)
    }
  }

  private func day(_ action: ValueAction, _ caught: CaughtTerms) -> CivilSpan? {
    switch action {
    case .day(let count): clock.span(clock.today + count)
    case .weekday(let rule):
      caught.weekday.map { weekday($0, rule, days: caught.duration?.days ?? 0, count: caught.n ?? 1) }
    case .period(let step, let count): clock.period(step, count, firstWeekday: firstWeekday)
    case .quarter(let count): clock.quarter(count)
    case .third(let place): third(place, caught)
    case .nth(let place): nth(place, caught)
    case .nearest: nearest(caught)
    case .season(let years): caught.season.map { season($0, years, caught.year) }
    case .feast(let month, let day): clock.date(month: month, day: day, year: caught.year)
    case .pointedDate: pointedDate(caught)
    case .lastMonth: caught.month.flatMap(clock.lastMonth)
    case .date: date(caught)
    default: nil
    }
  }

  /// - Parameters:
  /// - days: The days of a duration in the words.
  /// - said: The number in the words.
  private func weekday(_ weekday: Int, _ rule: ValueAction.WeekdayRule, days: Int, count said: Int) -> CivilSpan {
    switch rule {
    case .near: clock.weekday(weekday)
    case .last: clock.lastWeekday(weekday)
    case .before:
      clock.span((clock.lastWeekday(weekday).start ?? 0) / CivilCalendar.secondsOfDay - max(days, 7) + 7)
    case .counted(let sign):
      clock.span(
        ((sign < 0 ? clock.lastWeekday(weekday) : clock.weekday(weekday)).start ?? 0) / CivilCalendar.secondsOfDay
          + sign * 7 * (min(said, 1000) - 1))
    case .week(let count): clock.weekday(weekday, weeks: count)
    case .after(let count):
      clock.span((clock.weekday(weekday).start ?? 0) / CivilCalendar.secondsOfDay + (days > 0 ? days : count * 7))
    }
  }

  private func season(_ season: Int, _ years: Int?, _ year: Int?) -> CivilSpan {
    guard let year, (1...9999).contains(year) else { return clock.season(season, years: years) }
    return clock.season(season, of: year)
  }

  private func date(_ caught: CaughtTerms) -> CivilSpan? {
    if let figures = caught.figures { return date(figures) }
    let year = caught.year
    if let day = caught.monthday { return clock.date(month: caught.month, day: day, year: year) }
    if let month = caught.month { return clock.month(month, year: year) }
    guard let year, (1...9999).contains(year) else { return nil }
    let first = CivilCalendar.days(year, 1, 1)
    return clock.span(first, days: CivilCalendar.days(year + 1, 1, 1) - first)
  }

  /// "5.12." is read as a number with decimals.
  func pointedDate(_ caught: CaughtTerms) -> CivilSpan? {
    guard let numeral = caught.numeral, (1...2).contains(numeral.decimals) else { return nil }
    let parts = "\(numeral.decimal)".split(separator: ".")
    guard let day = parts.first.flatMap({ Int($0) }) else { return nil }
    let digits = parts.count > 1 ? String(parts[1]) : "0"
    let padded = digits + String(repeating: "0", count: max(0, numeral.decimals - digits.count))
    return Int(padded).flatMap { clock.date(month: $0, day: day, year: nil) }
  }

  /// `2026-12-01`, `12/5`, `24.12.26`: the day and month in the language's order, or the only possible one.
  func date(_ figures: (Int, Int, Int?)) -> CivilSpan? {
    if figures.0 > 31, let day = figures.2 {
      return clock.date(month: figures.1, day: day, year: figures.0)
    }
    var (month, day) =
      figureOrder == .monthDay ? (figures.0, figures.1) : (figures.1, figures.0)
    if month > 12 { swap(&month, &day) }
    let year = figures.2.map { $0 < 70 ? $0 + 2000 : $0 < 100 ? $0 + 1900 : $0 }
    return clock.date(month: month, day: day, year: year)
  }
}

/// The terms in a pattern's slots, by kind.
struct CaughtTerms {
  let captures: [PatternMatcher.Capture]

  init(_ captures: [PatternMatcher.Capture]) { self.captures = captures }

  var terms: [ValueTerm] { captures.map(\.term) }

  private func integer(_ slot: ValueSlot, _ place: Int = 0) -> Int? {
    var left = place
    for capture in captures where capture.slot == slot {
      if left > 0 {
        left -= 1
        continue
      }
      switch capture.term {
      case .number(let numeral): return numeral.integer
      case .ordinal(let ordinal): return ordinal
      default: return nil
      }
    }
    return nil
  }

  var n: Int? { integer(.n) }
  var ordinal: Int? { integer(.ordinal) ?? integer(.monthday) }
  var few: Int? { integer(.few) }
  var tens: Int? { integer(.tens) }
  /// The numbers of people in all terms.
  var counts: [Int] {
    captures.compactMap { capture in
      switch capture.term {
      case .people(let count), .companions(let count): count
      case .number(let numeral) where numeral.integer.map((0...1000).contains) == true: numeral.integer
      default: nil
      }
    }
  }
  var hour: Int? { integer(.hour) }
  var minute: Int? { integer(.minute) }
  var cents: Int? { integer(.cents) }
  var monthday: Int? { integer(.monthday) ?? integer(.ordinal) ?? integer(.dayNumber) }
  /// A year, which may be said in two halves: "nineteen eighty".
  var year: Int? {
    if let year = integer(.year) { return year }
    guard let century = n, let rest = cents, (10...29).contains(century) else { return nil }
    return century * 100 + rest
  }

  /// The first term of the wanted kind.
  @inline(__always)
  private func first<Value>(_ read: (ValueTerm) -> Value?) -> Value? {
    for capture in captures {
      if let value = read(capture.term) { return value }
    }
    return nil
  }

  var month: Int? { first { if case .month(let month) = $0 { month } else { nil } } }
  var weekday: Int? { first { if case .weekday(let day) = $0 { day } else { nil } } }
  var weekdays: [Int] {
    captures.compactMap { if case .weekday(let day) = $0.term { day } else { nil } }
  }
  var season: Int? { first { if case .season(let season) = $0 { season } else { nil } } }
  var numeral: Numeral? { first { if case .number(let numeral) = $0 { numeral } else { nil } } }
  var numerals: [Numeral] {
    captures.compactMap { if case .number(let numeral) = $0.term { numeral } else { nil } }
  }
  var unit: ValueUnit? { first { if case .unit(let unit) = $0 { unit } else { nil } } }
  var currency: Int? { first { if case .currency(let index) = $0 { index } else { nil } } }
  var secondCurrency: Int? {
    captures.lazy.compactMap { if case .currency(let index) = $0.term { index } else { nil } }
      .dropFirst().first
  }
  var duration: SpokenDuration? {
    first { if case .duration(let value) = $0 { value } else { nil } }
  }
  var day: CivilSpan? { first { if case .day(let span) = $0 { span } else { nil } } }
  var days: [CivilSpan] { captures.compactMap { if case .day(let span) = $0.term { span } else { nil } } }
  var date: CivilSpan? { first { if case .date(let span) = $0 { span } else { nil } } }
  var clock: (time: Int, open: Bool)? {
    for capture in captures {
      if case .clock(let time, let open) = capture.term { return (time, open) }
      if capture.slot == .hhmm, case .number(let numeral) = capture.term { return numeral.figuredTime }
      if capture.slot == .hours, case .duration(let duration) = capture.term {
        return duration.openTime
      }
    }
    return nil
  }
  var part: (from: Int, to: Int)? {
    first { if case .part(let from, let to) = $0 { (from, to) } else { nil } }
  }
  var figures: (Int, Int, Int?)? {
    first { if case .figures(let a, let b, let c) = $0 { (a, b, c) } else { nil } }
  }
  /// Figures with a stroke between them as a fraction: `3/4`.
  var fraction: Double? { figures.flatMap { $0.2 == nil && $0.1 > 0 ? Double($0.0) / Double($0.1) : nil } }
  var repeated: RepeatedDate? {
    first { if case .repeated(let date) = $0 { date } else { nil } }
  }
}
