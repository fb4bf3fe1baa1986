import IntentLanguages
import Testing

@testable import IntentUnderstanding

/// Places in a row, telephone numbers and great numbers, as they are said in Dutch.
@Suite struct DutchHandlesTests {
  private let corpus = ValueCorpus(spotter: ValueSpotter(language: .dutch))

  @Test func ordinalsAreFound() {
    #expect(corpus.failures(Self.ordinals) == [])
  }

  @Test func greatNumbersAndFractionsAreFound() {
    #expect(corpus.failures(Self.greatNumbers) == [])
  }

  @Test func telephoneNumbersAreFound() {
    #expect(corpus.failures(Self.telephoneNumbers) == [])
  }

  static let ordinals = """
    ordinal 3
      derde
      3e
    ordinal 4
      vierde
    ordinal 5
      vijfde
    ordinal 6
      zesde
    ordinal 7
      zevende
    ordinal 8
      achtste
    ordinal 9
      negende
    ordinal 10
      tiende
    ordinal 11
      elfde
    ordinal 12
      twaalfde
    ordinal 13
      dertiende
    ordinal 14
      veertiende
    ordinal 17
      zeventiende
    ordinal 20
      20e
    ordinal 25
      vijfentwintigste
    ordinal 30
      dertigste
    ordinal 31
      eenendertigste
    ordinal 50
      vijftigste
    ordinal 99
      negenennegentigste
    ordinal 100
      honderdste
    """

  static let greatNumbers = """
    number 1200000
      een miljoen tweehonderdduizend
      1,2 miljoen
    number 3000000
      drie miljoen
      3 miljoen
    number 345678
      driehonderdvijfenveertigduizend zeshonderdachtenzeventig
    number 1000000000
      een miljard
      duizend miljoen
    number 1000000000000000
      een miljoen miljard
    number 20000
      twintigduizend
      20.000
    number 0.5
      ½
    number 1.5
      1½
    """

  static let telephoneNumbers = """
    person 0612345678
      06 12 34 56 78
    person 0201234567
      020 1234567
      0201234567
      020 123 4567
      020-1234567
      nul twee nul een twee drie vier vijf zes zeven
    person +31612345678
      +31 6 12 34 56 78
    person 0101234567
      010 1234567
      0101234567
      010-1234567
    person +3224601234
      +32 2 460 12 34
      +3224601234
    person 0687654321
      06 87654321
      06-87654321
      0687654321
      06 87 65 43 21
    person 0301234567
      030 1234567
      030-1234567
      0301234567
    person 5551234
      555 1234
      555-1234
      vijf vijf vijf een twee drie vier
    """
}
