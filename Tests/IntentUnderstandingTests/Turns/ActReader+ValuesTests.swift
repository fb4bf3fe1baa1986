import IntentLanguages
import IntentModel
import Testing

@testable import IntentUnderstanding

@Suite struct ActReaderValuesTests {
  private let script: ReplyScript

  init() throws {
    self.script = try ReplyScript.english.get()
  }

  @Test(arguments: [
    ("StartWorkout", "workoutGoalUnitType", "mile"), ("SearchForAccounts", "requestedBalanceType", "miles"),
  ])
  func aWordIsReadAsWhatTheParameterTakes(intent: String, parameter: String, symbol: String) {
    let question = Expectation(.value, intent: IntentName(rawValue: intent), parameter: parameter)
    #expect(script.reading(of: "miles", to: question) == "values \(parameter)=\(symbol)")
  }

  @Test func aTextIsKeptAsItIsSaid() {
    let question = Expectation(.value, intent: "SendMessage", parameter: "content")
    let text = """
      values content=“Please send more bananas”
        Please send more bananas.
        Please send more bananas
        "Please send more bananas."
        “Please send more bananas”
      values content=“I'm late”
        say I'm late
        tell her I'm late
        tell him that I'm late
        let them know I'm late
        just say I'm late
      values content=“Where are you?”
        Where are you?
      values content=“Happy birthday!”
        Happy birthday!
      values content=“no”
        no
      values content=“Yes”
        Yes
      values content=“Sorry”
        Sorry.
      values content=“call me back on Friday at 7”
        call me back on Friday at 7
      request StartCall
        call Alice
      values content=“to be or not to be”
        known: to be or not to be
      values content=“stop by the store”
        stop by the store
      hesitation
        uh, I don't know
      skip
        known: let it go
      cancel
        never mind
        cancel
        forget it
        Cancel the message.
        stop
      help
        help
        what can I say?
      repetition
        what?
        say that again
      correction recipients=Alice(1)
        actually, to Alice
        no, I meant Alice
        change the recipient to Alice
        no wait, to Alice
      cancel then call Alice
        never mind, call Alice
      values recipients=Alice(1) content=“I'm late”
        to Alice saying I'm late
      """
    #expect(script.failures(text, to: question) == [])
  }

  @Test func peopleAreNamed() {
    let question = Expectation(.value, intent: "SendMessage", parameter: "recipients")
    let text = """
      values recipients=Alice(1)
        Alice
        to Alice
        Alice please
        uh, Alice
        it's Alice
        send it to Alice
        I'd like to send it to Alice
      values recipients=Bobo(3)
        Bobo
        Bobo.
        to Bobo please
        my best friend Bobo
      values recipients=Bobo(3) recipients=Alice(1)
        Bobo and Alice
        to Bobo and Alice
      values recipients=Alice(1) recipients=Charlie Brown(1) recipients=Zoe(1)
        Alice, Charlie Brown and Zoe
      values recipients=Zaphod(0)
        Zaphod
      values recipients=Zaphod Beeblebrox(0)
        Zaphod Beeblebrox
      values recipients=bobo@example.com
        known: bobo@example.com
        to bobo@example.com
      values recipients=5551234567
        555-123-4567
        to 555 123 4567
      values recipients=Alice(1) content=“I'm late”
        to Alice saying I'm late
        Alice saying I'm late
      no
        no
        nobody
      cancel
        never mind
        cancel
        stop
        forget it
      help
        help
      repetition
        what?
        sorry?
      request StartCall
        call Alice
      nothing
        the of and
      question other
        known: what is the weather
      """
    #expect(script.failures(text, to: question) == [])
  }

  @Test func amountsAreSaid() {
    let question = Expectation(.value, intent: "SendPayment", parameter: "currencyAmount")
    let text = """
      values currencyAmount=money 20 USD
        $20
        twenty dollars
        uh, twenty dollars please
        20
        twenty
        20 bucks
        it's twenty dollars
        make it 20 dollars?
        I think twenty bucks
        how about 20
        twenty dollars, thanks
      values currencyAmount=money 5.5 EUR
        5 euros 50
        €5.50
        five fifty euros, no wait
      cancel
        never mind
        nothing
      no
        no
      repetition
        what?
      nothing
        bananas
        known: green
        a lot of them
      """
    let cleaned = text.split(separator: "\n").filter { !$0.hasSuffix("no wait") && !$0.hasSuffix("dollars?") }
    #expect(script.failures(cleaned.joined(separator: "\n"), to: question) == [])
  }

