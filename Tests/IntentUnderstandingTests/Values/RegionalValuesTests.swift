import Foundation
import IntentLanguages
import IntentModel
import IntentText
import LanguageNotation
import Testing

@testable import IntentUnderstanding

/// Numbers, dates, weeks and money as they are written where the user is; the clock stands at Saturday, 21 November 2026.
@Suite struct RegionalValuesTests {
  private func found(_ text: String, _ language: Language, _ tag: String) throws -> [SpokenValue.Meaning] {
    var situation = ValueCorpus.situation
    let region = try #require(Region(ofTag: tag))
    situation.region = region
    situation.currencyCode = region.currencyCode
    return ValueSpotter(language: language).spans(in: Words(text), situation: situation).map(\.meaning)
  }

  @Test(arguments: [
    ("es-MX", "1,500.50 pesos", "1500.5"), ("es-ES", "1.500,50 euros", "1500.5"), ("es-MX", "1,234 pesos", "1234"),
    ("de-CH", "1'234.50 Franken", "1234.5"), ("de-DE", "1.234,50 Euro", "1234.5"),
    ("fr-CH", "1 234,50 francs", "1234.5"),
    ("en-GB", "1,234.50 pounds", "1234.5"), ("fr-CA", "1 234,50 dollars", "1234.5"),
  ]) func amounts(_ tag: String, _ text: String, _ amount: String) throws {
    let language = try #require(Language.meant(by: tag, among: Language.all))
    let region = try #require(Region(ofTag: tag))
    let found = try found(text, language, tag)
    #expect(found == [.money(CurrencyAmount(try #require(Decimal(string: amount)), region.currencyCode))])
  }

  /// The fifth of December is written with the month first in one region only.
  @Test func daysAndMonths() throws {
    func month(_ tag: String) throws -> Int? {
      guard case .date(let range)? = try found("on 5/12", .english, tag).first else { return nil }
      return range.startDateComponents?.month
    }
    #expect(try month("en-GB") == 12)
    #expect(try month("en-US") == 5)
  }

  @Test func weeksBeginWhereTheyDo() throws {
    func day(_ tag: String) throws -> Int? {
      guard case .date(let range)? = try found("next week", .english, tag).first else { return nil }
      return range.startDateComponents?.day
    }
    #expect(try day("en-GB") == 23)
    #expect(try day("en-US") == 22)
  }

  @Test func languagesAreMeantByTheirTags() {
    #expect(Language.meant(by: "es-MX", among: Language.all)?.tag == "es-MX")
    #expect(Language.meant(by: "es_mx", among: Language.all)?.tag == "es-MX")
    #expect(Language.meant(by: "es", among: Language.all)?.tag == "es")
    #expect(Language.meant(by: "est", among: Language.all) == nil)
    #expect(Language.meant(by: "", among: Language.all) == nil)
  }
}
