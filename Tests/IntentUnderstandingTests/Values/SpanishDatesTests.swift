import IntentLanguages
import Testing

@testable import IntentUnderstanding

/// The clock stands at Saturday, 21 November 2026, 9:00.
@Suite struct SpanishDatesTests {
  private let corpus = ValueCorpus(spotter: ValueSpotter(language: .spanish))

  @Test func datesAreFound() {
    #expect(corpus.failures(Self.dates) == [])
  }

  static let dates = """
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
    date 2026-11-21T20:00..2026-11-22T00:00
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
    date 2026-11-20T18:00..2026-11-23T00:00
      este fin de semana
      el fin de semana
    date 2026-11-13T18:00..2026-11-16T00:00
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
    date 2026-11-22T14:00..2026-11-22T16:00
      mañana entre las 14 y las 16
      entre las 14 y las 16 de mañana
      mañana de 14:00 a 16:00
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