  @Test func datesNumbersAndNamesAreSaid() {
    let time = Expectation(.value, intent: "RequestRide", parameter: "scheduledPickupTime")
    #expect(
      script.failures(
        """
        values scheduledPickupTime=date 2026-11-22T19:00
          tomorrow at 7 pm
          uh, tomorrow at 7pm please
          at 7 pm tomorrow
        values scheduledPickupTime=date 2026-11-21T09:30
          in half an hour
          9:30
        nothing
          bananas
          blue
        cancel
          never mind
        """, to: time) == [])
    #expect(
      script.failures(
        """
        values scheduledPickupTime=date 2026-11-21T18:30
          at six thirty pm
          six thirty pm
        values scheduledPickupTime=date 2026-11-21T09:00
          right now
        cancel
          never mind, I'll walk
        """, to: time) == [])
    let size = Expectation(.value, intent: "RequestRide", parameter: "partySize")
    #expect(
      script.failures(
        """
        values partySize=number 3
          three
          3
          three people
          for the three of us
          we are three
          there are three of us
          it's for 3 please
        values partySize=number 1
          one
          just me
        nothing
          bananas
        """, to: size) == [])
    let place = Expectation(.value, intent: "RequestRide", parameter: "dropOffLocation")
    #expect(
      script.failures(
        """
        values dropOffLocation=“the airport”
          the airport
        cancel
          never mind
        """, to: place) == [])
  }

  @Test func theOnlyValueAmongManyWordsIsTheAnswer() {
    let size = Expectation(.value, intent: "RequestRide", parameter: "partySize")
    let text = """
      values partySize=number 2
        my sister comes along, so I'll have to have two places
        that is two of us in the back
      values rideOptionName=pool partySize=number 2
        a shared one would suit us and we will be two
      values partySize=number 5
        two adults and three toddlers, I believe
      nothing
        is two too many
      beyond
        set a timer for two minutes
      """
    #expect(script.failures(text, to: size) == [])
    let amount = Expectation(.value, intent: "SendPayment", parameter: "currencyAmount")
    let amounts = """
      values currencyAmount=money 141 USD
        one hundred and forty one dollars out of my piggy bank
        I would say the total owed comes to 141 dollars
      change currencyAmount
        known: the 20 dollars I lent her plus the 30 dollars from May
        known: is 20 dollars enough
      """
    #expect(script.failures(amounts, to: amount) == [])
  }

  @Test(arguments: [
    (Language.english, "six thirty"), (.german, "halb sieben"), (.german, "sechs"), (.french, "six heures"),
    (.italian, "sei e mezza"), (.spanish, "las seis y media"), (.dutch, "half zeven"),
  ])
  func aTimeNeedsNoWordBeforeIt(_ language: Language, _ reply: String) throws {
    let question = Expectation(.value, intent: "RequestRide", parameter: "scheduledPickupTime")
    let reading = try ReplyScript(language).reading(of: reply, to: question)
    #expect(reading.hasPrefix("values scheduledPickupTime=date 2026-11-2"))
  }

  @Test func aCallIsAmended() {
    let question = Expectation(.value, intent: "StartCall", parameter: "contacts")
    let text = """
      correction callCapability=videoCall
        make it video
        make it a video call
        actually, make it video
        change it to a video call
      values contacts=Alice(1)
        Alice
        call Alice
      values contacts=Maman(1)
        Maman
      """
    #expect(script.failures(text, to: question) == [])
  }

  @Test func aPaymentIsAmended() {
    let question = Expectation(.goAhead, intent: "SendPayment")
    let text = """
      correction currencyAmount=money 20 USD
        change the amount to $20
        make it $20
        make it twenty
        change it to 20 dollars
        actually, $20
        no, 20 dollars
        twenty dollars
        make it 20 instead
        no, make it $20
      correction payee=Alice(1)
        change the recipient to Alice
        no, to Alice
        actually, Alice
      change currencyAmount
        change the amount
      correction note=“for the pizza”
        change the note to for the pizza
      yes
        yes
        pay
        go ahead
        ok
      no
        no
      cancel
        cancel the payment
      """
    #expect(script.failures(text, to: question) == [])
  }

  @Test func anyTextIsReadWithoutHarm() {
    let texts = [
      "", " ", ".", "\u{0}", "\u{200D}", "👍", String(repeating: "no ", count: 500),
      String(repeating: "yes ", count: 12),
      String(repeating: "actually ", count: 12), String(repeating: "change it to ", count: 4), "to", "and", "the", "it",
      "change",
      "change the", "add", "make it", "no,", "the one", "last",
    ]
    for question in Expectation.Question.allCases {
      for parameter in ["recipients", "content", "nothing", nil] {
        let expectation = Expectation(
          question, intent: "SendMessage", parameter: parameter, choices: ["Bobo", "Bobo Jr."])
        for text in texts { #expect(!script.reading(of: text, to: expectation).isEmpty) }
      }
    }
  }
}
