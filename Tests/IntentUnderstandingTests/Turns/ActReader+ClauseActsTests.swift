import IntentLanguages
import IntentModel
import LanguageNotation
import Testing

@testable import IntentUnderstanding

/// Replies of which one clause says what the user does, and the others only why.
@Suite struct ActReaderClauseActsTests {
  private static let payment = Expectation(.goAhead, intent: "SendPayment")
  private static let content = Expectation(.value, intent: "SendMessage", parameter: "content")
  private static let party = Expectation(.value, intent: "RequestRide", parameter: "partySize")
  private static let choice = Expectation(
    .choice, intent: "RequestRide", parameter: "rideOptionName", choices: ["Mini", "Van", "Limo"])

  @Test func aClauseAmongOthersAsksToRepeat() throws {
    let script = try ReplyScript.english.get()
    let text = """
      repetition
        sorry, a lorry went past, say that again
        my phone was ringing, say that again
      """
    #expect(script.failures(text, to: Self.payment) == [])
  }

  @Test func aYesToSomebodyInTheRoomIsNoGoAhead() throws {
    let script = try ReplyScript.english.get()
    let text = """
      yes
        yes
        yes, yes, send it
        yes please, darling
      nothing
        yes love, I'll be down in a minute
        yes mum, the keys are on the table
        yes yes, I'm opening the door already
      """
    #expect(script.failures(text, to: Self.payment) == [])
  }

  @Test func aYesIsAGoAheadOnlyWithWordsOfAgreeing() throws {
    let script = try ReplyScript.english.get()
    let text = """
      yes
        yes, that's the right one
        yes, all the details you have are correct
        sure, I would like to confirm the payment
        yes, the amount is right
        yes, that
      nothing
        yes I'm coming
        yes, he's here
        yeah the door is open
        yes it's in the fridge
        known: yes that we
      """
    #expect(script.failures(text, to: Self.payment) == [])
  }

  @Test func theClauseThatAnswersCounts() throws {
    let script = try ReplyScript.english.get()
    #expect(
      script.failures(
        """
        choices 1
          the van, there is a pram
          my mum is coming, the van
        nothing
          known: the van, or else the limo
        """, to: Self.choice) == [])
    #expect(
      script.failures(
        """
        values partySize=number 4
          my mum is coming, four, I think
        """, to: Self.party) == [])
  }

  @Test func wordsOfWaitingBeforeAStatementHoldTheTextBack() throws {
    let script = try ReplyScript.english.get()
    let text = """
      hesitation
        hang on, I am nearly there
      """
    #expect(script.failures(text, to: Self.content) == [])
  }
}
