import Foundation
import IntentHistory
import IntentModel
import Synchronization
import Testing

@testable import IntentDialogue

/// What a conversation would do with an utterance is told, and nothing of it is done.
@Suite struct ConversationForecastingTests {
  /// Everything that a forecast could change.
  private func standing(_ conversation: Conversation) async throws -> [String] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let stored = String(decoding: try encoder.encode(await conversation.stored()), as: UTF8.self)
    return [
      stored, "\(await conversation.eventCount)", "\(await conversation.donations.count)",
      "\(await conversation.progress as Any)",
    ]
  }

  /// A forecast that has changed nothing.
  private func forecast(
    _ words: String, in conversation: Conversation, threshold: Double = 0
  ) async throws -> Conversation.Forecast {
    let before = try await standing(conversation)
    let forecast = await conversation.forecast(words, threshold: threshold)
    #expect(try await standing(conversation) == before, "\(words)")
    return forecast
  }

  /// A house that counts the teas it makes and asks for a note.
  private func house(_ teas: Teas) -> TeaHouse {
    var house = TeaHouse()
    house.resolveNote = { $0.note.map { .success($0) } ?? .needsValue }
    house.handle = { _ in
      teas.made.withLock { $0 += 1 }
      return TeaResponse(.success)
    }
    return house
  }

  @Test func aWholeRequestIsTaken() async throws {
    let teas = Teas()
    let conversation = try house(teas).conversation()
    let forecast = try await forecast("tea guests=Ann note=hot", in: conversation)
    #expect(forecast.course == .take)
    #expect(forecast.intent == "OrderTea" && forecast.app == "Kitchen" && forecast.score == 1)
    #expect(forecast.parameters.map(\.parameter) == ["guests", "note"])
    #expect(trace(forecast.events).last == "~ confirm -> ready")
    #expect(teas.made.withLock { $0 } == 0)
    #expect(await conversation.hear("tea guests=Ann note=hot").last == .ended(.done))
    #expect(teas.made.withLock { $0 } == 1)
  }

  @Test func whatWouldBeAskedIsTold() async throws {
    let conversation = try house(Teas()).conversation()
    let forecast = try await forecast("tea guests=Ann", in: conversation)
    let asked = await conversation.hear("tea guests=Ann").messages.last
    #expect(asked?.shown == "Any wishes?")
    #expect(forecast.course == asked.map { .ask($0) })
    // The open question counts: a bare value is its answer.
    #expect(try await self.forecast("note=hot", in: conversation).course == .take)
    #expect(try await self.forecast("gibberish", in: conversation).course == .passOn(.notOurs))
    #expect(await conversation.progress?.question == .needsValue)
  }

  @Test func whatNobodyUnderstandsIsPassedOn() async throws {
    let conversation = try house(Teas()).conversation()
    #expect(try await forecast("gibberish", in: conversation).course == .passOn(.notOurs))
    #expect(try await forecast("note=hot", in: conversation).course == .passOn(.notOurs))
  }

  @Test func whatIsOnlyGuessedIsPassedOn() async throws {
    let conversation = try house(Teas()).conversation()
    let words = "perhaps tea guests=Ann ; tea guests=Zoe"
    #expect(try await forecast(words, in: conversation).course == .passOn(.tooNear(["OrderTea", "OrderTea"])))
  }

  @Test func aRequestBelowTheThresholdIsPassedOn() async throws {
    let conversation = try house(Teas()).conversation()
    let words = "tea guests=Ann note=hot"
    #expect(try await forecast(words, in: conversation, threshold: 1).course == .take)
    let refused = try await forecast(words, in: conversation, threshold: 1.1)
    #expect(refused.course == .passOn(.belowThreshold) && refused.intent == "OrderTea")
  }

  @Test func aRequestThatNoAppCanDoIsPassedOn() async throws {
    var house = TeaHouse()
    house.apps = []
    #expect(try await forecast("tea", in: house.conversation()).course == .passOn(.noApp))
  }

  @Test func theGoAheadIsAskedForAndNotTaken() async throws {
    let teas = Teas()
    var house = house(teas)
    house.policy = Policy(goAhead: ["OrderTea": .asked])
    let conversation = try house.conversation()
    let asked = try await forecast("tea guests=Ann note=hot", in: conversation)
    guard case .ask(let message) = asked.course else { return #expect(asked.course == .take) }
    #expect(message.kind == .goAhead)
    await conversation.hear("tea guests=Ann note=hot")
    let taken = try await forecast("yes", in: conversation)
    #expect(taken.course == .take && taken.intent == "OrderTea")
    #expect(try await forecast("no", in: conversation).events.last == .ended(.refused))
    #expect(teas.made.withLock { $0 } == 0)
  }

  @Test func aPermissionIsAskedForAndNotGiven() async throws {
    let house = TeaHouse(
      world: SimulatedEnvironment(now: Date(timeIntervalSince1970: 0), permission: .notDetermined))
    let conversation = try house.conversation()
    guard case .ask(let message) = try await forecast("tea", in: conversation).course else {
      return #expect(Bool(false), "nothing is asked")
    }
    #expect(message.kind == .permission)
    await conversation.hear("tea")
    #expect(try await forecast("yes", in: conversation).course == .take)
    #expect(try await forecast("no", in: conversation).events.last == .ended(.notPermitted))
    #expect(house.world.permission(for: "kitchen") == .notDetermined)
  }

  @Test func theDeviceStaysLocked() async throws {
    var house = TeaHouse()
    house.restricted = ["OrderTea"]
    house.world.lock()
    let conversation = try house.conversation()
    let forecast = try await forecast("tea", in: conversation)
    #expect(forecast.course == forecast.events.messages.last.map { .ask($0) })
    #expect(said(forecast.events) == ["You’ll need to unlock your device first."])
    #expect(house.world.isLocked)
  }

  /// What is observed goes on being observed, though "cancel" would end it.
  @Test func anObservationGoesOn() async throws {
    let kettle = Kettle()
    var house = TeaHouse()
    house.updates = kettle.updates
    let conversation = try house.conversation()
    await conversation.hear("tea note=hot")
    let forecast = try await forecast("cancel", in: conversation)
    #expect(said(forecast.events) == ["No more of the tea."])
    #expect(kettle.observing == 1 && kettle.stopped.withLock { $0 } == 0)
    #expect(try await self.forecast("tea note=cold", in: conversation).course == .take)
    #expect(kettle.observing == 1 && kettle.count == 1)
  }

  /// Handlers know that they are only asked what they would say.
  @Test func handlersKnowThatItIsAForecast() async throws {
    let calls = Mutex<[Bool]>([])
    var house = TeaHouse()
    house.confirm = { _ in
      calls.withLock { $0.append(Conversation.Forecast.isBeingMade) }
      return TeaResponse(.ready)
    }
    let conversation = try house.conversation()
    _ = await conversation.forecast("tea")
    await conversation.hear("tea")
    #expect(calls.withLock { $0 } == [true, false])
  }

  @Test func aForecastWaitsForTheTurnThatIsOn() async throws {
    let door = Door()
    var house = TeaHouse()
    house.handle = { _ in
      await door.pass()
      return TeaResponse(.success)
    }
    let conversation = try house.conversation()
    async let turn = conversation.hear("tea guests=Ann")
    while await conversation.turn == 0 { await Task.yield() }
    async let forecast = conversation.forecast("repeat")
    await door.open()
    _ = await turn
    #expect(said(await forecast.events) == ["Tea for Ann is ready."])
  }

  // MARK: Answers of others

  @Test func anAnswerOfSomebodyElseIsTheLastThingSaid() async throws {
    let conversation = try TeaHouse().conversation()
    let events = await conversation.answered("who invented tea?", with: "Shennong, it is told.")
    #expect(events.first == .heard("who invented tea?"))
    #expect(said(events) == ["Shennong, it is told."])
    #expect(said(await conversation.hear("repeat")) == ["Shennong, it is told."])
    #expect(await conversation.context.contents.map(\.value) == ["Shennong, it is told."])
    #expect(await conversation.donations.count == 0)
  }

  @Test func anOpenQuestionStaysOpenWhereSomebodyElseAnswers() async throws {
    let conversation = try house(Teas()).conversation()
    await conversation.hear("tea guests=Ann")
    await conversation.answered("who invented tea?", with: "Shennong.")
    #expect(await conversation.lastMessage?.shown == "Any wishes?")
    #expect(await conversation.hear("note=hot").last == .ended(.done))
  }

  @Test(arguments: ["", " \n", String(repeating: "x", count: ConversationContext.longestContent + 1)])
  func anAnswerThatIsEmptyOrTooLongIsNotKept(_ answer: String) async throws {
    let conversation = try TeaHouse().conversation()
    let events = await conversation.answered("?", with: answer)
    #expect(events.isEmpty == (answer.count < 3))
    #expect(await conversation.context.contents.isEmpty)
  }
}

/// Counts what was made.
private final class Teas: Sendable {
  let made = Mutex(0)
}
