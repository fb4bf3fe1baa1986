import IntentLanguages
import Testing

@testable import IntentUnderstanding

/// The clock stands at Saturday, 21 November 2026, 9:00.
@Suite struct ItalianValuesTests {
  private let corpus = ValueCorpus(spotter: ValueSpotter(language: .italian))

  @Test func valuesOfTheLanguageAreWellFormed() {
    #expect(corpus.spotter.problems == [])
    #expect(ReplyWords(.italian).problems == [])
  }

  @Test func numbersAreFound() {
    #expect(corpus.failures(Self.numbers) == [])
  }

  static let numbers = """
    number 0
      zero
    number 3
      tre
      3
    number 16
      sedici
    number 21
      ventuno
      21
    number 23
      ventitré
    number 28
      ventotto
    number 35
      trentacinque
    number 99
      novantanove
    number 100
      cento
    number 105
      centocinque
    number 235
      duecentotrentacinque
    number 500
      cinquecento
    number 1000
      mille
      1.000
    number 1500
      millecinquecento
      1.500
    number 1998
      millenovecentonovantotto
    number 2026
      duemilaventisei
    number 12345
      dodicimilatrecentoquarantacinque
      12.345
    number 500000
      cinquecentomila
      mezzo milione
    number 1000000
      un milione
      1.000.000
    number 2300000
      due milioni trecentomila
      2,3 milioni
    number 1500000
      un milione e mezzo
    number 2.5
      due virgola cinque
      2,5
      due e mezzo
    number 12
      una dozzina
      dodici
    number 6
      mezza dozzina
    ordinal 1
      primo
      prima
    ordinal 2
      secondo
      seconda
    ordinal 3
      terzo
      terza
    ordinal 20
      ventesimo
    """

  @Test func moneyIsFound() {
    #expect(corpus.failures(Self.money) == [])
  }

  static let money = """
    money 20 EUR
      una ventina di euro
      circa 20 euro
    money 3000 EUR
      3 k€
    money 20 EUR
      venti euro
      20 euro
      20 €
      20€
      €20
      20,00 €
      20 eur
    money 5.5 EUR
      cinque euro e cinquanta
      cinque euro cinquanta
      5,50 €
      5,50 euro
      5 euro e 50
      cinque euro e cinquanta centesimi
    money 1 EUR
      un euro
      1 €
    money 0.5 EUR
      50 centesimi
      cinquanta centesimi
      0,50 €
    money 1500 EUR
      millecinquecento euro
      1.500 €
      1500 euro
    money 1000000 EUR
      un milione di euro
    money 20 USD
      venti dollari
      $20
      20 dollari americani
    money 100 CHF
      cento franchi
      100 franchi svizzeri
    money 35 EUR
      trentacinque euro
    """

  @Test func amountsAreFound() {
    #expect(corpus.failures(Self.amounts) == [])
  }

  static let amounts = """
    duration 180.0
      qualche minuto
      tre minuti
    duration 1800.0
      mezz'ora
      trenta minuti
      una mezz'ora
    duration 900.0
      un quarto d'ora
      quindici minuti
    duration 2700.0
      tre quarti d'ora
      quarantacinque minuti
    duration 3600.0
      sessanta minuti
      un'ora
      1 ora
      60 minuti
    duration 5400.0
      un'ora e mezza
      un'ora e trenta minuti
      90 minuti
    duration 7200.0
      due ore
      2 ore
      un paio di ore
    duration 9000.0
      due ore e mezza
    duration 30.0
      trenta secondi
    duration 86400.0
      un giorno
    duration 259200.0
      tre giorni
    duration 604800.0
      una settimana
    duration 1209600.0
      due settimane
    duration 300.0
      cinque minuti
      5 min
    distance 5000.0
      cinque chilometri
      5 km
      5km
    distance 1500.0
      un chilometro e mezzo
      1,5 km
      millecinquecento metri
    distance 400.0
      quattrocento metri
      400 m
      400m
    distance 500.0
      mezzo chilometro
      cinquecento metri
    distance 10000.0
      dieci chilometri
      10 km
      diecimila metri
    distance 2500.0
      due chilometri e mezzo
      2,5 km
    distance 21100.0
      21,1 km
      ventuno virgola uno chilometri
    distance 100.0
      cento metri
      100 metri
      un centinaio di metri
    distance 1.0
      un metro
    distance 1609.344
      un miglio
    distance 804.672
      mezzo miglio
    distance 0.5
      cinquanta centimetri
      50 cm
    energy 100.0
      cento calorie
      100 kcal
      100 calorie
      un centinaio di calorie
    energy 300.0
      trecento calorie
      300 kcal
      300 chilocalorie
    energy 250.0
      duecentocinquanta calorie
      250 calorie
      250 kcal
    energy 500.0
      cinquecento calorie
      500 kcal
      500kcal
    energy 1000.0
      mille calorie
      1.000 calorie
      1.000 kcal
    energy 1500.0
      millecinquecento calorie
      1.500 calorie
    energy 80.0
      ottanta calorie
      80 kcal
    energy 2000.0
      duemila calorie
      2000 kcal
      2.000 calorie
    energy 1.0
      una caloria
    energy 750.0
      settecentocinquanta calorie
      750 chilocalorie
      750 kcal
    people 3
      tre persone
      per tre persone
      per 3 persone
      siamo in tre
      siamo tre
      per noi tre
      per tre
      tre passeggeri
      un gruppo di tre
      per un gruppo di 3 persone
      saremo in tre
    people 2
      due persone
      per due
      per noi due
      io e mia moglie
      siamo in due
    people 1
      una persona
      per una persona
      solo io
      una sola persona
    people 4
      quattro persone
      siamo in quattro
      una famiglia di quattro
      per quattro adulti
      4 posti
    person +393331234567
      +39 333 123 4567
      +393331234567
    person 3331234567
      333 123 4567
      3331234567
      333-123-4567
      tre tre tre uno due tre quattro cinque sei sette
    person bobo@esempio.it
      bobo@esempio.it
    """
}
