import Foundation
import Parley
import TestSupport
import Testing

@testable import IntentUnderstanding

/// What is said of a request and no parameter takes is kept, to be told; what belongs to a text or means now is not.
@Suite struct UntakenValuesTests {
  private func best(_ said: String, in tag: String) throws -> Reading {
    let language = try #require(Language.all.first { $0.tag == tag })
    return try #require(Listener.speaking(language).understanding(said).best)
  }

  private static let putOff: [(tag: String, said: String, untaken: [String])] = [
    ("en", "send Bobo 20 dollars tomorrow", ["tomorrow"]), ("en", "send Bobo 20 dollars at 5 pm", ["at 5 pm"]),
    ("en", "tomorrow at noon, send Bobo 20 dollars", ["tomorrow at noon"]),
    ("en", "send Bobo 20 dollars every Friday", ["every Friday"]),
    ("en", "send Bobo 20 dollars later", ["later"]), ("en", "call Bobo at 5 pm", ["at 5 pm"]),
    ("en", "call Bobo tomorrow", ["tomorrow"]), ("en", "start a run at 7", ["at 7"]),
    ("en", "ask Bobo for 20 dollars next week", ["next week"]),
    ("en", "text Bobo tomorrow that I'm late", ["tomorrow"]),
    ("de", "schick Bobo morgen 20 Euro", ["morgen"]), ("de", "ruf Bobo um fünf an", ["um fünf"]),
    ("de", "schick Bobo 20 Euro später", ["später"]),
    ("fr", "envoie demain 20 euros à Bobo", ["demain"]), ("fr", "appelle Bobo à cinq heures", ["à cinq heures"]),
    ("fr", "envoie 20 euros à Bobo tous les mois", ["tous les mois"]),
    ("es", "mañana envía 20 euros a Bobo", ["mañana"]), ("es", "llama a Bobo a las cinco", ["a las cinco"]),
    ("es", "envía 20 euros a Bobo cada mes", ["cada mes"]),
    ("it", "manda 20 euro a Bobo domani", ["domani"]), ("it", "chiama Bobo alle cinque", ["alle cinque"]),
    ("it", "manda 20 euro a Bobo più tardi", ["più tardi"]),
    ("nl", "stuur Bobo morgen 20 euro", ["morgen"]), ("nl", "bel Bobo om vijf uur", ["om vijf uur"]),
    ("nl", "stuur 20 euro naar Bobo elke maand", ["elke maand"]),
  ]

  @Test(arguments: putOff) func aTimeThatNoParameterTakesPutsTheRequestOff(
    _ row: (tag: String, said: String, untaken: [String])
  ) throws {
    let best = try best(row.said, in: row.tag)
    #expect(best.untaken.map(\.value.text) == row.untaken)
    #expect(best.untaken.allSatisfy { $0.kind == .time })
  }

  private static let notPutOff: [(tag: String, said: String)] = [
    ("en", "send Bobo 20 dollars now"), ("en", "send Bobo 20 dollars today"),
    ("en", "send Bobo 20 dollars right away"), ("en", "send Bobo 20 dollars for tomorrow's lunch"),
    ("en", "send Bobo 20 dollars by Friday"), ("en", "text Bobo I'll be there tomorrow"),
    ("en", "call Bobo about the party on Friday"), ("en", "I'm meeting Bobo tomorrow. Send him 20 dollars."),
    ("en", "transfer 20 dollars from checking to savings tomorrow"), ("en", "book a ride to the airport tomorrow"),
    ("de", "schick Bobo jetzt 20 Euro"), ("de", "schick Bobo heute 20 Euro"),
    ("de", "schick Bobo 20 Euro für das Essen morgen"), ("fr", "envoie 20 euros à Bobo maintenant"),
    ("fr", "envoie 20 euros à Bobo aujourd'hui"), ("fr", "envoie 20 euros à Bobo pour le déjeuner de demain"),
    ("es", "envía 20 euros a Bobo ahora"), ("es", "envía 20 euros a Bobo hoy"),
    ("es", "envía 20 euros a Bobo para la comida de mañana"), ("it", "manda 20 euro a Bobo adesso"),
    ("it", "manda 20 euro a Bobo oggi"), ("it", "manda 20 euro a Bobo per il pranzo di domani"),
    ("nl", "stuur Bobo nu 20 euro"), ("nl", "stuur Bobo vandaag 20 euro"),
    ("nl", "stuur Bobo 20 euro voor de lunch van morgen"),
  ]

