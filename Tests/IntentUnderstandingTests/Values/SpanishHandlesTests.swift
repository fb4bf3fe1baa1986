import IntentLanguages
import Testing

@testable import IntentUnderstanding

/// Places in a row, telephone numbers and great numbers, as they are said in Spanish.
@Suite struct SpanishHandlesTests {
  private let corpus = ValueCorpus(spotter: ValueSpotter(language: .spanish))

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
      primer
    ordinal 2
      segundo
      segunda
    ordinal 4
      cuarta
    ordinal 5
      quinto
      quinta
    ordinal 6
      sexto
      sexta
    ordinal 7
      séptimo
      séptima
    ordinal 8
      octavo
      octava
    ordinal 9
      noveno
      novena
    ordinal 10
      décimo
      décima
    ordinal 11
      undécimo
    ordinal 12
      duodécimo
    ordinal 13
      decimotercero
    ordinal 20
      vigésimo
    ordinal 30
      trigésimo
    """

  static let greatNumbers = """
    number 1200000
      un millón doscientos mil
      1,2 millones
    number 3000000
      tres millones
      3 millones
    number 345678
      trescientos cuarenta y cinco mil seiscientos setenta y ocho
    number 20000
      veinte mil
      20.000
    number 1000000000
      mil millones
    number 300000000000
      trescientos mil millones
    number 0.5
      ½
    number 1.5
      1½
    """

  static let telephoneNumbers = """
    person 612345678
      612 345 678
    person 912345678
      912 345 678
      912345678
      91 234 56 78
      nueve uno dos tres cuatro cinco seis siete ocho
    person +34612345678
      +34 612 345 678
    person +525512345678
      +52 55 1234 5678
      +525512345678
    person +5491123456789
      +54 9 11 2345 6789
      +5491123456789
    person 5512345678
      55 1234 5678
      5512345678
    person 932001234
      93 200 12 34
      932001234
      932 001 234
    person 700123456
      700 123 456
      700123456
      siete cero cero uno dos tres cuatro cinco seis
    person +573001234567
      +57 300 1234567
      +573001234567
    person 5551234
      555 1234
      555-1234
      cinco cinco cinco uno dos tres cuatro
    """
}
