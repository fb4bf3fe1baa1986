import Testing

/// Requests after a story that no full stop ends.
@Suite struct InterpreterStoriesTests {
  private static let listener = Listener([.english, .french, .german, .spanish, .italian, .dutch])

  @Test(arguments: [
    ("my tire blew so get me a cab to the zoo", "RequestRide dropOffLocation=the zoo"),
    ("we overslept this morning can you book us a taxi to the zoo", "RequestRide dropOffLocation=the zoo"),
    ("mein Rad hat einen Platten also bestell mir ein Taxi zum Zoo", "RequestRide dropOffLocation=Zoo"),
    ("mon vélo est crevé du coup commande-moi un taxi pour le zoo", "RequestRide dropOffLocation=le zoo"),
    ("ho bucato una gomma quindi chiamami un taxi per la stazione", "RequestRide dropOffLocation=la stazione"),
    ("he pinchado una rueda así que pídeme un taxi al zoo", "RequestRide dropOffLocation=zoo"),
    ("mijn band is lek dus bestel een taxi naar de dierentuin", "RequestRide dropOffLocation=de dierentuin"),
  ])
  func theRequestAfterAStoryIsHeard(_ utterance: String, _ reading: String) {
    #expect(Self.listener.reading(utterance) == reading)
  }

  @Test(arguments: [
    "tell Bobo my tire blew so I'm late", "text Bobo that we overslept so he can start",
  ])
  func aMessageKeepsItsOwnSo(_ utterance: String) throws {
    let best = try #require(Self.listener.understanding(utterance).best)
    #expect(best.intent == "SendMessage")
    #expect(best.slots.last?.value.text.contains("so") == true)
  }

  @Test(arguments: [
    "the forecast says rain so bring an umbrella", "my tire blew so I walked", "so can you",
    "what is the news today can you tell me", "how many messages can i store",
  ])
  func aStoryAloneAsksForNothing(_ utterance: String) {
    #expect(Self.listener.reading(utterance) == "nothing")
  }
}
