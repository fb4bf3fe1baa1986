import IntentLanguages
import IntentModel
import Testing

@testable import IntentUnderstanding

@Suite struct ReplyReaderTests {
  private let script: ReplyScript

  init() throws {
    self.script = try ReplyScript(.english)
  }

  @Test func theLanguagesWordsAreWellFormed() {
    for reader in script.interpreter.readers { #expect(reader.replies.problems == []) }
  }

  @Test func oneOfSeveralIsPicked() {
    let question = Expectation(
      .choice, intent: "SendMessage", parameter: "recipients",
      choices: ["Bobo the Great", "Bobo Jr.", "Little Bobo"])
    let text = """
      choices 0
        Bobo the Great
        the great
        the first one
        the first
        first
        1
        number one
        one
        the great one
        option 1
        uh, the first one please
        I'd like the first one
        number 1
        bobo the greet
      choices 1
        Jr.
        jr
        Bobo Jr.
        the second one
        second
        2
        number two
        two
        the 2nd one
        I mean Jr.
        it's Bobo Jr.
        no, Jr.
        option two please
      choices 2
        little
        Little Bobo
        the little one
        the last one
        the last
        last
        3
        the third
        number three
        little bobo please
        no, Little Bobo
        to Little Bobo
        third one
      choices 0 1 2
        Bobo
      no
        none of them
        no
        neither
        nope
        none
      cancel
        never mind
        forget it
        cancel
        cancel that
        stop
      help
        help
        what can I say
      repetition
        what?
        say that again
        what were the options
        can you repeat that?
        Sorry?
      values recipients=Alice(1)
        Alice
        to Alice
      correction recipients=Alice(1)
        no, Alice
        actually, to Alice
        Alice instead
      values recipients=bobo@example.com
        bobo@example.com
      nothing
        the fifth one
        qwertz uiop
        7
        the weather
      """
    #expect(script.failures(text, to: question) == [])
  }

  @Test func choicesOfOneNameAreToldApartByTheirDetail() {
    let question = Expectation(
      .choice, intent: "StartCall", parameter: "contacts", choices: ["Alice", "Alice"],
      details: ["mobile", "work"])
    let text = """
      choices 0
        the mobile one
        mobile
        Alice mobile
        her cell
      choices 1
        work
        the work one
        Alice at work
        the second one
      choices 0 1
        Alice
      """
    #expect(script.failures(text, to: question) == [])
  }

  @Test func oneValueIsConfirmed() {
    let question = Expectation(.confirmation, intent: "SendMessage", parameter: "recipients")
    let text = """
      yes
        yes
        yeah
        yep
        yup
        Yeah, sure
        sure
        yes please
        that's right
        that's him
        correct
        right
        ok
        okay
        of course
        exactly
        absolutely
        yes, yes
        uh, yes
        you bet
        I think so
        sounds good
        yes it is
        definitely
        send it
        go ahead
      no
        no
        nope
        nah
        no thanks
        not him
        no, not him
        that's wrong
        wrong
        not that one
        someone else
        I don't think so
        no no
        no way
        not really
        no it's not
      cancel
        never mind
        no, never mind
        cancel
        forget about it
        stop
        cancel the message
      correction recipients=Little Bobo(1)
        no, Little Bobo
        no to Little Bobo
        nope, Little Bobo
        no, I meant Little Bobo
        I meant Little Bobo
        actually, Little Bobo
        actually to Little Bobo
        Little Bobo instead
        change it to Little Bobo
        change the recipient to Little Bobo
        no, send it to Little Bobo
        not him, Little Bobo
      values recipients=Little Bobo(1)
        Little Bobo
        to Little Bobo
        it's Little Bobo
      help
        help
        what can you do
      repetition
        what
        pardon
        repeat the question
        say that again please
      request StartCall
        call Alice
      nothing
        purple monkey dishwasher
        mm
      """
    #expect(script.failures(text, to: question) == [])
  }

  @Test func theGoAheadIsGivenOrNot() {
    let question = Expectation(.goAhead, intent: "SendMessage")
    let text = """
      yes
        Send
        send it
        go ahead
        yes
        yes, send it
        sure
        do it
        send the message
        ok send it
        please send it
        go for it
        yes please
        ready
      no
        don't send it
        no
        no, don't send it
        do not send
        not yet
        wait
      cancel
        Cancel
        never mind
        cancel it
        no, cancel
        don't bother
        I changed my mind
        forget it
      correction content=“see you at eight”
        change it to see you at eight
        change the message to see you at eight
        change it to say see you at eight
        make it say see you at eight
        change the text to "see you at eight"
        no, change it to see you at eight.
        Change it to: see you at eight.
        change the message to say see you at eight
      values content=“see you there”
        add see you there
        add: see you there.
        also say see you there
      correction recipients=Alice(1)
        to Alice
        send it to Alice
        send it to Alice instead
        actually, to Alice
        no, to Alice
        change the recipient to Alice
        no I meant Alice
        make it Alice
      values recipients=Alice(1)
        add Alice
        and to Alice too
        also to Alice
      change recipients
        change the recipient
        change the person
      change content
        change it
        change the message
        edit the message
      request StartCall
        call Bobo
        call Alice
      repetition
        read it back to me
        what was that
      help
        help
      nothing
        purple dishwasher monkeys
        the weather in Paris
      """
    #expect(script.failures(text, to: question) == [])
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
      values content=“Wait... what?”
        Wait... what?
      values content=“no”
        no
      values content=“Yes”
        Yes
      values content=“Sorry”
        Sorry.
      values content=“call me back on Friday at 7”
        call me back on Friday at 7
      values content=“call Alice”
        call Alice
      values content=“to be or not to be”
        to be or not to be
      values content=“I need $20, please”
        I need $20, please
      values content=“stop by the store”
        stop by the store
      values content=“uh, I don't know”
        uh, I don't know
      values content=“let it go”
        let it go
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
      request StartCall
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
        bobo@example.com
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
        what is the weather
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
        green
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
      "", " ", ".", "\u{0}", "\u{200D}", "👍", String(repeating: "no ", count: 500), String(repeating: "yes ", count: 12),
      String(repeating: "actually ", count: 12), String(repeating: "change it to ", count: 4), "to", "and", "the", "it", "change",
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
