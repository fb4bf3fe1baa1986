import IntentModel
import IntentVocabulary
import Testing

@testable import IntentDialogue

/// What a conversation says, shows and keeps of words that its user has removed.
@Suite struct ConversationForgettingTests {
  private let user = User(contacts: [Person("Ann Bee"), Person("Zoe")])

  private func conversation(_ house: TeaHouse = TeaHouse(), keptTurns: Int = 200) throws -> Conversation {
    Conversation(with: try house.assistant(), user: user, environment: house.world.environment, keptTurns: keptTurns)
  }

  @Test func repeatingDoesNotNameARemovedContact() async throws {
    let conversation = try conversation()
    #expect(said(await conversation.hear("tea guests=Ann_Bee")) == ["Tea for Ann Bee is ready."])
    #expect(said(await conversation.hear("repeat")) == ["Tea for Ann Bee is ready."])
    await user.setContacts([Person("Zoe")])
    let repeated = await conversation.hear("repeat")
    #expect(!repeated.isEmpty)
    #expect(!said(repeated).joined().contains("Ann"))
    #expect(await conversation.lastMessage?.shown.contains("Ann") != true)
  }

  @Test func noEventNamesARemovedContact() async throws {
    let conversation = try conversation()
    await conversation.hear("tea guests=Ann_Bee")
    let before = await conversation.eventCount
    await user.setContacts([Person("Zoe")])
    await conversation.hear("tea guests=Zoe")
    let events = await conversation.events
    #expect(!"\(events)".contains("Ann Bee"))
    #expect(trace(events).contains("* OrderTea guests=[Zoe] -> success"), "the turn that is on is kept")
    #expect(await conversation.eventCount == before + events.count)
    #expect(await conversation.lastTurn?.understanding?.best?.slots.map(\.value.text) == ["Zoe"])
  }

  /// What was open when its words were removed goes on, and is not spoken of once it has ended.
  @Test func aRequestThatOutlivesARemovedContactIsNotRemembered() async throws {
    var house = TeaHouse()
    house.policy = Policy(goAhead: ["OrderTea": .asked])
    let conversation = try conversation(house)
    await conversation.hear("tea guests=Ann_Bee note=hot")
    await user.setContacts([Person("Zoe")])
    await conversation.hear("repeat")
    #expect(trace(await conversation.hear("yes")).contains("* OrderTea guests=[Ann Bee] note=\"hot\" -> success"))
    let stored = String(decoding: try await conversation.stored().json(), as: UTF8.self)
    #expect(!stored.contains("Ann Bee"))
    #expect(!said(await conversation.hear("repeat")).joined().contains("Ann"))
    #expect(await conversation.context.isEmpty)
    #expect(!"\(await conversation.events)".contains("Ann Bee"))
  }

  @Test func aRequestThatHasLostWordsIsNotTakenUpAgain() async throws {
    var house = TeaHouse()
    house.policy = Policy(goAhead: ["OrderTea": .asked])
    let conversation = try conversation(house)
    await conversation.hear("tea guests=Ann_Bee note=hot")
    await user.setContacts([Person("Zoe")])
    await conversation.hear("tea guests=Zoe note=cold")
    #expect(!said(await conversation.hear("back to it")).joined().contains("Ann"))
  }

  /// Where another request is open, it is forgotten once that has ended, also by a conversation that was stored meanwhile.
  @Test func whatIsToBeForgottenLaterIsForgottenByARestoredConversationToo() async throws {
    var house = TeaHouse()
    house.policy = Policy(goAhead: ["OrderTea": .asked])
    let conversation = try conversation(house)
    await conversation.hear("tea guests=Ann_Bee note=hot")
    await user.setContacts([Person("Zoe")])
    await conversation.hear("tea guests=Zoe note=cold")
    #expect(await conversation.context.isEmpty)
    let json = try await conversation.stored().json()
    let restored = try Conversation(
      restoring: StoredConversation(json: json), with: house.assistant(), user: user,
      environment: house.world.environment)
    for conversation in [conversation, restored] {
      await conversation.hear("no")
      #expect(await conversation.lastMessage != nil)
      await conversation.silence()
      #expect(await conversation.lastMessage == nil)
      #expect(await conversation.context.isEmpty)
    }
  }

