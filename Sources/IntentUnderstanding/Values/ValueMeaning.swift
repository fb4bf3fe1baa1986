#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel

/// Converts terms to meanings of the model.
struct ValueMeaning {
  let clock: CivilClock
  let situation: Situation
  let composer: ValueComposer

  /// The meaning of a token that is a value by itself; `nil` for one that is a value only with others.
  func meaning(of token: ValueToken) -> (meaning: SpokenValue.Meaning, form: ValueSpan.Form)? {
    switch token.term {
    case .number(let numeral): token.isWeak ? nil : (.number(numeral.decimal), .plain)
    case .ordinal(let place): (.number(Decimal(place)), .ordinal)
    case .day, .date, .clock:
      composer.settled(token.term).map { (.date(range($0)), .plain) }
    case .repeated(let date): (.date(range(date)), .plain)
    case .duration(let duration): (.duration(duration.total), .plain)
    case .quantity(let kind, let amount): (kind.description.meaning(amount), .plain)
    case .money(let amount, let code, _): (.money(CurrencyAmount(amount, code)), .plain)
    case .people(let count): (.number(Decimal(count)), .people)
    case .figures(let a, let b, let c): figures((a, b, c)).map { ($0, .plain) }
    case .phone(let number): (person(number, .phoneNumber), .plain)
    case .email(let address): (person(address, .emailAddress), .plain)
    case .none, .month, .weekday, .season, .unit, .currency, .part, .companions, .beside: nil
    }
  }

  private func figures(_ figures: (Int, Int, Int?)) -> SpokenValue.Meaning? {
    if figures.2 == nil, figures.0 < figures.1, [2, 3, 4, 5, 8, 10].contains(figures.1), figures.0 > 0 {
      return .number(Decimal(figures.0) / Decimal(figures.1))
    }
    return composer.date(figures).map { .date(range($0)) }
  }

  private func person(_ value: String, _ type: PersonHandle.Kind) -> SpokenValue.Meaning {
    .person(Person(value, handle: PersonHandle(value, type: type)))
  }

  func range(_ span: CivilSpan) -> DateComponentsRange {
    DateComponentsRange(
      start: span.start.map { components($0, span.grain) },
      end: span.end.map { components($0, span.grain) })
  }

  private func range(_ date: RepeatedDate) -> DateComponentsRange {
    var range = date.start.map(self.range) ?? DateComponentsRange(start: nil)
    let frequency: DateComponentsRange.RecurrenceRule.Frequency =
      switch date.step {
      case .minute, .second: .minute
      case .hour: .hourly
      case .day: .daily
      case .week: .weekly
      case .month: .monthly
      case .year: .yearly
      }
    let days = date.weekdays.reduce(into: DateComponentsRange.RecurrenceRule.DayOfWeekOptions()) {
      $0.insert(DateComponentsRange.RecurrenceRule.DayOfWeekOptions(rawValue: 1 << UInt(max(0, min(6, $1)))))
    }
    range.recurrenceRule = DateComponentsRange.RecurrenceRule(
      interval: date.interval, frequency: frequency, weeklyRecurrenceDays: days)
    return range
  }

  private func components(_ seconds: Int, _ grain: CivilSpan.Grain) -> DateComponents {
    let day = CivilCalendar.floorDivide(seconds, CivilCalendar.secondsOfDay)
    let time = seconds - day * CivilCalendar.secondsOfDay
    let date = CivilCalendar.date(day)
    var components = DateComponents(year: date.year, month: date.month, day: date.day)
    if grain >= .minute {
      components.hour = time / 3600
      components.minute = time / 60 % 60
    }
    if grain == .second { components.second = time % 60 }
    return inUsersCalendar(components)
  }

  /// The same moment in a calendar that is not the Gregorian one.
  private func inUsersCalendar(_ components: DateComponents) -> DateComponents {
    let calendar = situation.calendar
    if calendar.identifier == .gregorian || calendar.identifier == .iso8601 { return components }
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = calendar.timeZone
    guard let date = gregorian.date(from: components) else { return components }
    var fields: Set<Calendar.Component> = [.era, .year, .month, .day]
    if components.hour != nil { fields.formUnion([.hour, .minute]) }
    if components.second != nil { fields.insert(.second) }
    return calendar.dateComponents(fields, from: date)
  }
}
