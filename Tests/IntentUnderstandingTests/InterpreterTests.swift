import Parley
import Testing

@Suite struct InterpreterTests {
  private let listener = Listener.english

  @Test(arguments: [
    ("Hey Siri, send a MonkeyChat message.", "SendMessage @MonkeyChat"),
    ("Send a message to Bobo on MonkeyChat", "SendMessage recipients=Bobo @MonkeyChat"),
    (
      "MonkeyChat Bobo please send more bananas",
      "SendMessage recipients=Bobo content=please send more bananas @MonkeyChat"
    ),
    (
      "Hey Siri, can you do me a favor and launch the MonkeyChat app to send a text with the message"
        + " please send more bananas",
      "SendMessage content=please send more bananas @MonkeyChat"
    ),
    (
      "monkey chat Bobo those were great bananas",
      "SendMessage recipients=Bobo content=those were great bananas @MonkeyChat"
    ),
    ("using MonkeyChat send a message to Bobo saying hi", "SendMessage recipients=Bobo content=hi @MonkeyChat"),
    ("text Bobo see you on Friday on MonkeyChat", "SendMessage recipients=Bobo content=see you on Friday @MonkeyChat"),
    ("text Bobo I love MonkeyChat", "SendMessage recipients=Bobo content=I love MonkeyChat"),
    ("video call Bobo with the MonkeyChat app", "StartCall callCapability=videoCall contacts=Bobo @MonkeyChat"),
    ("read my MonkeyChat messages from Bobo", "SearchForMessages senders=Bobo @MonkeyChat"),
    ("open MonkeyChat and call Bobo", "StartCall contacts=Bobo @MonkeyChat"),
  ])
  func anAppIsNamedAnywhere(_ utterance: String, _ expected: String) {
    #expect(listener.reading(utterance) == expected)
  }

  @Test func ofTwoAppsTheOneWithTheLongerNameIsMeant() {
    let apps = ["Banana", "Banana Chat"].map { name in
      AssistantApp(identifier: name, displayName: name, supportedIntents: IntentDescription.builtIn.map(\.name))
    }
    let listener = Listener([.english], apps: apps)
    #expect(listener.reading("text Bobo on Banana Chat") == "SendMessage recipients=Bobo @Banana Chat")
    #expect(listener.reading("text Bobo on Banana") == "SendMessage recipients=Bobo @Banana")
    #expect(listener.reading("text Bobo on the Banana app") == "SendMessage recipients=Bobo @Banana")
  }

  @Test(arguments: [
    ("text Bobo Please, call me at 5:30 — on Friday!", "Please, call me at 5:30 — on Friday!"),
    ("text Bobo “Déjà vu?”", "Déjà vu?"), ("tell Bobo that I paid $5.50 to Alice.", "I paid $5.50 to Alice"),
    ("text Bobo apples and bananas", "apples and bananas"), ("text Bobo hm...", "hm..."),
    ("text Bobo saying don't forget the milk please", "don't forget the milk please"),
    ("text Bobo 🙈 look", "🙈 look"), ("text Bobo LOL 🙈", "LOL 🙈"),
  ])
  func freeTextIsKeptAsSaid(_ utterance: String, _ content: String) {
    let slots = listener.understanding(utterance).best?.slots ?? []
    #expect(slots.last { $0.parameter == "content" }?.value.text == content)
  }

  @Test(arguments: [
    "remind me to call Bobo", "play the tune called banana boat", "tell me a joke", "what can you do",
    "send an email to Bobo", "book a table for two", "what's the weather", "you may call me Zira",
    "how do I reset my phone", "set an alarm for seven", "read my reminders to me", "thanks", "what is a call option",
    "tell me how tall the tower is", "add Bobo to my calendar", "who won the game", "translate hello into French",
    "is it going to rain", "what do you call a baby goat", "how much memory does my phone have",
  ])
  func whatIsNotOursIsLeftAlone(_ utterance: String) {
    #expect(listener.reading(utterance) == "nothing")
  }

  @Test func twoRequestsAreReadAsTwo() {
    let understanding = listener.understanding("message Bobo I'm late and call Alice")
    #expect(understanding.best.map(Listener.line) == "SendMessage recipients=Bobo content=I'm late")
    #expect(understanding.rest?.words == "call Alice")
  }

  @Test func oneRequestIsNotTornApart() {
    for utterance in ["text Bobo apples and bananas", "call Bobo and Alice", "tell Bobo to sit and wait"] {
      #expect(listener.understanding(utterance).rest == nil)
    }
  }

  @Test func peopleComeWithThoseTheyMayBe() throws {
    let best = try #require(listener.understanding("text my mother hi").best)
    guard case .person(let person)? = best.slots.first?.value.meaning else {
      Issue.record("no person")
      return
    }
    #expect(person.relationship == .mother)
    #expect(person.siriMatches.map(\.displayName) == ["Irene"])
  }

  @Test func everyPartOfAScoreIsTold() throws {
    let best = try #require(listener.understanding("uh text Bobo hi").best)
    let sum = best.evidence.reduce(0) { $0 + $1.score }
    #expect(abs(sum - best.score) < 0.001)
    #expect(best.evidence.map(\.text) == ["", "uh", "text", "Bobo", "hi"])
  }

  /// The texts are made here, so that no report of the tests has to print them.
  @Test(arguments: [
    ("", 1), (" ", 1), ("\u{0}\u{1}\u{7}", 1), ("…", 1), ("\u{202E}שלום", 1), ("call ", 200_000),
    ("a", 1_000_000), ("text Bobo and ", 80_000), ("e\u{301}", 1), ("\u{301}", 500_000), ("🙈", 250_000),
  ])
  func whatNobodySaysIsNotUnderstood(_ text: String, _ count: Int) {
    let utterance = String(repeating: text, count: count)
    #expect(listener.reading(utterance) == "nothing")
  }

  @Test func aLongMessageIsStillAMessage() throws {
    let content = "it was " + String(repeating: "very ", count: 3000) + "good"
    let best = try #require(listener.understanding("text Bobo saying " + content).best)
    #expect(best.slots.last?.value.text == content)
  }
}
