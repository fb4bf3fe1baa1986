import IntentLanguages
import Testing

@testable import IntentUnderstanding

/// The clock stands at Saturday, 21 November 2026, 9:00.
@Suite struct ItalianDatesTests {
  private let corpus = ValueCorpus(spotter: ValueSpotter(language: .italian))

  @Test func datesAreFound() {
    #expect(corpus.failures(Self.dates) == [])
  }

  static let dates = """
    date 2026-11-21..2026-11-22
      oggi
    date 2026-11-22..2026-11-23
      domani
      domenica
      la domenica
    date 2026-11-23..2026-11-24
      dopodomani
      lunedì
      lunedì prossimo
      il prossimo lunedì
      fra due giorni
    date 2026-11-20..2026-11-21
      ieri
      venerdì scorso
      un giorno fa
    date 2026-11-19..2026-11-20
      l'altro ieri
      due giorni fa
    date 2026-11-27..2026-11-28
      venerdì
      questo venerdì
      venerdì prossimo
      per venerdì
    date 2026-12-05..2026-12-06
      il 5 dicembre
      5 dicembre
      il cinque dicembre
      sabato 5 dicembre
      il 5 dicembre 2026
      il 5
      il 5/12
      05/12/2026
      fra due settimane
    date 2026-12-01..2026-12-02
      il 1 dicembre
      il primo dicembre
    date 2026-12-08..2026-12-09
      l'otto dicembre
      l'8 dicembre
    date 2026-12-25..2026-12-26
      Natale
      a Natale
    date 2026-11-21T19:00
      alle 19
      alle sette di sera
      alle 7 di sera
      alle sette
      alle 7
      alle 19:00
      stasera alle sette
      oggi alle 19
      alle ore 19
    date 2026-11-21T17:30
      alle cinque e mezza
      alle 17:30
      alle 17.30
      alle cinque e trenta
    date 2026-11-21T17:15
      alle cinque e un quarto
    date 2026-11-21T16:45
      alle cinque meno un quarto
    date 2026-11-21T16:50
      alle cinque meno dieci
    date 2026-11-21T17:10
      alle cinque e dieci
    date 2026-11-21T13:00
      all'una
      all'una di pomeriggio
    date 2026-11-21T12:00
      a mezzogiorno
      mezzogiorno
    date 2026-11-22T00:00
      a mezzanotte
    date 2026-11-22T08:00
      domani alle otto
      domani mattina alle otto
      alle otto di mattina
      domani alle 8
      alle 8 di domani
    date 2026-11-22T15:00
      domani alle tre
      domani pomeriggio alle tre
      domenica alle 15
      domani alle 15:00
    date 2026-11-23T15:00
      dopodomani alle tre
    date 2026-11-21T11:00
      fra due ore
      tra due ore
      in due ore
    date 2026-11-21T09:30
      fra mezz'ora
      tra trenta minuti
    date 2026-11-21T08:00
      un'ora fa
    date 2026-11-22T05:00..2026-11-22T12:00
      domani mattina
      di mattina
    date 2026-11-22T17:00..2026-11-23T00:00
      domani sera
      domenica sera
    date 2026-11-21T17:00..2026-11-22T00:00
      stasera
      questa sera
      in serata
    date 2026-11-20T17:00..2026-11-21T00:00
      ieri sera
    date 2026-11-16..2026-11-23
      questa settimana
    date 2026-11-23..2026-11-30
      la prossima settimana
      la settimana prossima
    date 2026-11-09..2026-11-16
      la settimana scorsa
      la scorsa settimana
    date 2026-12-01..2027-01-01
      il mese prossimo
      a dicembre
      dicembre
    date 2026-10-01..2026-11-01
      il mese scorso
      ottobre 2026
    date 2025-01-01..2026-01-01
      l'anno scorso
      nel 2025
    date 2026-06-01..2026-09-01
      l'estate scorsa
      la scorsa estate
      l'estate del 2026
    date 2027-06-01..2027-09-01
      la prossima estate
      in estate
      d'estate
    date 2026-11-20T18:00..2026-11-23T00:00
      questo weekend
      questo fine settimana
    date 2026-11-13T18:00..2026-11-16T00:00
      lo scorso weekend
      il weekend scorso
    date 2026-11-23..2026-11-26
      da lunedì a mercoledì
      dal lunedì al mercoledì
      tra lunedì e mercoledì
    date 2026-11-21T14:00..2026-11-21T16:00
      tra le 14 e le 16
      dalle 14 alle 16
      dalle due alle quattro
      tra le due e le quattro
    date 2026-11-22T14:00..2026-11-22T16:00
      domani tra le 14 e le 16
      tra le 14 e le 16 di domani
      dalle 14 alle 16 di domani
      domani dalle 14 alle 16
    date 2026-12-05..2026-12-09
      dal 5 all'8 dicembre
      dal 5 al 8 dicembre
    date 2026-11-20..2026-11-22
      da ieri
      da venerdì
    date ..2026-11-27
      prima di venerdì
    date ..2026-11-28
      entro venerdì
      fino a venerdì
    date 2026-11-28
      dopo venerdì
    date 2026-11-27
      a partire da venerdì
    date 2026-11-18..2026-11-22
      gli ultimi tre giorni
      negli ultimi tre giorni
    date  every 1 weekly
      ogni settimana
      tutte le settimane
      una volta alla settimana
    date  every 1 daily
      ogni giorno
      tutti i giorni
    date  every 2 weekly
      ogni due settimane
    date  every 1 weekly days 1
      ogni lunedì
      tutti i lunedì
    date 2026-11-23T09:00 every 1 weekly days 1
      ogni lunedì alle 9
    """

  @Test func wordsThatOnlyLookLikeValuesAreLeftAlone() {
    let text = """
      per un amico
      un amico mio
      una buona idea
      uno di noi
      buona notte
      buona sera
      a presto
      a casa
      per favore
      per te
      in giardino
      l'ultima volta
      il prossimo passo
      tra me e te
      manda più banane
      di niente
      con la famiglia
      da solo
      alla stazione
      in generale
      e mezzo morto
      sul serio
      le ragazze
      ogni tanto
      del resto
      nel frattempo
      """
    for line in text.split(separator: "\n") {
      let found = corpus.found(String(line))
      #expect(found.isEmpty, "\(line): \(found)")
    }
  }
}
