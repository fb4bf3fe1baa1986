#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A span of time in calendar terms; either end may be open.
///
/// Source: `INDateComponentsRange`, iOS 10.
///
/// A moment is a range without an end. A day is a range from its first to the next day's first moment. The
/// components carry year to second as far as they are known; they are in the conversation's calendar and zone.
public struct DateComponentsRange: Sendable, Hashable, Codable {
  /// The first moment; `nil` where the range is open at its beginning.
  public var startDateComponents: DateComponents?
  /// The first moment after the range; `nil` for a single moment or an open end.
  public var endDateComponents: DateComponents?
  /// How the range repeats; `nil` where it happens once.
  public var recurrenceRule: RecurrenceRule?

  /// A range of time; without an end it is a moment.
  public init(
    start: DateComponents?, end: DateComponents? = nil, recurrenceRule: RecurrenceRule? = nil
  ) {
    self.startDateComponents = start
    self.endDateComponents = end
    self.recurrenceRule = recurrenceRule
  }

  /// Whether a date lies in the range, ends open where none is given.
  public func contains(_ date: Date, in calendar: Calendar) -> Bool {
    if let start = startDateComponents.flatMap(calendar.date(from:)), date < start { return false }
    if let end = endDateComponents.flatMap(calendar.date(from:)), date >= end { return false }
    return true
  }
}

extension DateComponentsRange {
  /// How often something happens again.
  ///
  /// Source: `INRecurrenceRule`, iOS 11.
  public struct RecurrenceRule: Sendable, Hashable, Codable {
    /// The stretch of time after which it comes again.
    public enum Frequency: Int, Sendable, Codable, CaseIterable {
      case unknown = 0, minute, hourly, daily, weekly, monthly, yearly
    }
    /// Every how many units of the frequency; never negative.
    public var interval: Int
    /// The unit of the interval.
    public var frequency: Frequency
    /// The days on which a weekly rule falls; empty where the words name none.
    public var weeklyRecurrenceDays: RecurrenceRule.DayOfWeekOptions

    /// A rule that repeats after each interval; a negative interval becomes 0.
    public init(
      interval: Int, frequency: Frequency,
      weeklyRecurrenceDays: RecurrenceRule.DayOfWeekOptions = []
    ) {
      self.interval = max(0, interval)
      self.frequency = frequency
      self.weeklyRecurrenceDays = weeklyRecurrenceDays
    }
  }
}

extension DateComponentsRange.RecurrenceRule {
  /// Days of a week.
  ///
  /// Source: `INDayOfWeekOptions`, iOS 14.
  public struct DayOfWeekOptions: OptionSet, Sendable, Hashable, Codable {
    /// One bit for each day; Monday is bit 0.
    public let rawValue: UInt
    /// Takes the bits as they are.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Every Monday.
    public static let monday = DateComponentsRange.RecurrenceRule.DayOfWeekOptions(rawValue: 1 << 0)
    /// Every Tuesday.
    public static let tuesday = DateComponentsRange.RecurrenceRule.DayOfWeekOptions(rawValue: 1 << 1)
    /// Every Wednesday.
    public static let wednesday = DateComponentsRange.RecurrenceRule.DayOfWeekOptions(rawValue: 1 << 2)
    /// Every Thursday.
    public static let thursday = DateComponentsRange.RecurrenceRule.DayOfWeekOptions(rawValue: 1 << 3)
    /// Every Friday.
    public static let friday = DateComponentsRange.RecurrenceRule.DayOfWeekOptions(rawValue: 1 << 4)
    /// Every Saturday.
    public static let saturday = DateComponentsRange.RecurrenceRule.DayOfWeekOptions(rawValue: 1 << 5)
    /// Every Sunday.
    public static let sunday = DateComponentsRange.RecurrenceRule.DayOfWeekOptions(rawValue: 1 << 6)
  }
}
