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

  @Test(arguments: [
    (goAhead, "en", "no, make it 25 and send it to Bobo instead"), (goAhead, "en", "yes, but from my savings"),
    (payee, "en", "well, actually, it should go to Koko"), (payee, "de", "na ja, schick es lieber an Koko"),
    (goAhead, "fr", "non, plutôt 30 euros, et à Koko"),
  ])
  func areNeverTwoInALanguage(_ question: IntentUnderstanding.Expectation, _ language: String, _ reply: String) throws {
    #expect(try read(reply, question, in: language, alone: true).latticeCount == 1)
    #expect((1...Language.all.count).contains(try read(reply, question, in: language, alone: false).latticeCount))
  }

  @Test func aStretchIsARequestWithItsPlacesInTheUtterance() throws {
    let all = try #require(Self.all?.limited(to: "en"))
    let lattices = TurnLattices(
      Words("no no, call Koko"), vocabulary: Self.vocabulary, in: situation("en"), by: all)
    let best = try #require(lattices.understanding(of: 2..<4).best)
    #expect(best.intent == "StartCall")
    #expect(best.slots.first?.value.range == 12..<16)
    #expect(lattices.understanding(of: 2..<2).best == nil)
  }
}
