import Foundation
import IntentModel
import IntentHistory
import Testing

@testable import IntentDialogue

/// What a conversation says, reports and opens on a locked device, and the key that a request is handled under.
@Suite struct ConversationLockTests {
  private func restricted() -> TeaHouse {
    var house = TeaHouse()
    house.restricted = ["OrderTea"]
    return house
  }

  private func lock(_ house: TeaHouse) {
    house.world.lock()
    house.world.unlocksWhenAsked = false
  }

  @Test func whatWasSaidOfARestrictedRequestIsNotSaidAgain() async throws {
    let house = restricted()
    let conversation = try house.conversation()
    await conversation.hear("tea guests=Ann")
    lock(house)
    let denied = [
      "You’ll need to unlock your device first.", "I can’t do that while your device is locked.",
    ]
    #expect(said(await conversation.hear("repeat")) == denied)
    let copy = try Conversation(
      restoring: await conversation.stored(), with: house.assistant(), environment: house.world.environment)
    #expect(said(await copy.hear("repeat")) == denied)
    house.world.unlocksWhenAsked = true
    #expect(said(await conversation.hear("repeat")) == [denied[0], "Tea for Ann is ready."])
    // Without the restriction it is said again on a locked device too.
    let open = TeaHouse()
    let other = try open.conversation()
    await other.hear("tea guests=Ann")
    lock(open)
    #expect(said(await other.hear("repeat")) == ["Tea for Ann is ready."])
  }

  @Test func whatALockedDeviceWithheldIsSaidOnceItIsUnlocked() async throws {
    var house = restricted()
    let world = house.world
    house.handle = { _ in
      world.lock()
      return TeaResponse(.success)
    }
    world.unlocksWhenAsked = false
    let conversation = try house.conversation()
    let events = await conversation.hear("tea guests=Ann")
    #expect(events.last == .ended(.done))
    #expect(said(events).last == "Unlock your device to hear how that went.")
    world.unlocksWhenAsked = true
    #expect(said(await conversation.hear("repeat")).last == "Tea for Ann is ready.")
  }

  // MARK: Somebody else

  /// Whoever finds a locked device can end what is open on it, but neither change it nor end it for good.
  @Test(arguments: ["um", "gibberish", "yes", "guests=Bob", "repeat", "help"])
  func whatIsAskedOnALockedDeviceCanBeTakenUpOnceItIsUnlocked(_ words: String) async throws {
    var house = restricted()
    house.asksFirst = true
    let conversation = try house.conversation()
    #expect(said(await conversation.hear("tea guests=Ann")) == ["Shall I put the kettle on?"])
    lock(house)
    let events = await conversation.hear(words)
    #expect(events.last == .ended(.notAuthenticated))
    let restored = try Conversation(
      restoring: await conversation.stored(), with: house.assistant(), environment: house.world.environment)
    for conversation in [conversation, restored] {
      #expect(!trace(await conversation.hear("yes")).contains { $0.hasPrefix("*") })
      #expect(!said(await conversation.hear("back to it")).contains { $0.contains("kettle") })
    }
    house.world.unlock()
    for conversation in [conversation, restored] {
      #expect(said(await conversation.hear("back to it")) == ["Shall I put the kettle on?"])
      #expect(trace(await conversation.hear("yes")).contains("* OrderTea guests=[Ann] -> success"))
    }
  }

  @Test func whatNobodyWasAskedAboutIsNotKept() async throws {
    let house = restricted()
    let conversation = try house.conversation()
    lock(house)
    #expect(await conversation.hear("tea guests=Ann").last == .ended(.notAuthenticated))
    house.world.unlock()
    #expect(!trace(await conversation.hear("back to it")).contains { $0.contains("Ann") })
  }

  /// What was said stays private where nobody here could say otherwise.
  @Test func whatAnAppSaidThatIsNotHereAnyMoreIsNotSaidAgain() async throws {
    var house = restricted()
    let conversation = try house.conversation()
    await conversation.hear("tea guests=Ann")
    let stored = await conversation.stored()
    house.restricted = []
    house.apps = ["Other"]
    lock(house)
    let copy = try Conversation(
      restoring: stored, with: house.assistant(), environment: house.world.environment)
    #expect(said(await copy.hear("repeat")).last == "I can’t do that while your device is locked.")
    house.apps = []
    let none = try Conversation(
      restoring: stored, with: house.assistant(), environment: house.world.environment)
    #expect(!said(await none.hear("repeat")).contains { $0.contains("Ann") })
  }

