import Foundation

/// What a pattern makes of the words it fits.
enum ValueAction: Sendable, Hashable {
  enum Half: String, Sendable { case am, pm }
  enum Bound: String, Sendable { case since, from, after, before, until, by }

  /// A fixed number.
  case number(Decimal)
  /// The number said, times and plus something: `a million and a half`.
  case scaled(times: Decimal, plus: Decimal)
  /// The first number, plus something, times the second: `one and a half million`.
  case product(plus: Decimal)
  /// The first number with the second as its decimals: `seven point five`.
  case point
  case ordinal(Int)
  /// The unit so many times, besides the number said; plus something: `two hours and a half`.
  case quantity(times: Double, plus: Double)
  /// The hours said and minutes, which are a duration or a time of day.
  case hours(minutes: Int)
  /// The sum of amounts of one kind: `an hour and ten minutes`.
  case sum
  /// An amount and its currency, with hundredths where two numbers are said.
  case money
  case people(Int?)
  /// The day so many days from today.
  case day(Int)
  /// The weekday to come or gone by; some weeks on where it is said.
  case weekday(WeekdayRule)
  /// This week, month or year, or one so many further.
  case period(CalendarStep, Int)
  case weekend(Int)
  /// This season, or one so many years on; `nil` for the one that the tense asks for.
  case season(Int?)
  /// A part, by its hours, of a weekday (0 for Monday) that is one word with it: "Montagabend".
  case weekdayPart(Int, Int, Int)
  /// The nearest such part of a day.
  case nearPart(Int, Int)
  /// A day and month with a point between: "5.12."
  case pointedDate
  /// The coming day of a month and day.
  case feast(Int, Int)
  /// The month caught, gone by.
  case lastMonth
  /// A date by whatever of day, month, year and weekday is said.
  case date
  /// The hour and minutes said, shifted by minutes: `half past`, `halb`.
  case clock(shift: Int, half: Half?)
  /// The minutes said before (-1) or after (1) the hour.
  case minutes(Int)
  /// A fixed time of day, in seconds.
  case fixedClock(Int)
  case part(Int, Int)
  /// A part, by its hours, of the day caught or of the day so many from today; or a time in it.
  case dayPart(Int, Int, Int)
  /// Day, time and part of day put together.
  case join
  /// From now by the duration said, times the sign.
  case shift(Int)
  /// The duration up to now.
  case lately
  /// The duration from now on.
  case soon
  case bound(Bound)
  case between
  /// Again and again: every so many steps.
  case every(CalendarStep?, Int)
  /// Every day from Monday to Friday.
  case workdays
  /// The one thing said, unchanged.
  case same
  /// Now.
  case now

  enum WeekdayRule: Sendable, Hashable {
    /// As the tense asks for.
    case near
    /// The one before today.
    case last
    /// So many weeks after the one to come.
    case after(Int)
    /// The one of a week so many weeks on.
    case week(Int)
  }
}

extension ValueAction {
  /// Reads an action of the notation: its name and its arguments.
  init?(_ name: String, _ arguments: [String]) {
    let first = arguments.first
    func decimal(_ index: Int) -> Decimal? {
      guard arguments.indices.contains(index) else { return nil }
      if let whole = Int(arguments[index]) { return Decimal(whole) }
      let parts = arguments[index].split(separator: "/").compactMap { Decimal(string: String($0)) }
      guard let over = parts.first else { return nil }
      return parts.count == 2 && parts[1] != 0 ? over / parts[1] : over
    }
    func double(_ index: Int) -> Double? {
      whole(index).map(Double.init) ?? decimal(index).flatMap { Double("\($0)") }
    }
    func whole(_ index: Int) -> Int? {
      arguments.indices.contains(index) ? Int(arguments[index]) : nil
    }
    switch name {
    case "number": self = .number(decimal(0) ?? 0)
    case "scaled": self = .scaled(times: decimal(0) ?? 1, plus: decimal(1) ?? 0)
    case "ordinal": self = .ordinal(whole(0) ?? 1)
    case "quantity": self = .quantity(times: double(0) ?? 1, plus: double(1) ?? 0)
    case "hours": self = .hours(minutes: whole(0) ?? 0)
    case "sum": self = .sum
    case "money": self = .money
    case "people": self = .people(whole(0))
    case "day": self = .day(whole(0) ?? 0)
    case "weekday":
      switch first {
      case nil: self = .weekday(.near)
      case "last": self = .weekday(.last)
      case "after": self = .weekday(.after(whole(1) ?? 1))
      default: self = .weekday(.week(whole(0) ?? 1))
      }
    case "period":
      guard let step = first.flatMap({ CalendarStep(name: $0) }) else { return nil }
      self = .period(step, whole(1) ?? 0)
    case "weekend": self = .weekend(whole(0) ?? 0)
    case "season": self = .season(whole(0))
    case "date": self = .date
    case "clock":
      let half = arguments.lazy.compactMap { Half(rawValue: $0) }.first
      self = .clock(shift: whole(0) ?? 0, half: half)
    case "minutes": self = .minutes(whole(0) ?? 1)
    case "weekday-part": self = .weekdayPart((whole(0) ?? 1) - 1, whole(1) ?? 0, whole(2) ?? 24)
    case "near-part": self = .nearPart(whole(0) ?? 0, whole(1) ?? 24)
    case "pointed-date": self = .pointedDate
    case "feast": self = .feast(whole(0) ?? 1, whole(1) ?? 1)
    case "last-month": self = .lastMonth
    case "day-part": self = .dayPart(whole(0) ?? 0, whole(1) ?? 0, whole(2) ?? 24)
    case "product": self = .product(plus: decimal(0) ?? 0)
    case "point": self = .point
    case "time": self = .fixedClock((whole(0) ?? 0) * 3600 + (whole(1) ?? 0) * 60)
    case "part": self = .part(whole(0) ?? 0, whole(1) ?? 24)
    case "join": self = .join
    case "shift": self = .shift(whole(0) ?? 1)
    case "lately": self = .lately
    case "soon": self = .soon
    case "bound":
      guard let bound = first.flatMap({ Bound(rawValue: $0) }) else { return nil }
      self = .bound(bound)
    case "between": self = .between
    case "every": self = .every(first.flatMap { CalendarStep(name: $0) }, whole(1) ?? 1)
    case "workdays": self = .workdays
    case "same": self = .same
    case "now": self = .now
    default: return nil
    }
  }
}

extension CalendarStep {
  init?(name: some StringProtocol) {
    switch name {
    case "second": self = .second
    case "minute": self = .minute
    case "hour": self = .hour
    case "day": self = .day
    case "week": self = .week
    case "month": self = .month
    case "year": self = .year
    default: return nil
    }
  }
}
