#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

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
  /// The unit multiplied, beside the number said, plus something: `two hours and a half`.
  case quantity(times: Double, plus: Double)
  /// The hours said and minutes, which are a duration or a time of day.
  case hours(minutes: Int)
  /// The same where the hours are written as of 24: `5h`, `5h30`.
  case hoursOf24
  /// The sum of amounts of one kind: `an hour and ten minutes`.
  case sum
  /// The duration said with a number of its next smaller unit: "an hour twenty".
  case rest
  /// A unit before its ten, in words of their own: "twee en twintig".
  case reversed
  /// An amount and its currency, with hundredths where two numbers are said; of a given country, where it is named.
  case money(String?)
  /// The people said, put together, or a fixed number, and some more: `me and two friends`.
  case people(Int?, plus: Int)
  /// The same for those who are counted with others.
  case companions(Int?)
  /// The day that is the given number of days from today.
  case day(Int)
  /// The weekday to come or gone by; some weeks on where it is said.
  case weekday(WeekdayRule)
  /// This week, month or year, or the one that is the given number ahead.
  case period(CalendarStep, Int)
  /// The quarter of the year, or the one that is the given number ahead.
  case quarter(Int)
  /// The first, second or last third of the days caught: the beginning of a month.
  case third(Int)
  /// A weekday, or a day, of the days caught: by the place said, by a fixed place, or the last (0).
  case nth(Int?)
  /// A whole week (7 days) or a weekend (2) of the days caught: by the place said, or the last (0).
  case nthWeek(Int?, days: Int)
  /// The day of the first day's weekday that is nearest to the second day.
  case nearest
  /// The moment or range caught, said in a time zone so many minutes east of Greenwich.
  case zone(Int)
  /// The day or moment caught, moved by the duration said, or by a day.
  case offset(Int)
  case weekend(Int)
  /// This season, or the one that is the given number of years ahead; `nil` for the one that the tense asks for.
  case season(Int?)
  /// A part, by its hours, of a weekday (0 for Monday) that is one word with it: "Montagabend".
  case weekdayPart(Int, Int, Int)
  /// The nearest such part of a day.
  case nearPart(Int, Int)
  /// The first or second half of the part of the day caught, on the day caught or a number of days from today; `nearest`
  /// where no day is said.
  case partHalf(Int, day: Int?, nearest: Bool)
  /// A day and month with a point between: "5.12."
  case pointedDate
  /// The coming day of a month and day.
  case feast(Int, Int)
  /// The month caught, gone by.
  case lastMonth
  /// A date of the parts that are said: day, month, year, weekday.
  case date
  /// The hour and minutes said, shifted by minutes: `half past`, `halb`.
  case clock(shift: Int, half: Half?)
  /// The minutes said before (-1) or after (1) the hour.
  case minutes(Int)
  /// A fixed time of day, in seconds.
  case fixedClock(Int)
  case part(Int, Int)
  /// A part, by its hours, of the day caught or of the day that is the given number from today; or a time in it.
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
  /// A repetition after each given number of steps.
  case every(CalendarStep?, Int)
  /// Every day from Monday to Friday.
  case workdays
  /// The one thing said, unchanged.
  case same
  /// Now.
  case now
  /// Words that say more of a value on a side of theirs.
  case beside(ValueSide)

  enum WeekdayRule: Sendable, Hashable {
    /// The one that is the number said ahead, or gone by.
    case counted(Int)
    /// The one before today, and by the duration said before it.
    case before
    /// As the tense asks for.
    case near
    /// The one before today.
    case last
    /// The one that is the given number of weeks after the next.
    case after(Int)
    /// The one of the week that is the given number of weeks ahead.
    case week(Int)
  }
}

extension ValueAction {
  /// Reads an action of the notation: its name and its arguments.
  init?(_ name: String, _ arguments: [String]) {
    let arguments = ValueActionArguments(words: arguments)
    guard let action = Self.amount(name, arguments) ?? Self.time(name, arguments) else { return nil }
    self = action
  }

  /// An action that makes or joins numbers and amounts.
  private static func amount(_ name: String, _ arguments: ValueActionArguments) -> ValueAction? {
    switch name {
    case "number": .number(arguments.decimal(0) ?? 0)
    case "scaled": .scaled(times: arguments.decimal(0) ?? 1, plus: arguments.decimal(1) ?? 0)
    case "ordinal": .ordinal(arguments.whole(0) ?? 1)
    case "quantity": .quantity(times: arguments.double(0) ?? 1, plus: arguments.double(1) ?? 0)
    case "sum": .sum
    case "money": .money(arguments.first)
    case "rest": .rest
    case "reversed": .reversed
    case "beside": ValueSide(rawValue: arguments.first ?? "either").map { ValueAction.beside($0) }
    case "people": .people(arguments.whole(0), plus: arguments.whole(1) ?? 0)
    case "companions": .companions(arguments.whole(0))
    case "product": .product(plus: arguments.decimal(0) ?? 0)
    case "point": .point
    case "join": .join
    case "same": .same
    default: nil
    }
  }

