#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a pattern makes of the words that it matches.
enum ValueAction: Sendable, Hashable {
  enum Half: String, Sendable { case am, pm }
  enum Bound: String, Sendable { case since, from, after, before, until, by }

  /// A fixed number.
  case number(Decimal)
  /// The number in the words, multiplied, plus something: `a million and a half`.
  case scaled(times: Decimal, plus: Decimal)
  /// The first number, plus something, times the second: `one and a half million`.
  case product(plus: Decimal)
  /// The first number with the second as its decimals: `seven point five`.
  case point
  case ordinal(Int)
  /// A number of units, or one unit multiplied, plus something: `two hours and a half`.
  case quantity(times: Double, plus: Double)
  /// Hours, with minutes: a duration or a time of day.
  case hours(minutes: Int)
  /// The same, written as on a 24-hour clock: `5h`, `5h30`.
  case hoursOf24
  /// The sum of amounts of one kind: `an hour and ten minutes`.
  case sum
  /// A duration and a number of its next smaller unit: "an hour twenty".
  case rest
  /// Units before tens, as words of their own: "twee en twintig".
  case reversed
  /// An amount and its currency, with hundredths where there are two numbers; the currency may be given as a country's.
  case money(String?)
  /// The people in the words added up, or a fixed number, and some more: `me and two friends`.
  case people(Int?, plus: Int)
  /// The same for people who are counted with others.
  case companions(Int?)
  /// The day that is the given number of days from today.
  case day(Int)
  /// The coming or last weekday; some weeks ahead, where the words say so.
  case weekday(WeekdayRule)
  /// This week, month or year, or the one that is the given number ahead.
  case period(CalendarStep, Int)
  /// The quarter of the year, or the one that is the given number ahead.
  case quarter(Int)
  /// The first, second or last third of some days: the beginning of a month.
  case third(Int)
  /// A weekday, or a day, within some days: at the place in the words, at a fixed place, or the last (0).
  case nth(Int?)
  /// A whole week (7 days) or a weekend (2) within some days: at the place in the words, or the last (0).
  case nthWeek(Int?, days: Int)
  /// The day with the first day's weekday that is nearest to the second day.
  case nearest
  /// A moment or range in a time zone that is this many minutes east of Greenwich.
  case zone(Int)
  /// A day or moment, moved by a duration in the words, or by a day.
  case offset(Int)
  case weekend(Int)
  /// This season, or the one that is the given number of years ahead; `nil` for the one that the tense asks for.
  case season(Int?)
  /// A part of a weekday (0 for Monday), by its hours, in one word: "Montagabend".
  case weekdayPart(Int, Int, Int)
  /// The nearest such part of a day.
  case nearPart(Int, Int)
  /// The first or second half of a part of the day, on a day in the words or a number of days from today; `nearest`
  /// without a day.
  case partHalf(Int, day: Int?, nearest: Bool)
  /// A day and month with a point between: "5.12."
  case pointedDate
  /// The coming day with this month and day.
  case feast(Int, Int)
  /// The month caught, gone by.
  case lastMonth
  /// A date from its parts in the words: day, month, year, weekday.
  case date
  /// An hour and minutes, shifted by some minutes: `half past`, `halb`.
  case clock(shift: Int, half: Half?)
  /// Minutes before (-1) or after (1) an hour.
  case minutes(Int)
  /// A fixed time of day, in seconds.
  case fixedClock(Int)
  case part(Int, Int)
  /// A part of the day, by its hours, on a day in the words or a number of days from today; or a time in that part.
  case dayPart(Int, Int, Int)
  /// Day, time and part of the day combined.
  case join
  /// Now moved by a duration, times the sign.
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
  /// Words that qualify a value on one side of them.
  case beside(ValueSide)

  enum WeekdayRule: Sendable, Hashable {
    /// The weekday that is the number in the words ahead, or past.
    case counted(Int)
    /// The last such weekday, moved back by a duration in the words.
    case before
    /// As the tense asks for.
    case near
    /// The one before today.
    case last
    /// The weekday that is this many weeks after the next one.
    case after(Int)
    /// The weekday in the week that is this many weeks ahead.
    case week(Int)
  }
}

extension ValueAction {
  /// Reads an action of the notation: its name and its arguments.
  init?(_ fields: [String]) {
    guard let name = fields.first else { return nil }
    let arguments = ValueActionArguments(words: Array(fields.dropFirst()))
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

/// The words after an action's name, converted to what the action needs.
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
