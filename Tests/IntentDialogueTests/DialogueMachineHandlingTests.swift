import IntentDialogue
import IntentModel
import IntentUnderstanding
import Testing

@Suite struct DialogueMachineHandlingTests {
  private static let asked = IntentRules(goAhead: .asked)

  private func confirming(_ rules: IntentRules = IntentRules(), policy: Policy = Policy()) -> MachineRig {
    var rig = MachineRig(policy: policy)
    rig.order([("guests", "Ann"), ("note", "no milk")], rest: "and a cake", rules: rules)
    rig.settle()
    return rig
  }

  private func response(_ code: TeaResponse.Code) -> AnyIntentResponse {
    AnyIntentResponse(TeaResponse(code))
  }

  @Test(arguments: [TeaResponse.Code.ready, .success]) func readyHandlesAtOnceWhereNothingIsAsked(
    code: TeaResponse.Code
  ) {
    var rig = confirming()
    #expect(rig.last.next == .confirm)
    #expect(rig.confirm(response(code)).next == .handle)
  }

  @Test func theGoAheadIsAskedWhereTheIntentSaysSo() {
    var rig = confirming(Self.asked)
    rig.confirm(response(.ready))
    #expect(rig.asked?.kind == .goAhead)
    #expect(rig.asked?.details["note"] == .text("no milk"))
    #expect(rig.reply(.yes).next == .handle)
  }

  @Test func noPolicyLeavesOutAnAlwaysAskedGoAhead() {
    var rig = confirming(Self.asked, policy: Policy(goAhead: ["OrderTea": .notAsked]))
    rig.confirm(response(.ready))
    #expect(rig.asked?.kind == .goAhead)
  }

  @Test func aPolicyMayAskForASingleIntent() {
    var rig = confirming(policy: Policy(goAhead: ["OrderTea": .asked]))
    rig.confirm(response(.ready))
    #expect(rig.asked?.kind == .goAhead)
  }

  @Test func theDraftQuestionIsAskedOfWhatIsAnnouncedOnly() {
    let draft = Policy(asksDraftQuestion: true)
    var message = confirming(IntentRules(goAhead: .announced), policy: draft)
    #expect(message.confirm(response(.ready)).next.asked?.kind == .goAhead)
    var search = confirming(IntentRules(goAhead: .notAsked), policy: draft)
    #expect(search.confirm(response(.ready)).next == .handle)
    var silent = confirming(IntentRules(goAhead: .announced))
    #expect(silent.confirm(response(.ready)).next == .handle)
  }

  @Test func theAppMayAskForTheGoAhead() {
    var rig = confirming()
    rig.confirm(response(.userConfirmationRequired))
    #expect(rig.asked?.kind == .goAhead)
  }

  @Test func whatNoParameterTakesIsAskedAboutWhateverTheRules() {
    let untaken = [Reading.Untaken(.time, SpokenValue("tomorrow"))]
    var rig = MachineRig(policy: Policy(goAhead: ["OrderTea": .notAsked]))
    rig.order([("guests", "Ann"), ("note", "no milk")], untaken: untaken, rules: IntentRules(goAhead: .notAsked))
    rig.settle()
    rig.confirm(response(.ready))
    #expect(rig.asked?.kind == .goAhead)
    #expect(rig.asked?.untaken == untaken)
    #expect(rig.reply(.yes).next == .handle)
  }

  @Test func noAtTheGoAheadHandlesNothing() {
    var rig = confirming(Self.asked)
    rig.confirm(response(.ready))
    rig.reply(.no)
    #expect(rig.ending?.outcome == .refused)
    #expect(rig.ending?.rest == nil)
  }

  @Test func aChangeAtTheGoAheadIsResolvedAndConfirmedAgain() {
    var rig = confirming(Self.asked)
    rig.confirm(response(.ready))
    #expect(rig.say([("note", "lemon")], correction: true).next == .resolve(parameter: "note"))
    #expect(rig.resolve(.success(AnyParameterValue("lemon"))).next == .confirm)
    rig.confirm(response(.ready))
    #expect(rig.asked?.details["note"] == .text("lemon"))
  }

  @Test func aTextIsAddedToAtTheGoAhead() {
    var rig = confirming(Self.asked)
    rig.confirm(response(.ready))
    rig.say([("note", "and lemon")])
    #expect(rig.values("note") == ["no milk and lemon"])
  }

  @Test func somethingUnrelatedAtTheGoAheadSetsItAside() {
    var rig = confirming(Self.asked)
    rig.confirm(response(.ready))
    rig.reply(.request(MachineRig.understanding()))
    #expect(rig.ending?.outcome == .setAside)
  }

