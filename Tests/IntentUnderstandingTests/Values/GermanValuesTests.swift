import IntentLanguages
import Testing

@testable import IntentUnderstanding

/// The clock stands at Saturday, 21 November 2026, 9:00.
@Suite struct GermanValuesTests {
  private let corpus = ValueCorpus(spotter: ValueSpotter(language: .german))

  @Test func valuesOfTheLanguageAreWellFormed() {
    #expect(corpus.spotter.problems == [])
    #expect(ReplyWords(.german).problems == [])
  }

  @Test func numbersAreFound() {
    #expect(corpus.failures(Self.numbers) == [])
  }

  static let numbers = """
    number 0
      null
    number 3
      drei
      3
    number 17
      siebzehn
    number 21
      einundzwanzig
      21
    number 35
      fünfunddreißig
      fünfunddreissig
    number 99
      neunundneunzig
    number 100
      hundert
      einhundert
    number 105
      hundertfünf
      einhundertfünf
      hundertundfünf
    number 235
      zweihundertfünfunddreißig
    number 1000
      tausend
      eintausend
      1.000
    number 1500
      tausendfünfhundert
      eintausendfünfhundert
      fünfzehnhundert
      1.500
    number 1998
      neunzehnhundertachtundneunzig
    number 12345
      zwölftausenddreihundertfünfundvierzig
      12.345
    number 100000
      hunderttausend
      einhunderttausend
    number 1000000
      eine Million
      1.000.000
    number 2500000
      zweieinhalb Millionen
      2,5 Millionen
      zwei Millionen fünfhunderttausend
    number 1.5
      anderthalb
      eineinhalb
      1,5
    number 0.25
      ein Viertel
    number 0.75
      dreiviertel
    number 2.5
      zwei Komma fünf
      2,5
      zweieinhalb
    number 12
      ein Dutzend
      zwölf
    ordinal 1
      erste
      ersten
    ordinal 2
      zweite
      zweiter
    ordinal 3
      dritte
      dritten
    ordinal 21
      einundzwanzigste
    ordinal 20
      zwanzigste
      zwanzigsten
    """

  @Test func moneyIsFound() {
    #expect(corpus.failures(Self.money) == [])
  }

  static let money = """
    money 20 EUR
      etwa 20 Euro
      rund 20 Euro
    money 20 EUR
      zwanzig Euro
      20 Euro
      20 €
      20€
      €20
      20,00 €
      20 EUR
    money 5.5 EUR
      fünf Euro fünfzig
      5,50 €
      5,50 Euro
      5 Euro 50
      fünf Euro und fünfzig Cent
      5 Euro 50 Cent
    money 1 EUR
      ein Euro
      einen Euro
      1 €
    money 0.5 USD
      50 Cent
      fünfzig Cent
    money 0.5 EUR
      0,50 €
    money 1500 EUR
      tausendfünfhundert Euro
      1.500 €
      1500 Euro
      fünfzehnhundert Euro
      1.500,00 €
    money 1000000 EUR
      eine Million Euro
    money 20 USD
      zwanzig Dollar
      $20
      20 US Dollar
    money 100 CHF
      hundert Franken
      100 Schweizer Franken
    money 25 EUR
      fünfundzwanzig Euro
    """

  @Test func amountsAreFound() {
    #expect(corpus.failures(Self.amounts) == [])
  }

  static let amounts = """
    duration 180.0
      ein paar Minuten
      drei Minuten
    duration 1800.0
      eine halbe Stunde
      dreißig Minuten
      30 Min
      halbe Stunde
    duration 900.0
      eine Viertelstunde
      fünfzehn Minuten
      15 Minuten
    duration 2700.0
      eine Dreiviertelstunde
      fünfundvierzig Minuten
    duration 3600.0
      eine Stunde
      1 Stunde
      60 Minuten
      1h
    duration 5400.0
      anderthalb Stunden
      eineinhalb Stunden
      eine Stunde und dreißig Minuten
      eine Stunde dreißig Minuten
      90 Minuten
      1,5 Stunden
    duration 7200.0
      zwei Stunden
      2 Stunden
    duration 30.0
      dreißig Sekunden
    duration 86400.0
      ein Tag
      einen Tag
    duration 259200.0
      drei Tage
      3 Tagen
    duration 604800.0
      eine Woche
      einer Woche
    duration 1209600.0
      zwei Wochen
    distance 5000.0
      fünf Kilometer
      5 km
      5km
      fünftausend Meter
    distance 1500.0
      anderthalb Kilometer
      1,5 km
      tausendfünfhundert Meter
      1.500 Meter
    distance 400.0
      vierhundert Meter
      400 m
      400m
    distance 500.0
      ein halber Kilometer
      einen halben Kilometer
      fünfhundert Meter
    distance 10000.0
      zehn Kilometer
      10 km
      zehntausend Meter
    distance 1.0
      ein Meter
      einen Meter
    distance 21100.0
      21,1 km
      einundzwanzig Komma eins Kilometer
    distance 100.0
      hundert Meter
      100 Meter
      einhundert Meter
    distance 1609.344
      eine Meile
    distance 0.5
      fünfzig Zentimeter
      50 cm
    energy 100.0
      hundert Kalorien
      100 kcal
      einhundert Kalorien
      100 Kilokalorien
    energy 300.0
      dreihundert Kalorien
      300 kcal
      300 Kalorien
      300kcal
    energy 250.0
      zweihundertfünfzig Kalorien
      250 Kalorien
      250 kcal
    energy 500.0
      fünfhundert Kalorien
      500 kcal
    energy 1000.0
      tausend Kalorien
      1.000 Kalorien
      eintausend Kilokalorien
    energy 1500.0
      tausendfünfhundert Kalorien
      fünfzehnhundert Kalorien
      1.500 kcal
    energy 80.0
      achtzig Kalorien
      80 kcal
    energy 1.0
      eine Kalorie
    energy 2000.0
      zweitausend Kalorien
      2000 kcal
      2.000 Kalorien
    people 3
      drei Personen
      für drei Personen
      für 3 Personen
      zu dritt
      wir sind zu dritt
      für uns drei
      drei Leute
      für drei Leute
      für drei
      wir sind drei
      eine Gruppe von drei
    people 2
      zwei Personen
      zu zweit
      für uns beide
      für zwei Personen
      zwei Fahrgäste
    people 1
      eine Person
      für eine Person
      nur mich
      für nur mich
      nur ich
    people 4
      zu viert
      vier Leute
      für vier Erwachsene
      wir sind zu viert
      4 Personen
    person +491701234567
      +49 170 1234567
      +491701234567
      +49 (170) 1234567
    person 01701234567
      0170 1234567
      null eins sieben null eins zwei drei vier fünf sechs sieben
    person bobo@beispiel.de
      bobo@beispiel.de
    """
}
