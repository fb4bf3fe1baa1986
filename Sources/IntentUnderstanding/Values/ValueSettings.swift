import IntentAutomaton
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

  init() {}

  init(from reader: inout TableReader) throws(TableReader.Mismatch) {
    language = try reader.text()
    currencies = try reader.list { reader throws(TableReader.Mismatch) in
      (try reader.list { reader throws(TableReader.Mismatch) in try reader.text() }, try reader.flag())
    }
    articles = try reader.hashes()
    let joining = try reader.list { reader throws(TableReader.Mismatch) in
      (try reader.uint64(), try reader.number())
    }
    joins = Dictionary(joining) { first, _ in first }
    endings = try reader.hashes()
    leads = try reader.hashes()
    hesitations = try reader.hashes()
    marks.decimal = UInt8(truncatingIfNeeded: try reader.int32())
    marks.groups = Set(
      try reader.list { reader throws(TableReader.Mismatch) in UInt8(truncatingIfNeeded: try reader.int32()) })
    isGroupedBySpaces = try reader.flag()
    guard let order = FigureOrder(rawValue: try reader.text()) else { throw TableReader.Mismatch() }
    figureOrder = order
    firstWeekday = try reader.flag() ? reader.number() : nil
    hasPointOrdinals = try reader.flag()
    countsHoursTo24 = try reader.flag()
    timeLead = try reader.optionalText()
    hasBareHours = try reader.flag()
    lineExtensions = try reader.hashes()
    hasPhonePairs = try reader.flag()
    spokenSigns = try KeyTable(from: &reader)
  }

  func write(to writer: inout TableWriter) {
    writer.add(language)
    writer.add(currencies) {
      $0.add($1.codes) { $0.add($1) }
      $0.add($1.isMinor)
    }
    writer.add(hashes: articles)
    writer.add(joins.sorted { $0.key < $1.key }) {
      $0.add($1.key)
      $0.add($1.value)
    }
    writer.add(hashes: endings)
    writer.add(hashes: leads)
    writer.add(hashes: hesitations)
    writer.add(Int32(marks.decimal))
    writer.add(marks.groups.sorted()) { $0.add(Int32($1)) }
    writer.add(isGroupedBySpaces)
    writer.add(figureOrder.rawValue)
    writer.add(firstWeekday != nil)
    if let firstWeekday { writer.add(firstWeekday) }
    writer.add(hasPointOrdinals)
    writer.add(countsHoursTo24)
    writer.add(timeLead)
    writer.add(hasBareHours)
    writer.add(hashes: lineExtensions)
    writer.add(hasPhonePairs)
    spokenSigns.write(to: &writer)
  }

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

extension TableReader {
  fileprivate mutating func hashes() throws(Mismatch) -> Set<UInt64> { Set(try table().all) }
}

extension TableWriter {
  fileprivate mutating func add(hashes: Set<UInt64>) { add(table: hashes.sorted()) }
}
