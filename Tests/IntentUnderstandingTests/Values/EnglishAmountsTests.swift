import IntentLanguages
import Testing

@testable import IntentUnderstanding

@Suite struct EnglishAmountsTests {
  private let corpus = ValueCorpus(spotter: ValueSpotter(language: .english))

  @Test func moneyIsFound() {
    let text = """
      money 20 USD
        twenty bucks
        twenty dollars
        $20
        20 dollars
        20$
        $ 20
        20 bucks
        20 US dollars
        USD 20
        20 usd
        $20.00
      money 5.5 USD
        $5.50
        5.50 dollars
        five dollars fifty
        five dollars and fifty cents
        5 dollars 50
        5 dollars 50 cents
      money 1 USD
        a dollar
        one dollar
        a buck
        $1
      money 1500 USD
        fifteen hundred dollars
        $1,500
        1500 bucks
        $1.5k
        fifteen hundred bucks
        one thousand five hundred dollars
      money 1630 USD
        1,630 bucks
        sixteen hundred and thirty dollars
      money 1000000 USD
        a million dollars
        $1 million
        one million bucks
      money 2000 USD
        two thousand dollars
      money 0.5 USD
        50 cents
        fifty cents
        $0.50
      money 0.99 USD
        ninety nine cents
        99¢
        $.99
      money 5.5 EUR
        5 euros 50
        5.50 euros
        €5.50
        five euros fifty
        five euros and fifty cents
        EUR 5.50
      money 20 EUR
        €20
        20€
        twenty euros
        20 eur
      money 20 GBP
        20 quid
        £20
        twenty pounds
        20 gbp
        20 pounds sterling
      money 3.2 GBP
        three pounds twenty
        £3.20
        3 pounds 20 pence
      money 0.2 GBP
        20 pence
        twenty pence
      money 500 JPY
        500 yen
        ¥500
      money 100 CHF
        100 francs
        a hundred swiss francs
      money 42.75 USD
        forty two dollars and seventy five cents
        forty-two dollars seventy-five
        $42.75
      money 169 USD
        one hundred and sixty nine bucks
        a hundred sixty nine dollars
      money 2.5 USD
        two and a half dollars
        two and a half bucks
      money 12 USD
        a dozen dollars
        12 bucks
      """
    #expect(corpus.failures(text) == [])
  }

  @Test func durationsAreFound() {
    let text = """
      duration 1.0
        a second
        one second
        1 sec
      duration 30.0
        thirty seconds
        30 s
        30 seconds
        30 secs
        half a minute
      duration 60.0
        a minute
        one minute
        1 min
        sixty seconds
      duration 90.0
        a minute and a half
        one and a half minutes
        a minute thirty seconds
        1 minute 30 seconds
        ninety seconds
      duration 300.0
        five minutes
        5 min
        5 mins
        5 minutes
        five more minutes
      duration 900.0
        a quarter of an hour
        quarter of an hour
        fifteen minutes
        15min
      duration 1200.0
        twenty minutes
        20 minutes
      duration 1800.0
        half an hour
        thirty minutes
        a half hour
        half hour
        30 min
        one half hour
      duration 2700.0
        three quarters of an hour
        forty five minutes
        forty-five minutes
        45 min
      duration 3600.0
        an hour
        one hour
        1 hr
        1h
        sixty minutes
      duration 5400.0
        an hour and a half
        one and a half hours
        ninety minutes
        1.5 hours
        one hour thirty minutes
        an hour and thirty minutes
        1 hour 30 minutes
        1 hr 30 min
        1h 30min
      duration 7200.0
        two hours
        2 hours
        a couple of hours
        2h
        a couple hours
      duration 9000.0
        two and a half hours
        two hours and a half
        2.5 hours
        two hours and thirty minutes
      duration 86400.0
        a day
        one day
        24 hours
      duration 259200.0
        three days
        3 days
      duration 604800.0
        a week
        seven days
      duration 1209600.0
        two weeks
        a fortnight
        14 days
      duration 2592000.0
        a month
        30 days
      duration 31536000.0
        a year
        one year
      """
    #expect(corpus.failures(text) == [])
  }

  @Test func distancesAreFound() {
    let text = """
      distance 1.0
        a meter
        one metre
        1 m
      distance 100.0
        a hundred meters
        100 m
        100m
        one hundred metres
      distance 400.0
        four hundred meters
        400m
      distance 500.0
        half a kilometer
        half a kilometre
        500 meters
        five hundred meters
        0.5 km
      distance 1000.0
        a kilometer
        one kilometre
        1 km
        1km
        1000 meters
        a thousand meters
        a klick
      distance 1500.0
        one and a half kilometers
        a kilometer and a half
        1.5 km
        fifteen hundred meters
      distance 5000.0
        five kilometers
        5 km
        5km
        five thousand meters
        5 kms
        5 kilometres
      distance 10000.0
        ten kilometers
        10 km
      distance 21100.0
        21.1 km
        twenty one point one kilometers
      distance 1609.344
        a mile
        one mile
        1 mi
      distance 4828.032
        three miles
        3 miles
        3 mi
      distance 804.672
        half a mile
        a half mile
        half mile
        0.5 miles
      distance 402.336
        a quarter of a mile
        a quarter mile
        quarter mile
      distance 2414.016
        a mile and a half
        one and a half miles
        1.5 miles
      distance 91.44
        a hundred yards
        100 yards
        100 yd
      distance 3.048
        ten feet
        10 ft
      distance 1.676
        five feet six inches
        5 ft 6 inches
        five foot six inches
      distance 0.5
        fifty centimeters
        50 cm
      """
    #expect(corpus.failures(text) == [])
  }

  @Test func energiesAreFound() {
    let text = """
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
      energy 95.6
        400 kilojoules
        400 kj
      """
    #expect(corpus.failures(text) == [])
  }

  @Test func countsOfPeopleAreFound() {
    let text = """
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
    #expect(corpus.failures(text) == [])
  }

  @Test func addressesAreFound() {
    let text = """
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
    #expect(corpus.failures(text) == [])
  }
}
