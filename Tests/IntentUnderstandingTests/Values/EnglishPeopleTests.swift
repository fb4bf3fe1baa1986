import IntentLanguages
import Testing

@testable import IntentUnderstanding

/// The clock stands at Saturday, 21 November 2026, 9:00.
@Suite struct EnglishPeopleTests {
  private let corpus = ValueCorpus(spotter: ValueSpotter(language: .english))

  @Test func energiesAreFound() {
    #expect(corpus.failures(Self.energies) == [])
  }

  static let energies = """
    energy 1.0
      a calorie
      one calorie
      1 kcal
    energy 50.0
      fifty calories
      50 calories
      50 kcal
      50 cals
    energy 100.0
      a hundred calories
      one hundred calories
      100 calories
      100 cal
      100kcal
      100 kilocalories
    energy 150.0
      a hundred and fifty calories
      one fifty calories
      150 calories
    energy 200.0
      two hundred calories
      200 calories
      200 kcal
      two hundred kilocalories
    energy 250.0
      two fifty calories
      two hundred fifty calories
      two hundred and fifty calories
      250 cals
    energy 300.0
      three hundred calories
      300 kcal
      300kcal
    energy 350.0
      three fifty calories
      three hundred and fifty calories
      350 calories
    energy 400.0
      four hundred calories
      four hundred kcal
      400 cal
    energy 500.0
      five hundred calories
      500 calories
      500 kilocalories
      500 kcal
    energy 600.0
      six hundred calories
      600 calories
    energy 750.0
      seven fifty calories
      750 kcal
      seven hundred and fifty kilocalories
    energy 1000.0
      a thousand calories
      1000 calories
      1,000 calories
      1,000 kcal
      ten hundred calories
      a thousand kcal
    energy 1200.0
      twelve hundred calories
      1200 calories
      1.2k calories
      one thousand two hundred calories
    energy 2000.0
      two thousand calories
      2,000 calories
      2000 kcal
      2k calories
    energy 12.0
      a dozen calories
      twelve calories
    energy 95.602
      400 kilojoules
      400 kj
    """

  @Test func countsOfPeopleAreFound() {
    #expect(corpus.failures(Self.countsOfPeople) == [])
  }

  static let countsOfPeople = """
    people 1
      one person
      1 person
      for one person
      just me
      for just me
      only me
      for a party of one
    people 2
      two people
      2 people
      for two people
      the two of us
      for the two of us
      two of us
      for 2 passengers
      a couple of people
      for both of us
      me and my wife
      for me and my husband
      me plus one
      a party of two
      two adults
    people 3
      three people
      3 people
      the three of us
      for the three of us
      for three of us
      us three
      for us three
      three passengers
      3 passengers
      for 3 persons
      a group of three
      for a group of 3
      all three of us
      three guests
      3 riders
    people 4
      four people
      for four people
      the 4 of us
      for the 4 of us
      four passengers
      party of four
      for a party of 4
      for a family of four
      4 guests
      four persons
    people 5
      five people
      five of us
      for the five of us
      group of five
      a group of 5 people
      5 passengers
      all five of us
    people 6
      six people
      half a dozen people
      six passengers
      for 6
    people 12
      a dozen people
      twelve people
      12 people
    """

  @Test func addressesAreFound() {
    #expect(corpus.failures(Self.addresses) == [])
  }

  static let addresses = """
    person +491701234567
      +49 170 1234567
      +491701234567
      +49 (170) 123-4567
    person 5551234
      555 1234
      555-1234
      5551234
      five five five one two three four
      triple five one two three four
      555 one two three four
    person 5551234567
      555-123-4567
      (555) 123-4567
      555 123 4567
      555.123.4567
      five five five one two three four five six seven
    person 18005550199
      1-800-555-0199
      1 800 555 0199
    person 8005550100
      800-555-0100
      800 555 oh one oh oh
      eight zero zero five five five zero one double oh
    person 442079460958
      44 20 7946 0958
      442079460958
    person 0612345678
      06 12 34 56 78
      0612345678
    person bobo@example.com
      bobo@example.com
    person bobo.the.great@monkey-chat.example.org
      bobo.the.great@monkey-chat.example.org
    person alice_b+news@mail.example.co.uk
      alice_b+news@mail.example.co.uk
    person a1@b2.net
      a1@b2.net
    """
}
