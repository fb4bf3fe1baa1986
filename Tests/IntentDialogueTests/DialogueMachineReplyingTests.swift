import IntentDialogue
import IntentModel
import IntentUnderstanding
import Testing

@Suite struct DialogueMachineReplyingTests {
  private func asking() -> MachineRig {
    var rig = MachineRig()
    rig.order([("guests", "Ann"), ("note", "no milk")])
    rig.resolve(.success(person("Ann A.")))
    rig.resolve(.needsValue)
    return rig
  }

  @Test func asksAgainThreeTimesInOtherWordsAndThenEnds() {
    var rig = asking()
    #expect(rig.asked?.attempt == 0)
    for attempt in 1...3 {
      rig.reply(.notUnderstood)
      #expect(rig.asked?.attempt == attempt)
    }
    rig.reply(.notUnderstood)
    #expect(rig.ending?.outcome == .gaveUp)
    #expect(rig.ending?.message?.variant == "gaveUp")
    #expect(rig.machine.state == .idle)
  }

  @Test func aRefusedValueIsAskedForWithoutTheReasonTheSecondTime() {
    var rig = MachineRig()
    rig.order([("guests", "Ann")])
    rig.resolve(.unsupported(TeaGuestReason.away))
    rig.reply(.notUnderstood)
    #expect(rig.asked?.kind == .needsValue)
    #expect(rig.asked?.reason == nil)
  }

  @Test func severalParametersMayBeAnsweredAtOnce() {
    var rig = asking()
    #expect(rig.say([("note", "lemon"), ("size", "large")]).next == .resolve(parameter: "note"))
    #expect(rig.values("note") == ["lemon"])
    #expect(rig.values("size") == ["large"])
  }

  @Test func anEarlierParameterIsCorrectedAndResolvedAgain() {
    var rig = asking()
    #expect(rig.say([("guests", "Bea")], correction: true).next == .resolve(parameter: "guests"))
    #expect(rig.values("guests") == ["Bea"])
    rig.resolve(.success(person("Bea B.")))
    #expect(rig.last.next == .resolve(parameter: "note"))
    rig.resolve(.needsValue)
    #expect(rig.asked?.attempt == 0, "the question itself was not asked in vain")
  }

  @Test func withoutACorrectionAListIsAddedTo() {
    var rig = asking()
    rig.say([("guests", "Bea")])
    #expect(rig.values("guests") == ["Ann A.", "Bea"])
  }

  @Test func aParameterWithoutAResolverGoesThroughUnchanged() {
    var rig = asking()
    rig.reply(.values([.init("sugar", SpokenValue("two", .number(2)))], correction: false))
    #expect(rig.values("sugar") == ["2"])
    #expect(rig.machine.request?[parameter: "sugar"]?.state == .settled)
  }

  @Test func wordsThatCannotStandForAValueAreNotUnderstood() {
    var rig = asking()
    rig.reply(.values([.init("size", SpokenValue("enormous", .symbol("enormous")))], correction: false))
    #expect(rig.asked?.attempt == 1)
    rig.reply(.values([.init("spoons", SpokenValue("three"))], correction: false))
    #expect(rig.asked?.attempt == 2)
  }

  @Test func cancelEndsTheRequest() {
    var rig = asking()
    rig.reply(.cancel)
    #expect(rig.ending?.outcome == .cancelled)
    #expect(rig.machine.request == nil)
  }

  @Test func helpAndRepetitionKeepTheQuestionOpen() {
    var rig = asking()
    let question = rig.machine.question
    rig.reply(.help)
    guard case .say(let help) = rig.last.next else {
      Issue.record("\(rig.last.next)")
      return
    }
    #expect(help.kind == .help)
    #expect(help.variant == "needsValue")
    rig.reply(.repetition)
    #expect(rig.asked == question?.prompt)
    #expect(rig.machine.question == question)
  }

  @Test func aNewRequestSetsTheOpenOneAside() {
    var rig = asking()
    let other = MachineRig.understanding([("guests", "Zoe")])
    rig.reply(.request(other))
    guard case .startOver(let next, _, let ending) = rig.last.next else {
      Issue.record("\(rig.last.next)")
      return
    }
    #expect(next == other)
    #expect(ending.outcome == .setAside)
    #expect(ending.message?.variant == "setAside")
    #expect(rig.machine.state == .idle)
  }

