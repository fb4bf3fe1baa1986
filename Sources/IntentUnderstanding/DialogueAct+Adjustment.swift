#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel

extension DialogueAct {
  /// How a new value is made from the old one.
  package enum Adjustment: Sendable, Hashable, Codable {
    /// The old value multiplied: by 2 for "double it", by 0.5 for "half of that".
    case times(Decimal)
    /// So much more or later.
    case more(SpokenValue.Meaning)
    /// So much less or earlier.
    case less(SpokenValue.Meaning)
    /// Two accounts or two places exchanged: the first two values of that kind.
    case swapped

    /// The new value; `nil` where the adjustment does not fit the kind of the old one.
    package func applied(to value: any ParameterValue) -> SpokenValue? {
      switch value {
      case let amount as CurrencyAmount:
        return newAmount(amount).map { SpokenValue($0.told.plain, .money($0)) }
      case let number as Int:
        return newNumber(Decimal(number)).map { SpokenValue("\($0)", .number($0)) }
      case let range as DateComponentsRange:
        return moved(range).map { SpokenValue($0.told.plain, .date($0)) }
      default: return nil
      }
    }

    /// The new value for one in the user's words; `nil` where the adjustment does not fit its kind.
    package func applied(to meaning: SpokenValue.Meaning) -> SpokenValue? {
      switch meaning {
      case .money(let amount): applied(to: amount)
      case .number(let number): newNumber(number).map { SpokenValue("\($0)", .number($0)) }
      case .date(let range): applied(to: range)
      default: nil
      }
    }

    private func newAmount(_ old: CurrencyAmount) -> CurrencyAmount? {
      var new = old
      switch self {
      case .times(let factor): new.amount = old.amount * factor
      case .more(.money(let more)) where more.currencyCode == old.currencyCode: new.amount = old.amount + more.amount
      case .less(.money(let less)) where less.currencyCode == old.currencyCode: new.amount = old.amount - less.amount
      case .more(.number(let more)): new.amount = old.amount + more
      case .less(.number(let less)): new.amount = old.amount - less
      default: return nil
      }
      return new
    }

    private func newNumber(_ old: Decimal) -> Decimal? {
      switch self {
      case .times(let factor): old * factor
      case .more(.number(let more)): old + more
      case .less(.number(let less)): old - less
      default: nil
      }
    }

    private func moved(_ range: DateComponentsRange) -> DateComponentsRange? {
      let seconds: Double
      switch self {
      case .more(.duration(let duration)): seconds = duration
      case .less(.duration(let duration)): seconds = -duration
      default: return nil
      }
      guard let start = range.startDateComponents.flatMap({ Self.moved($0, by: seconds) }) else { return nil }
      var moved = range
      moved.startDateComponents = start
      moved.endDateComponents = range.endDateComponents.flatMap { Self.moved($0, by: seconds) }
      return moved
    }

    /// Components without an hour are a day, which a duration cannot move.
    private static func moved(_ components: DateComponents, by seconds: Double) -> DateComponents? {
      guard components.hour != nil else { return nil }
      let calendar = components.calendar ?? utc
      guard let date = calendar.date(from: components) else { return nil }
      let units: Set<Calendar.Component> = [.year, .month, .day, .hour, .minute]
      var moved = calendar.dateComponents(units, from: date.addingTimeInterval(seconds))
      moved.calendar = components.calendar
      moved.timeZone = components.timeZone
      if components.second != nil { moved.second = components.second }
      return moved
    }

    private static var utc: Calendar {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
      return calendar
    }
  }
}