  @Test(arguments: notPutOff) func whatMeansNowOrBelongsToAValueDoesNot(_ row: (tag: String, said: String)) throws {
    let best = try best(row.said, in: row.tag)
    #expect(best.untaken == [])
  }

  @Test(arguments: [
    ("en", "find my pictures but not the ones of Bobo", "the ones of Bobo"),
    ("de", "such meine Fotos bis auf die von Bobo", "die von Bobo"),
    ("fr", "cherche mes photos à part celles de Bobo", "celles de Bobo"),
    ("es", "busca mis fotos excepto las de Bobo", "las de Bobo"),
    ("it", "cerca le mie foto a parte quelle di Bobo", "quelle di Bobo"),
    ("nl", "zoek mijn foto's behalve die van Bobo", "die van Bobo"),
  ]) func whatASearchCannotLeaveOutIsTold(_ tag: String, _ said: String, _ exception: String) throws {
    let best = try best(said, in: tag)
    #expect(best.intent == "SearchForPhotos")
    #expect(best.slots.isEmpty)
    #expect(best.untaken.map(\.value.text) == [exception])
  }

  @Test func aSearchInThePastTakesNoTimeToCome() throws {
    let best = try #require(Listener.english.understanding("show me my photos tomorrow").best)
    #expect(best.slots.isEmpty)
    #expect(best.untaken.map(\.value.text) == ["tomorrow"])
    #expect(Listener.english.understanding("find the pictures that I took of Bobo yesterday").best?.untaken == [])
  }

  @Test func aReplyMayPutTheRequestOff() {
    func untaken(_ reply: String) -> [String] {
      let english = Listener.english
      let asked = Expectation(.value, intent: "SendPayment", parameter: "currencyAmount")
      let read = english.interpreter.read(
        reply, expecting: asked, vocabulary: english.vocabulary, in: english.situation)
      return read.untaken.map(\.value.text)
    }
    #expect(untaken("20 dollars tomorrow") == ["tomorrow"])
    #expect(untaken("20 dollars") == [])
    #expect(untaken("20 dollars today") == [])
  }

  @Test(arguments: [
    ("en", "pay Bobo 20 dollars from my savings account", "savings"),
    ("de", "überweise Bobo 20 Euro von meinem Sparkonto", "Sparkonto"),
    ("fr", "paie 20 euros à Bobo depuis mon livret", "livret"),
    ("es", "paga 20 euros a Bobo desde mi cuenta de ahorros", "cuenta de ahorros"),
    ("it", "paga 20 euro a Bobo dal conto risparmio", "conto risparmio"),
    ("nl", "betaal Bobo 20 euro van mijn spaarrekening", "spaarrekening"),
  ]) func anAccountOfAPaymentIsNoneOfItsValues(_ tag: String, _ said: String, _ account: String) throws {
    let best = try best(said, in: tag)
    #expect(best.intent == "SendPayment")
    #expect(best.untaken.map(\.kind) == [.value])
    #expect(best.untaken.allSatisfy { account.hasSuffix($0.value.text) })
  }

  @Test func itIsStoredWithItsReading() throws {
    let read = Listener.english.understanding("send Bobo 20 dollars tomorrow")
    let stored = try JSONEncoder().encode(read)
    #expect(try JSONDecoder().decode(Understanding.self, from: stored) == read)
    #expect(read.best?.evidence.contains { $0.role == "time" && $0.text == "tomorrow" } == true)
  }

  @Test func whatAnotherSentenceGivesAParameterIsTaken() {
    var reading = Reading("RequestRide", language: "en")
    let time = SpokenValue("tomorrow", range: 20..<28)
    reading.untaken = [Reading.Untaken(.value, time)]
    reading.add([IntentDraft.Slot("scheduledPickupTime", time)])
    #expect(reading.untaken == [])
  }
}
