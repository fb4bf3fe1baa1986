import IntentModel
import Testing

@testable import IntentUnderstanding

/// Replies of several clauses, and what they say together.
@Suite struct TurnReaderClausesTests {
  private static let payment = IntentUnderstanding.Expectation(.goAhead, intent: "SendPayment")

  private func failures(_ text: String, to question: IntentUnderstanding.Expectation) throws -> [String] {
    try ReplyScript.english.get().failures(text, to: question)
  }

  @Test func oneClauseAgreesBesideRemarks() throws {
    let text = """
      yes
        that's what lunch was, go ahead and send it, thank you
        send it, I told you already, we are in a hurry here
      """
    #expect(try failures(text, to: Self.payment) == [])
  }

  @Test(arguments: [
    "yes darling, in a minute", "sure, put it on the table, the soup is hot", "yes yes, no not that one",
  ])
  func aWordToSomebodyInTheRoomAgreesToNothing(_ said: String) throws {
    let script = try ReplyScript.english.get()
    #expect(script.reading(of: said, to: Self.payment) != "yes")
  }

  @Test func givingUpIsHeardBeforeAnotherWish() throws {
    let text = """
      cancel then ring Alice
        never mind, I will give it to him at lunch, ring Alice
      """
    #expect(try failures(text, to: Self.payment) == [])
  }

  @Test func valuesOfSeveralClausesAreOneAnswer() throws {
    let script = try ReplyScript.english.get()
    let reading = script.interpreter.read(
      "give it to Alice instead, she will buy the candles, and make it thirty dollars", expecting: Self.payment,
      vocabulary: script.vocabulary, in: script.situation)
    guard case .values(let slots, true) = reading.act else {
      Issue.record("\(reading.act)")
      return
    }
    #expect(Set(slots.map(\.parameter)) == ["payee", "currencyAmount"])
    let said = "give it to Alice instead, she will buy the candles, and make it thirty dollars"
    for slot in slots {
      let range = try #require(slot.value.range)
      #expect(String(decoding: Array(said.utf8)[range], as: UTF8.self) == slot.value.text)
    }
  }

  @Test func whatIsWishedBehindAnAnswerIsKeptForLater() throws {
    let script = try ReplyScript.english.get()
    let reading = script.interpreter.read(
      "give it to Alice instead, and then ring Alice", expecting: Self.payment, vocabulary: script.vocabulary,
      in: script.situation)
    #expect(reading.act.slots.map(\.parameter) == ["payee"])
    #expect(reading.rest?.words.hasSuffix("ring Alice") == true)
    #expect(reading.missedClause == nil)
  }

  @Test func ofTwoValuesForOneParameterTheLaterIsMeant() throws {
    let script = try ReplyScript.english.get()
    let reading = script.interpreter.read(
      "let us give twenty dollars, or no, they are four, make it forty dollars", expecting: Self.payment,
      vocabulary: script.vocabulary, in: script.situation)
    #expect(reading.act.slots.map(\.value.text) == ["forty dollars"])
  }

  @Test func theRequestThatEndsWhatIsNotEvenBegunGivesItUp() throws {
    let ride = IntentUnderstanding.Expectation(.goAhead, intent: "RequestRide")
    #expect(try ReplyScript.english.get().reading(of: "cancel my ride", to: ride) == "cancel")
  }
}
