import IntentLanguages
import Testing

@testable import IntentUnderstanding

/// The clock stands at Saturday, 21 November 2026, 9:00.
@Suite struct DutchDatesTests {
  private let corpus = ValueCorpus(spotter: ValueSpotter(language: .dutch))

  @Test func datesAreFound() {
    #expect(corpus.failures(Self.dates) == [])
  }

  static let dates = """
    date 2026-11-21..2026-11-22
      vandaag
    date 2026-11-22..2026-11-23
      morgen
      zondag
      op zondag
    date 2026-11-23..2026-11-24
      overmorgen
      maandag
      volgende maandag
      over twee dagen
      maandag volgende week
    date 2026-11-20..2026-11-21
      gisteren
      afgelopen vrijdag
      vorige vrijdag
    date 2026-11-19..2026-11-20
      eergisteren
      twee dagen geleden
    date 2026-11-27..2026-11-28
      vrijdag
      op vrijdag
      komende vrijdag
      volgende vrijdag
    date 2026-12-05..2026-12-06
      5 december
      op 5 december
      zaterdag 5 december
      op vijf december
      5 december 2026
      05-12-2026
      op 5/12
      over twee weken
      de vijfde december
    date 2026-12-01..2026-12-02
      1 december
      op 1 december
      de eerste van december
    date 2026-12-25..2026-12-26
      kerst
      met kerst
    date 2026-11-21T19:00
      om 19 uur
      om zeven uur 's avonds
      vanavond om zeven uur
      om zeven uur
      om 7
      om 19:00
      zeven uur 's avonds
      19:00 uur
    date 2026-11-21T17:30
      half zes
      om half zes
      om 17:30
      om 17.30 uur
    date 2026-11-21T17:15
      kwart over vijf
      om kwart over vijf
    date 2026-11-21T16:45
      kwart voor vijf
      om kwart voor vijf
    date 2026-11-21T17:10
      tien over vijf
      om tien over vijf
    date 2026-11-21T16:50
      tien voor vijf
      om tien voor vijf
    date 2026-11-21T17:20
      tien voor half zes
    date 2026-11-22T00:00
      om middernacht
      middernacht
    date 2026-11-22T08:00
      morgen om acht uur
      morgenochtend om acht uur
      om acht uur 's ochtends
      morgen om 8
      morgen acht uur
    date 2026-11-22T15:00
      morgen om drie uur
      morgenmiddag om drie uur
      zondag om 15:00
      morgen om 15 uur
    date 2026-11-21T11:00
      over twee uur
      over 2 uur
    date 2026-11-21T09:30
      over een half uur
      over dertig minuten
    date 2026-11-21T09:15
      over een kwartier
    date 2026-11-21T08:00
      een uur geleden
    date 2026-11-22T05:00..2026-11-22T12:00
      morgenochtend
      zondagochtend
    date 2026-11-22T17:00..2026-11-23T00:00
      morgenavond
      zondagavond
      morgen in de avond
    date 2026-11-21T17:00..2026-11-22T00:00
      vanavond
    date 2026-11-20T17:00..2026-11-21T00:00
      gisteravond
      gisteren avond
    date 2026-11-16..2026-11-23
      deze week
    date 2026-11-23..2026-11-30
      volgende week
      komende week
    date 2026-11-09..2026-11-16
      vorige week
      afgelopen week
    date 2026-12-01..2027-01-01
      volgende maand
      in december
      december
    date 2026-10-01..2026-11-01
      vorige maand
      oktober 2026
    date 2025-01-01..2026-01-01
      vorig jaar
      in 2025
    date 2026-06-01..2026-09-01
      afgelopen zomer
      vorige zomer
      de zomer van 2026
    date 2027-06-01..2027-09-01
      volgende zomer
      in de zomer
    date 2026-11-20T18:00..2026-11-23T00:00
      dit weekend
      in het weekend
    date 2026-11-13T18:00..2026-11-16T00:00
      afgelopen weekend
      vorig weekend
    date 2026-11-23..2026-11-26
      van maandag tot woensdag
      maandag tot en met woensdag
      tussen maandag en woensdag
    date 2026-11-21T14:00..2026-11-21T16:00
      tussen 14 en 16 uur
      van 14 tot 16 uur
      14-16 uur
      tussen twee en vier
      tussen 14 uur en 16 uur
    date 2026-11-22T14:00..2026-11-22T16:00
      morgen tussen 14 en 16 uur
      tussen 14 en 16 uur morgen
      van 14 tot 16 uur morgen
    date 2026-12-05..2026-12-09
      van 5 tot en met 8 december
    date 2026-11-20..2026-11-22
      sinds gisteren
      sinds vrijdag
    date ..2026-11-28
      tot vrijdag
      uiterlijk vrijdag
    date 2026-11-28
      na vrijdag
    date 2026-11-27
      vanaf vrijdag
    date 2026-11-18..2026-11-22
      de laatste drie dagen
      in de afgelopen drie dagen
    date  every 1 weekly
      elke week
      wekelijks
      één keer per week
    date  every 1 daily
      elke dag
      dagelijks
    date  every 2 weekly
      elke twee weken
      om de twee weken
    date  every 1 weekly days 1
      elke maandag
    date 2026-11-23T09:00 every 1 weekly days 1
      elke maandag om 9 uur
    """

  @Test func wordsThatOnlyLookLikeValuesAreLeftAlone() {
    let text = """
      voor een vriend
      een vriend van mij
      een goed idee
      een van ons
      goede avond
      goede nacht
      tot ziens
      tot straks
      voor jou
      voor mij
      in de tuin
      op weg
      om te lachen
      de laatste keer
      de volgende stap
      tussen ons
      stuur meer bananen
      van huis
      over voetbal
      na school
      met mijn vrouw
      half werk
      een heleboel
      het einde
      naar huis
      eten en drinken
      """
    for line in text.split(separator: "\n") {
      let found = corpus.found(String(line))
      #expect(found.isEmpty, "\(line): \(found)")
    }
  }
}
