import IntentLanguages
import Testing

@testable import IntentUnderstanding

/// The clock stands at Saturday, 21 November 2026, 9:00.
@Suite struct SpanishValuesTests {
  private let corpus = ValueCorpus(spotter: ValueSpotter(language: .spanish))

  @Test func valuesOfTheLanguageAreWellFormed() {
    #expect(corpus.spotter.problems == [])
    #expect(ReplyWords(.spanish).problems == [])
  }

  @Test func numbersAreFound() {
    #expect(corpus.failures(Self.numbers) == [])
  }

  static let numbers = """
    number 0
      cero
    number 3
      tres
      3
    number 16
      dieciséis
    number 21
      veintiuno
      21
    number 35
      treinta y cinco
      35
    number 99
      noventa y nueve
    number 100
      cien
    number 105
      ciento cinco
    number 235
      doscientos treinta y cinco
    number 500
      quinientos
    number 1000
      mil
      1.000
    number 1500
      mil quinientos
      1.500
    number 1998
      mil novecientos noventa y ocho
    number 2026
      dos mil veintiséis
    number 12345
      doce mil trescientos cuarenta y cinco
      12.345
    number 500000
      quinientos mil
      medio millón
    number 1000000
      un millón
      1.000.000
    number 2500000
      dos millones quinientos mil
      2,5 millones
      dos millones y medio
    number 1500000
      un millón y medio
    number 2.5
      dos coma cinco
      2,5
      dos y medio
    number 12
      una docena
      doce
    number 6
      media docena
    number 2
      un par de
    ordinal 1
      primero
      primera
      1º
    ordinal 3
      tercero
      tercera
      tercer
    ordinal 4
      cuarto
    """

  @Test func moneyIsFound() {
    #expect(corpus.failures(Self.money) == [])
  }

  static let money = """
    money 45 EUR
      cuarenta y 5 euros
    money 3000 EUR
      3 k euros
    money 20 EUR
      veinte euros
      20 euros
      20 €
      20€
      €20
      20,00 €
    money 5.5 EUR
      cinco euros cincuenta
      5,50 €
      5,50 euros
      cinco euros con cincuenta
      5 euros y 50 céntimos
      cinco euros con cincuenta céntimos
    money 1 EUR
      un euro
      1 €
    money 0.5 EUR
      50 céntimos
      cincuenta céntimos
      0,50 €
    money 1500 EUR
      mil quinientos euros
      1.500 €
      1500 euros
    money 1000000 EUR
      un millón de euros
    money 20 USD
      veinte dólares
      $20
      20 dólares americanos
    money 100 MXN
      cien pesos
      100 pesos
      cien pesos mexicanos
    money 35 EUR
      treinta y cinco euros
    """

  @Test func amountsAreFound() {
    #expect(corpus.failures(Self.amounts) == [])
  }

  static let amounts = """
    duration 180.0
      unos minutos
      tres minutos
    duration 1800.0
      media hora
      treinta minutos
      30 min
    duration 900.0
      un cuarto de hora
      quince minutos
    duration 2700.0
      tres cuartos de hora
      cuarenta y cinco minutos
    duration 3600.0
      sesenta minutos
      una hora
      1 hora
      60 minutos
      1h
    duration 5400.0
      una hora y media
      hora y media
      una hora y treinta minutos
      90 minutos
    duration 7200.0
      dos horas
      2 horas
      un par de horas
    duration 9000.0
      dos horas y media
    duration 30.0
      treinta segundos
    duration 86400.0
      un día
    duration 259200.0
      tres días
    duration 604800.0
      una semana
    duration 1209600.0
      dos semanas
    distance 5000.0
      cinco kilómetros
      5 km
      5km
    distance 1500.0
      un kilómetro y medio
      1,5 km
      mil quinientos metros
    distance 2500.0
      dos kilómetros y medio
      dos mil quinientos metros
    distance 400.0
      cuatrocientos metros
      400 m
      400m
    distance 500.0
      medio kilómetro
      quinientos metros
    distance 10000.0
      diez kilómetros
      10 km
      diez mil metros
    distance 21100.0
      21,1 km
      veintiuno coma uno kilómetros
    distance 100.0
      cien metros
      100 metros
      un centenar de metros
    distance 1.0
      un metro
    distance 1609.344
      una milla
    distance 804.672
      media milla
    distance 0.5
      cincuenta centímetros
      50 cm
    energy 100.0
      cien calorías
      100 kcal
      100 calorías
      100 kilocalorías
    energy 300.0
      trescientas calorías
      300 kcal
      300 calorías
    energy 250.0
      doscientas cincuenta calorías
      250 calorías
      250 kcal
    energy 500.0
      quinientas calorías
      500 kcal
      500kcal
    energy 1000.0
      mil calorías
      1.000 calorías
      1.000 kcal
    energy 1500.0
      mil quinientas calorías
      1.500 calorías
      1.500 kcal
    energy 80.0
      ochenta calorías
      80 kcal
    energy 2000.0
      dos mil calorías
      2000 kcal
    energy 1.0
      una caloría
    energy 750.0
      setecientas cincuenta calorías
      750 kilocalorías
    people 3
      tres personas
      para tres personas
      para 3 personas
      somos tres
      para nosotros tres
      para los tres
      para tres
      tres pasajeros
      seremos tres
      un grupo de tres
      para un grupo de 3 personas
    people 2
      dos personas
      para dos
      somos dos
      mi mujer y yo
      nosotros dos
      un par de personas
    people 1
      una persona
      para una persona
      solo yo
      una sola persona
    people 4
      cuatro personas
      para cuatro adultos
      una familia de cuatro
      somos 4
    person +34612345678
      +34 612 34 56 78
      +34612345678
    person 612345678
      612 34 56 78
      612345678
      612-345-678
      seis uno dos tres cuatro cinco seis siete ocho
    person bobo@ejemplo.es
      bobo@ejemplo.es
    """
}
