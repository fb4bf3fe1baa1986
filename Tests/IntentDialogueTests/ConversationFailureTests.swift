import Foundation
import IntentModel
import Testing

@testable import IntentDialogue

@Suite struct ConversationFailureTests {
  private struct NoKettle: Error, CustomStringConvertible { var description = "no kettle" }

  @Test func aHandlerThatThrowsEndsItsRequestOnly() async throws {
    var house = TeaHouse()
    house.confirm = { if $0.note == "broken" { throw NoKettle() } else { TeaResponse(.ready) } }
    let conversation = try house.conversation()
    let events = await conversation.hear("tea note=broken")
    #expect(trace(events).contains("~ problem threw in confirm: no kettle"))
    #expect(said(events) == ["Sorry, something went wrong in Kitchen."])
    #expect(events.last == .ended(.failed))
    #expect(await conversation.hear("tea").last == .ended(.done))
  }

  @Test func aSlowHandlerIsShownToBeAtWork() async throws {
    var house = TeaHouse()
    let world = house.world
    house.handle = { _ in
      await world.sleep(for: 5)
      return TeaResponse(.success)
    }
    let conversation = try house.conversation()
    let start = world.now
    let events = await conversation.hear("tea")
    #expect(said(events) == ["One moment.", "Tea is ready."])
    #expect(world.now == start.addingTimeInterval(5))
    #expect(events.last == .ended(.done))
  }

  @Test func aFastHandlerIsNotWaitedFor() async throws {
    var house = TeaHouse()
    let world = house.world
    house.handle = { _ in
      await world.sleep(for: 1)
      return TeaResponse(.success)
    }
    #expect(said(await (try house.conversation()).hear("tea")) == ["Tea is ready."])
  }

  @Test func pastTheLimitTheTurnEndsAndTheResultComesLate() async throws {
    var house = TeaHouse()
    let world = house.world
    house.handle = { intent in
      if intent.note == "slow" { await world.sleep(for: 60) }
      return TeaResponse(.success)
    }
    let conversation = try house.conversation()
    let events = await conversation.hear("tea note=slow")
    #expect(events.last == .ended(.inProgress))
    #expect(trace(events).contains("~ problem tookTooLong in handle"))
    // The conversation goes on meanwhile.
    #expect(await conversation.hear("tea guests=Ann").last == .ended(.done))
    let before = await conversation.events.count
    world.advance(by: 60)
    await conversation.settle(in: world)
    let late = Array(await conversation.events[before...])
    #expect(
      trace(late) == ["* OrderTea note=\"slow\" -> success (late)", "Assistant: Tea is ready."])
  }

  @Test func aLateFailureIsToldToo() async throws {
    var house = TeaHouse()
    let world = house.world
    house.handle = { _ in
      await world.sleep(for: 60)
      throw NoKettle()
    }
    let conversation = try house.conversation()
    await conversation.hear("tea")
    let before = await conversation.events.count
    world.advance(by: 60)
    await conversation.settle(in: world)
    let late = Array(await conversation.events[before...])
    #expect(
      trace(late) == [
        "~ problem threw in handle: no kettle", "Assistant: Sorry, something went wrong in Kitchen.",
      ])
  }

  @Test func aResolverThatTakesTooLongFails() async throws {
    var house = TeaHouse()
    let world = house.world
    house.resolveNote = { intent in
      await world.sleep(for: 3600)
      return .asSaid(intent.note)
    }
    let conversation = try house.conversation()
    let events = await conversation.hear("tea")
    #expect(trace(events).contains("~ problem tookTooLong in resolve note"))
    #expect(events.last == .ended(.failed))
    #expect(said(events).last == "Sorry, Kitchen isn’t answering.")
    #expect(world.sleepers == 0, "the resolver was cancelled")
  }

  @Test func aHandlerThatHangsBlocksNoFurtherTurn() async throws {
    var house = TeaHouse()
    let world = house.world
    let door = Door()
    house.handle = { intent in
      guard intent.note == "hang" else { return TeaResponse(.success) }
      async let time: Void = world.sleep(for: 3600)
      await door.pass()
      await time
      return TeaResponse(.success)
    }
    let conversation = try house.conversation()
    #expect(await conversation.hear("tea note=hang").last == .ended(.inProgress))
    #expect(await conversation.hear("tea").last == .ended(.done))
    await door.open()
  }

  @Test func theOpenRequestCanBeCalledOff() async throws {
    var house = TeaHouse()
    house.resolveGuests = { $0.guests.isEmpty ? [.needsValue] : .asSaid($0.guests) }
    let conversation = try house.conversation()
    await conversation.hear("tea")
    #expect(await conversation.cancelRequest().last == .ended(.cancelled))
    #expect(await conversation.cancelRequest() == [])
  }

  @Test func aPhaseCanBeCalledOff() async throws {
    var house = TeaHouse()
    let entered = Door()
    let door = Door()
    house.confirm = { _ in
      await entered.open()
      await door.pass()
      return TeaResponse(.ready)
    }
    let conversation = try house.conversation()
    async let turn = conversation.hear("tea")
    await entered.pass()
    await conversation.cancelRequest()
    #expect(await turn.last == .ended(.cancelled))
    await door.open()
    #expect(!(await conversation.events.contains { if case .handled = $0 { true } else { false } }))
  }

  @Test func aCancelledTaskCallsItsRequestOff() async throws {
    var house = TeaHouse()
    let entered = Door()
    let door = Door()
    house.confirm = { _ in
      await entered.open()
      await door.pass()
      return TeaResponse(.ready)
    }
    let conversation = try house.conversation()
    let turn = Task { await conversation.hear("tea") }
    await entered.pass()
    turn.cancel()
    #expect(await turn.value.last == .ended(.cancelled))
    await door.open()
  }

  @Test func turnsWaitForEachOtherInOrder() async throws {
    var house = TeaHouse()
    let entered = Door()
    let door = Door()
    house.confirm = { intent in
      if intent.note == "first" {
        await entered.open()
        await door.pass()
      }
      return TeaResponse(.ready)
    }
    let conversation = try house.conversation()
    async let first = conversation.hear("tea note=first")
    await entered.pass()
    async let second = conversation.hear("tea note=second")
    await door.open()
    let turns = await [first, second]
    #expect(
      turns.map { trace($0).filter { $0.hasPrefix("*") } } == [
        ["* OrderTea note=\"first\" -> success"], ["* OrderTea note=\"second\" -> success"],
      ])
  }
}

