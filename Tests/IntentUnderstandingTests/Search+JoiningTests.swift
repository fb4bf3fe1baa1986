import Parley
import Testing

@testable import IntentUnderstanding

/// Several requests of one utterance are one path, and what comes second is known as it was read.
@Suite struct SearchJoiningTests {
  private static let listener = Listener.everyLanguage

  /// The intents of an utterance, in the order in which they were said; one that is denied with a mark.
  private static func intents(_ utterance: String) -> [String] {
    var (intents, next) = ([String](), Optional(listener.understanding(utterance)))
    while let understanding = next {
      if let best = understanding.best { intents.append(best.intent.rawValue) }
      if let denied = understanding.denied { intents.append("not \(denied.intent.rawValue)") }
      next = understanding.rest?.understanding
    }
    return intents
  }

  @Test(arguments: [
    "call Bobo. text Alice Jones that supper is ready", "ruf Bobo an. Schreib Alice Jones, dass das Essen fertig ist",
    "appelle Bobo. Écris à Alice Jones que le dîner est prêt",
    "llama a Bobo. Escríbele a Alice Jones que la cena está lista",
    "chiama Bobo. Scrivi ad Alice Jones che la cena è pronta", "bel Bobo. Stuur Alice Jones dat het eten klaar is",
  ])
  func twoSentencesAskForTwoThings(_ utterance: String) {
    #expect(Self.intents(utterance) == ["StartCall", "SendMessage"])
  }

  /// Who says the same in two sentences wants it once.
  @Test(arguments: [
    "I need a ride. Book me a ride to the airport", "ich brauche ein Taxi. Bestell mir ein Taxi zum Flughafen",
    "I want to call somebody. Call Bobo",
  ])
  func oneThingThatIsSaidTwiceIsOne(_ utterance: String) {
    #expect(Self.intents(utterance).count == 1)
  }

  @Test func threeRequestsAreThree() {
    #expect(
      Self.intents("text Bobo I'm late and call Alice Jones and book a ride to the airport")
        == ["SendMessage", "StartCall", "RequestRide"])
    #expect(
      Self.intents("send 5 dollars to Bobo and 10 to Alice Jones and 20 to Tom")
        == ["SendPayment", "SendPayment", "SendPayment"])
  }

  @Test func whatIsDeniedIsToldBesideWhatIsWished() {
    #expect(Self.intents("don't call Bobo, text Alice Jones hello") == ["not StartCall", "SendMessage"])
    #expect(Self.intents("text Alice Jones hello and don't call Bobo") == ["SendMessage"])
  }

  /// The values of the second request have the unit of the first, and are its own.
  @Test func theSecondOfTwoWithOneVerbHasTheUnitOfTheFirst() throws {
    let second = try #require(Self.listener.understanding("pay Rosa 5 euros and Tom 10").rest?.understanding?.best)
    #expect(second.slots.map(\.parameter).sorted() == ["currencyAmount", "payee"])
    #expect(second.slots.first { $0.parameter == "payee" }?.value.text == "Tom")
    #expect(second.slots.first { $0.parameter == "currencyAmount" }?.value.meaning == .money(CurrencyAmount(10, "EUR")))
  }

  /// A path that is joined and may not stand alone must not displace one that does.
  @Test(arguments: [
    ("call Bobo and Alice Jones", "StartCall"), ("pay Bobo and Alice Jones 5 dollars each", "SendPayment"),
    ("text Bobo we need milk and bread and call me", "SendMessage"),
  ])
  func oneRequestWithWordsThatJoinIsOne(_ utterance: String, _ intent: String) {
    #expect(Self.intents(utterance) == [intent])
  }
}
