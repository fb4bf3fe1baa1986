import IntentLanguages
import Testing

@testable import IntentUnderstanding

/// Places in a row, telephone numbers and great numbers, as they are said in French.
@Suite struct FrenchHandlesTests {
  private let corpus = ValueCorpus(spotter: ValueSpotter(language: .french))

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
    ordinal 2
      seconde
    ordinal 4
      quatrième
    ordinal 5
      cinquième
    ordinal 6
      sixième
    ordinal 7
      septième
    ordinal 8
      huitième
    ordinal 9
      neuvième
    ordinal 10
      dixième
    ordinal 11
      onzième
    ordinal 12
      douzième
    ordinal 13
      treizième
    ordinal 15
      quinzième
    ordinal 16
      seizième
    ordinal 17
      dix-septième
    ordinal 20
      vingtième
    ordinal 21
      vingt et unième
    ordinal 22
      vingt-deuxième
    ordinal 30
      trentième
    ordinal 50
      cinquantième
    ordinal 100
      centième
    """

  static let greatNumbers = """
    number 1200000
      un million deux cent mille
      1,2 million
    number 3000000
      trois millions
      3 millions
    number 345678
      trois cent quarante-cinq mille six cent soixante-dix-huit
    number 1000000000
      un milliard
    number 1000000000000
      mille milliards
    number 1000000000000000
      un million de milliards
    number 20000
      vingt mille
      20 000
    number 0.5
      ½
    number 1.5
      1½
    """

  static let telephoneNumbers = """
    person 0612345678
      06-12-34-56-78
      zéro six un deux trois quatre cinq six sept huit
    person 0142030405
      01 42 03 04 05
      0142030405
      01.42.03.04.05
    person 0798765432
      07 98 76 54 32
      0798765432
      07-98-76-54-32
      07.98.76.54.32
    person +41791234567
      +41 79 123 45 67
      +41791234567
    person +3224601234
      +32 2 460 12 34
      +3224601234
    person 0800123456
      0800 12 34 56
      0800123456
      0800 123 456
    person 0556789012
      05 56 78 90 12
      0556789012
      05.56.78.90.12
      05-56-78-90-12
    person 5551234
      555 1234
      555-1234
      cinq cinq cinq un deux trois quatre
    """
}
