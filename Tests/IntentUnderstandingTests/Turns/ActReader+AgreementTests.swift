import IntentLanguages
import IntentModel
import Testing

@testable import IntentUnderstanding

/// A yes at the go-ahead, and what is said beside it in the same breath.
@Suite struct ActReaderAgreementTests {
  private let script: ReplyScript

  init() throws {
    self.script = try ReplyScript.english.get()
  }

  /// The go-ahead of a ride, which tells its price.
  private var ride: IntentUnderstanding.Expectation {
    var question = Expectation(.goAhead, intent: "RequestRide")
    question.settled = ["pickupLocation": ["home"], "dropOffLocation": ["the airport"]]
    question.told = ["25 USD"]
    return question
  }

  @Test func anOrderStandsBesideRemarks() {
    let text = """
      yes
        go ahead, he has been so patient with me
        please send it, I promised him
        the food was wonderful by the way, go for it
      """
    #expect(script.failures(text, to: Expectation(.goAhead, intent: "SendPayment")) == [])
  }

  @Test func whatWasAskedSaidAgainAsRightIsAYes() {
    var question = Expectation(.goAhead, intent: "SendPayment")
    question.settled = ["currencyAmount": ["20 USD"]]
    let text = """
      yes
        twenty dollars, that's right
        yes, twenty dollars
      correction currencyAmount=money 30 USD
        known: yes, thirty dollars
      """
    #expect(script.failures(text, to: question) == [])
  }

  @Test func thePriceThatWasToldIsNoOtherValue() {
    #expect(script.failures("yes\n  twenty five dollars is fine, book it\n", to: ride) == [])
  }

  /// "Go" ends words that give up, and a yes is no part of them.
  @Test func aPartOfOtherWordsIsNoYes() {
    let text = """
      cancel
        let it go
        leave it
      nothing
        do it tomorrow
        yes mum, I'm on my way down
      """
    #expect(script.failures(text, to: Expectation(.goAhead, intent: "SendPayment")) == [])
  }

  @Test func whatIsWishedBehindGivingUpIsHeard() {
    let text = """
      cancel then Start a run
        forget it, my back hurts. Start a run
      cancel then so call Alice
        never mind, she is coming herself, so call Alice
      cancel
        forget it, my back hurts
      """
    #expect(script.failures(text, to: ride) == [])
  }

  /// Seven of us is no price of seven.
  @Test func howManyComeIsNotThePrice() {
    var question = ride
    question.told = ["7 USD"]
    #expect(script.reading(of: "there are seven of us", to: question) != "yes")
  }

  @Test func whoWaitsAndSaysAnotherAmountDoesNotOnlyThinkAloud() {
    var question = Expectation(.goAhead, intent: "SendPayment")
    question.settled = ["currencyAmount": ["20 USD"]]
    #expect(script.reading(of: "hold on", to: question) == "hesitation")
    #expect(script.reading(of: "hold on a minute please", to: question) == "hesitation")
    #expect(script.reading(of: "hold on, he also paid for the tip so thirty", to: question) != "hesitation")
  }

  @Test func moneyForSomebodyElseIsNoOtherAmount() {
    var question = Expectation(.goAhead, intent: "PayBill")
    question.settled = ["billPayee": ["Jungle Power"], "transactionAmount": ["64.2 USD"]]
    #expect(!script.reading(of: "and to Alice ten dollars", to: question).hasPrefix("correction"))
    #expect(script.reading(of: "make it ten dollars", to: question).hasPrefix("correction"))
  }
}
