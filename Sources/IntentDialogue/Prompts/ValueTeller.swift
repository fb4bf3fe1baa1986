#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel
import LanguageNotation
import Synchronization

/// Puts values into the words of one language: dates relative to the moment, money, lists, and the words for fixed
/// values.
struct ValueTeller: Sendable {
  /// How values are written in the language, or in the region in which it is spoken.
  private(set) var formatter: ValueFormatter
  private let regional: RegionalFormatters
  /// Words for the values of fixed sets and for the teller itself, by symbol.
  let words: [String: String]

  init(_ language: Language, words: [String: String]) {
    formatter = ValueFormatter(FormatLines(language), region: Region(ofTag: language.tag)?.code)
    regional = RegionalFormatters(formatter)
    self.words = words
  }

  /// The same teller with the region's formats and the language's own words.
  func telling(in region: Region?) -> ValueTeller {
    guard let code = region?.code, code != formatter.region else { return self }
    var teller = self
    teller.formatter = regional.formatter(in: code)
    return teller
  }

  /// The value in words; empty where it has none.
  func tell(_ value: ToldValue, in setting: PromptSetting, joinedByOr: Bool = false) -> String {
    if setting.isForVoice, let voiced = voiced(value) { return voiced }
    return switch value.form {
    case .text(let text), .name(let text): text
    case .symbol(let symbol): word(symbol)
    case .number(let number): formatter.number(number)
    case .money(let money): formatter.amount(money)
    case .moment(let date): tell(date, in: setting)
    case .date(let range): tell(range, in: setting)
    case .quantity(let quantity): tell(quantity)
    case .list(let values):
      join(values.map { tell($0, in: setting) }, with: joinedByOr ? "or" : "and")
    case .record(let parts):
      parts["name"].map { tell($0, in: setting) }
        ?? join(parts.keys.sorted().compactMap { parts[$0] }.map { tell($0, in: setting) }, with: "and")
    }
  }

  /// The language's word for a symbol; without one, the symbol's own words ("videoCall" -> "video call").
  func word(_ symbol: String) -> String {
    if let word = words[symbol] { return word }
    var spaced = ""
    for character in symbol {
      if character.isUppercase { spaced += " " + character.lowercased() } else { spaced.append(character) }
    }
    return spaced
  }

  /// Whether the language says a number in the singular.
  func countsAsOne(_ count: Int) -> Bool { count == 1 || words["plural \(count)"] == "one" }

  /// The language's word for the label of an address ("home"), or the label itself where the user made it.
  func label(_ label: String) -> String { words["label \(label)"] ?? label }

  private func join(_ parts: [String], with conjunction: String) -> String {
    formatter.list(parts.filter { !$0.isEmpty }, joinedByOr: conjunction == "or")
  }

  private func number(_ value: Double) -> String {
    formatter.number(value, decimals: 0...1)
  }

  // MARK: Dates

  /// A moment, as near as it is: "at 9:30 AM" today, "yesterday at 9:30 AM", "on Friday at …", "on May 3".
  private func tell(_ date: Date, in setting: PromptSetting, inRange: Bool = false) -> String {
    let time = time(of: date, in: setting)
    if !inRange, setting.calendar.isDate(date, inSameDayAs: setting.now), words["momentToday"] != nil {
      return fill(wording("momentToday", of: time, in: setting), ["time": time])
    }
    return fill(
      wording("momentOnDay", of: time, in: setting),
      ["day": tell(day: date, in: setting, inRange: inRange), "time": time])
  }

  /// The words around a time.
  ///
  /// Some languages say one o'clock in the singular: "a la 1:15", "all'1:15".
  ///
  /// `momentToday voice` is for a time that has its own words around it: "um 14 Uhr 30".
  private func wording(_ symbol: String, of time: String, in setting: PromptSetting) -> String {
    if setting.isForVoice, words["\(symbol) voice"] != nil { return "\(symbol) voice" }
    let isOne = time.prefix { $0.isWholeNumber } == "1"
    return isOne && words[symbol + "AtOne"] != nil ? symbol + "AtOne" : symbol
  }

