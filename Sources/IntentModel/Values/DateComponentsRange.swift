#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A span of time in calendar terms; either end may be open. Source: `INDateComponentsRange`, iOS 10.
///
/// A moment is a range without an end. A day is a range from its first to the next day's first moment. The
/// components carry year to second as far as they are known; they are in the conversation's calendar and zone.
public struct DateComponentsRange: Sendable, Hashable, Codable {
  public var startDateComponents: DateComponents?
  public var endDateComponents: DateComponents?
  public var recurrenceRule: RecurrenceRule?

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

/// How often something happens again. Source: `INRecurrenceRule`, iOS 11.
public struct RecurrenceRule: Sendable, Hashable, Codable {
  /// The stretch of time after which it comes again.
  public enum Frequency: Int, Sendable, Codable, CaseIterable {
    case unknown = 0, minute, hourly, daily, weekly, monthly, yearly
  }
  /// Every how many units of the frequency; never negative.
  public var interval: Int
  public var frequency: Frequency
  public var weeklyRecurrenceDays: DayOfWeekOptions

  public init(
    interval: Int, frequency: Frequency, weeklyRecurrenceDays: DayOfWeekOptions = []
  ) {
    self.interval = max(0, interval)
    self.frequency = frequency
    self.weeklyRecurrenceDays = weeklyRecurrenceDays
  }
}

/// Days of a week. Source: `INDayOfWeekOptions`, iOS 14.
public struct DayOfWeekOptions: OptionSet, Sendable, Hashable, Codable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let monday = DayOfWeekOptions(rawValue: 1 << 0)
  public static let tuesday = DayOfWeekOptions(rawValue: 1 << 1)
  public static let wednesday = DayOfWeekOptions(rawValue: 1 << 2)
  public static let thursday = DayOfWeekOptions(rawValue: 1 << 3)
  public static let friday = DayOfWeekOptions(rawValue: 1 << 4)
  public static let saturday = DayOfWeekOptions(rawValue: 1 << 5)
  public static let sunday = DayOfWeekOptions(rawValue: 1 << 6)
}
