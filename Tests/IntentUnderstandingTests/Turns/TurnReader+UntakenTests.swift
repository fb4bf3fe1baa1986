import IntentModel
import Testing

@testable import IntentUnderstanding

/// What is said of a request and that none of its parameters takes.
@Suite struct TurnReaderUntakenTests {
  private func untaken(_ said: String, at question: IntentUnderstanding.Expectation) throws -> [String] {
    let script = try ReplyScript.english.get()
    return script.interpreter.read(
      said, expecting: question, vocabulary: script.vocabulary, in: script.situation
    ).untaken.map(\.value.text)
  }

  private static let payment = IntentUnderstanding.Expectation(.goAhead, intent: "SendPayment")

  @Test func aTimeAndAPlaceAreFoundAtAPayment() throws {
    #expect(try untaken("tomorrow", at: Self.payment).count == 1)
    #expect(try untaken("on Friday at five", at: Self.payment).joined().contains("Friday"))
  }

  @Test func whatIsAnActOrNothingKnownIsNoUntakenValue() throws {
    #expect(try untaken("to Bob", at: Self.payment) == [])
    #expect(try untaken("the garden gate", at: Self.payment) == [])
    #expect(try untaken("yes", at: Self.payment) == [])
  }

  @Test func aTextTakesEverything() throws {
    let content = IntentUnderstanding.Expectation(.value, intent: "SendMessage", parameter: "content")
    #expect(try untaken("tomorrow", at: content) == [])
  }
}
