import IntentLanguages
import Testing

@testable import IntentUnderstanding

/// Places in a row, telephone numbers and great numbers, as they are said in English.
@Suite struct EnglishHandlesTests {
  private let corpus = ValueCorpus(spotter: ValueSpotter(language: .english))

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
    ordinal 4
      fourth
      4th
    ordinal 5
      fifth
      5th
    ordinal 6
      sixth
      6th
    ordinal 7
      seventh
      7th
    ordinal 8
      eighth
      8th
    ordinal 9
      ninth
      9th
    ordinal 10
      tenth
      10th
    ordinal 12
      twelfth
      12th
    ordinal 13
      thirteenth
      13th
    ordinal 14
      fourteenth
      14th
    ordinal 15
      fifteenth
      15th
    ordinal 16
      sixteenth
    ordinal 17
      seventeenth
    ordinal 18
      eighteenth
    ordinal 19
      nineteenth
    ordinal 20
      twentieth
      20th
    ordinal 22
      twenty second
      22nd
    ordinal 23
      twenty third
      23rd
    ordinal 30
      thirtieth
      30th
    ordinal 31
      thirty first
      31st
    ordinal 45
      forty fifth
      45th
    ordinal 50
      fiftieth
      50th
    ordinal 99
      ninety ninth
      99th
    ordinal 100
      hundredth
      100th
    ordinal 101
      hundred and first
      101st
    """

  static let greatNumbers = """
    number 1000001
      one million and one
      1,000,001
    number 1200000
      one million two hundred thousand
      1.2 million
    number 2500000
      two and a half million
      2.5 million
      two million five hundred thousand
    number 12000000
      twelve million
      12 million
    number 999999
      nine hundred ninety nine thousand nine hundred ninety nine
      999,999
    number 345678
      three hundred forty five thousand six hundred seventy eight
    number 1000000000
      a billion
      one billion
    number 5000
      5k
      five thousand
      five grand
    number 0.5
      ½
    number 1.5
      1½
    number 2.25
      2¼
    """

  static let telephoneNumbers = """
    person 5550199
      555 0199
      555-0199
      five five five oh one nine nine
      five five five zero one nine nine
      triple five oh one double nine
    person 5551234567
      triple five one two three four five six seven
    person 18005550199
      one eight zero zero five five five zero one nine nine
    person 5551234567;ext=12
      555 123 4567 extension 12
      555-123-4567 ext. 12
    person +15552368
      +1 555 2368
      +15552368
      +1-555-2368
    person +14155550123
      +1 415 555 0123
      +1 (415) 555-0123
      +14155550123
      +1-415-555-0123
    person 4155550123
      415 555 0123
      (415) 555-0123
      415-555-0123
      415.555.0123
      four one five five five five oh one two three
      four one five triple five oh one two three
    person +442079460958
      +44 20 7946 0958
      +442079460958
      +44 (20) 7946 0958
    person 02079460958
      020 7946 0958
      02079460958
      oh two oh seven nine four six oh nine five eight
      zero two zero seven nine four six zero nine five eight
    person 07700900123
      07700 900123
      07700 900 123
      07700900123
      oh double seven double oh nine double oh one two three
    person 0612345678
      06-12-34-56-78
    person 2125550147
      212-555-0147
      (212) 555-0147
      212 555 0147
      two one two five five five oh one four seven
      two one two triple five oh one four seven
    """
}
