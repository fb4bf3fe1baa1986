import IntentModel

/// How a language writes and joins numbers, apart from its words.
struct ValueSettings: Sendable {
  /// Which of two figures is the day: `12/5`.
  enum FigureOrder: String, Sendable { case monthDay = "month-day", dayMonth = "day-month" }

  /// The tag of the language.
  var language = ""
  /// ISO 4217 codes of a word: the first is meant unless another of them is the user's own currency.
  var currencies: [(codes: [String], isMinor: Bool)] = []
  var articles: Set<UInt64> = []
  /// Words that join numbers, and the least power of ten for which the number before must leave room.
  var joins: [UInt64: Int] = [:]
  /// Endings that make an ordinal of digits: `3rd`.
  var endings: Set<UInt64> = []
  /// Words before a value that are not part of it: `on`, `at`.
  var leads: Set<UInt64> = []
  /// Sounds and small words of hesitation, which are ignored even in the middle of a value.
  var hesitations: Set<UInt64> = []
  /// How numbers are written where the user's region is not known.
  var marks = NumberMarks()
  /// Whether groups are usually separated by spaces, so that such groups are no telephone number.
  var isGroupedBySpaces = false
  var figureOrder = FigureOrder.dayMonth
  /// The first day of a week where the user's region is not known, 0 for Monday.
  var firstWeekday: Int?
  /// Whether digits with a full stop are an ordinal: `3. Mai`.
  var hasPointOrdinals = false
  /// Whether hours that are written count to 24.
  var countsHoursTo24 = false
  /// The words after which hours are a time of day: "at".
  var timeLead: String?
  /// Whether hours without a preposition can be a time of day: "dix heures".
  var hasBareHours = false
  /// Words after which the digits of an extension follow a telephone number.
  var lineExtensions: Set<UInt64> = []
  /// Whether telephone numbers are said in pairs: "zéro six douze trente-quatre".
  var hasPhonePairs = false
  /// The words for the signs of an address that is said: "at", "dot".
  var spokenSigns = KeyTable()

  /// Whether a word at the beginning of a value is not part of what the value names.
  func isBeside(_ word: UInt64) -> Bool { leads.contains(word) || hesitations.contains(word) }
}

/// What stands between the digits of a number, as bytes.
struct NumberMarks: Sendable {
  /// What begins the decimals.
  var decimal = UInt8(ascii: ".")
  /// What stands between groups of three digits.
  var groups: Set<UInt8> = [UInt8(ascii: ",")]
}

extension NumberMarks {
  /// The marks of a region.
  init(_ marks: Region.NumberMarks) {
    decimal = marks.decimal.asciiValue ?? decimal
    groups = Set(marks.groups.compactMap(\.asciiValue))
  }
}