  /// At the last question, which is asked again afterwards.
  @Test func aRequestThatSaysOneThingChangesThatOfTheOpenOne() {
    var rig = MachineRig()
    rig.order([("guests", "Ann"), ("note", "hot")], rules: IntentRules(goAhead: .asked))
    rig.settle()
    rig.confirm(AnyIntentResponse(code: "ready"))
    rig.reply(.request(MachineRig.understanding([("note", "cold")])))
    #expect(rig.values("note") == ["cold"])
    #expect(rig.values("guests") == ["Ann"])
    rig.settle()
    rig.confirm(AnyIntentResponse(code: "ready"))
    #expect(rig.asked?.kind == .goAhead)
  }

  @Test func aRequestThatSaysMoreTakesThePlaceOfTheOpenOne() {
    var rig = MachineRig()
    rig.order([("guests", "Ann"), ("note", "hot")], rules: IntentRules(goAhead: .asked))
    rig.settle()
    rig.confirm(AnyIntentResponse(code: "ready"))
    rig.reply(.request(MachineRig.understanding([("guests", "Zoe"), ("note", "cold")])))
    #expect(rig.ending?.outcome == .setAside)
  }

  /// One "cancel" is enough to be back where the user was before anything was looked up.
  @Test func whatIsLookedUpInBetweenDoesNotWaitItself() {
    var rig = asking()
    let question = rig.machine.question
    rig.reply(.lookUp(MachineRig.understanding()))
    rig.order([])
    rig.resolve(.needsValue)
    rig.reply(.lookUp(MachineRig.understanding([("note", "hot")])))
    guard case .startOver(_, _, let ending) = rig.last.next else {
      Issue.record("\(rig.last.next)")
      return
    }
    #expect(ending.outcome == .setAside)
    #expect(ending.message == nil)
    #expect(rig.machine.waiting.map(\.question) == [question])
    #expect(rig.machine.waiting.map(\.comesBack) == [true])
  }

  @Test func aNewRequestThatIsNoneIsNotUnderstood() {
    var rig = asking()
    rig.reply(.request(Understanding()))
    #expect(rig.asked?.attempt == 1)
  }

  @Test func aParameterToBeChangedIsAskedFor() {
    var rig = asking()
    rig.reply(.change(parameter: "guests"))
    #expect(rig.asked?.code == "change")
    #expect(rig.asked?.parameter == "guests")
    rig.say([("guests", "Bea"), ("guests", "Cal")])
    #expect(rig.last.next == .resolve(parameter: "guests"))
    #expect(rig.values("guests") == ["Bea", "Cal"])
    rig.settle()
    rig.reply(.change(parameter: "spoons"))
    #expect(rig.machine.state == .confirming, "a parameter that does not exist changes nothing")
  }

  @Test func noneOfTheChoicesAsksForAnother() {
    var rig = MachineRig()
    rig.order([("guests", "Guest")])
    rig.resolve(.disambiguation(people(3)))
    rig.reply(.no)
    #expect(rig.asked?.kind == .needsValue)
  }

  @Test func aChoiceThatWasNotOfferedIsNotUnderstood() {
    var rig = MachineRig()
    rig.order([("guests", "Guest")])
    rig.resolve(.disambiguation(people(3)))
    rig.reply(.choices([7, -1]))
    #expect(rig.asked?.kind == .disambiguation)
    #expect(rig.asked?.attempt == 1)
    rig.reply(.choices([0, 1, 2]))
    #expect(rig.asked?.attempt == 2, "words that fit all of them pick none")
  }

  @Test func noToAQuestionForAValueIsNeverMind() {
    var rig = asking()
    rig.reply(.no)
    #expect(rig.ending?.outcome == .cancelled)
  }

  @Test func whatIsOpenCanBeStoredAndGoesOn() throws {
    let rig = asking()
    let restored = try JSONRoundTrip.of(rig.machine)
    #expect(restored == rig.machine)
    #expect(restored.resumedCopy.next == rig.last.next)
  }

