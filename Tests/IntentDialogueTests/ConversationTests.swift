import Foundation
import IntentDialogue
import IntentModel
import IntentUnderstanding
import Testing

@Suite struct ConversationTests {
  @Test func aRequestSaidInFullIsHandledAtOnce() async throws {
    let conversation = try TeaHouse().conversation()
    let events = await conversation.hear("tea guests=Ann note=hot")
    #expect(
      trace(events) == [
        "= OrderTea guests=\"Ann\" note=\"hot\"",
        "~ begin OrderTea request 1",
        "~ resolve guests -> success Ann",
        "~ resolve note -> success \"hot\"",
        "~ confirm -> ready",
        "* OrderTea guests=[Ann] note=\"hot\" -> success",
        "Assistant: Tea for Ann is ready.",
        "~ end done",
      ])
  }

  @Test func aRequestIsSettledStepByStep() async throws {
    var house = TeaHouse()
    house.resolveGuests = { intent in
      intent.guests.isEmpty
        ? [.needsValue]
        : intent.guests.map { guest in
          guest.displayName == "Guest"
            ? .disambiguation([Person("Guest A"), Person("Guest B")]) : .success(guest)
        }
    }
    let conversation = try house.conversation()
    #expect(said(await conversation.hear("tea")) == ["Tea for whom?"])
    let offered = await conversation.hear("guests=Guest")
    #expect(trace(offered).contains("~ resolve guests -> disambiguation [Guest A, Guest B]"))
    let done = await conversation.hear("Guest B")
    #expect(trace(done).contains("* OrderTea guests=[Guest B] -> success"))
    #expect(await conversation.progress == nil)
  }

  @Test func aChoiceCanBeTapped() async throws {
    var house = TeaHouse()
    house.resolveGuests = { intent in
      intent.guests.map { $0.displayName == "Guest" ? .disambiguation([Person("A"), Person("B")]) : .success($0) }
    }
    let conversation = try house.conversation()
    await conversation.hear("tea guests=Guest")
    #expect(await conversation.choose(2) == [])
    let events = await conversation.choose(1)
    #expect(events.first == .tapped("B"))
    #expect(trace(events).contains("* OrderTea guests=[B] -> success"))
  }

  @Test func theGoAheadCanBePressed() async throws {
    var house = TeaHouse()
    house.policy = Policy(goAhead: ["OrderTea": .asked])
    let conversation = try house.conversation()
    #expect(said(await conversation.hear("tea")) == ["Shall I put the kettle on?"])
    #expect(await conversation.press("Teapot") == [])
    await conversation.hear("help")
    let events = await conversation.press("yes")
    #expect(events.first == .tapped("Yes"))
    #expect(events.last == .ended(.done))
    await conversation.hear("tea")
    #expect(await conversation.press("Cancel").last == .ended(.refused))
    #expect(await conversation.press("Cancel") == [], "the question is gone")
  }

  @Test func aNewRequestIsBegunAfterTheOpenOneWasSetAside() async throws {
    var house = TeaHouse()
    house.resolveGuests = { $0.guests.isEmpty ? [.needsValue] : .asSaid($0.guests) }
    let conversation = try house.conversation()
    await conversation.hear("tea")
    let events = await conversation.hear("tea guests=Zoe")
    #expect(
      trace(events) == [
        "= OrderTea guests=\"Zoe\"",
        "Assistant: OK, I’ll keep that for later.",
        "~ end setAside",
        "~ begin OrderTea request 2",
        "~ resolve guests -> success Zoe",
        "~ resolve note -> notRequired",
        "~ confirm -> ready",
        "* OrderTea guests=[Zoe] -> success",
        "Assistant: Tea for Zoe is ready.",
        "~ end done",
      ])
  }

  @Test func theRestOfASentenceIsHeardAfterTheFirstRequest() async throws {
    let conversation = try TeaHouse().conversation()
    let events = await conversation.hear("tea guests=Ann ; tea guests=Bea ; tea guests=Cal")
    let handled = trace(events).filter { $0.hasPrefix("*") }
    #expect(
      handled == ["Ann", "Bea", "Cal"].map { "* OrderTea guests=[\($0)] -> success" })
  }

  @Test func whatIsNotUnderstoodIsSaidInOtherWords() async throws {
    let conversation = try TeaHouse().conversation()
    let first = said(await conversation.hear("coffee"))
    let second = said(await conversation.hear("coffee!"))
    #expect(first.count == 1)
    #expect(first != second)
    for utterance in ["", "\u{0}\u{7}", String(repeating: "x", count: 1 << 20)] {
      #expect(said(await conversation.hear(utterance)).count == 1)
    }
  }

  @Test func helpTellsTheExamplesInTheirOrder() async throws {
    var house = TeaHouse()
    house.examples = ["Put the kettle on", "Tea for two"]
    let conversation = try house.conversation()
    let help = said(await conversation.hear("help"))
    #expect(help == ["You can say things like “Put the kettle on”, “Tea for two”."])
  }

  @Test func neverMindAndRepeatingNeedNoRequest() async throws {
    let conversation = try TeaHouse().conversation()
    #expect(trace(await conversation.hear("cancel")) == ["= cancel", "Assistant: OK, never mind."])
    #expect(trace(await conversation.hear("repeat")) == ["= repeat", "Assistant: OK, never mind."])
    let fresh = try TeaHouse().conversation()
    #expect(said(await fresh.hear("repeat")) == ["Sorry, I didn’t get that."])
  }

  @Test func helpInAQuestionExplainsTheQuestion() async throws {
    var house = TeaHouse()
    house.resolveGuests = { $0.guests.isEmpty ? [.needsValue] : .asSaid($0.guests) }
    let conversation = try house.conversation()
    await conversation.hear("tea")
    guard case .said(let help)? = await conversation.hear("help").last else {
      Issue.record("nothing said")
      return
    }
    #expect(help.kind == .help)
    #expect(await conversation.progress?.question == .needsValue)
    #expect(said(await conversation.hear("repeat")) == ["Tea for whom?"])
  }

  @Test func theConversationSpeaksTheLanguageOfTheRequest() async throws {
    var house = TeaHouse()
    house.resolveGuests = { $0.guests.isEmpty ? [.needsValue] : .asSaid($0.guests) }
    let conversation = try house.conversation()
    #expect(said(await conversation.hear("thé")) == ["Du thé pour qui ?"])
    #expect(said(await conversation.hear("guests=Ann")) == ["Le thé est prêt."])
    #expect(await conversation.language == "fr")
    #expect(said(await conversation.hear("tea")) == ["Tea for whom?"])
  }

  @Test func theRequestCanBeLookedAt() async throws {
    var house = TeaHouse()
    house.resolveNote = { $0.note == nil ? .needsValue : .asSaid($0.note) }
    let conversation = try house.conversation()
    await conversation.hear("tea guests=Ann")
    let progress = await conversation.progress
    #expect(progress?.app == "Kitchen")
    #expect(progress?.parameters.map(\.name) == ["guests", "note", "size", "sugar"])
    #expect(progress?.parameters.map(\.state) == [.settled, .asked, .asSaid, .asSaid])
    #expect(progress?.parameters.first?.values == [.name("Ann")])
    #expect(await conversation.lastTurn?.understanding?.best?.intent == "OrderTea")
  }

  @Test func everySubscriberHearsTheEvents() async throws {
    let conversation = try TeaHouse().conversation()
    let updates = await conversation.updates()
    let events = await conversation.hear("tea guests=Ann")
    var heard: [ConversationEvent] = []
    for await event in updates {
      heard.append(event)
      if heard.count == events.count { break }
    }
    #expect(heard == events)
    #expect(await conversation.events == events)
  }
}
