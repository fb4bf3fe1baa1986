import Foundation
import IntentModel

/// A span of time in calendar terms; either end may be open.
///
/// Source: `INDateComponentsRange`, iOS 10.
public final class INDateComponentsRange: ValueObject<DateComponentsRange>, @unchecked Sendable {
  /// The first moment; `nil` where the range is open at its beginning.
  public var startDateComponents: DateComponents? { held.startDateComponents }
  /// The first moment after the range; `nil` for a single moment or an open end.
  public var endDateComponents: DateComponents? { held.endDateComponents }
  /// How often it happens again.
  public var recurrenceRule: INRecurrenceRule? { object(held.recurrenceRule) }

  /// A span of time that comes once.
  public convenience init(start startDateComponents: DateComponents?, end endDateComponents: DateComponents?) {
    self.init(start: startDateComponents, end: endDateComponents, recurrenceRule: nil)
  }

  /// A span of time, again and again where a rule is given.
  public convenience init(
    start startDateComponents: DateComponents?, end endDateComponents: DateComponents?,
    recurrenceRule: INRecurrenceRule?
  ) {
    self.init(
      holding: DateComponentsRange(
        start: startDateComponents, end: endDateComponents, recurrenceRule: recurrenceRule?.held))
  }
}

/// How often something happens again.
///
/// Source: `INRecurrenceRule`, iOS 11.
public final class INRecurrenceRule: ValueObject<DateComponentsRange.RecurrenceRule>, @unchecked Sendable {
  /// Every how many units of the frequency; never negative.
  public var interval: Int { held.interval }
  /// The unit of the interval.
  public var frequency: INRecurrenceFrequency { held.frequency }
  /// The days on which a weekly rule falls; empty where the words name none.
  public var weeklyRecurrenceDays: INDayOfWeekOptions { held.weeklyRecurrenceDays }

  /// A rule; days of the week count only with a weekly frequency.
  public convenience init(
    interval: Int, frequency: INRecurrenceFrequency, weeklyRecurrenceDays: INDayOfWeekOptions = []
  ) {
    self.init(
      holding: DateComponentsRange.RecurrenceRule(
        interval: interval, frequency: frequency, weeklyRecurrenceDays: weeklyRecurrenceDays))
  }
}

/// The stretch of time after which something comes again.
public typealias INRecurrenceFrequency = DateComponentsRange.RecurrenceRule.Frequency
/// Days of a week.
public typealias INDayOfWeekOptions = DateComponentsRange.RecurrenceRule.DayOfWeekOptions
