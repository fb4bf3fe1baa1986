import Foundation
import IntentModel
import Synchronization

/// Puts values into the words of one language: dates relative to the moment, money, lists, and the words for fixed
/// values.
struct ValueTeller: Sendable {
  /// The locale of the language, or of the region in which it is spoken.
  private(set) var locale: Locale
  /// What the locale says of itself, which takes longer to ask it.
  private let language: String?
  private var region: String?
  /// The locales of the regions that were spoken.
  private let locales = RegionalLocales()
  /// Words for the values of fixed sets and for the teller itself, by symbol.
  let words: [String: String]

  init(tag: String, words: [String: String]) {
    locale = Locale(identifier: tag)
    language = locale.language.languageCode?.identifier
    region = locale.region?.identifier
    self.words = words
  }

  /// The same teller for a region: it puts the language's own words around what is written as there.
  func telling(in region: Region?) -> ValueTeller {
    guard let code = region?.code, code != self.region, let language else { return self }
    var teller = self
    teller.locale = locales.locale(of: language, in: code)
    teller.region = code
    return teller
  }

  /// The value in words; empty where it has none.
  func tell(_ value: ToldValue, in setting: PromptSetting, joinedByOr: Bool = false) -> String {
    if setting.isForVoice, let voiced = voiced(value) { return voiced }
    return switch value {
    case .text(let text), .name(let text): text
    case .symbol(let symbol): word(symbol)
    case .number(let number): number.formatted(.number.locale(locale))
    case .money(let money): tell(money)
    case .moment(let date): tell(date, in: setting)
    case .date(let range): tell(range, in: setting)
    case .duration(let seconds): tell(duration: seconds)
    case .distance(let metres): tell(distance: metres)
    case .energy(let kilocalories): "\(number(kilocalories)) \(word("kilocalories"))"
    case .list(let values):
      join(values.map { tell($0, in: setting) }, with: joinedByOr ? "or" : "and")
    case .record(let parts):
      parts["name"].map { tell($0, in: setting) }
        ?? join(parts.keys.sorted().compactMap { parts[$0] }.map { tell($0, in: setting) }, with: "and")
    }
  }

  /// An amount with all its digits: a question that rounds it would be about another one than the app gets.
  private func tell(_ money: CurrencyAmount) -> String {
    let style = Decimal.FormatStyle.Currency(code: money.currencyCode, locale: locale)
    let digits = -money.amount.exponent
    // What the currency shows of nothing, but for the first: its digits after the point.
    guard digits > 0, digits > Decimal.zero.formatted(style).count(where: \.isNumber) - 1 else {
      return money.amount.formatted(style)
    }
    return money.amount.formatted(style.precision(.fractionLength(0...digits)))
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
    let parts = parts.filter { !$0.isEmpty }
    if parts.count < 2 { return parts.first ?? "" }
    return parts.formatted(.list(type: conjunction == "or" ? .or : .and).locale(locale))
  }

  private func number(_ value: Double) -> String {
    value.formatted(.number.precision(.fractionLength(0...1)).locale(locale))
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

  /// The words around a time: one o'clock is said in the singular in some languages, “a la 1:15”, “all’1:15”.
  ///
  /// `momentToday voice` is one for a time that has its own words around it: “um 14 Uhr 30”.
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
      return fill(day: style(in: setting).weekday(.wide).format(date), symbols)
    default:
      let symbol = inRange ? "dayInRange" : "onDay"
      return fill(
        day: dated(date, in: setting), ["\(symbol) \(calendar.component(.day, from: date))", symbol])
    }
  }

  /// A day in the first of some wordings that the language has.
  ///
  /// `onDay 8` is one for an eighth: "l’8 maggio".
  private func fill(day: String, _ symbols: [String]) -> String {
    (symbols.lazy.compactMap { words[$0] }.first ?? "{day}").replacing("{day}", with: day)
  }

  private func dated(_ date: Date, in setting: PromptSetting) -> String {
    let style = style(in: setting).month(.wide).day()
    let sameYear = setting.calendar.isDate(date, equalTo: setting.now, toGranularity: .year)
    return (sameYear ? style : style.year()).format(date)
  }

  func style(in setting: PromptSetting) -> Date.FormatStyle {
    Date.FormatStyle(
      locale: locale, calendar: setting.calendar, timeZone: setting.calendar.timeZone)
  }

  private func isMidnight(_ date: Date, _ calendar: Calendar) -> Bool {
    calendar.startOfDay(for: date) == date
  }

  private func isWholeDay(_ start: Date, _ end: Date, _ calendar: Calendar) -> Bool {
    isMidnight(start, calendar) && calendar.date(byAdding: .day, value: 1, to: start) == end
  }

  // MARK: Measures

  private func tell(duration seconds: Double) -> String {
    guard seconds.isFinite, abs(seconds) < 1e12 else { return "" }
    return Duration.seconds(seconds).formatted(
      .units(allowed: [.days, .hours, .minutes, .seconds], width: .wide, maximumUnitCount: 2)
        .locale(locale))
  }

  private func tell(distance metres: Double) -> String {
    metres.magnitude < 1000
      ? "\(number(metres)) m" : "\(number(metres / 1000)) km"
  }

  /// A word with places in it, such as `{day} at {time}`.
  private func fill(_ symbol: String, _ values: [String: String]) -> String {
    values.reduce(word(symbol)) { $0.replacing("{\($1.key)}", with: $1.value) }
  }
}

/// The locales of a language in regions: making one takes longer than to say a sentence.
private final class RegionalLocales: Sendable {
  private let known = Mutex<[String: Locale]>([:])

  func locale(of language: String, in region: String) -> Locale {
    known.withLock { known in
      if let locale = known[region] { return locale }
      let locale = Locale(identifier: "\(language)_\(region)")
      known[region] = locale
      return locale
    }
  }
}
