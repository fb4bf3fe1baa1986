import IntentLanguages
import IntentModel
import Testing

@testable import IntentUnderstanding

/// What opens a reply, what it changes, and what closes it, in every combination at a payment's go-ahead.
@Suite struct ComposedRepliesTests {
  /// The parts of replies in one language; each body with the parameters that it changes.
  struct Parts: Sendable, CustomTestStringConvertible {
    var language: Language
    var openings: [String]
    var bodies: [(said: String, changes: Set<String>)]
    var closings: [String]

    var testDescription: String { language.tag }
    var count: Int { openings.count * bodies.count * closings.count }
  }

  private static let payee: Set = ["payee"]
  private static let amount: Set = ["currencyAmount"]
  private static let all = payee.union(amount)

  static let parts: [Parts] = [
    Parts(
      language: .english, openings: ["", "no, ", "wait, ", "hold on, ", "oh, ", "actually, ", "um, ", "sorry, "],
      bodies: [
        ("make it 15 dollars", amount), ("15 dollars", amount), ("change the amount to 15 dollars", amount),
        ("to Bob", payee), ("send it to Bob", payee), ("I meant Bob", payee), ("not Alice, Bob", payee),
        ("Bob instead of Alice", payee), ("15 dollars to Bob", all), ("make it 15 dollars and to Bob", all),
      ], closings: ["", " please", ", thanks", " instead"]),
    Parts(
      language: .german, openings: ["", "nein, ", "warte, ", "moment, ", "ach, ", "ähm, ", "doch lieber "],
      bodies: [
        ("15 Dollar", amount), ("mach 15 Dollar draus", amount), ("ändere den Betrag auf 15 Dollar", amount),
        ("an Bob", payee), ("schick es an Bob", payee), ("ich meinte Bob", payee), ("nicht Alice, sondern Bob", payee),
        ("Bob statt Alice", payee), ("15 Dollar an Bob", all),
      ], closings: ["", " bitte", ", danke"]),
    Parts(
      language: .french, openings: ["", "non, ", "attends, ", "un instant, ", "oh, ", "euh, ", "en fait, "],
      bodies: [
        ("15 dollars", amount), ("mets plutôt 15 dollars", amount), ("change le montant à 15 dollars", amount),
        ("à Bob", payee), ("c'est pour Bob", payee), ("je voulais dire Bob", payee), ("pas Alice, Bob", payee),
        ("Bob au lieu d'Alice", payee), ("15 dollars à Bob", all),
      ], closings: ["", " s'il te plaît", ", merci"]),
    Parts(
      language: .spanish, openings: ["", "no, ", "espera, ", "un momento, ", "ay, ", "eh, ", "mejor "],
      bodies: [
        ("15 dólares", amount), ("que sean 15 dólares", amount), ("cambia la cantidad a 15 dólares", amount),
        ("a Bob", payee), ("envíalo a Bob", payee), ("quería decir Bob", payee), ("no Alice, Bob", payee),
        ("Bob en vez de Alice", payee), ("15 dólares a Bob", all),
      ], closings: ["", " por favor", ", gracias"]),
    Parts(
      language: .italian, openings: ["", "no, ", "aspetta, ", "un attimo, ", "oh, ", "ehm, ", "anzi, "],
      bodies: [
        ("15 dollari", amount), ("facciamo 15 dollari", amount), ("cambia l'importo a 15 dollari", amount),
        ("a Bob", payee), ("mandali a Bob", payee), ("volevo dire Bob", payee), ("non Alice, Bob", payee),
        ("Bob invece di Alice", payee), ("15 dollari a Bob", all),
      ], closings: ["", " per favore", ", grazie"]),
    Parts(
      language: .dutch, openings: ["", "nee, ", "wacht, ", "momentje, ", "o, ", "ehm, ", "toch liever "],
      bodies: [
        ("15 dollar", amount), ("maak er 15 dollar van", amount), ("verander het bedrag naar 15 dollar", amount),
        ("aan Bob", payee), ("stuur het naar Bob", payee), ("ik bedoelde Bob", payee), ("niet Alice maar Bob", payee),
        ("Bob in plaats van Alice", payee), ("15 dollar aan Bob", all),
      ], closings: ["", " alsjeblieft", ", bedankt"]),
  ]

  @Test(arguments: parts)
  func nearlyAllChangeWhatTheirBodiesSay(_ parts: Parts) throws {
    let script = try ReplyScript(parts.language)
    var question = IntentUnderstanding.Expectation(.goAhead, intent: "SendPayment")
    question.settled = ["payee": ["Alice"], "currencyAmount": ["20 USD"]]
    var missed: [String] = []
    for opening in parts.openings {
      for body in parts.bodies {
        for closing in parts.closings {
          let said = opening + body.said + closing
          let reading = script.interpreter.read(
            said, expecting: question, vocabulary: script.vocabulary, in: script.situation)
          var changed: Set<String> = []
          if case .values(let slots, correction: true) = reading.act { changed = Set(slots.map(\.parameter)) }
          if changed != body.changes { missed.append("\(said): \(reading.act)") }
        }
      }
    }
    #expect(missed.count * 100 <= parts.count * 2, "\(missed.count) of \(parts.count): \(missed.prefix(12))")
  }
}
