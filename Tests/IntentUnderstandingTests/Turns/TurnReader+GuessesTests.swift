import IntentModel
import Testing

@testable import IntentUnderstanding

/// What is asked and told where nothing is sure while nothing is open.
@Suite struct TurnReaderGuessesTests {
  private func reading(of said: String) throws -> TurnReading {
    let script = try ReplyScript.english.get()
    return script.interpreter.read(said, expecting: nil, vocabulary: script.vocabulary, in: script.situation)
  }

  @Test(arguments: [
    ("money for alice please she asked", "RequestPayment", "SendPayment"),
    ("is it paid", "PayBill", "SearchForBills"),
    ("the card and the cash", "SearchForAccounts", "TransferMoney"),
  ])
  func theLikeliestRequestsAreOffered(_ said: String, _ one: String, _ other: String) throws {
    let turn = try reading(of: said)
    #expect(turn.act == .notUnderstood)
    let offered = turn.guesses.map(\.intent.rawValue)
    #expect(offered.contains(one) && offered.contains(other), "\(offered)")
    #expect((2...3).contains(offered.count) && Set(offered).count == offered.count)
  }

  @Test func whatIsOfferedHasItsValues() throws {
    let guesses = try reading(of: "money for alice please she asked").guesses
    let people = guesses.flatMap(\.slots).map(\.value.text)
    #expect(people.contains("alice"), "\(guesses)")
  }

  @Test(arguments: ["call Alice", "it rains cats and dogs here", "hello there", "never mind"])
  func nothingIsOfferedForWhatIsSureOrTalk(_ said: String) throws {
    #expect(try reading(of: said).guesses.isEmpty)
  }

  @Test(arguments: ["what's the weather like", "turn the lights off in the kitchen"])
  func whatNoAppCanDoIsBeyondThem(_ said: String) throws {
    #expect(try reading(of: said).act == .beyond)
  }

  @Test func nothingIsOfferedAtAQuestion() throws {
    let script = try ReplyScript.english.get()
    let asked = Expectation(.value, intent: "RequestRide", parameter: "dropOffLocation")
    let turn = script.interpreter.read(
      "is it paid", expecting: asked, vocabulary: script.vocabulary, in: script.situation)
    #expect(turn.guesses.isEmpty)
  }
}