  // MARK: Reports and activities

  @Test func aLockedDeviceIsToldNoUpdates() async throws {
    let kettle = Kettle()
    var house = restricted()
    house.updates = kettle.updates
    let conversation = try house.conversation()
    await conversation.hear("tea")
    func events(_ act: () -> Void) async -> [ConversationEvent] {
      let count = await conversation.events.count
      act()
      await conversation.settle(in: house.world)
      return Array(await conversation.events.dropFirst(count))
    }
    house.world.lock()
    #expect(await events { kettle.tell(50) }.isEmpty)
    #expect(await events { kettle.tell(60) }.isEmpty)
    house.world.unlock()
    #expect(said(await events { kettle.tell(70) }) == ["Now it has 70 degrees."])
    // An app that may not be heard any more is not listened to either.
    house.world.setPermission(.denied, for: "kitchen")
    #expect(trace(await events { kettle.tell(80) }) == ["~ observation stopped"])
  }

  @Test func aRestoredConversationObservesAgainOnceTheDeviceIsUnlocked() async throws {
    let kettle = Kettle()
    var house = restricted()
    house.updates = kettle.updates
    let conversation = try house.conversation()
    await conversation.hear("tea")
    let stored = await conversation.stored()
    house.world.lock()
    let copy = try Conversation(restoring: stored, with: house.assistant(), environment: house.world.environment)
    #expect(trace(await copy.resume()).isEmpty)
    house.world.unlock()
    #expect(trace(await copy.resume()) == ["~ observation began"])
  }

  @Test func noAppIsOpenedWithAnActivityOnALockedDevice() async throws {
    let house = TeaHouse()
    let history = UserHistory()
    await history.activities.register(
      AppProfile(identifier: "kitchen", displayName: "Kitchen", activityTypes: ["com.example.tea"])
    ) { _ in }
    let conversation = try Conversation(
      with: house.assistant(), environment: house.world.environment, history: history)
    let viewed = ViewedActivity(UserActivity("com.example.tea", title: "My bank account"), in: "kitchen")
    lock(house)
    await #expect(throws: ContinuationError.locked("Kitchen")) { try await conversation.goOn(with: viewed) }
    #expect(await conversation.events.allSatisfy { if case .opened = $0 { false } else { true } })
    house.world.unlocksWhenAsked = true
    #expect(try await conversation.goOn(with: viewed) == .app("kitchen"))
  }

  // MARK: Keys

  @Test func theHandlerHasTheKeyOfItsRequestInEveryPhase() async throws {
    let keys = Keys()
    var house = TeaHouse()
    house.resolveNote = { intent in
      await keys.add()
      return .asSaid(intent.note)
    }
    house.confirm = { _ in
      await keys.add()
      return TeaResponse(.ready)
    }
    house.handle = { _ in
      await keys.add()
      return TeaResponse(.success)
    }
    house.policy = Policy(goAhead: ["OrderTea": .asked])
    let conversation = try house.conversation()
    #expect(trace(await conversation.hear("tea")).contains("~ begin OrderTea request 1"))
    let copy = try Conversation(
      restoring: await conversation.stored(), with: house.assistant(), environment: house.world.environment)
    for conversation in [conversation, copy] { await conversation.hear("yes") }
    #expect(await keys.all == ["request 1", "request 1", "request 1", "request 1"])
    await conversation.hear("tea")
    #expect(await keys.all.suffix(2) == ["request 2", "request 2"])
    #expect(RequestKey.current == nil)
  }

  @Test func randomKeysAreNeverTheSame() {
    #expect(Set((0..<1000).map { _ in RequestKey.random() }).count == 1000)
  }
}

private actor Keys {
  private(set) var all: [RequestKey?] = []
  func add() { all.append(RequestKey.current) }
}