  /// An action that makes or joins dates, times of day and durations.
  private static func time(_ name: String, _ arguments: ValueActionArguments) -> ValueAction? {
    switch name {
    case "hours-of-24": .hoursOf24
    case "hours": .hours(minutes: arguments.whole(0) ?? 0)
    case "day": .day(arguments.whole(0) ?? 0)
    case "weekday": .weekday(WeekdayRule(arguments))
    case "period": arguments.step.map { ValueAction.period($0, arguments.whole(1) ?? 0) }
    case "quarter": .quarter(arguments.whole(0) ?? 0)
    case "third": .third(arguments.whole(0) ?? 1)
    case "nth": .nth(arguments.first == "last" ? 0 : arguments.whole(0))
    case "nth-week": .nthWeek(arguments.first == "last" ? 0 : nil, days: 7)
    case "nth-weekend": .nthWeek(arguments.first == "last" ? 0 : nil, days: 2)
    case "nearest": .nearest
    case "offset": .offset(arguments.whole(0) ?? 1)
    case "zone": arguments.whole(0).map { ValueAction.zone($0) }
    case "weekend": .weekend(arguments.whole(0) ?? 0)
    case "season": .season(arguments.whole(0))
    case "date": .date
    case "clock": .clock(shift: arguments.whole(0) ?? 0, half: arguments.half)
    case "minutes": .minutes(arguments.whole(0) ?? 1)
    case "weekday-part":
      .weekdayPart((arguments.whole(0) ?? 1) - 1, arguments.whole(1) ?? 0, arguments.whole(2) ?? 24)
    case "near-part": .nearPart(arguments.whole(0) ?? 0, arguments.whole(1) ?? 24)
    case "part-half":
      .partHalf(arguments.whole(0) ?? 1, day: arguments.whole(1), nearest: arguments.words.last == "near")
    case "pointed-date": .pointedDate
    case "feast": .feast(arguments.whole(0) ?? 1, arguments.whole(1) ?? 1)
    case "last-month": .lastMonth
    case "day-part": .dayPart(arguments.whole(0) ?? 0, arguments.whole(1) ?? 0, arguments.whole(2) ?? 24)
    case "time": .fixedClock((arguments.whole(0) ?? 0) * 3600 + (arguments.whole(1) ?? 0) * 60)
    case "part": .part(arguments.whole(0) ?? 0, arguments.whole(1) ?? 24)
    case "shift": .shift(arguments.whole(0) ?? 1)
    case "lately": .lately
    case "soon": .soon
    case "bound": arguments.first.flatMap { Bound(rawValue: $0) }.map { ValueAction.bound($0) }
    case "between": .between
    case "every": .every(arguments.step, arguments.whole(1) ?? 1)
    case "workdays": .workdays
    case "now": .now
    default: nil
    }
  }
}

/// The words after the name of an action, read as what the action needs.
private struct ValueActionArguments {
  let words: [String]

  var first: String? { words.first }

  /// The step that the first word names.
  var step: CalendarStep? { first.flatMap { CalendarStep(name: $0) } }

  /// The half of the day that any of the words names.
  var half: ValueAction.Half? { words.lazy.compactMap { ValueAction.Half(rawValue: $0) }.first }

  func whole(_ index: Int) -> Int? {
    words.indices.contains(index) ? Int(words[index]) : nil
  }

  /// A whole number, a decimal fraction, or a fraction of two decimals: `1/2`.
  func decimal(_ index: Int) -> Decimal? {
    guard words.indices.contains(index) else { return nil }
    if let whole = Int(words[index]) { return Decimal(whole) }
    let parts = words[index].split(separator: "/").compactMap { Decimal(string: String($0)) }
    guard let over = parts.first else { return nil }
    return parts.count == 2 && parts[1] != 0 ? over / parts[1] : over
  }

  func double(_ index: Int) -> Double? {
    whole(index).map(Double.init) ?? decimal(index).flatMap { Double("\($0)") }
  }
}

extension ValueAction.WeekdayRule {
  fileprivate init(_ arguments: ValueActionArguments) {
    switch arguments.first {
    case nil: self = .near
    case "last": self = .last
    case "before": self = .before
    case "counted": self = .counted(arguments.whole(1) ?? 1)
    case "after": self = .after(arguments.whole(1) ?? 1)
    default: self = .week(arguments.whole(0) ?? 1)
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
