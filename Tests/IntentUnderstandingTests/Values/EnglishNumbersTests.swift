import IntentLanguages
import Testing

@testable import IntentUnderstanding

@Suite struct EnglishNumbersTests {
  private let corpus = ValueCorpus(spotter: ValueSpotter(language: .english))

  @Test func valuesOfTheLanguageAreWellFormed() {
    #expect(corpus.spotter.problems == [])
  }

  @Test func numbersAreFound() {
    #expect(corpus.failures(Self.numbers) == [])
  }

  /// A number that cannot be put together is none, and so is the rest of it.
  @Test(arguments: [
    "a billion billion dollars", "a million million million dollars", "three million two thousand million dollars",
    "a billion million billion dollars",
  ])
  func whatIsNoNumberIsNotReadInPart(_ text: String) {
    let found = corpus.found(text).filter { $0.words.hasSuffix("dollars") }
    #expect(found.map(\.words) == [])
  }

  static let numbers = """
    number 1000000000000000
      a million billion
    number 2000000000
      two thousand million
      2 thousand million
    number 300000000000
      three hundred thousand million
    number 0
      zero
      0
    number 1
      one
      1
    number 2
      two
      a couple
      a couple of
      couple of
      a pair of
    number 7
      seven
      7
    number 12
      twelve
      a dozen
      one dozen
      12
    number 6
      half a dozen
      six
    number 24
      two dozen
      twenty four
      twenty-four
    number 13
      thirteen
    number 19
      nineteen
    number 21
      twenty one
      Twenty-One
    number 33
      thirty three
      33
    number 40
      forty
    number 99
      ninety nine
    number 100
      hundred
      a hundred
      one hundred
      100
    number 105
      a hundred and five
      one hundred five
      hundred and five
    number 169
      one hundred and sixty nine
      one hundred sixty-nine
    number 250
      two hundred fifty
      two hundred and fifty
    number 999
      nine hundred and ninety nine
    number 1000
      a thousand
      thousand
      1,000
      1000
      1k
    number 1500
      fifteen hundred
      one thousand five hundred
      1500
      1.5k
      a thousand and a half
    number 2026
      two thousand twenty six
      two thousand and twenty six
    number 3600
      thirty six hundred
      three thousand six hundred
    number 2000
      two grand
      two k
      2k
    number 12345
      twelve thousand three hundred and forty five
      12,345
    number 100000
      a hundred thousand
      one hundred thousand
      100k
    number 250000
      two hundred and fifty thousand
      a quarter of a million
    number 500000
      half a million
      five hundred thousand
    number 1000000
      a million
      one million
      1,000,000
      1 million
    number 1500000
      one and a half million
      1.5 million
      a million and a half
    number 2300000
      two million three hundred thousand
      2.3 million
    number 3000000000
      three billion
    number 0.5
      a half
      one half
      0.5
      1/2
    number 0.25
      a quarter
      one quarter
      .25
      1/4
    number 0.75
      three quarters
      3/4
      0.75
    number 2.5
      two and a half
      2.5
      two point five
    number 3.25
      three and a quarter
      three point two five
    number 7.75
      seven and three quarters
    """

  @Test func ordinalsAreFound() {
    #expect(corpus.failures(Self.ordinals) == [])
  }

  static let ordinals = """
    ordinal 1
      first
      1st
    ordinal 2
      second
      2nd
    ordinal 3
      third
      3rd
    ordinal 11
      eleventh
      11th
    ordinal 21
      twenty first
      twenty-first
      21st
    ordinal 32
      thirty second
      32nd
    ordinal 40
      fortieth
    ordinal 105
      hundred and fifth
      one hundred fifth
    """
}