  /// A request that is called off after a contact was removed is no request to ask about, wherever the conversation was
  /// stored in between: what is read is read with what is left.
  @Test(arguments: ["never", "after it was called off", "before it was called off"])
  func whatIsRemovedIsForgottenBeforeTheNextWordsAreRead(stored: String) async throws {
    var house = TeaHouse()
    house.policy = Policy(goAhead: ["OrderTea": .asked])
    var conversation = try conversation(house)
    func goOnElsewhere() async throws {
      let json = try await conversation.stored().json()
      conversation = try Conversation(
        restoring: StoredConversation(json: json), with: house.assistant(), user: user,
        environment: house.world.environment)
    }
    await conversation.hear("tea guests=Zoe note=cold")
    if stored == "before it was called off" { try await goOnElsewhere() }
    await user.setContacts([Person("Zoe")])
    await conversation.cancelRequest()
    if stored != "never" { try await goOnElsewhere() }
    let events = await conversation.hear("how much?")
    #expect(events.contains { if case .notUnderstood = $0 { true } else { false } }, "\(said(events))")
  }

  @Test func aQuestionThatOfferedARemovedContactIsRepeatedWithoutIt() async throws {
    var house = TeaHouse()
    house.resolveGuests = { _ in [.disambiguation([Person("Ann Bee"), Person("Zoe"), Person("Somebody")])] }
    let conversation = try conversation(house)
    await conversation.hear("tea guests=Ann")
    #expect(await conversation.lastMessage?.choices.map(\.name) == ["Ann Bee", "Zoe", "Somebody"])
    await user.setContacts([Person("Zoe")])
    let repeated = await conversation.hear("repeat")
    #expect(repeated.messages.last?.choices.map(\.name) == ["Zoe", "Somebody"])
  }

  @Test(arguments: ["cancel", "tea guests=Zoe"])
  func whatIsSaidToAPrivateQuestionAboutARemovedContactIsHeard(_ words: String) async throws {
    var house = TeaHouse()
    house.restricted = ["OrderTea"]
    house.resolveGuests = { intent in
      intent.guests.map {
        $0.displayName == "Ann" ? .disambiguation([Person("Ann Bee"), Person("Zoe")]) : .success($0)
      }
    }
    let conversation = try conversation(house)
    await conversation.hear("tea guests=Ann")
    #expect(await conversation.lastMessage?.choices.count == 2)
    await user.setContacts([Person("Zoe")])
    let heard = said(await conversation.hear(words))
    #expect(!heard.isEmpty)
    #expect(!heard.joined().contains("Bee"))
  }

  @Test func addedWordsLeaveEverythingAsItIs() async throws {
    let conversation = try conversation()
    await conversation.hear("tea guests=Ann_Bee")
    await user.setContacts([Person("Ann Bee"), Person("Zoe"), Person("Cleo")])
    #expect(said(await conversation.hear("repeat")) == ["Tea for Ann Bee is ready."])
  }

  @Test func aLogOutForgetsWhatWasSaid() async throws {
    let conversation = try conversation()
    await conversation.hear("tea guests=Ann_Bee")
    await conversation.forgetContext()
    #expect(await conversation.events == [])
    #expect(await conversation.lastMessage == nil)
    #expect(await conversation.lastTurn == nil)
  }

  @Test func onlyTheLastTurnsAreKeptAndEveryTurnIsReturned() async throws {
    let conversation = try conversation(keptTurns: 3)
    var all: [ConversationEvent] = []
    for _ in 0..<10 { all += await conversation.hear("tea guests=Zoe") }
    #expect(await conversation.eventCount == all.count)
    #expect(await conversation.events == Array(all.suffix(all.count / 10 * 3)))
  }
}