  // MARK: What was picked

  private func choosing() -> MachineRig {
    var rig = MachineRig()
    rig.order([("guests", "Ann")])
    rig.resolve(.disambiguation(people(2)))
    return rig
  }

  @Test func whatWasPickedIsTakenBackAndTheListIsOfferedAgain() {
    var rig = choosing()
    let offered = rig.asked?.choices
    rig.reply(.choices([1]))
    rig.resolve(.success(person("Guest 2")))
    rig.resolve(.needsValue)
    rig.reply(.takeBack([]))
    #expect(rig.last.next == .resolve(parameter: "guests"))
    #expect(rig.values("guests") == ["Ann"])
    rig.resolve(.disambiguation(people(2)))
    #expect(rig.asked?.choices == offered)
  }

  @Test func aPickThatIsStoredCanStillBeTakenBack() throws {
    var rig = choosing()
    rig.reply(.choices([1]))
    rig.resolve(.success(person("Guest 2")))
    rig.resolve(.needsValue)
    rig.machine = try JSONRoundTrip.of(rig.machine)
    rig.reply(.takeBack([]))
    #expect(rig.last.next == .resolve(parameter: "guests"))
  }

  @Test func onceWordsAreTakenFromTheUserTheValueIsAskedForInPlaceOfTheList() {
    var rig = choosing()
    rig.reply(.choices([1]))
    rig.resolve(.success(person("Guest 2")))
    rig.resolve(.needsValue)
    rig.machine.loseWords()
    rig.reply(.takeBack([]))
    #expect(rig.asked?.kind == .needsValue)
    #expect(rig.asked?.parameter == "guests")
  }

  // MARK: Requests that wait

  @Test func theRequestThatIsNamedIsTakenUpAgain() {
    var rig = asking()
    rig.reply(.request(MachineRig.understanding([("guests", "Zoe"), ("note", "hot")])))
    rig.order([("note", "cold")])
    rig.resolve(.needsValue)
    rig.reply(.request(MachineRig.understanding([("guests", "Bea"), ("note", "warm")])))
    #expect(rig.machine.waiting.count == 2)
    rig.pass(rig.machine.resumedWaiting(0))
    #expect(rig.machine.waiting.map { $0.request.reading.slots.map(\.value.text) } == [["cold"]])
  }

  // MARK: Which request

  private func wondering() -> MachineRig {
    var rig = MachineRig()
    let readings = ["OrderTea", "OrderCoffee"].map {
      Reading(IntentName($0), slots: MachineRig.slots([("guests", "Ann")]), language: "en")
    }
    rig.pass(rig.machine.understood(oneOf: readings, named: [["order tea", "tea"], ["order coffee", "espresso"]]))
    return rig
  }

  @Test func wordsThatAreEitherOfTwoRequestsAreAskedAbout() {
    let rig = wondering()
    #expect(rig.asked?.choices.map(\.name) == ["order tea", "order coffee"])
    #expect(rig.machine.expectation?.intents == ["OrderTea", "OrderCoffee"])
    #expect(rig.machine.expectation?.details == ["tea", "espresso"])
  }

  @Test func theRequestThatIsPickedGoesToItsApps() {
    var rig = wondering()
    rig.reply(.choices([1]))
    guard case .route(let meant, _) = rig.last.next else {
      Issue.record("\(rig.last.next)")
      return
    }
    #expect(meant.best?.intent == "OrderCoffee")
    #expect(meant.best?.slots.map(\.value.text) == ["Ann"])
  }

  @Test func aRequestSaidInItsOwnWordsPicksItWithWhatItSays() {
    var rig = wondering()
    rig.reply(.request(MachineRig.understanding([("note", "hot")])))
    guard case .route(let meant, _) = rig.last.next else {
      Issue.record("\(rig.last.next)")
      return
    }
    #expect(meant.best?.slots.map(\.value.text) == ["Ann", "hot"])
  }

  @Test func aQuestionWhichRequestCanBeStored() throws {
    let rig = wondering()
    let restored = try JSONRoundTrip.of(rig.machine)
    #expect(restored == rig.machine)
    #expect(restored.resumedCopy.next == rig.last.next)
  }
}
