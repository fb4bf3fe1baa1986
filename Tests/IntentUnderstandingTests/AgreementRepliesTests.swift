import IntentLanguages
import IntentModel
import Testing

@testable import IntentUnderstanding

/// What is said alike in the languages besides English: agreeing, and parameters by their names.
@Suite struct AgreementRepliesTests {
  private static let goAhead = Expectation(.goAhead, intent: "SendMessage")
  private static let amount = Expectation(.value, intent: "SendPayment", parameter: "currencyAmount")

  @Test func peopleAgreeInManyWords() throws {
    let spoken: [(Language, String)] = [
      (
        .french,
        """
        yes
          ça me va très bien
          ça marche pour moi
          c'est parfait
          ça me paraît bien
          super
          je suis d'accord
          aucune objection
          vous avez raison
          parfait, merci
        """
      ),
      (
        .german,
        """
        yes
          das klingt gut
          klingt super
          hört sich gut an
          passt mir gut
          passt für mich
          das geht in Ordnung
          ich bin einverstanden
          nichts dagegen
          du hast recht
        """
      ),
      (
        .spanish,
        """
        yes
          suena bien
          eso me parece perfecto
          me sirve
          todo correcto
          por mí está bien
          excelente
          estoy de acuerdo
        """
      ),
      (
        .italian,
        """
        yes
          mi sembra giusto
          così va bene
          per me va bene
          tutto a posto
          è perfetto
          ci sto
          known: hai ragione
        """
      ),
      (
        .dutch,
        """
        yes
          dat klinkt goed
          lijkt me prima
          dat past me goed
          dat ziet er goed uit
          vind ik prima
          geen bezwaar
          dat is helemaal goed hoor
        """
      ),
    ]
    for (language, text) in spoken {
      let script = try ReplyScript(language)
      #expect(script.interpreter.readers.allSatisfy { $0.replies.problems.isEmpty })
      #expect(script.failures(text, to: Self.goAhead) == [], "\(language.tag)")
    }
  }

  @Test func praiseWithThanksAgrees() throws {
    let script = try ReplyScript(.german)
    #expect(script.failures("yes\n  toll, danke", to: Self.goAhead) == [])
  }

  @Test func aParameterIsToldByItsName() throws {
    let spoken: [(Language, String)] = [
      (.french, "le montant est 20 euros\n  le montant sera de 20 euros"),
      (.german, "der Betrag ist 20 Euro\n  der Betrag beträgt 20 Euro"),
      (.spanish, "la cantidad es 20 euros\n  el importe será de 20 euros"),
      (.italian, "l'importo è 20 euro\n  l'importo è di 20 euro"),
      (.dutch, "het bedrag is 20 euro"),
    ]
    for (language, told) in spoken {
      let text = "values currencyAmount=money 20 EUR\n  " + told
      #expect(try ReplyScript(language).failures(text, to: Self.amount) == [], "\(language.tag)")
    }
  }
}
