#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ValueComposer {
  func time(_ action: ValueAction, _ caught: CaughtTerms) -> ValueTerm? {
    switch action {
    case .part(let from, let to): return .part(from, to)
    case .fixedClock(let seconds): return .clock(seconds, open: false)
    case .clock(let shift, let half):
      if let (time, open) = caught.clock, shift == 0 { return halved(time, open, half) }
      if let pointed = pointed(caught) { return halved(pointed.time, pointed.open, half) }
      guard let hour = caught.hour else { return nil }
      return clock(hour, (caught.minute ?? 0) + shift, half, isPadded: isPadded(caught))
    case .minutes(let sign): return clock(sign, caught)
    case .weekdayPart(let weekday, let from, let to):
      guard let start = clock.weekday(weekday).start else { return nil }
      return .date(part((from, to), onDay: start, cycle: 7))
    case .nearPart(let from, let to):
      return joined(CaughtTerms([.init(slot: .part, term: .part(from, to))]))
    case .partHalf(let place, day: let day, nearest: let isNearest): return half(place, day, isNearest, caught)
    case .dayPart(let day, let from, let to):
      let named = caught.weekday.flatMap { clock.weekday($0).start }
      let start = caught.day?.start ?? named ?? (clock.today + day) * CivilCalendar.secondsOfDay
      let isOneDay = caught.day.map { ($0.end ?? start) - start <= CivilCalendar.secondsOfDay } ?? true
      guard isOneDay else { return nil }
      let hours = caught.part ?? (from, to)
      let time = caught.clock ?? hour(caught)
      guard let time else {
        return .date(part(hours, onDay: start, cycle: caught.day?.cycle))
      }
      let moment = start + settled(time, in: hours)
      return .date(CivilSpan(start: moment, end: nil, grain: .minute, cycle: caught.day?.cycle))
    default: return nil
    }
  }

  /// "Early in the morning", "late this afternoon": the first or the second half of the part.
  private func half(_ place: Int, _ ahead: Int?, _ isNearest: Bool, _ caught: CaughtTerms) -> ValueTerm? {
    guard let part = caught.part else { return nil }
    let middle = (part.from + part.to + 1) / 2
    let half = ValueTerm.part(place == 1 ? part.from : middle, place == 1 ? middle : part.to)
    let day = ahead.map { clock.span(clock.today + $0) } ?? caught.day
    guard day != nil || isNearest else { return half }
    let captures = day.map { [PatternMatcher.Capture(slot: .day, term: .day($0))] } ?? []
    return joined(CaughtTerms(captures + [.init(slot: .part, term: half)]))
  }

  private func clock(_ sign: Int, _ caught: CaughtTerms) -> ValueTerm? {
    let said = caught.minute ?? caught.n ?? caught.duration.flatMap { Int(exactly: $0.total / 60) }
    guard let hour = caught.hour, let minutes = said, (0...59).contains(minutes) else { return nil }
    return clock(hour, sign * minutes, nil, isPadded: false)
  }

  /// `07`, unlike `7`, is never in the afternoon.
  private func isPadded(_ caught: CaughtTerms) -> Bool {
    caught.captures.contains {
      guard $0.slot == .hour, case .number(let numeral) = $0.term else { return false }
      return numeral.digits == 2 && (numeral.integer ?? 10) < 10
    }
  }

  private func pointed(_ caught: CaughtTerms) -> (time: Int, open: Bool)? {
    for capture in caught.captures where capture.slot == .pointed {
      guard case .number(let numeral) = capture.term,
        let figures = Int("\(numeral.decimal * 100)"), figures % 100 < 60, figures / 100 <= 24
      else { return nil }
      let hour = figures / 100
      let isOpen = hour >= 1 && hour <= 12 && numeral.digits == (hour < 10 ? 3 : 4)
      return ((isOpen ? hour % 12 : hour) * 3600 + figures % 100 * 60, isOpen)
    }
    return nil
  }

  private func clock(
    _ hour: Int, _ minutes: Int, _ half: ValueAction.Half?, isPadded: Bool
  ) -> ValueTerm? {
    let isOpen = hour >= 1 && hour <= 12 && !isPadded
    let step = isOpen ? 43_200 : CivilCalendar.secondsOfDay
    let time = (hour * 3600 + minutes * 60 + step) % step
    return halved(time, isOpen, half)
  }

  private func halved(_ time: Int, _ open: Bool, _ half: ValueAction.Half?) -> ValueTerm? {
    switch half {
    case nil: .clock(time, open: open)
    case .am: .clock(open || time / 3600 != 12 ? time : time - 43_200, open: false)
    case .pm: .clock(time % 43_200 + 43_200, open: false)
    }
  }

  /// A bare number as a time of day, with minutes where there are any.
  func hour(_ caught: CaughtTerms) -> (time: Int, open: Bool)? {
    guard let hour = caught.hour, (0...24).contains(hour) else { return nil }
    let isOpen = hour >= 1 && hour <= 12
    return ((isOpen ? hour % 12 : hour) * 3600 + (caught.minute ?? 0) * 60, isOpen)
  }

  /// A day, a time and a part of the day as one.
  func joined(_ caught: CaughtTerms) -> ValueTerm? {
    if let repeated = caught.repeated { return joined(repeated, caught) }
    let isPointed = caught.captures.contains { $0.slot == .pointedDay }
    let day = caught.day ?? (isPointed ? pointedDate(caught) : nil)
    let time = caught.clock ?? hour(caught)
    if let day, let start = day.start, let end = day.end {
      guard end - start <= CivilCalendar.secondsOfDay else { return nil }
      if let date = caught.date { return moved(date, to: start) }
      if let part = caught.part, let time {
        return .date(
          CivilSpan(start: start + settled(time, in: part), end: nil, grain: .minute, cycle: day.cycle))
      }
      if let part = caught.part { return .date(self.part(part, onDay: start, cycle: day.cycle)) }
      guard let time else { return nil }
      let moment = clock.moment(time.time, open: time.open, onDay: start)
      return .date(CivilSpan(start: moment, end: nil, grain: grain(moment), cycle: day.cycle))
    }
    guard let part = caught.part else { return nil }
    if let time {
      return .clock(settled(time, in: part) % CivilCalendar.secondsOfDay, open: false)
    }
    // "In the evening": the nearest.
    let today = clock.today * CivilCalendar.secondsOfDay
    var span = self.part(part, onDay: today, cycle: 1)
    let hasBegun = (span.start ?? 0) <= clock.seconds
    if clock.tense == .coming, hasBegun {
      span = self.part(part, onDay: today + CivilCalendar.secondsOfDay, cycle: 1)
    } else if clock.tense == .gone, (span.start ?? 0) > clock.seconds {
      span = self.part(part, onDay: today - CivilCalendar.secondsOfDay, cycle: 1)
    }
    return .date(span)
  }

  /// A range of times, on another day.
  func moved(_ span: CivilSpan, to day: Int) -> ValueTerm? {
    guard let start = span.start, span.grain != .day else { return nil }
    let from = CivilCalendar.floorDivide(start, CivilCalendar.secondsOfDay)
    let shift = day - from * CivilCalendar.secondsOfDay
    return .date(CivilSpan(start: start + shift, end: span.end.map { $0 + shift }, grain: span.grain))
  }

  func part(_ part: (from: Int, to: Int), onDay start: Int, cycle: Int?) -> CivilSpan {
    CivilSpan(
      start: start + part.from * 3600, end: start + part.to * 3600, grain: .minute, cycle: cycle)
  }

  /// The moment of a time within a part of the day, or on its side of noon; after midnight it may be on the next day.
  ///
  /// Twelve in the evening is the evening's end; and where hours count to 24, 3:30 is not in the afternoon.
  private func settled(_ time: (time: Int, open: Bool), in part: (from: Int, to: Int)) -> Int {
    let steps = time.open ? [0, 43_200, 86_400, 129_600] : [0, 86_400]
    let hours = part.from * 3600..<part.to * 3600
    if let step = steps.first(where: { hours.contains(time.time + $0) }) { return time.time + step }
    if time.open, time.time == 0, part.from > 12, part.to % 12 == 0 { return hours.upperBound }
    if !time.open, time.time < 43_200, hours.contains(time.time + 43_200) { return time.time + 43_200 }
    return time.open && part.to > 12 ? time.time + 43_200 : time.time
  }

  func grain(_ moment: Int) -> CivilSpan.Grain { moment % 60 == 0 ? .minute : .second }

  private func joined(_ repeated: RepeatedDate, _ caught: CaughtTerms) -> ValueTerm? {
    var repeated = repeated
    let days = repeated.weekdays.map { clock.weekday($0).start ?? 0 }
    let first = days.min() ?? clock.today * CivilCalendar.secondsOfDay
    if let time = caught.clock {
      let day = repeated.weekdays.isEmpty ? nil : first
      let moment =
        day.map { clock.moment(time.time, open: time.open, onDay: $0) }
        ?? clock.moment(time.time, open: time.open)
      repeated.start = CivilSpan(start: moment, end: nil, grain: grain(moment))
    } else if let part = caught.part {
      repeated.start = self.part(part, onDay: first, cycle: nil)
    } else {
      repeated.start = caught.day ?? caught.date
    }
    return .repeated(repeated)
  }
}
