import Foundation
import IntentModel
import Testing

@testable import IntentDialogue

@Suite struct StoredConversationTests {
  private func house(_ counter: Counter = Counter()) -> TeaHouse {
    var house = TeaHouse()
    house.resolveGuests = { intent in
      intent.guests.map { $0.displayName == "Guest" ? .disambiguation([Person("A"), Person("B")]) : .success($0) }
    }
    house.handle = { _ in
      await counter.add()
      return TeaResponse(.success)
    }
    return house
  }

  private func restored(_ conversation: Conversation, in house: TeaHouse) async throws -> Conversation {
    try Conversation(
      restoring: JSONRoundTrip.of(await conversation.stored()), with: house.assistant(),
      environment: house.world.environment)
  }

  @Test func aQuestionIsOpenInAnotherProcess() async throws {
    let house = house()
    let conversation = try house.conversation(mode: .car)
    await conversation.hear("tea guests=Guest note=hot")
    let other = try await restored(conversation, in: house)
    #expect(await other.mode == .car)
    #expect(await other.progress == conversation.progress)
    let events = await other.hear("#2")
    #expect(trace(events).contains("* OrderTea guests=[B] note=\"hot\" -> success"))
  }

  @Test(arguments: ["tea guests=Guest", "tea", "tea guests=Ann note=hot"])
  func whatIsReadIsWhatWasStored(_ words: String) async throws {
    var house = house()
    house.policy = Policy(goAhead: ["OrderTea": .asked])
    let conversation = try house.conversation()
    await conversation.hear(words)
    let stored = await conversation.stored()
    #expect(try JSONRoundTrip.of(stored) == stored)
  }

  @Test func whatAnAppGoesOnWithIsReadAsItWasStored() async throws {
    var house = house()
    house.policy = Policy(goAhead: ["OrderTea": .asked])
    house.restricted = ["OrderTea"]
    house.handle = { _ in TeaResponse(.inProgress) }
    let conversation = try house.conversation()
    await conversation.hear("tea guests=Ann note=hot")
    await conversation.hear("yes")
    let stored = await conversation.stored()
    #expect(stored.unfinished?.count == 1)
    #expect(try JSONRoundTrip.of(stored) == stored)
  }

  /// What was open is not open any more once it was called off, for a restored conversation as for the one that was
  /// stored.
  @Test func aRestoredConversationKnowsWhichRequestWasOpen() async throws {
    let house = house()
    let conversation = try house.conversation()
    await conversation.hear("tea guests=Guest")
    let other = try await restored(conversation, in: house)
    for words in ["cancel", "tea guests=Guest", "#2", "change note"] {
      let here = said(await conversation.hear(words))
      #expect(said(await other.hear(words)) == here, "\(words)")
    }
  }

  @Test func whatWasSetAsideIsTakenUpInAnotherProcess() async throws {
    let house = house()
    let conversation = try house.conversation()
    let asked = said(await conversation.hear("tea guests=Guest note=hot"))
    await conversation.hear("tea guests=Ann")
    let stored = await conversation.stored()
    #expect(try JSONRoundTrip.of(stored) == stored)
    let other = try await restored(conversation, in: house)
    #expect(said(await other.hear("back to it")) == asked)
    let events = await other.hear("#2")
    #expect(trace(events).contains("* OrderTea guests=[B] note=\"hot\" -> success"))
  }

  @Test func whatWasSetAsideInAnAppThatIsGoneIsNotTakenUp() async throws {
    let house = house()
    let conversation = try house.conversation()
    await conversation.hear("tea guests=Guest")
    await conversation.hear("tea guests=Ann")
    var other = house
    other.apps = ["Café"]
    let elsewhere = try await restored(conversation, in: other)
    #expect(await elsewhere.stored().machine.waiting.isEmpty)
    #expect(said(await elsewhere.hear("back to it")).count == 1)
  }

  @Test func theQuestionCanBeAskedAgain() async throws {
    let house = house()
    let conversation = try house.conversation()
    await conversation.hear("tea guests=Guest")
    let asked = await conversation.lastMessage
    let other = try await restored(conversation, in: house)
    #expect(await other.resume() == asked.map { [.said($0)] })
  }

  @Test func everyTurnCanBeInAProcessOfItsOwn() async throws {
    let counter = Counter()
    var house = house(counter)
    house.policy = Policy(goAhead: ["OrderTea": .asked])
    var conversation = try house.conversation()
    for words in ["tea guests=Guest", "#1", "change note", "note=hot", "yes"] {
      await conversation.hear(words)
      conversation = try await restored(conversation, in: house)
    }
    #expect(await counter.count == 1)
    await conversation.hear("yes")
    #expect(await counter.count == 1)
  }

