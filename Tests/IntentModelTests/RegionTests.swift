import Foundation
import Testing

@testable import IntentModel

/// What is known of a country where a language is spoken.
@Suite struct RegionTests {
  @Test(arguments: [
    ("de-CH", "CH"), ("de_CH", "CH"), ("es-mx", "MX"), ("de-Latn-AT", "AT"), ("en", nil), ("en-XX", nil), ("", nil),
    ("es-419", nil),
  ]) func isNamedByATag(_ tag: String, _ code: String?) {
    #expect(Region(ofTag: tag)?.code == code)
  }

  @Test func codesAreThereOnce() {
    #expect(Set(Region.all.map(\.code)).count == Region.all.count)
    for region in Region.all {
      #expect(region.code.utf8.count == 2 && region.currencyCode.utf8.count == 3, "\(region)")
      #expect((1...7).contains(region.firstWeekday), "\(region)")
    }
  }

  /// Foundation reads the same facts from the same source; where it is there, it holds the table.
  @Test func moneyAndWeeksAreThoseOfFoundation() {
    for region in Region.all {
      let locale = Locale(identifier: "en_\(region.code)")
      // Curaçao changed its money in 2025.
      if region.code != "CW" { #expect(locale.currency?.identifier == region.currencyCode, "\(region)") }
      var calendar = Calendar(identifier: .gregorian)
      calendar.locale = locale
      #expect(calendar.firstWeekday == region.firstWeekday, "\(region)")
    }
  }

  @Test func numbersAreWrittenByLanguageAndRegion() throws {
    let swiss = try #require(Region("CH"))
    #expect(swiss.numberMarks(in: "de").decimal == ".")
    #expect(swiss.numberMarks(in: "de").groups.first == "'")
    #expect(swiss.numberMarks(in: "fr").decimal == ",")
  }

  @Test func isStoredAsItsCode() throws {
    let region = try #require(Region("MX"))
    let json = try JSONEncoder().encode([region])
    #expect(String(decoding: json, as: UTF8.self) == #"["MX"]"#)
    #expect(try JSONDecoder().decode([Region].self, from: json) == [region])
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([Region].self, from: Data(#"["QQ"]"#.utf8)) }
  }
}
