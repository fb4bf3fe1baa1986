import IntentLanguages
import IntentModel
import Testing

@testable import IntentUnderstanding

/// The questions of a conversation in the languages besides English and French.
@Suite struct OtherRepliesTests {
  private static let choice = Expectation(
    .choice, intent: "SendMessage", parameter: "recipients", choices: ["Bobo the Great", "Bobo Jr.", "Little Bobo"])
  private static let confirmation = Expectation(.confirmation, intent: "SendMessage", parameter: "recipients")
  private static let goAhead = Expectation(.goAhead, intent: "SendMessage")
  private static let amount = Expectation(.value, intent: "SendPayment", parameter: "currencyAmount")
  private static let content = Expectation(.value, intent: "SendMessage", parameter: "content")

  private func check(_ script: ReplyScript, _ replies: [(IntentUnderstanding.Expectation, String)]) {
    for (question, text) in replies { #expect(script.failures(text, to: question) == []) }
  }

  @Test func germanIsAnswered() throws {
    check(
      try ReplyScript(.german),
      [
        (
          Self.choice,
          """
          choices 0
            der erste
            Nummer eins
            1
          choices 1
            Jr.
            der zweite bitte
            nein, Jr.
          choices 2
            der letzte
            Little Bobo
          cancel
            vergiss es
            abbrechen
          no
            keiner davon
          repetition
            wie bitte?
          beyond
            das Wetter
          """
        ),
        (
          Self.confirmation,
          """
          yes
            ja
            ja, genau
            klar
            das stimmt
          no
            nein
            nicht der
          correction recipients=Little Bobo(1)
            known: nein, Little Bobo
            ich meinte Little Bobo
          """
        ),
        (
          Self.goAhead,
          """
          yes
            senden
            ja, schick sie ab
            mach das
          no
            nein
            noch nicht
          cancel
            abbrechen
          correction content=“bis morgen”
            ändere die Nachricht in bis morgen
          change content
            ändere die Nachricht
          """
        ),
        (
          Self.amount,
          """
          values currencyAmount=money 20 EUR
            zwanzig Euro
            äh, 20 € bitte
          values currencyAmount=money 25 USD
            fünfundzwanzig
          """
        ),
        (
          Self.content,
          """
          values content=“bitte schick mehr Bananen”
            bitte schick mehr Bananen.
          cancel
            vergiss es
          """
        ),
      ])
  }

  @Test func spanishIsAnswered() throws {
    check(
      try ReplyScript(.spanish),
      [
        (
          Self.choice,
          """
          choices 0
            el primero
            número uno
            1
          choices 1
            Jr.
            el segundo por favor
          choices 2
            el último
          cancel
            olvídalo
            cancela
          no
            ninguno
          repetition
            ¿cómo?
            ¿puedes repetir?
          """
        ),
        (
          Self.confirmation,
          """
          yes
            sí
            sí, claro
            vale
            eso es
          no
            no
            no es él
          correction recipients=Little Bobo(1)
            known: no, Little Bobo
            quería decir Little Bobo
          """
        ),
        (
          Self.goAhead,
          """
          yes
            envíalo
            sí, mándalo
            adelante
          no
            no
            todavía no
          cancel
            cancela
          change content
            cambia el mensaje
          """
        ),
        (
          Self.amount,
          """
          values currencyAmount=money 20 EUR
            veinte euros
            eh, 20 € por favor
          """
        ),
      ])
  }

  @Test func italianIsAnswered() throws {
    check(
      try ReplyScript(.italian),
      [
        (
          Self.choice,
          """
          choices 0
            il primo
            numero uno
          choices 1
            il secondo per favore
            Jr.
          choices 2
            l'ultimo
          cancel
            lascia stare
          no
            nessuno dei due
          repetition
            come scusa?
          """
        ),
        (
          Self.confirmation,
          """
          yes
            sì
            va bene
            certo
            è lui
          no
            no
            non è lui
          correction recipients=Little Bobo(1)
            no, Little Bobo
            volevo dire Little Bobo
          """
        ),
        (
          Self.goAhead,
          """
          yes
            invia
            sì, mandalo
          no
            non ancora
          cancel
            annulla
          change content
            cambia il messaggio
          """
        ),
        (
          Self.amount,
          """
          values currencyAmount=money 20 EUR
            venti euro
            ehm, 20 € per favore
          """
        ),
      ])
  }

  @Test func dutchIsAnswered() throws {
    check(
      try ReplyScript(.dutch),
      [
        (
          Self.choice,
          """
          choices 0
            de eerste
            nummer één
          choices 1
            de tweede alsjeblieft
            Jr.
          choices 2
            de laatste
          cancel
            laat maar
          no
            geen van beide
          repetition
            wat zeg je?
          """
        ),
        (
          Self.confirmation,
          """
          yes
            ja
            ja hoor
            dat klopt
          no
            nee
            niet die
          correction recipients=Little Bobo(1)
            known: nee, Little Bobo
            ik bedoelde Little Bobo
          """
        ),
        (
          Self.goAhead,
          """
          yes
            verstuur
            ja, doe maar
          no
            nog niet
          cancel
            annuleer
          change content
            verander het bericht
          """
        ),
        (
          Self.amount,
          """
          values currencyAmount=money 20 EUR
            twintig euro
            eh, 20 euro alsjeblieft
          """
        ),
      ])
  }
}
