import IntentLanguages
import Testing

@testable import IntentUnderstanding

/// The clock stands at Saturday, 21 November 2026, 9:00.
@Suite struct DutchValuesTests {
  private let corpus = ValueCorpus(spotter: ValueSpotter(language: .dutch))

  @Test func valuesOfTheLanguageAreWellFormed() {
    #expect(corpus.spotter.problems == [])
    #expect(ReplyWords(.dutch).problems == [])
  }

  @Test func numbersAreFound() {
    #expect(corpus.failures(Self.numbers) == [])
  }

  static let numbers = """
    number 0
      nul
    number 1
      één
      1
    number 3
      drie
      3
    number 17
      zeventien
    number 21
      eenentwintig
      21
    number 22
      tweeëntwintig
    number 35
      vijfendertig
      35
    number 99
      negenennegentig
    number 100
      honderd
    number 105
      honderdvijf
      honderdenvijf
    number 235
      tweehonderdvijfendertig
    number 1000
      duizend
      1.000
    number 1500
      vijftienhonderd
      duizendvijfhonderd
      1.500
    number 1998
      negentienhonderdachtennegentig
    number 2026
      tweeduizendzesentwintig
    number 12345
      twaalfduizenddriehonderdvijfenveertig
      12.345
    number 1000000
      een miljoen
      1.000.000
    number 2500000
      tweeënhalf miljoen
      2,5 miljoen
    number 1500000
      anderhalf miljoen
    number 1.5
      anderhalf
      1,5
    number 2.5
      tweeënhalf
      twee komma vijf
      2,5
    number 12
      een dozijn
      twaalf
    number 500000
      een half miljoen
      vijfhonderdduizend
    number 0.75
      driekwart
    ordinal 1
      eerste
      1e
      1ste
    ordinal 2
      tweede
      2e
    ordinal 20
      twintigste
    ordinal 21
      eenentwintigste
    """

  @Test func moneyIsFound() {
    #expect(corpus.failures(Self.money) == [])
  }

  static let money = """
    money 20 EUR
      twintig euro
      20 euro
      20 €
      20€
      €20
      € 20
      € 20,00
      twintig euro's
    money 5.5 EUR
      vijf euro vijftig
      5,50 €
      €5,50
      5 euro 50
      vijf euro en vijftig cent
      5,50 euro
    money 1 EUR
      een euro
      1 euro
    money 0.5 USD
      50 cent
      vijftig cent
    money 1500 EUR
      vijftienhonderd euro
      duizendvijfhonderd euro
      1.500 euro
      €1.500
    money 1000000 EUR
      een miljoen euro
    money 20 USD
      twintig dollar
      $20
      20 amerikaanse dollar
    money 100 GBP
      honderd pond
      £100
    money 35 EUR
      vijfendertig euro
    """

  @Test func amountsAreFound() {
    #expect(corpus.failures(Self.amounts) == [])
  }

  static let amounts = """
    duration 180.0
      drie minuten
    duration 1800.0
      een half uur
      half uur
      dertig minuten
    duration 900.0
      een kwartier
      vijftien minuten
    duration 2700.0
      drie kwartier
      vijfenveertig minuten
    duration 3600.0
      een uur
      1 uur
      60 minuten
    duration 5400.0
      anderhalf uur
      een uur en dertig minuten
      90 minuten
    duration 7200.0
      twee uur
      2 uur
    duration 9000.0
      tweeënhalf uur
    duration 30.0
      dertig seconden
    duration 86400.0
      een dag
    duration 259200.0
      drie dagen
    duration 604800.0
      een week
    duration 1209600.0
      twee weken
    duration 300.0
      vijf minuten
      5 min
    duration 600.0
      tien minuten
      10 minuten
    distance 5000.0
      vijf kilometer
      5 km
      5km
      vijfduizend meter
    distance 1500.0
      anderhalve kilometer
      1,5 km
      vijftienhonderd meter
    distance 400.0
      vierhonderd meter
      400 m
      400m
    distance 500.0
      een halve kilometer
      vijfhonderd meter
    distance 10000.0
      tien kilometer
      10 km
    distance 2500.0
      tweeënhalve kilometer
      2,5 km
    distance 21100.0
      21,1 km
      eenentwintig komma één kilometer
    distance 100.0
      honderd meter
      100 meter
    distance 1.0
      een meter
    distance 1609.344
      een mijl
    distance 804.672
      een halve mijl
    distance 0.5
      vijftig centimeter
      50 cm
    energy 100.0
      honderd calorieën
      100 kcal
      100 calorieën
    energy 300.0
      driehonderd calorieën
      300 kcal
      300kcal
      300 kilocalorieën
    energy 250.0
      tweehonderdvijftig calorieën
      250 calorieën
      250 kcal
    energy 500.0
      vijfhonderd calorieën
      500 kcal
      500 kilocalorieën
    energy 1000.0
      duizend calorieën
      1.000 calorieën
      1000 kcal
    energy 1500.0
      vijftienhonderd calorieën
      1.500 kcal
    energy 80.0
      tachtig calorieën
      80 kcal
    energy 2000.0
      tweeduizend calorieën
      2000 kcal
    energy 750.0
      zevenhonderdvijftig calorieën
      750 kcal
    energy 1.0
      een calorie
    people 3
      drie personen
      voor drie personen
      voor 3 personen
      met z'n drieën
      we zijn met z'n drieën
      voor ons drieën
      we zijn met drie
      voor drie
      drie mensen
      een groep van drie
      voor een groep van 3 personen
    people 2
      twee personen
      met z'n tweeën
      voor twee
      we zijn met z'n tweeën
    people 1
      één persoon
      een persoon
      voor één persoon
      alleen ik
    people 4
      vier personen
      met z'n vieren
      voor ons vieren
      een gezin van vier
      we zijn met 4
      4 passagiers
    person +31612345678
      +31 6 12345678
      +31612345678
    person 0612345678
      06 12345678
      0612345678
      06-12345678
      nul zes een twee drie vier vijf zes zeven acht
    person bobo@voorbeeld.nl
      bobo@voorbeeld.nl
    """
}
