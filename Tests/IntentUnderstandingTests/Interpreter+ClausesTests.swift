import Testing

/// Requests among clauses that no mark divides.
@Suite struct InterpreterClausesTests {
  private static let listener = Listener.everyLanguage

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
    ("my tire blew i need a cab to the zoo", "RequestRide dropOffLocation=the zoo"),
    ("my sister is waiting at the gate text her I'm late", "SendMessage recipients=her content=I'm late"),
    ("i'd love to hear his voice again call Bobo", "StartCall callCapability=audioCall contacts=Bobo"),
    ("es regnet hier in Strömen bestell mir ein Taxi zum Zoo", "RequestRide dropOffLocation=Zoo"),
    ("mia sorella mi aspetta scrivile che arrivo", "SendMessage content=arrivo recipients="),
    ("mi hermana me está esperando escríbele que ya voy", "SendMessage content=ya voy recipients="),
    ("mijn zus wacht buiten app haar dat ik eraan kom", "SendMessage recipients=haar content=ik eraan kom"),
    ("mon train est en retard écris à Bobo que j'arrive", "SendMessage recipients=Bobo content=j'arrive"),
  ])
  func aRequestMayFollowWithoutAnyWordBetween(_ utterance: String, _ reading: String) {
    #expect(Self.listener.reading(utterance) == reading)
  }

  /// The word before the request may only hold the story together, as long as it does not lead to a verb.
  @Test(arguments: [
    ("my card is gone and she paid it all send Bobo 20 euros", "SendPayment payee=Bobo currencyAmount=20EUR"),
    ("der Bus kam nicht und hier regnet es bestell mir ein Taxi zum Zoo", "RequestRide dropOffLocation=Zoo"),
    ("ik ben mijn tas kwijt en hij betaalde alles stuur Bobo 20 euro", "SendPayment payee=Bobo currencyAmount=20EUR"),
  ])
  func theStoryMayEndInASmallWord(_ utterance: String, _ reading: String) {
    #expect(Self.listener.reading(utterance) == reading)
  }

  @Test(arguments: [
    ("cancel my taxi my sister is driving me home", "CancelRide"),
    ("storniere mein Taxi meine Schwester fährt mich heim", "CancelRide"),
    ("annule mon taxi ma sœur vient me chercher", "CancelRide"),
    ("cancela mi taxi mi hermana me lleva a casa", "CancelRide"),
    ("annulla il taxi mia sorella mi porta a casa", "CancelRide"),
    ("annuleer mijn taxi ik loop wel naar huis", "CancelRide"),
  ])
  func aReasonMayFollowWithoutAnyWordBetween(_ utterance: String, _ reading: String) {
    withKnownIssue("the reason is taken for a wish", isIntermittent: true) {
      #expect(Self.listener.reading(utterance) == reading)
    } when: {
      utterance.hasPrefix("cancela")
    }
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
    "remind me at noon to call Bobo", "she asked me again to text Bobo", "we took a taxi to the zoo",
    "is the battery strong enough to take me to the zoo", "he said he would call me later",
    "my sister never calls me", "my sister never writes to me", "is there a fee for sending money",
    "do you know how to make a phone call",
    "take me back to the main menu", "lies mir die Nachrichten aus der Wirtschaft vor",
  ])
  func aStoryAloneAsksForNothing(_ utterance: String) {
    withKnownIssue("its words are those of a wish", isIntermittent: true) {
      #expect(Self.listener.reading(utterance) == "nothing")
    } when: {
      ["she asked me again to text Bobo", "we took a taxi to the zoo", "my sister never calls me"].contains(utterance)
    }
  }
}
