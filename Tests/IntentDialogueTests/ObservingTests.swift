import Foundation
import IntentModel
import Synchronization
import Testing

@testable import IntentDialogue

/// Tea that goes on being told: a kettle with as many observers as like.
final class Kettle: Sendable {
  private let observers = Mutex<[IntentResponseObserver<TeaResponse>]>([])
  let stopped = Mutex(0)

  var count: Int { observers.withLock { $0.count } }
  var observing: Int { observers.withLock { $0.count { $0.isObserving } } }

  func tell(_ temperature: Int, _ code: TeaResponse.Code = .success) {
    for observer in observers.withLock({ $0 }) {
      var response = TeaResponse(code)
      response.temperature = temperature
      observer.didUpdate(response)
    }
  }

  var updates: IntentUpdates<TeaIntent> {
    IntentUpdates(
      start: { _, observer in self.observers.withLock { $0.append(observer) } },
      stop: { _, _ in self.stopped.withLock { $0 += 1 } },
      state: { response in
        switch response.temperature ?? 0 {
        case 100...: .final
        case ..<0: .invalid("ice is no tea")
        default: .ongoing
        }
      })
  }
}

@Suite struct ObservingTests {
  let kettle = Kettle()
  var house = TeaHouse()

  init() {
    house.updates = kettle.updates
    house.handle = { _ in
      var response = TeaResponse(.success)
      response.temperature = 20
      return response
    }
  }

  private func brewing() async throws -> Conversation {
    let conversation = try house.conversation()
    await conversation.hear("tea note=hot")
    return conversation
  }

  /// A locked device does not begin again to observe what was stored; what the user calls off or replaces meanwhile
  /// does not come back when it is unlocked.
  @Test(arguments: ["cancel", "tea note=cold", ""]) func whatIsToBeObservedAgainCanBeCalledOffFirst(
    _ words: String
  ) async throws {
    var house = house
    house.restricted = ["OrderTea"]
    let conversation = try house.conversation()
    await conversation.hear("tea note=hot")
    let stored = await conversation.stored()
    await conversation.stopUpdates()
    house.world.lock()
    let restored = try Conversation(
      restoring: stored, with: house.assistant(), environment: house.world.environment)
    house.world.unlocksWhenAsked = words != "cancel"
    let events = words.isEmpty ? await restored.cancelRequest() : await restored.hear(words)
    #expect(events.contains(.observation(words == "tea note=cold" ? .replaced : .stopped)))
    if words != "tea note=cold" { #expect(said(events) == ["No more of the tea."]) }
    house.world.unlock()
    await restored.hear("nothing of that kind")
    #expect(kettle.observing == (words == "tea note=cold" ? 1 : 0))
    #expect(kettle.count == (words == "tea note=cold" ? 2 : 1))
  }

  /// What happens once all that was told has been taken in.
  private func events(of conversation: Conversation, after act: () -> Void) async -> [ConversationEvent] {
    let count = await conversation.events.count
    act()
    await conversation.settle(in: house.world)
    return Array(await conversation.events.dropFirst(count))
  }

  @Test func whatHasChangedIsTold() async throws {
    let conversation = try await brewing()
    #expect(trace(await conversation.events).contains("~ observation began"))
    let warmer = await events(of: conversation) { kettle.tell(60) }
    #expect(trace(warmer) == ["~ update OrderTea -> success", "Assistant: Now it has 60 degrees."])
    let same = await events(of: conversation) { kettle.tell(60) }
    #expect(trace(same) == ["~ update OrderTea -> success"])
  }

  @Test func whatIsOverIsToldAndNoMore() async throws {
    let conversation = try await brewing()
    let boiling = await events(of: conversation) {
      kettle.tell(100)
      kettle.tell(101)
    }
    #expect(said(boiling) == ["Now it has 100 degrees."])
    #expect(trace(boiling).last == "~ observation completed")
    #expect(kettle.observing == 0)
  }

  @Test func cancelEndsUpdates() async throws {
    let conversation = try await brewing()
    let stop = await conversation.hear("cancel")
    #expect(said(stop) == ["No more of the tea."])
    #expect(trace(stop).last == "~ observation stopped")
    #expect(await events(of: conversation) { kettle.tell(60) }.isEmpty)
    #expect(said(await conversation.hear("cancel")) != ["No more of the tea."])
  }

  @Test func theHostWantsToHearNoMore() async throws {
    let conversation = try await brewing()
    #expect(trace(await conversation.stopUpdates()) == ["~ observation stopped"])
    #expect(kettle.observing == 0)
    #expect(await conversation.stopUpdates().isEmpty)
  }

  @Test func callingOffWithNothingOpenEndsTheUpdates() async throws {
    let conversation = try await brewing()
    #expect(said(await conversation.cancelRequest()) == ["No more of the tea."])
    #expect(kettle.observing == 0)
  }

  @Test func aNewRequestTakesTheirPlace() async throws {
    let conversation = try await brewing()
    let again = await conversation.hear("tea note=cold")
    #expect(trace(again).contains("~ observation replaced"))
    #expect(kettle.count == 2)
    #expect(kettle.observing == 1)
    #expect(said(await events(of: conversation) { kettle.tell(60) }) == ["Now it has 60 degrees."])
  }

  @Test func whatIsNotUnderstoodEndsNothing() async throws {
    let conversation = try await brewing()
    await conversation.hear("mumble")
    #expect(kettle.observing == 1)
  }

  @Test func anUpdateThatBreaksARuleIsTheLast() async throws {
    let conversation = try await brewing()
    let ice = await events(of: conversation) { kettle.tell(-1) }
    #expect(
      trace(ice) == ["~ problem brokeContract in updates: ice is no tea", "~ observation failed"])
    #expect(kettle.observing == 0)
  }