  private func tell(_ range: DateComponentsRange, in setting: PromptSetting) -> String {
    let start = range.startDateComponents.flatMap(setting.calendar.date(from:))
    let end = range.endDateComponents.flatMap(setting.calendar.date(from:))
    switch (start, end) {
    case (nil, nil): return ""
    case (let start?, nil):
      return range.startDateComponents?.hour == nil
        ? tell(day: start, in: setting) : tell(start, in: setting)
    case (nil, let end?):
      return fill("until", ["end": tell(day: end, in: setting, inRange: true)])
    case (let start?, let end?):
      if isWholeDay(start, end, setting.calendar) { return tell(day: start, in: setting) }
      let last = setting.calendar.date(byAdding: .second, value: -1, to: end) ?? end
      if isMidnight(start, setting.calendar), isMidnight(end, setting.calendar) {
        return fill(
          "fromTo",
          [
            "start": tell(day: start, in: setting, inRange: true),
            "end": tell(day: last, in: setting, inRange: true),
          ])
      }
      return fill(
        words["fromToMoments"] == nil ? "fromTo" : "fromToMoments",
        [
          "start": tell(start, in: setting, inRange: true),
          "end": tell(end, in: setting, inRange: true),
        ])
    }
  }

  /// A day; as the end of a range it has no "on", unlike a day alone ("from Friday to May 3").
  private func tell(day date: Date, in setting: PromptSetting, inRange: Bool = false) -> String {
    let calendar = setting.calendar
    let days =
      calendar.dateComponents(
        [.day], from: calendar.startOfDay(for: setting.now), to: calendar.startOfDay(for: date)
      ).day ?? 0
    switch days {
    case 0: return word("today")
    case 1: return word("tomorrow")
    case -1: return word("yesterday")
    case 2...6:
      let symbols = inRange ? ["weekdayInRange", "dayInRange"] : ["onWeekday", "onDay"]
      let weekday = formatter.weekday(calendar.component(.weekday, from: date))
      return fill(day: weekday ?? dated(date, in: setting), symbols)
    default:
      let symbol = inRange ? "dayInRange" : "onDay"
      return fill(
        day: dated(date, in: setting), ["\(symbol) \(calendar.gregorian.component(.day, from: date))", symbol])
    }
  }

  /// A day in the first wording that the language has among some symbols.
  ///
  /// `onDay 8` is for the eighth of a month: "l'8 maggio".
  private func fill(day: String, _ symbols: [String]) -> String {
    (symbols.lazy.compactMap { words[$0] }.first ?? "{day}").replacing("{day}", with: day)
  }

  private func dated(_ date: Date, in setting: PromptSetting) -> String {
    let parts = setting.calendar.gregorian.dateComponents([.year, .month, .day], from: date)
    let isThisYear = setting.calendar.isDate(date, equalTo: setting.now, toGranularity: .year)
    return formatter.day(parts.day ?? 1, month: parts.month ?? 1, year: isThisYear ? nil : parts.year)
  }

  private func isMidnight(_ date: Date, _ calendar: Calendar) -> Bool {
    calendar.startOfDay(for: date) == date
  }

  private func isWholeDay(_ start: Date, _ end: Date, _ calendar: Calendar) -> Bool {
    isMidnight(start, calendar) && calendar.date(byAdding: .day, value: 1, to: start) == end
  }

  // MARK: Measures

  /// An amount in the largest unit of which it is at least one: "5.2 km"; a duration in hours, minutes and seconds.
  private func tell(_ quantity: Quantity) -> String {
    if quantity.kind == .duration {
      guard quantity.amount.isFinite, abs(quantity.amount) < 1e12 else { return "" }
      return formatter.duration(quantity.amount, isOne: countsAsOne)
    }
    let unit = quantity.unit
    return "\(number(quantity.amount / unit.size)) \(unit.word.map(word) ?? unit.symbol)"
  }

  /// A word with its placeholders filled, such as `{day} at {time}`.
  private func fill(_ symbol: String, _ values: [String: String]) -> String {
    values.reduce(word(symbol)) { $0.replacing("{\($1.key)}", with: $1.value) }
  }
}

/// The formatters of the regions that were spoken: making one takes longer than saying a sentence.
private final class RegionalFormatters: Sendable {
  private let own: ValueFormatter
  private let known = Mutex<[String: ValueFormatter]>([:])

  init(_ own: ValueFormatter) { self.own = own }

  func formatter(in region: String) -> ValueFormatter {
    known.withLock { known in
      if let formatter = known[region] { return formatter }
      let formatter = ValueFormatter(own.formats, region: region)
      known[region] = formatter
      return formatter
    }
  }
}

extension Calendar {
  /// The calendar itself, or the Gregorian one in its time zone where it is another: values are read and told by that.
  fileprivate var gregorian: Calendar {
    if identifier == .gregorian || identifier == .iso8601 { return self }
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = timeZone
    return gregorian
  }
}
