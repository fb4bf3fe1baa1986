import IntentLanguages
import Testing

@testable import IntentUnderstanding

/// Places in a row, telephone numbers and great numbers, as they are said in Italian.
@Suite struct ItalianHandlesTests {
  private let corpus = ValueCorpus(spotter: ValueSpotter(language: .italian))

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
      quarto
      quarta
    ordinal 5
      quinto
      quinta
    ordinal 6
      sesto
      sesta
    ordinal 7
      settimo
      settima
    ordinal 8
      ottavo
      ottava
    ordinal 9
      nono
      nona
    ordinal 10
      decimo
      decima
    ordinal 11
      undicesimo
    ordinal 12
      dodicesimo
    ordinal 13
      tredicesimo
    ordinal 21
      ventunesimo
    ordinal 30
      trentesimo
    ordinal 100
      centesimo
    """

  static let greatNumbers = """
    number 1200000
      un milione duecentomila
      1,2 milioni
    number 3000000
      tre milioni
      3 milioni
    number 345678
      trecentoquarantacinquemilaseicentosettantotto
    number 1000000000
      un miliardo
      mille milioni
    number 1000000000000
      mille miliardi
    number 20000
      ventimila
      20.000
    number 0.5
      ½
    number 1.5
      1½
    """

  static let telephoneNumbers = """
    person 3471234567
      347 1234567
      3471234567
      347 123 4567
      tre quattro sette uno due tre quattro cinque sei sette
    person 0612345678
      06 12345678
      0612345678
      06 1234 5678
    person +393471234567
      +39 347 1234567
      +393471234567
      +39 347 123 4567
    person 0212345678
      02 12345678
      0212345678
      02 1234 5678
      zero due uno due tre quattro cinque sei sette otto
    person 3209876543
      320 9876543
      3209876543
      320 987 6543
    person 800123456
      800 123456
      800123456
      otto zero zero uno due tre quattro cinque sei
    person +41911234567
      +41 91 123 45 67
      +41911234567
    person 0551234567
      055 1234567
      0551234567
      055 123 4567
    person 5551234
      555 1234
      555-1234
      cinque cinque cinque uno due tre quattro
    """
}