  @Test(arguments: [TeaResponse.Code.inProgress, .unspecified])
  func codesThatConfirmMayNotGiveFail(code: TeaResponse.Code) {
    var rig = confirming()
    rig.confirm(response(code))
    #expect(rig.ending?.outcome == .failed)
    #expect(
      rig.last.problems.map(\.rule) == [code == .inProgress ? .inProgressFromConfirm : .unspecifiedCode])
    #expect(rig.last.problems.map(\.phase) == ["confirm"])
  }

  @Test func aFailureOfConfirmEndsWithItsOwnWords() {
    var rig = confirming()
    let ending = rig.confirm(response(.failureNoWater)).next.ending
    #expect(ending?.outcome == .failed)
    #expect(ending?.message?.code == "failureNoWater")
  }

  @Test func handledOnceAndDone() {
    var rig = confirming()
    rig.confirm(response(.ready))
    let decision = rig.handle(response(.success))
    #expect(decision.next.ending?.outcome == .done)
    #expect(decision.next.ending?.rest == "and a cake")
    #expect(rig.machine.handled(response(.success)).next == .refused(event: "handled"))
  }

  @Test(arguments: [TeaResponse.Code.ready, .unspecified, .userConfirmationRequired])
  func codesThatHandleMayNotGiveFail(code: TeaResponse.Code) {
    var rig = confirming()
    rig.confirm(response(.ready))
    let decision = rig.handle(response(code))
    let rules: [TeaResponse.Code: ConversationEvent.HandlerProblem.Rule] = [
      .ready: .readyFromHandle, .unspecified: .unspecifiedCode,
    ]
    #expect(decision.next.ending?.outcome == .failed)
    #expect(decision.problems.map(\.rule) == [rules[code] ?? .brokeContract])
  }

  @Test func theAppIsOpenedOnceTheDeviceIsUnlocked() {
    var rig = confirming()
    rig.confirm(response(.ready))
    #expect(rig.machine.handled(response(.failureRequiringAppLaunch)).next == .lookAtGates(app: nil, lock: true))
    guard case .authenticate = rig.machine.looked(at: Gates(isLocked: true)).next else {
      Issue.record("\(rig.machine.state)")
      return
    }
    #expect(rig.machine.authenticated(.granted).next == .lookAtGates(app: nil, lock: true))
    let ending = rig.machine.looked(at: Gates()).next.ending
    #expect(ending?.outcome == .continuedInApp)
    #expect(ending?.opening?.code == "failureRequiringAppLaunch")
  }

  @Test func theAppIsNotOpenedOnALockedDevice() {
    var rig = confirming()
    rig.gates.isLocked = true
    rig.unlocks = false
    let ending = rig.confirm(response(.continueInApp)).next.ending
    #expect(ending?.outcome == .notAuthenticated)
    #expect(ending?.opening == nil)
  }

  @Test func theBackgroundNeedsNoUnlocking() {
    var rig = confirming()
    rig.confirm(response(.ready))
    let ending = rig.handle(AnyIntentResponse(code: "handleInApp")).next.ending
    #expect(ending?.outcome == .continuedInApp)
    #expect(ending?.opening != nil)
  }

  @Test func aCallComesToTheFrontOfALockedDevice() {
    for (code, opens) in [(TeaResponse.Code.continueInApp, true), (.failureRequiringAppLaunch, false)] {
      var rig = MachineRig()
      rig.gates.isLocked = true
      rig.unlocks = false
      rig.order(rules: IntentRules(opensWhileLocked: true))
      rig.settle()
      rig.confirm(response(.ready))
      #expect((rig.handle(response(code)).next.ending?.opening != nil) == opens)
    }
  }

  @Test func throwingEndsTheRequestWithASentence() {
    var rig = confirming()
    let decision = rig.machine.threw("no water")
    #expect(decision.next.ending?.outcome == .failed)
    #expect(decision.next.ending?.message?.variant == "failed")
    #expect(
      decision.problems == [
        ConversationEvent.HandlerProblem(.threw, intent: "OrderTea", phase: "confirm", detail: "no water")
      ])
  }

  @Test func pastTheLimitConfirmFailsAndHandleGoesOn() {
    var confirm = confirming()
    #expect(confirm.machine.waitedTooLong().next.ending?.message?.variant == "timedOut")
    var handle = confirming()
    handle.confirm(response(.ready))
    let request = handle.machine.request
    let decision = handle.machine.waitedTooLong()
    #expect(decision.next.ending?.outcome == .inProgress)
    #expect(decision.next.ending?.message?.code == "inProgress")
    #expect(decision.problems.map(\.rule) == [.tookTooLong])
    if let request {
      let late = DialogueMachine.late(response(.success), to: request, policy: Policy(), isLocked: false)
      #expect(late.next.ending?.outcome == .done)
      #expect(late.next.ending?.message?.details["note"] == .text("no milk"))
    }
  }

  @Test func whatWasBeingHandledIsNeverHandledAgain() throws {
    var rig = confirming()
    rig.confirm(response(.ready))
    var restored = try JSONRoundTrip.of(rig.machine)
    let decision = restored.resumed()
    #expect(decision.next.ending?.outcome == .inProgress)
    #expect(decision.next.ending?.message?.variant == "interrupted")
    #expect(restored.state == .idle)
  }
}
