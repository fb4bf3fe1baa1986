import Foundation
import IntentLanguages
import IntentModel
import LanguageNotation
import TestSupport
import Testing

@testable import IntentDialogue

/// What the formats of the six languages give, beside what Foundation's formatters and its locale data give, in all
/// regions.
@Suite struct ValueFormatterTests {
  static let languages = Language.all
  private static let regions: [String?] = [nil] + Region.all.map(\.code)

  private func inAllRegions(_ language: Language, _ check: (ValueFormatter, Locale) throws -> Void) rethrows {
    let formats = FormatLines(language)
    for region in Self.regions {
      let identifier = [language.tag, region].compactMap(\.self).joined(separator: "_")
      try check(ValueFormatter(formats, region: region), Locale(identifier: identifier))
    }
  }

  private func isOne(in language: Language) -> (Int) -> Bool {
    { $0 == 1 || $0 == 0 && language.tag == "fr" }
  }

  private static let numbers = [
    "0", "1", "5", "12", "999", "1000", "1234", "1234.5", "9999.9999995", "12345.6", "99999.5", "123456", "1234567.891",
    "-5.5", "-12345", "123456789", "12345678901", "0.12345678", "0.1234565", "0.00000049", "-0.5", "2.50", "1e20",
  ].compactMap { Decimal(string: $0) }

  @Test(arguments: languages) func numbers(language: Language) {
    inAllRegions(language) { formatter, locale in
      for number in Self.numbers {
        #expect(formatter.number(number) == number.formatted(.number.locale(locale)), "\(number) in \(locale)")
      }
    }
  }

  @Test(arguments: languages) func measures(language: Language) {
    inAllRegions(language) { formatter, locale in
      for number in [0, 0.05, 0.15, 0.25, 0.35, 2.45, 12.96, 999.95, 1234.56, -0.04, -3.14, 1e7, 123_456.75] {
        let expected = number.formatted(.number.precision(.fractionLength(0...1)).locale(locale))
        #expect(formatter.number(number, decimals: 0...1) == expected, "\(number) in \(locale)")
      }
    }
  }

  // MARK: Money

  private static let codes =
    ["BTC", "CHF", "EUR", "GBP", "JPY", "USD"]
    + TestEffort.sample(Set(Locale.commonISOCurrencyCodes + Region.all.map(\.currencyCode)).sorted(), every: 12)
  private static let amounts = ["0", "5", "12345.6", "-5.5", "5.125"].compactMap { Decimal(string: $0) }

  /// Where Foundation mixes the marks or the place of another locale's numbers into amounts: English in Monaco, and the
  /// euro in English in Switzerland, Liechtenstein and Sweden; the formats write these as all other amounts of there.
  private func isMixed(_ code: String, _ locale: Locale) -> Bool {
    switch locale.identifier {
    case "en_FR", "en_MC": true
    case "en_CH", "en_LI", "en_SE": code == "EUR"
    default: false
    }
  }

  @Test(arguments: languages) func amounts(language: Language) {
    inAllRegions(language) { formatter, locale in
      for code in Self.codes where !isMixed(code, locale) {
        for amount in Self.amounts {
          let money = CurrencyAmount(amount, code)
          let style = Decimal.FormatStyle.Currency(code: code, locale: locale)
          let usual = CurrencyAmount.fractionDigits(of: code)
          let expected = -amount.exponent > usual ? style.precision(.fractionLength(0...(-amount.exponent))) : style
          #expect(formatter.amount(money) == amount.formatted(expected), "\(amount) \(code) in \(locale)")
        }
      }
    }
  }

  /// Where Foundation says the symbol beside the name, “5 € euros”, which is nothing for a voice: the formats do not.
  private func saysSymbolToo(_ code: String, _ locale: Locale) -> Bool {
    let always = ["AT", "BE", "DE", "ES", "FI", "FR", "IT", "LU", "MC", "NL", "VA"].map { "en_" + $0 } + ["fr_CH"]
    return always.contains(locale.identifier)
      || code == "EUR" && ["en_CH", "en_LI", "en_SE"].contains(locale.identifier)
  }

