import IntentLanguages
import Testing

@testable import IntentUnderstanding

@Suite struct EnglishAmountsTests {
  private let corpus = ValueCorpus(spotter: ValueSpotter(language: .english))

  @Test func moneyIsFound() {
    #expect(corpus.failures(Self.money) == [])
  }

  static let money = """
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

  @Test func durationsAreFound() {
    #expect(corpus.failures(Self.durations) == [])
  }

  static let durations = """
    duration 180.0
      a few minutes
      three minutes
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

  @Test func distancesAreFound() {
    #expect(corpus.failures(Self.distances) == [])
  }

  static let distances = """
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
}