@Suite struct ConversationCancellingTests {
  @Test(arguments: [false, true])
  func whatIsBeingHandledMayBeDoneAllTheSameAndIsTold(byTask: Bool) async throws {
    var house = TeaHouse()
    let entered = Door()
    let door = Door()
    house.handle = { _ in
      await entered.open()
      await door.pass()
      return TeaResponse(.success)
    }
    let conversation = try house.conversation()
    let turn = Task { await conversation.hear("tea") }
    await entered.pass()
    if byTask { turn.cancel() } else { await conversation.cancelRequest() }
    #expect(await turn.value.last == .ended(.cancelled))
    let before = await conversation.events.count
    await door.open()
    await conversation.settle(in: house.world)
    #expect(
      trace(Array(await conversation.events[before...]))
        == ["* OrderTea -> success (late)", "Assistant: Tea is ready."])
  }

  /// What is said after a handler was called off that then ends with an error.
  private func conversation(afterCallingOff end: @escaping @Sendable () -> any Error) async throws -> Conversation {
    var house = TeaHouse()
    let entered = Door()
    house.handle = { _ in
      await entered.open()
      do {
        try await Task.sleep(for: .seconds(3600))
      } catch {
        throw end()
      }
      return TeaResponse(.success)
    }
    let conversation = try house.conversation()
    async let turn = conversation.hear("tea guests=Ann")
    await entered.pass()
    await conversation.cancelRequest()
    #expect(await turn.last == .ended(.cancelled))
    await conversation.settle(in: house.world)
    return conversation
  }

  private static let calledOff = "I’ve told Kitchen to stop, but it may already be done. I’ll tell you what happened."

  @Test func aHandlerThatStoppedBeforeAnythingWasDoneSaysSo() async throws {
    let conversation = try await conversation { IntentHandlerError.handlingStopped }
    #expect(said(await conversation.events) == [Self.calledOff, "Kitchen stopped before it was done."])
    #expect(await conversation.unfinished.isEmpty)
  }

  /// What the other end of a cancelled connection has done nobody knows.
  @Test(arguments: [CancellationError() as any Error, IntentHandlerError.unknownOutcome("no answer")])
  func aHandlerThatWasCancelledMayHaveDoneIt(_ error: any Error) async throws {
    let conversation = try await conversation { error }
    #expect(
      said(await conversation.events) == [
        Self.calledOff, "I was interrupted in the middle of that, so please check Kitchen before you try again.",
      ])
    let key = try #require(await conversation.unfinished.first?.key)
    let response = AnyIntentResponse(code: "success", status: .success)
    #expect(said(await conversation.finished(key, with: response)) == ["Tea for Ann is ready."])
    #expect(await conversation.finished(key, with: response).isEmpty)
  }

  @Test func aHandlerThatLostItsConnectionIsNotSaidToHaveFailed() async throws {
    var house = TeaHouse()
    house.handle = { _ in throw IntentHandlerError.unknownOutcome("the line is dead") }
    let conversation = try house.conversation()
    let events = await conversation.hear("tea guests=Ann")
    #expect(events.last == .ended(.inProgress))
    #expect(
      said(events) == ["I was interrupted in the middle of that, so please check Kitchen before you try again."])
    #expect(trace(events).contains("~ problem threw in handle: the line is dead"))
    #expect(await conversation.unfinished.count == 1)
    // A resolver has done nothing, whatever it lost.
    house.resolveNote = { _ in throw IntentHandlerError.unknownOutcome() }
    #expect(await (try house.conversation()).hear("tea guests=Ann").last == .ended(.failed))
  }

  @Test func aTurnOfACancelledTaskDoesNotBegin() async throws {
    let conversation = try TeaHouse().conversation()
    let turn = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await conversation.hear("tea")
    }
    #expect(await turn.value == [])
    #expect(await conversation.events == [])
  }
}
