import Foundation
import IntentText
import Parley
import Testing

@testable import IntentUnderstanding

/// The lattices of a turn: one a language, whatever is looked for in them.
@Suite struct TurnLatticesTests {
  private static let all = Interpreter.everyLanguage
  private static let vocabulary = VocabularyIndex(contacts: [Person("Bobo"), Person("Koko")])

  private func situation(_ language: String) -> Situation {
    Situation(
      now: Date(timeIntervalSince1970: 1_795_255_200), calendar: Calendar(identifier: .gregorian), language: language)
  }

  private func read(_ text: String, _ expectation: IntentUnderstanding.Expectation, in language: String, alone: Bool)
    throws -> TurnReading
  {
    let all = try #require(Self.all)
    let interpreter = alone ? try #require(all.limited(to: language)) : all
    return interpreter.read(
      text, expecting: expectation, vocabulary: Self.vocabulary, in: situation(language))
  }

  private static let goAhead = IntentUnderstanding.Expectation(.goAhead, intent: "SendPayment")
  private static let payee = IntentUnderstanding.Expectation(.value, intent: "SendPayment", parameter: "payee")

  private static let content = IntentUnderstanding.Expectation(.value, intent: "SendMessage", parameter: "content")
  private static let choice = IntentUnderstanding.Expectation(
    .choice, intent: "SendMessage", parameter: "recipients", choices: ["Bobo the Great", "Bobo Jr."])

  @Test(arguments: [
    (goAhead, "en", "no, make it 25 and send it to Bobo instead"), (goAhead, "en", "yes, but from my savings"),
    (payee, "en", "well, actually, it should go to Koko"), (payee, "de", "na ja, schick es lieber an Koko"),
    (goAhead, "fr", "non, plutôt 30 euros, et à Koko"),
  ])
  func areNeverTwoInALanguage(_ question: IntentUnderstanding.Expectation, _ language: String, _ reply: String) throws {
    #expect(try read(reply, question, in: language, alone: true).latticeCount == 1)
    #expect((1...Language.all.count).contains(try read(reply, question, in: language, alone: false).latticeCount))
  }

  /// What one turn was read by takes more memory than all that is kept of it.
  @Test(
    arguments: [
      (nil, "en", "hello"), (nil, "en", "call Koko"), (nil, "de", "ruf Koko nicht an"), (payee, "en", "to Koko"),
      (payee, "de", "na ja, schick es lieber an Koko"), (goAhead, "fr", "non, plutôt 30 euros, et à Koko"),
      (goAhead, "nl", "ja"), (content, "es", "no pagues a Koko"), (content, "it", "arrivo più tardi"),
      (choice, "en", "the second one"), (choice, "en", "call Koko and then the second one"),
    ] as [(IntentUnderstanding.Expectation?, String, String)])
  func areLetGoWithTheirTurn(
    _ question: IntentUnderstanding.Expectation?, _ language: String, _ said: String
  ) throws {
    let all = try #require(Self.all)
    weak var kept: TurnLattices?
    do {
      let lattices = TurnLattices(
        Words(said), at: question, vocabulary: Self.vocabulary, in: situation(language), by: all)
      kept = lattices
      let turn = TurnReader(
        interpreter: all, words: lattices.utterance.words, expectation: question, vocabulary: Self.vocabulary,
        situation: situation(language), lattices: lattices)
      #expect(!turn.candidates(lattices.understanding(of: 0..<lattices.utterance.words.count)).isEmpty)
      #expect(kept != nil)
    }
    #expect(kept == nil)
  }

  @Test func aStretchIsARequestWithItsPlacesInTheUtterance() throws {
    let all = try #require(Self.all?.limited(to: "en"))
    let lattices = TurnLattices(
      Words("no no, call Koko"), at: nil, vocabulary: Self.vocabulary, in: situation("en"), by: all)
    let best = try #require(lattices.understanding(of: 2..<4).best)
    #expect(best.intent == "StartCall")
    #expect(best.slots.first?.value.range == 12..<16)
    #expect(lattices.understanding(of: 2..<2).best == nil)
  }

  /// What an utterance is as a request, what it continues, and what it says alone are one search.
  @Test(arguments: [
    "hello", "thanks", "call Koko", "and Bobo too", "cancel that", "how did it go?", "no, I meant Bobo",
  ])
  func areSearchedOnceWhereNothingIsOpen(_ said: String) throws {
    let interpreter = try #require(Self.all?.limited(to: "en"))
    var situation = situation("en")
    situation.requests = [.init("SendMessage", personParameter: "recipients", isDone: true)]
    let reading = interpreter.read(said, expecting: nil, vocabulary: Self.vocabulary, in: situation)
    #expect(reading.searchCount == 1)
  }
}
