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
}
