import IntentLanguages
import IntentModel
import Testing

@testable import IntentUnderstanding

@Suite struct ActReaderStatementsTests {
  private static let pickup = Expectation(.value, intent: "RequestRide", parameter: "pickupLocation")

  @Test func whereSomebodyGoesIsNotWhereTheyAre() throws {
    let text = """
      values dropOffLocation=“the zoo”
        going to the zoo
        I'm going to the zoo
        headed to the zoo
        take me to the zoo
      values pickupLocation=“the zoo”
        the zoo
        at the zoo
        pick me up at the zoo
        I'm standing outside the zoo
      """
    #expect(try ReplyScript.english.get().failures(text, to: Self.pickup) == [])
  }

  @Test(arguments: [
    (Language.german, "ich will zum Zoo", "values dropOffLocation=“Zoo”"),
    (.german, "hol mich am Zoo ab", "values pickupLocation=“Zoo”"),
    (.french, "je vais au zoo", "values dropOffLocation=“zoo”"),
    (.italian, "vado allo zoo", "values dropOffLocation=“zoo”"),
    (.spanish, "voy al zoo", "values dropOffLocation=“zoo”"),
    (.dutch, "ik ga naar de dierentuin", "values dropOffLocation=“de dierentuin”"),
  ])
  func everyLanguageTellsThemApart(_ language: Language, _ reply: String, _ reading: String) throws {
    #expect(try ReplyScript(language).reading(of: reply, to: Self.pickup) == reading)
  }

  @Test func agreeingMayBeSaidAtLength() throws {
    let text = """
      yes
        it is correct to continue
        correct, make it
        yes, it's right to go ahead
      """
    let question = Expectation(.goAhead, intent: "SendPayment")
    #expect(try ReplyScript.english.get().failures(text, to: question) == [])
  }

  @Test func somethingElseMayFollowAYes() throws {
    let text = """
      yes then How long until my ride gets here?
        Yes. How long until my ride gets here?
        Yes, please! How long until my ride gets here?
        yes, How long until my ride gets here?
        Book it. How long until my ride gets here?
      yes then And text Alice I'm coming
        Sure. And text Alice I'm coming
      request StartCall
        okay, call Alice instead
      cancel
        Yes. No, cancel it.
      """
    let question = Expectation(.goAhead, intent: "RequestRide")
    let failures = try ReplyScript.english.get().failures(text, to: question)
    #expect(failures == [])
  }

  @Test func aReasonMayFollowCancelling() throws {
    let text = """
      cancel
        never mind, I'll walk
        actually just forget it. I see my bus
        forget it my brother takes me
      """
    let failures = try ReplyScript.english.get().failures(text, to: Expectation(.goAhead, intent: "RequestRide"))
    #expect(failures == [])
  }

  @Test func aTextMayBeSaidAnewAfterANo() throws {
    let text = """
      correction content=“see you at nine”
        no, say see you at nine
        instead say see you at nine
      """
    let failures = try ReplyScript.english.get().failures(text, to: Expectation(.goAhead, intent: "SendMessage"))
    #expect(failures == [])
  }

  @Test func somebodyToSendItToIsWhoIsAskedFor() throws {
    let question = Expectation(.value, intent: "SendPayment", parameter: "payee")
    let reading = try ReplyScript.english.get().reading(of: "send it to Alice", to: question)
    #expect(reading == "values payee=Alice(1)")
  }

  @Test func whatIsChangedMayFollowAnAnd() throws {
    let reading = try ReplyScript.english.get().reading(of: "and make it for two", to: Self.pickup)
    #expect(reading == "correction partySize=number 2")
  }
}