  @Test(arguments: languages) func spokenAmounts(language: Language) {
    inAllRegions(language) { formatter, locale in
      for code in Self.codes where !saysSymbolToo(code, locale) {
        let style = Decimal.FormatStyle.Currency(code: code, locale: locale).presentation(.fullName)
        for (amount, decimals) in [
          ("1", 0), ("2", 0), ("-1", 0), ("1234567", 0), ("1.5", 2), ("0.25", 2), ("1.125", 3),
        ] {
          guard let amount = Decimal(string: amount) else { continue }
          let expected = amount.formatted(style.precision(.fractionLength(decimals)))
          let money = CurrencyAmount(amount, code)
          #expect(formatter.spokenAmount(money, isOne: isOne(in: language)) == expected, "\(locale)")
        }
      }
    }
  }

  // MARK: Times

  private static let calendar = Calendar.gregorianInUTC

  @Test(arguments: languages) func times(language: Language) {
    inAllRegions(language) { formatter, locale in
      let style = Date.FormatStyle(locale: locale, calendar: Self.calendar, timeZone: .gmt).hour().minute()
      for minute in stride(from: 0, to: 1440, by: 31) {
        let expected = style.format(Date(timeIntervalSince1970: Double(minute) * 60))
        #expect(formatter.time(hour: minute / 60, minute: minute % 60) == expected, "\(minute) in \(locale)")
      }
    }
  }

  @Test(arguments: languages) func days(language: Language) {
    inAllRegions(language) { formatter, locale in
      let style = Date.FormatStyle(locale: locale, calendar: Self.calendar, timeZone: .gmt)
      for day in stride(from: -800_000, to: 40_000, by: 8641) {
        let date = Date(timeIntervalSince1970: Double(day) * 86_400)
        let parts = Self.calendar.dateComponents([.year, .month, .day, .weekday], from: date)
        guard let year = parts.year, let month = parts.month, let day = parts.day, let weekday = parts.weekday else {
          continue
        }
        #expect(formatter.day(day, month: month, year: nil) == style.month(.wide).day().format(date), "\(locale)")
        #expect(
          formatter.day(day, month: month, year: year) == style.month(.wide).day().year().format(date), "\(locale)")
        #expect(formatter.weekday(weekday) == style.weekday(.wide).format(date), "\(locale)")
      }
    }
  }

  @Test(arguments: languages) func durations(language: Language) {
    let odd: [Double] = [
      0, 0.4, 0.5, 1, 1.5, 59.5, 90, 3599.6, 86_399.7, 86_459, 90_061, 172_799, 1e8, 1e9, -1, -0.4, -90,
    ]
    let lengths = odd + (1...60).map { pow(1.37, Double($0)) }
    inAllRegions(language) { formatter, locale in
      for seconds in lengths {
        let expected = Duration.seconds(seconds).formatted(
          .units(allowed: [.days, .hours, .minutes, .seconds], width: .wide, maximumUnitCount: 2).locale(locale))
        #expect(
          formatter.duration(seconds, isOne: isOne(in: language)) == expected, "\(seconds) in \(locale)")
      }
    }
  }

  // MARK: Lists

  @Test(arguments: languages) func lists(language: Language) {
    let words = [
      "iglesia", "hielo", "hiato", "Inés", "oro", "hora", "8", "11", "110", "11 a", "ocho", "í", "y", "Ó", "hi",
      "Hierro",
      "80", "11,5", "11-2", "",
    ]
    let lists =
      [[], ["a"], ["a", "b"], ["a", "b", "c"], ["a", "b", "c", "d"]] + words.flatMap { [["x", $0], ["x", "y", $0]] }
    inAllRegions(language) { formatter, locale in
      for list in lists {
        #expect(
          formatter.list(list, joinedByOr: false) == list.formatted(.list(type: .and).locale(locale)), "\(locale)")
        #expect(formatter.list(list, joinedByOr: true) == list.formatted(.list(type: .or).locale(locale)), "\(locale)")
      }
    }
  }
}
