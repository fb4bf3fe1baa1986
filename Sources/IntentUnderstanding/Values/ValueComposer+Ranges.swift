#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ValueComposer {
  /// A temporal term as a span; the tense decides between coming and past.
  func settled(_ term: ValueTerm) -> CivilSpan? {
    switch term {
    case .day(let span), .date(let span): return span
    case .clock(let time, let open):
      let moment = clock.moment(time, open: open)
      return CivilSpan(start: moment, end: nil, grain: grain(moment), cycle: 1)
    case .duration(let duration):
      return duration.openTime.flatMap { settled(.clock($0.time, open: $0.open)) }
    case .part:
      guard
        case .date(let span)? = joined(CaughtTerms([.init(slot: .part, term: term)]))
      else { return nil }
      return span
    case .number(let numeral):
      guard let hour = numeral.integer, (0...24).contains(hour) else { return nil }
      let isOpen = hour >= 1 && hour <= 12
      return settled(.clock((isOpen ? hour % 12 : hour) * 3600, open: isOpen))
    default: return nil
    }
  }

  func bounded(_ bound: ValueAction.Bound, _ caught: CaughtTerms) -> ValueTerm? {
    let time = caught.minute == nil ? nil : hour(caught).map { ValueTerm.clock($0.time, open: $0.open) }
    guard let term = time ?? caught.terms.last, var span = settled(term), let start = span.start else {
      return nil
    }
    switch bound {
    case .since:
      span = past(span)
      let isOver = (span.start ?? 0) <= clock.seconds
      let end = span.grain == .day ? (clock.today + 1) * CivilCalendar.secondsOfDay : clock.seconds
      return .date(CivilSpan(start: span.start, end: isOver ? end : nil, grain: span.grain))
    case .from: return .date(CivilSpan(start: start, end: nil, grain: span.grain))
    case .after:
      return .date(CivilSpan(start: span.end ?? start, end: nil, grain: span.grain))
    case .before: return .date(CivilSpan(start: nil, end: start, grain: span.grain))
    case .until, .by:
      return .date(CivilSpan(start: nil, end: span.end ?? start, grain: span.grain))
    }
  }

  /// The last span with the same name, if the given one is to come.
  private func past(_ span: CivilSpan) -> CivilSpan {
    guard let start = span.start, start > clock.seconds, let cycle = span.cycle else { return span }
    let shift = cycle * CivilCalendar.secondsOfDay
    return CivilSpan(start: start - shift, end: span.end.map { $0 - shift }, grain: span.grain)
  }

  func between(_ caught: CaughtTerms) -> ValueTerm? {
    let terms = caught.terms
    guard terms.count == 3 else { return terms.count == 2 ? between(terms[0], terms[1]) : nil }
    guard let day = caught.day, let start = day.start else { return nil }
    // The day may come before or after the times: "Thursday 9 - 11", "9 - 11 on Thursday".
    let times = if case .day = terms[0] { terms[1...] } else { terms[..<2] }
    guard let first = times.first, let last = times.last else { return nil }
    if let from = time(first), let to = time(last) {
      let settled = to.open ? from : timeBefore(to, from)
      return range(clock.moment(settled.time, open: settled.open, onDay: start), to)
    }
    guard case .date(let span)? = between(first, last) else { return nil }
    return moved(span, to: start)
  }

  private func between(_ first: ValueTerm, _ second: ValueTerm) -> ValueTerm? {
    if case .day(let to) = second, let day = monthday(first) { return days(day, to: to) }
    if case .day(let from) = first, let day = monthday(second) { return days(from, to: day) }
    if let a = time(first), let b = time(second) { return times(a, b) }
    if case .date(let from) = first, let start = from.start, let b = time(second) {
      return times(start, b)
    }
    if let a = time(first), let term = times(a, upTo: second) { return term }
    guard let from = settled(first), let to = settled(second), let start = from.start,
      var end = to.end ?? to.start
    else { return nil }
    var first = start
    let grain = max(from.grain, to.grain)
    if end <= first, let cycle = to.cycle ?? from.cycle, cycle > 0 {
      let shift = cycle * CivilCalendar.secondsOfDay
      if clock.tense == .gone { first -= shift } else { end += shift }
    }
    guard end > first else { return nil }
    return .date(CivilSpan(start: first, end: end, grain: grain))
  }

  private func monthday(_ term: ValueTerm) -> Int? {
    switch term {
    case .ordinal(let day): day
    case .number(let numeral): numeral.integer
    default: nil
    }
  }

  /// "From the 5th of December to the 8th".
  private func days(_ from: CivilSpan, to day: Int) -> ValueTerm? {
    guard let start = from.start else { return nil }
    let date = CivilCalendar.date(CivilCalendar.floorDivide(start, CivilCalendar.secondsOfDay))
    guard day > date.day, day <= CivilCalendar.length(ofMonth: date.month, in: date.year) else {
      return nil
    }
    let end = CivilCalendar.days(date.year, date.month, day + 1) * CivilCalendar.secondsOfDay
    return .date(CivilSpan(start: start, end: end, grain: .day))
  }

  /// "Du 5 au 8 décembre".
  private func days(_ day: Int, to: CivilSpan) -> ValueTerm? {
    guard let start = to.start, let end = to.end else { return nil }
    let date = CivilCalendar.date(CivilCalendar.floorDivide(start, CivilCalendar.secondsOfDay))
    guard day < date.day, day > 0 else { return nil }
    let first = CivilCalendar.days(date.year, date.month, day) * CivilCalendar.secondsOfDay
    return .date(CivilSpan(start: first, end: end, grain: .day))
  }

  private func time(_ term: ValueTerm) -> (time: Int, open: Bool)? {
    switch term {
    case .clock(let time, let open): return (time, open)
    case .duration(let duration): return duration.openTime
    case .number(let numeral):
      guard let hour = numeral.integer, (0...24).contains(hour) else { return nil }
      let isOpen = hour >= 1 && hour <= 12
      return ((isOpen ? hour % 12 : hour) * 3600, isOpen)
    default: return nil
    }
  }

  /// Two times on one day; the second decides about the half of the day of both: "between 2 and 4 pm".
  private func times(_ a: (time: Int, open: Bool), _ b: (time: Int, open: Bool)) -> ValueTerm? {
    let first = b.open ? a : timeBefore(b, a)
    return range(clock.moment(first.time, open: first.open), b)
  }

  /// The last possible moment of a time before another: "two" before four in the afternoon is in the afternoon.
  private func timeBefore(
    _ last: (time: Int, open: Bool), _ first: (time: Int, open: Bool)
  ) -> (time: Int, open: Bool) {
    guard first.open else { return first }
    let half = CivilCalendar.secondsOfDay / 2
    let end = last.time == 0 ? CivilCalendar.secondsOfDay : last.time
    return (first.time + half < end ? first.time + half : first.time, false)
  }

  private func times(_ start: Int, _ b: (time: Int, open: Bool)) -> ValueTerm? { range(start, b) }

  /// A time on the day of the second term: "between 2 and 4 pm tomorrow".
  private func times(_ a: (time: Int, open: Bool), upTo second: ValueTerm) -> ValueTerm? {
    guard case .date(let to) = second, to.end == nil, to.grain > .day, let end = to.start else { return nil }
    let day = CivilCalendar.floorDivide(end, CivilCalendar.secondsOfDay) * CivilCalendar.secondsOfDay
    guard case .date(let span)? = times(a, (end - day, false)) else { return nil }
    return moved(span, to: day)
  }

  private func range(_ start: Int, _ b: (time: Int, open: Bool)) -> ValueTerm? {
    let step = b.open ? CivilCalendar.secondsOfDay / 2 : CivilCalendar.secondsOfDay
    let day = CivilCalendar.floorDivide(start, CivilCalendar.secondsOfDay)
    var end = day * CivilCalendar.secondsOfDay + b.time
    while end <= start { end += step }
    return .date(CivilSpan(start: start, end: end, grain: max(grain(start), grain(end))))
  }

  /// "In two hours", "three days ago", "the last two weeks", "the next month".
  func shifted(_ action: ValueAction, _ caught: CaughtTerms) -> ValueTerm? {
    guard let duration = caught.duration ?? counted(caught) else { return nil }
    let isWhole = duration.seconds == 0 && (duration.days != 0 || duration.months != 0)
    func day(_ sign: Int) -> Int? {
      guard abs(duration.months) < 100_000, abs(duration.days) < CivilClock.farthest else { return nil }
      return CivilCalendar.adding(months: sign * duration.months, to: clock.today)
        + sign * duration.days
    }
    func moment(_ sign: Int) -> Int? {
      let seconds = duration.total
      guard seconds < Double(CivilClock.farthest) * 86_400 else { return nil }
      return clock.local(after: Double(sign) * seconds)
    }
    switch action {
    case .shift(let sign):
      if isWhole, sign < 0, duration.days == 0, duration.months % 12 == 0 { return month(ago: duration.months) }
      if isWhole { return day(sign).map { .day(clock.span($0)) } }
      return moment(sign).map { .date(CivilSpan(start: $0, end: nil, grain: grain($0))) }
    case .lately:
      if isWhole {
        return day(-1).map { .date(clock.span($0, days: clock.today + 1 - $0)) }
      }
      return moment(-1).map { .date(CivilSpan(start: $0, end: clock.seconds, grain: grain($0))) }
    case .soon:
      if isWhole {
        return day(1).map { .date(clock.span(clock.today + 1, days: $0 - clock.today)) }
      }
      return moment(1).map { .date(CivilSpan(start: clock.seconds, end: $0, grain: grain($0))) }
    default: return nil
    }
  }

  /// "Two years ago" is a month of that year, because nobody counts the days.
  private func month(ago months: Int) -> ValueTerm? {
    guard abs(months) < 100_000 else { return nil }
    let date = CivilCalendar.date(CivilCalendar.adding(months: -months, to: clock.today))
    return clock.month(date.month, year: date.year).map { .day($0) }
  }

  /// A number and its unit with a word in between; the number is one where none is said: "the last week".
  private func counted(_ caught: CaughtTerms) -> SpokenDuration? {
    let count = caught.numeral?.double ?? 1
    guard let unit = caught.unit, case .duration(let duration)? = quantity(count, unit) else { return nil }
    return duration
  }

  func repeated(_ step: CalendarStep?, _ count: Int, _ caught: CaughtTerms) -> ValueTerm? {
    let weekdays = caught.weekdays
    if !weekdays.isEmpty {
      return .repeated(RepeatedDate(step: .week, interval: count, weekdays: weekdays))
    }
    if let part = caught.part {
      let start = clock.today * CivilCalendar.secondsOfDay
      return .repeated(
        RepeatedDate(
          step: .day, interval: count, start: self.part(part, onDay: start, cycle: nil)))
    }
    if let step { return .repeated(RepeatedDate(step: step, interval: count)) }
    if case .duration(_, let unitStep?)? = caught.unit {
      return .repeated(RepeatedDate(step: unitStep, interval: count))
    }
    guard let duration = caught.duration else { return nil }
    let (unit, interval): (CalendarStep, Int?) =
      if duration.months != 0 {
        duration.months % 12 == 0 ? (.year, duration.months / 12) : (.month, duration.months)
      } else if duration.days != 0 {
        duration.days % 7 == 0 ? (.week, duration.days / 7) : (.day, duration.days)
      } else {
        clockInterval(duration)
      }
    guard let interval, interval > 0 else { return nil }
    return .repeated(RepeatedDate(step: unit, interval: interval * min(count, 100)))
  }

  private func clockInterval(_ duration: SpokenDuration) -> (CalendarStep, Int?) {
    if let hours = Int(exactly: duration.total / 3600) { return (.hour, hours) }
    return (.minute, Int(exactly: duration.total / 60))
  }
}
