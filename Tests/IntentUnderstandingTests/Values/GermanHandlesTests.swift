import IntentLanguages
import Testing

@testable import IntentUnderstanding

/// Places in a row, telephone numbers and great numbers, as they are said in German.
@Suite struct GermanHandlesTests {
  private let corpus = ValueCorpus(spotter: ValueSpotter(language: .german))

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
    ordinal 1
      erster
    ordinal 2
      zweiten
    ordinal 4
      vierte
      vierten
    ordinal 5
      fünfte
    ordinal 6
      sechste
    ordinal 7
      siebte
      siebten
    ordinal 8
      achte
    ordinal 9
      neunte
    ordinal 10
      zehnte
    ordinal 11
      elfte
    ordinal 12
      zwölfte
    ordinal 13
      dreizehnte
    ordinal 17
      siebzehnte
    ordinal 25
      fünfundzwanzigste
    ordinal 30
      dreißigste
    ordinal 31
      einunddreißigste
    ordinal 50
      fünfzigste
    ordinal 99
      neunundneunzigste
    ordinal 100
      hundertste
    """

  static let greatNumbers = """
    number 1200000
      eine Million zweihunderttausend
      1,2 Millionen
    number 3000000
      drei Millionen
      3 Millionen
    number 345678
      dreihundertfünfundvierzigtausendsechshundertachtundsiebzig
    number 1000000000
      eine Milliarde
      tausend Millionen
    number 1000000000000000
      eine Million Milliarden
    number 20000
      zwanzigtausend
      20.000
    number 0.5
      ½
    number 1.5
      1½
    """

  static let telephoneNumbers = """
    person 01701234567
      01701234567
      0170 123 45 67
    person 0301234567
      030 1234567
      0301234567
      030 123 45 67
      null drei null eins zwei drei vier fünf sechs sieben
    person 08912345678
      089 12345678
      089 123 456 78
      08912345678
    person +4915112345678
      +49 151 12345678
      +4915112345678
      +49 151 123 456 78
    person 01511234567
      0151 1234567
      01511234567
      null eins fünf eins eins zwei drei vier fünf sechs sieben
    person 04012345678
      040 12345678
      04012345678
      040 123 45 678
    person +43123456789
      +43 1 23456789
      +43123456789
    person +41441234567
      +41 44 123 45 67
      +41441234567
    person 5551234
      555 1234
      555-1234
      fünf fünf fünf eins zwei drei vier
    """
}
