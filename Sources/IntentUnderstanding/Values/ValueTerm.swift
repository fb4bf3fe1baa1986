#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel

/// A number as it was said or written.
struct Numeral: Sendable, Hashable {
  var decimal: Decimal { exact ?? Decimal(integer ?? 0) }
  /// The number, if it is whole and small enough.
  var integer: Int?
  /// The number, where ``integer`` cannot hold it.
  private var exact: Decimal?
  /// How many decimals were written.
  var decimals = 0
  /// How many digits were written; 0 for a number in words.
  var digits = 0

  init(_ integer: Int, digits: Int = 0) {
    self.integer = integer
    self.digits = digits
  }

  /// The time of day that the figures `730` or `1930` name, in seconds; a padded `0730` is in the morning.
  var figuredTime: (time: Int, open: Bool)? {
    guard let integer, integer % 100 < 60 else { return nil }
    let hour = integer / 100
    let isOpen = hour >= 1 && hour <= 12 && digits == (hour < 10 ? 3 : 4)
    return ((isOpen ? hour % 12 : hour) * 3600 + integer % 100 * 60, isOpen)
  }

  /// The number as a count of units; amounts of money are never counted so.
  var double: Double { integer.map(Double.init) ?? Double("\(decimal)") ?? 0 }

  init(_ decimal: Decimal, decimals: Int = 0, digits: Int = 0) {
    integer = decimals == 0 ? Int("\(decimal)") : nil
    exact = integer == nil ? decimal : nil
    self.decimals = decimals
    self.digits = digits
  }
}

/// What a unit measures, and how much of it one unit is.
enum ValueUnit: Sendable, Hashable {
  /// Seconds; `calendar` where the unit is a step of the calendar and not of the clock.
  case duration(Double, CalendarStep?)
  /// Base units of another quantity.
  case quantity(QuantityKind, Double)
  /// People.
  case people
}

enum CalendarStep: Sendable, Hashable {
  case hour, minute, second, day, week, month, year
}

/// A stretch of local time, in seconds as ``CivilCalendar`` counts them; `nil` for an open end.
struct CivilSpan: Sendable, Hashable {
  enum Grain: Int, Sendable, Comparable {
    case day, minute, second
    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }
  var start: Int?
  var end: Int?
  var grain: Grain
  /// The number of days after which the same name recurs: 7 for "Friday".
  var cycle: Int?
}

/// A duration as a sum of calendar and clock steps.
struct SpokenDuration: Sendable, Hashable {
  var months = 0
  var days = 0
  var seconds: Double = 0
  /// The whole of it in seconds; a month is 30 days and a year 365.
  var total: Double = 0
  /// Whether it is written as hours of a 24-hour clock: `5h`.
  var isOf24 = false

  /// The time of day that the same words can also mean, in seconds; `nil` for days and for less than an hour.
  var timeOfDay: Int? {
    guard months == 0, days == 0, total >= 3600, total <= 86_400, let seconds = Int(exactly: total) else {
      return nil
    }
    return seconds % 60 == 0 ? seconds : nil
  }

  /// The same, with whether it could also be twelve hours later.
  var openTime: (time: Int, open: Bool)? {
    timeOfDay.map { $0 < 46_800 && !isOf24 ? ($0 % 43_200, true) : ($0 % 86_400, false) }
  }
}

/// The meaning of some words while a value is being composed from them.
enum ValueTerm: Sendable, Hashable {
  case none
  case number(Numeral)
  case ordinal(Int)
  case month(Int)
  /// 0 is Monday.
  case weekday(Int)
  /// 0 is spring.
  case season(Int)
  case unit(ValueUnit)
  /// A currency, by its place in the grammar's list.
  case currency(Int)
  /// Whole days.
  case day(CivilSpan)
  /// A time of day in seconds; `open` where it could be twelve hours later.
  case clock(Int, open: Bool)
  /// A part of the day between two hours; the second may lie on the next day.
  case part(Int, Int)
  /// A moment or range with all that it depends on worked out.
  case date(CivilSpan)
  case repeated(RepeatedDate)
  /// Words that qualify a value beside them: "at least", "pm".
  case beside(ValueSide)
  case duration(SpokenDuration)
  /// An amount of another quantity, in its base unit.
  case quantity(QuantityKind, Double)
  /// An amount, its ISO 4217 code, and whether it is in hundredths (cents).
  case money(Decimal, String, minor: Bool)
  case people(Int)
  /// People who are counted with others: "my sister", "two kids".
  case companions(Int)
  /// Two or three numbers with slashes or dots: `12/5`, `24.12.2026`.
  case figures(Int, Int, Int?)
  case phone(String)
  case email(String)
}

/// On which side of a value qualifying words stand.
enum ValueSide: String, Sendable, Hashable { case before, after, either, between }

/// A recurring date: its rule and, where it is said, the first time.
struct RepeatedDate: Sendable, Hashable {
  var step: CalendarStep
  var interval: Int
  var weekdays: [Int] = []
  var start: CivilSpan?
}

/// Some words on the way to a value.
struct ValueToken: Sendable {
  var words: Range<Int>
  /// The hash of a single word, for patterns that contain words; 0 for several words.
  var hash: UInt64 = 0
  var term: ValueTerm
  /// Other things that the word may be, as a range of the grammar's lexemes.
  var lexemes: Range<Int32> = 0..<0
  /// The slots that the token fits, in any of its meanings.
  var slots: ValueSlotSet
  /// Whether the word is in the grammar at all.
  var isKnown = true
  /// Whether the word usually means something else ("may", "one") unless its neighbours show that it is a value.
  var isWeak = false
  /// What separates the token from the one before: 0 for a space, 1 for a comma or a point, 2 for the end of a
  /// sentence.
  var gap: UInt8

  init(words: Range<Int>, term: ValueTerm = .none, gap: UInt8) {
    self.words = words
    self.term = term
    self.gap = gap
    self.slots = ValueSlotSet(of: term, isWeak: false)
  }

  /// Sets what the words are, in addition to their lexemes.
  mutating func set(_ term: ValueTerm, isWeak: Bool = false) {
    self.term = term
    self.isWeak = isWeak
    slots.formUnion(ValueSlotSet(of: term, isWeak: isWeak))
  }
}
