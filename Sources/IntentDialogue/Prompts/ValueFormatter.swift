#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel
import LanguageNotation

/// Writes numbers, amounts, times, days and lists as one language does, in one region.
///
/// A format for this region in the language's `formats` goes first, then the region's usual one, then the language's
/// own.
package final class ValueFormatter: Sendable {
  /// How digits are written; as in CLDR's root locale where no line says otherwise.
  private struct Digits: Sendable {
    var decimal = "."
    var group = ","
    /// The digits of the last group and of those before it, and the number of digits from which there are groups.
    var lastGroup = 3
    var otherGroups = 3
    var groupedFrom = 4
  }

  let formats: FormatLines
  let region: String?
  /// The language's format of a name, in the region.
  func format(_ name: FormatLines.Name) -> String? { formats[name, region] }

  private let digits: Digits
  private let money: (positive: String, negative: String)
  let months: [String]
  let weekdays: [String]
  /// The pattern of a time, and whether its hours count to 12.
  let time: (pattern: String, isTwelveHours: Bool)

  /// - Parameter region: The code of the region that it is written in; `nil` for what the language has of its own.
  package init(_ formats: FormatLines, region: String?) {
    self.formats = formats
    self.region = region
    let writing = region.flatMap { Region($0)?.writing }
    func usual(_ name: FormatLines.Name, _ inRegion: String?) -> String? {
      formats.regional(name, in: region) ?? inRegion ?? formats.own(name)
    }
    var digits = Digits()
    digits.decimal = usual(.decimal, writing.map { String($0.decimal) }) ?? digits.decimal
    digits.group = usual(.group, writing.map { String($0.group) }) ?? digits.group
    let grouping = usual(.grouping, writing.map { $0.groupsByTwo ? "3 2" : "3" })
    let sizes = grouping?.split(separator: " ").compactMap { Int($0) }
    digits.lastGroup = max(1, sizes?.first ?? digits.lastGroup)
    digits.otherGroups = max(1, sizes?.last ?? digits.otherGroups)
    digits.groupedFrom = formats[.groupedFrom, region].flatMap { Int($0) } ?? digits.groupedFrom
    self.digits = digits
    let positive = formats[.money, region] ?? "{symbol}\u{A0}{number}"
    money = (positive, formats[.moneyBelowZero, region] ?? "-" + positive)
    months = Self.words(formats[.months, region]) ?? (1...12).map(String.init)
    weekdays = Self.words(formats[.weekdays, region]) ?? []
    let isTwelveHours = usual(.clock, writing.map { $0.hasTwelveHours ? "12" : "24" }) == "12"
    let pattern = formats[isTwelveHours ? .time12 : .time24, region]
    time = pattern.map { ($0, isTwelveHours) } ?? ("{HH}:{mm}", false)
  }

  private static func words(_ text: String?) -> [String]? { text?.split(separator: " ").map(String.init) }

  // MARK: Numbers

  /// A number in digits with at most so many decimals; half a digit is rounded to the even one.
  package func number(_ value: Decimal, decimals: ClosedRange<Int> = 0...6) -> String {
    if value.isNaN { return "NaN" }
    let digits = DecimalDigits(value, decimals: decimals)
    return (digits.isNegative ? "-" : "") + text(of: digits)
  }

  /// The same for the number of a measurement.
  func number(_ value: Double, decimals: ClosedRange<Int>) -> String {
    guard value.isFinite, let exact = Decimal(string: "\(value)") else {
      return value.isNaN ? "NaN" : value < 0 ? "-∞" : "∞"
    }
    return (value.sign == .minus && exact.isZero ? "-" : "") + number(exact, decimals: decimals)
  }

  private func text(of digits: DecimalDigits) -> String {
    digits.fraction.isEmpty ? grouped(digits.whole) : grouped(digits.whole) + self.digits.decimal + digits.fraction
  }

  private func grouped(_ whole: String) -> String {
    if whole.utf8.count < max(digits.groupedFrom, digits.lastGroup + 1) { return whole }
    var groups = [whole.suffix(digits.lastGroup)]
    var rest = whole.dropLast(digits.lastGroup)
    while !rest.isEmpty {
      groups.append(rest.suffix(digits.otherGroups))
      rest = rest.dropLast(digits.otherGroups)
    }
    return groups.reversed().joined(separator: digits.group)
  }

  // MARK: Money

  /// An amount with the symbol of its currency, and all its decimals.
  func amount(_ money: CurrencyAmount) -> String {
    if money.amount.isNaN { return number(money.amount) }
    let usual = CurrencyAmount.fractionDigits(of: money.currencyCode)
    let decimals = max(0, -money.amount.exponent)
    let digits = DecimalDigits(money.amount, decimals: decimals > usual ? 0...decimals : usual...usual)
    let symbol = formats.currency(money.currencyCode, in: region).first ?? money.currencyCode
    let pattern = digits.isNegative ? self.money.negative : self.money.positive
    return Self.parted(pattern, around: symbol).replacing("{symbol}", with: symbol)
      .replacing("{number}", with: text(of: digits))
  }

  /// The pattern with a space between digits and a symbol that ends in a letter: “$5”, but “USD 5”.
  private static func parted(_ pattern: String, around symbol: String) -> String {
    guard pattern.contains("{symbol}{number}"), let last = symbol.unicodeScalars.last else { return pattern }
    switch last.properties.generalCategory {
    case .currencySymbol, .mathSymbol, .modifierSymbol, .otherSymbol, .spaceSeparator: return pattern
    default: return pattern.replacing("{symbol}{number}", with: "{symbol}\u{A0}{number}")
    }
  }

  /// An amount with the name of its currency: “8 US dollars”, “5,50 Euro”.
  func spokenAmount(_ money: CurrencyAmount, isOne: (Int) -> Bool) -> String {
    let decimals = -money.amount.exponent
    let isWhole = DecimalDigits(money.amount, decimals: 0...max(0, decimals)).fraction.isEmpty
    let shown = isWhole ? 0 : max(2, min(decimals, 6))
    let names = formats.currency(money.currencyCode, in: region).dropFirst()
    let digits = DecimalDigits(money.amount, decimals: shown...shown)
    let hasOne = isWhole || format(.oneWithDecimals) == "yes"
    let name = hasOne && Int(digits.whole).map(isOne) == true ? names.first : names.last
    return "\(number(money.amount, decimals: shown...shown)) \(name ?? money.currencyCode)"
  }

  // MARK: Lists

  /// Several things in a row: “a, b and c”.
  func list(_ parts: [String], joinedByOr: Bool) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    let before = parts.dropLast().joined(separator: ", ")
    guard let word = conjunction(before: last, isOr: joinedByOr) else { return before + ", " + last }
    let hasComma = parts.count > 2 && format(joinedByOr ? .commaOr : .commaAnd) == "yes"
    return "\(before)\(hasComma ? "," : "") \(word) \(last)"
  }

  private func conjunction(before next: String, isOr: Bool) -> String? {
    guard let exception = format(isOr ? .orBefore : .andBefore), let colon = exception.firstIndex(of: ":") else {
      return format(isOr ? .or : .and)
    }
    let next = next.lowercased()
    func begins(_ beginning: Substring) -> Bool {
      guard beginning.last == "_" else { return next.hasPrefix(beginning) }
      let word = beginning.dropLast()
      return next.hasPrefix(word) && next.dropFirst(word.count).first.map { $0 == " " } ?? true
    }
    let beginnings = exception[exception.index(after: colon)...].split(separator: " ")
    let isChanged =
      beginnings.contains { $0.first != "-" && begins($0) }
      && !beginnings.contains { $0.first == "-" && begins($0.dropFirst()) }
    return isChanged ? String(exception[..<colon]) : format(isOr ? .or : .and)
  }
}