  @Test func whatWasBeingHandledIsNotHandledAgain() async throws {
    let counter = Counter()
    let entered = Door()
    let door = Door()
    var house = house()
    house.handle = { _ in
      await counter.add()
      await entered.open()
      await door.pass()
      return TeaResponse(.success)
    }
    let conversation = try house.conversation()
    async let turn = conversation.hear("tea")
    await entered.pass()
    let resumed = try await restored(conversation, in: house)
    let heard = try await restored(conversation, in: house)
    await door.open()
    _ = await turn
    let events = await resumed.resume()
    #expect(events.last == .ended(.inProgress))
    #expect(said(events).first?.contains("please check Kitchen") == true)
    #expect(await heard.hear("nonsense").contains(.ended(.inProgress)))
    #expect(await counter.count == 1)
  }

  @Test func aPhaseThatWasInterruptedIsDoneAgainOrSetAside() async throws {
    let entered = Door()
    let door = Door()
    var house = house()
    house.confirm = { _ in
      await entered.open()
      await door.pass()
      return TeaResponse(.ready)
    }
    let conversation = try house.conversation()
    async let turn = conversation.hear("tea guests=Ann")
    await entered.pass()
    let resumed = try await restored(conversation, in: house)
    let heard = try await restored(conversation, in: house)
    await door.open()
    _ = await turn
    #expect(await resumed.resume().last == .ended(.done))
    // Words that were not said to the question are no answer to it.
    let events = await heard.hear("yes")
    #expect(events.contains(.ended(.setAside)))
    #expect(trace(events).contains { $0.hasPrefix("*") } == false)
  }

  @Test func anAppThatIsGoneIsTold() async throws {
    let house = house()
    let conversation = try house.conversation()
    await conversation.hear("tea guests=Guest")
    var other = house
    other.apps = ["Café"]
    let stored = await conversation.stored()
    let assistant = try other.assistant()
    #expect(throws: RestoringError.noApp("kitchen")) {
      try Conversation(restoring: stored, with: assistant)
    }
  }

  @Test func aStoredFormThatContradictsItselfIsRefused() async throws {
    let house = house()
    let conversation = try house.conversation()
    await conversation.hear("tea guests=Guest")
    let data = try JSONEncoder().encode(await conversation.stored())
    let text = String(decoding: data, as: UTF8.self)
    let assistant = try house.assistant()
    let wrong: [(String, String, RestoringError)] = [
      (#""misses":0"#, #""misses":9223372036854775807"#, .inconsistent),
      (#""version":2"#, #""version":3"#, .newerVersion(3)),
      (#""name":"guests""#, #""name":"ghosts""#, .inconsistent),
    ]
    for (part, other, error) in wrong {
      #expect(text.contains(part))
      let changed = text.replacingOccurrences(of: part, with: other)
      #expect(throws: error) {
        try Conversation(restoring: StoredConversation(json: Data(changed.utf8)), with: assistant)
      }
    }
  }

  /// The answer to a question decides about what the question named.
  @Test(arguments: [("intent", "PourTea"), ("parameter", "note")])
  func aQuestionAboutAnotherRequestIsRefused(_ member: String, _ value: String) async throws {
    let house = house()
    let conversation = try house.conversation()
    await conversation.hear("tea guests=Guest")
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let text = String(decoding: try encoder.encode(await conversation.stored()), as: UTF8.self)
    let prompt = try #require(text.range(of: #""prompt":{"#, options: .backwards))
    let place = try #require(
      text.range(
        of: #""\#(member)":"[A-Za-z]+""#, options: .regularExpression, range: prompt.upperBound..<text.endIndex))
    let changed = text.replacingCharacters(in: place, with: #""\#(member)":"\#(value)""#)
    #expect(throws: RestoringError.inconsistent) {
      try Conversation(restoring: StoredConversation(json: Data(changed.utf8)), with: house.assistant())
    }
  }

  @Test func theHostsPolicyHoldsForWhatWasStored() async throws {
    var house = house()
    let conversation = try house.conversation()
    await conversation.hear("tea guests=Guest")
    house.policy = Policy(goAhead: ["OrderTea": .asked])
    let other = try await restored(conversation, in: house)
    #expect(said(await other.hear("#1")) == ["Shall I put the kettle on?"])
  }
}