  @Test func aFailureIsToldInItsOwnWords() async throws {
    let conversation = try await brewing()
    let dry = await events(of: conversation) { kettle.tell(50, .failureNoWater) }
    #expect(said(dry) == ["There is no water."])
    #expect(trace(dry).last == "~ observation failed")
  }

  @Test func aFloodOfUpdatesEnds() async throws {
    let conversation = try await brewing()
    let flood = await events(of: conversation) {
      for degrees in 0..<5_000 { kettle.tell(degrees % 90) }
    }
    #expect(flood.count { if case .updated = $0 { true } else { false } } == UpdateBox.limit)
    #expect(trace(flood).last == "~ observation exhausted")
    #expect(kettle.observing == 0)
  }

  @Test func aConversationThatIsGoneObservesNothing() async throws {
    var conversation: Conversation? = try await brewing()
    #expect(kettle.observing == 1)
    conversation = nil
    _ = conversation
    // A turn that an update had asked for may still hold it for a moment.
    for _ in 0..<10_000 where kettle.observing > 0 { await Task.yield() }
    #expect(kettle.observing == 0)
  }

  @Test func aRestoredConversationGoesOn() async throws {
    let conversation = try await brewing()
    _ = await events(of: conversation) { kettle.tell(60) }
    let json = try JSONEncoder().encode(await conversation.stored())
    let stored = try JSONDecoder().decode(StoredConversation.self, from: json)
    let restored = try Conversation(
      restoring: stored, with: try house.assistant(), environment: house.world.environment)
    await restored.settle(in: house.world)
    #expect(trace(await restored.events) == ["~ observation began"])
    // What was told before is not told again.
    #expect(said(await events(of: restored) { kettle.tell(60) }).isEmpty)
    #expect(said(await events(of: restored) { kettle.tell(61) }) == ["Now it has 61 degrees."])
    #expect(await restored.stored().observed != nil)
  }

  @Test func anAppThatIsGoneIsNotObservedAgain() async throws {
    let stored = await (try await brewing()).stored()
    var other = house
    other.updates = nil
    let restored = try Conversation(
      restoring: stored, with: try other.assistant(), environment: house.world.environment)
    #expect(await restored.resume().isEmpty)
  }

  @Test func anAppThatCannotBeginIsAProblemAndNoMore() async throws {
    var broken = house
    struct NoSpout: Error {}
    broken.updates = IntentUpdates(start: { _, _ in throw NoSpout() }, stop: { _, _ in })
    let events = await (try broken.conversation()).hear("tea note=hot")
    #expect(trace(events).contains { $0.hasPrefix("~ problem threw in updates") })
    #expect(said(events) == ["Tea is ready."])
  }

  @Test func anAppThatHangsAtTheBeginningIsNotWaitedFor() async throws {
    var slow = house
    let world = house.world
    slow.updates = IntentUpdates(start: { _, _ in await world.sleep(for: 1e9) }, stop: { _, _ in })
    let conversation = try slow.conversation()
    let events = await conversation.hear("tea note=hot")
    #expect(trace(events).contains { $0.hasPrefix("~ problem tookTooLong in updates") })
    world.advance(by: 1e10)
  }
}
