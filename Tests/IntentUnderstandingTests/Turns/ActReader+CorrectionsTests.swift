import IntentLanguages
import IntentModel
import Testing

@testable import IntentUnderstanding

/// What is said at the go-ahead besides the plain yes and no: assent in other words, and what is to be otherwise.
@Suite struct ActReaderCorrectionsTests {
  private let script: ReplyScript

  init() throws {
    self.script = try ReplyScript.english.get()
  }

  @Test func peopleAgreeInManyWords() {
    let question = Expectation(.goAhead, intent: "SendPayment")
    let text = """
      yes
        that works for me
        works for me thanks
        that would work
        that suits me fine
        suits me
        sounds perfect to me
        that sounds good
        ok that sounds great
        it all looks good to me
        that looks about right
        this is perfect
        that's all correct
        it is all good
        cool
        awesome, thanks
        terrific
        lovely, thank you so much
        very good
        all good
        fine by me
        okay with me
        you're right
        yes, you are right
        I accept
        I agree
        known: no objections
        I'm fine with that
        fine, and you may go ahead
        please go ahead with it
        Great! Do it.
        known: Yes please. What's the weather like?
        known: Do it. How long will it take?
      yes then Is it raining there?
        Perfect. Is it raining there?
      no
        no
        that's not right
        hold off
        No. That makes no sense.
      nothing
        do it tomorrow
        the cost
        suits and ties
      beyond
        known: works on my machine
      hesitation
        hold on
      question howLong
        how long does it take
      """
    #expect(script.failures(text, to: question) == [])
  }

  @Test func aCountIsNoAmount() {
    let question = Expectation(.goAhead, intent: "SendPayment")
    let text = """
      correction currencyAmount=money 30 USD
        make it 30
        make that 30 dollars
        no, 30
      nothing
        known: just for three people
        known: the first one
      correction
        known: no, for a group of three
      """
    #expect(script.failures(text, to: question) == [])
    let amount = Expectation(.value, intent: "SendPayment", parameter: "currencyAmount")
    #expect(script.failures("nothing\n  the first one\n  the second", to: amount) == [])
  }

  @Test func aRideIsChangedBeforeItIsBooked() {
    let question = Expectation(.goAhead, intent: "RequestRide")
    let text = """
      correction partySize=number 3
        no, for three people
        no, we are three
        we're three
        actually, there are 3 of us
        no I'm in a group of 3
        just for three people
        make that for 3 people
        make it for three
        I need it for 3 people
        no, the cab is for three people
        that's not right, I need it for 3 people
        change the number of people to three
        it should be for 3 people
      correction dropOffLocation=“Palm Street 4”
        actually, to Palm Street 4
        known: no, to Palm Street 4
        change the destination to Palm Street 4
        please change the destination to Palm Street 4
        actually I want to go to Palm Street 4
        no, I need to go to Palm Street 4
        actually I have to go to Palm Street 4
        no, take me to Palm Street 4 instead
        known: I'd rather go to Palm Street 4
        known: let's go to Palm Street 4 instead
      """
    #expect(script.failures(text, to: question) == [])
  }

  @Test func aParameterIsToldByItsName() {
    let payee = Expectation(.value, intent: "SendPayment", parameter: "payee")
    let people = """
      values payee=Alice(1)
        the payee is Alice
        the name of the receiver is Alice
        Alice is the name of the receiver
        the person I want to pay is Alice
        her name is Alice
        the recipient's name is Alice
        it will be sent to Alice
        this is for Alice
      correction payee=Alice(1)
        make it to Alice
      values payee=Zaphod(0)
        the name is Zaphod
        oh, sorry. Send it to Zaphod
        it should go to Zaphod
      values payee=Alice(1) currencyAmount=money 94 USD
        the receiver is Alice and the amount is $94
        her name is Alice, and it'll be 94 dollars
      """
    #expect(script.failures(people, to: payee) == [])
    let amount = Expectation(.value, intent: "SendPayment", parameter: "currencyAmount")
    let amounts = """
      values currencyAmount=money 132 USD
        the amount is 132 dollars
        the amount will be $132
        the total should be 132 bucks please
      correction currencyAmount=money 132 USD
        make the amount 132 dollars
      """
    #expect(script.failures(amounts, to: amount) == [])
  }

  @Test func sentencesThatEachSaySomething() {
    let question = Expectation(.goAhead, intent: "RequestRide")
    let text = """
      correction partySize=number 2 dropOffLocation=“the zoo”
        make it for two people and I need to go to the zoo
        it's for two people. Take me to the zoo
      """
    #expect(script.failures(text, to: question) == [])
  }

  @Test func aQuestionBackIsNoPlace() {
    let question = Expectation(.value, intent: "RequestRide", parameter: "dropOffLocation")
    let text = """
      question other
        what are the prices
      nothing
        known: can you tell me the fare
      values dropOffLocation=“the zoo”
        sure, the zoo
        the zoo
      question howMuch
        how much is it?
        Yes please. How much is it?
      question when
        when would that be?
      """
    #expect(script.failures(text, to: question) == [])
  }
}
