import IntentLanguages
import IntentModel
import Testing

@testable import IntentUnderstanding

@Suite struct ActReaderTests {
  private let script: ReplyScript

  init() throws {
    self.script = try ReplyScript.english.get()
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
        known: Alice instead
      values recipients=bobo@example.com
        bobo@example.com
      nothing
        the fifth one
        qwertz uiop
        7
        the weather
        Bobo
      """
    #expect(script.failures(text, to: question) == [])
  }

  @Test func anArticleInANameIsNoPlace() throws {
    let script = try ReplyScript(.spanish)
    let open = Expectation(
      .choice, intent: "SendMessage", choices: ["enviar un mensaje", "pedir un viaje"],
      intents: ["SendMessage", "RequestRide"])
    #expect(script.reading(of: "pedir un viaje", to: open) == "choices 1")
    #expect(script.reading(of: "enviar un mensaje", to: open) == "choices 0")
    #expect(script.reading(of: "el segundo", to: open) == "choices 1")
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
      nothing
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
        known: that's wrong
        wrong
        not that one
        someone else
        I don't think so
        known: no no
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
        known: Little Bobo instead
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
        known: mm
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
      cancel
        Cancel
        never mind
        cancel it
        no, cancel
        don't bother
        I changed my mind
        forget it
      correction content=“see you at eight”
        known: change it to see you at eight
        change the message to see you at eight
        change it to say see you at eight
        make it say see you at eight
        change the text to "see you at eight"
        known: no, change it to see you at eight.
        Change it to: see you at eight.
        change the message to say see you at eight
      values content=“see you there”
        add see you there
        add: see you there.
        known: also say see you there
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
        known: change it
        change the message
        known: edit the message
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
        known: the weather in Paris
      hesitation
        wait
      """
    #expect(script.failures(text, to: question) == [])
  }
}
