import IntentLanguages
import LanguageNotation
import Testing

@testable import IntentUnderstanding

/// Halves of parts of the day, weeks and weekends of a month, days around a day, times as one number or of a time zone.
///
/// The clock stands at Saturday, 21 November 2026, 9:00.
@Suite struct PartsOfPeriodsTests {
  @Test(arguments: Language.all.map(\.tag)) func areFound(_ tag: String) throws {
    let language = try #require(Language.all.first { $0.tag == tag })
    let corpus = ValueCorpus(spotter: ValueSpotter(language: language))
    #expect(corpus.failures(try #require(Self.said[tag])) == [])
  }

  private static let said = [
    "en": """
    date 2026-11-26T09:00
      Thursday 8:00 GMT
      Thursday at 8 GMT
    date 2026-11-22T09:30
      tomorrow at 9h30
    date 2026-11-21T12:00
      mid day
    date 2026-11-22T05:00..2026-11-22T09:00
      early tomorrow morning
      tomorrow early in the morning
    date 2026-11-21T15:00..2026-11-21T18:00
      late this afternoon
    date 2026-11-22T12:00..2026-11-22T15:00
      tomorrow in the early afternoon
    date 2027-03-08..2027-03-15
      the second week of March
    date 2027-03-12T18:00..2027-03-15T00:00
      the second weekend of March
    date 2027-03-26T18:00..2027-03-29T00:00
      the last weekend in March
    date 2026-12-27..2026-12-28
      two days after Christmas
    date 2026-12-18..2026-12-19
      a week before Christmas
    date 2026-12-07..2026-12-08
      the closest Monday to December 5th
      the Monday closest to December 5th
    date 2026-11-22T19:30
      tomorrow at 730 pm
      tomorrow at 730 in the evening
    date 2026-11-22T18:00
      tomorrow at 6ish
    date 2026-11-26T09:00..2026-11-26T11:00
      Thursday 9 - 11
      9 - 11 Thursday
      Thursday from 9a to 11a
    date 2026-11-21T10:00..2026-11-21T12:00
      before lunch
    """,
    "de": """
    date 2026-11-26T08:00
      Donnerstag um 8:00 MEZ
    date 2026-11-26T09:00
      Donnerstag um 8:00 GMT
    date 2026-11-22T05:00..2026-11-22T09:00
      morgen früh am Morgen
    date 2026-11-22T12:00..2026-11-22T15:00
      morgen am frühen Nachmittag
    date 2026-11-21T21:00..2026-11-22T00:00
      am späten Abend
    date 2027-09-13..2027-09-20
      in der zweiten Woche im September
    date 2027-09-10T18:00..2027-09-13T00:00
      am zweiten Wochenende im September
    date 2026-12-07..2026-12-08
      am Montag, der dem 5. Dezember am nächsten ist
    date 2026-11-26T09:00..2026-11-26T11:00
      am Donnerstag 9 - 11
      am Donnerstag 9-11 Uhr
    date 2026-11-21T19:30
      um 1930 Uhr
    date 2027-04-01T18:00
      01.04. gegen 18 Uhr
      am 01.04. um 18 Uhr
    date 2027-11-01T10:00
      an Allerheiligen um 10 Uhr
    date 2026-11-21T10:00..2026-11-21T12:00
      vor dem Mittagessen
    """,
    "fr": """
    date 2026-12-15T05:00..2026-12-15T12:00
      matinée du 15 décembre
    date 2026-11-21T11:50
      à midi moins dix
    date 2026-11-22T05:00..2026-11-22T09:00
      tôt demain matin
      demain matin tôt
    date 2026-11-21T21:00..2026-11-22T00:00
      tard ce soir
    date 2027-09-13..2027-09-20
      la deuxième semaine de septembre
    date 2027-09-10T18:00..2027-09-13T00:00
      le deuxième week-end de septembre
    date 2026-12-27..2026-12-28
      deux jours après Noël
    date 2026-12-07..2026-12-08
      le lundi le plus proche du 5 décembre
    date 2026-11-21T13:00..2026-11-21T17:00
      après déjeuner
      après le déjeuner
    date 2026-11-21T10:00..2026-11-21T12:00
      avant le déjeuner
    """,
    "es": """
    date 2026-11-26T09:00
      el jueves a las 8:00 GMT
    date 2026-11-22T05:00..2026-11-22T09:00
      mañana temprano por la mañana
      mañana por la mañana temprano
    date 2026-11-21T16:00..2026-11-21T20:00
      a última hora de la tarde
    date 2027-09-13..2027-09-20
      la segunda semana de septiembre
    date 2027-09-10T18:00..2027-09-13T00:00
      el segundo fin de semana de septiembre
    date 2026-12-27..2026-12-28
      dos días después de Navidad
    date 2026-12-07..2026-12-08
      el lunes más cercano al 5 de diciembre
    date 2026-11-21T19:30
      a las 730 pm
    date 2027-01-06T10:00
      el día de Reyes a las 10
    date 2026-11-21T10:00..2026-11-21T13:00
      antes de comer
    """,
    "it": """
    date 2026-12-15T05:00..2026-12-15T12:00
      mattina del 15 dicembre
    date 2026-11-26T09:00
      giovedì alle 8:00 GMT
    date 2026-11-22T05:00..2026-11-22T09:00
      domani mattina presto
    date 2026-11-22T15:00..2026-11-22T18:00
      domani nel tardo pomeriggio
    date 2026-11-23T00:00..2026-11-23T04:00
      domani notte
      domani in nottata
      nella nottata di domani
    date 2026-11-22T03:00
      alle 3 di notte
    date 2026-11-21T23:00
      alle 11 di notte
    date 2026-11-21T20:00
      8 di stasera
    date 2027-09-13..2027-09-20
      la seconda settimana di settembre
    date 2027-09-10T18:00..2027-09-13T00:00
      il secondo weekend di settembre
    date 2026-12-27..2026-12-28
      due giorni dopo Natale
    date 2026-12-07..2026-12-08
      il lunedì più vicino al 5 dicembre
    date 2026-11-26T09:00..2026-11-26T11:00
      9 - 11 giovedì
    """,
    "nl": """
    date 2026-11-26T09:00
      donderdag om 8:00 GMT
    date 2026-11-27T10:00
      vr om 10 uur
    date 2026-11-22T05:00..2026-11-22T09:00
      morgenochtend vroeg
      vroeg in de ochtend
    date 2026-11-22T15:00..2026-11-22T18:00
      morgen laat in de middag
    date 2027-09-13..2027-09-20
      in de tweede week van september
    date 2027-09-10T18:00..2027-09-13T00:00
      in het tweede weekend van september
    date 2026-12-27..2026-12-28
      twee dagen na kerst
    date 2026-12-07..2026-12-08
      de maandag het dichtst bij 5 december
    date 2026-11-26T09:00..2026-11-26T11:00
      donderdag 9 - 11
    date 2026-11-21T19:30
      om 1930 uur
    date 2027-04-01T18:00
      op 01-04 tegen 18 uur
    date 2026-12-24T10:00
      op 24-12 om 10 uur
    """,
  ]
}
