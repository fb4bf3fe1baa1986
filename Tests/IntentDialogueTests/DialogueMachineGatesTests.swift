import IntentDialogue
import IntentModel
import IntentUnderstanding
import Testing

/// The permission and the lock, looked at anew before each step that they guard.
@Suite struct DialogueMachineGatesTests {
  private static let restricted = IntentRules(goAhead: .asked, requiresUnlock: true)
  private static let ready = AnyIntentResponse(code: "ready")
  private static let success = AnyIntentResponse(code: "success")

  private func asked(_ rules: IntentRules = restricted) -> MachineRig {
    var rig = MachineRig()
    rig.order([("guests", "Ann"), ("note", "no milk")], rules: rules)
    rig.settle()
    rig.confirm(Self.ready)
    return rig
  }

  @Test func aRestrictedRequestIsUnlockedBeforeItsFirstResolver() {
    var rig = MachineRig()
    rig.gates.isLocked = true
    rig.unlocks = false
    rig.order(rules: Self.restricted)
    #expect(rig.ending?.outcome == .notAuthenticated)
    #expect(rig.ending?.message?.variant == "denied")
  }

  @Test func anAuthenticationCountsForAllThatFollowsWithoutTheUser() {
    var rig = MachineRig()
    rig.gates.isLocked = true
    rig.order(rules: Self.restricted)
    #expect(rig.last.next == .resolve(parameter: "guests"))
    rig.unlocks = false
    #expect(rig.settle().next == .confirm)
    #expect(rig.confirm(Self.ready).next.asked?.kind == .goAhead)
    #expect(!rig.machine.isAuthenticated)
  }

  @Test func aDeviceThatIsLockedWhileTheAppWorksIsToBeUnlockedAgain() {
    var rig = MachineRig()
    rig.gates.isLocked = true
    rig.order([("guests", "Ann")], rules: IntentRules(requiresUnlock: true))
    rig.gates.isLocked = false
    rig.settle()
    #expect(rig.confirm(Self.ready).next == .handle)
    rig.gates.isLocked = true
    rig.unlocks = false
    rig.handle(Self.success)
    #expect(rig.ending?.message?.variant == "withheld")
  }

  @Test func anAuthenticationDoesNotCountForTheNextAnswer() {
    var rig = MachineRig()
    rig.gates.isLocked = true
    rig.order(rules: Self.restricted)
    rig.settle()
    rig.confirm(Self.ready)
    rig.unlocks = false
    rig.reply(.yes)
    #expect(rig.ending?.outcome == .notAuthenticated)
  }

  @Test(arguments: [
    DialogueAct.yes, .help, .repetition, .notUnderstood, .change(parameter: "note"), .choices([0]),
    .values(MachineRig.slots([("note", "lemon")]), correction: true),
  ])
  func nothingIsDoneOrSaidOfALockedRequest(_ reply: DialogueAct) {
    var rig = asked()
    rig.gates.isLocked = true
    rig.unlocks = false
    rig.reply(reply)
    #expect(rig.ending?.outcome == .notAuthenticated, "\(rig.last.next)")
  }

  @Test(arguments: [DialogueAct.no, .cancel]) func aLockedRequestCanBeCalledOff(_ reply: DialogueAct) {
    var rig = asked()
    rig.gates.isLocked = true
    rig.unlocks = false
    rig.reply(reply)
    #expect([.refused, .cancelled].contains(rig.ending?.outcome))
  }

  @Test func aRestoredQuestionIsUnlockedBeforeItIsAskedAgain() throws {
    let rig = asked()
    var machine = rig.machine
    #expect(machine.resumed().next == .lookAtGates(app: nil, lock: true))
    #expect(try JSONRoundTrip.of(rig.machine).request?.rules == IntentRules())
  }

  @Test func aPermissionThatIsTakenBackHoldsForTheAnswer() {
    var rig = asked()
    rig.gates.permission = .denied
    rig.reply(.yes)
    #expect(rig.ending?.outcome == .notPermitted)
  }

  @Test func aPermissionThatIsAskedForAgainGoesOnWhereItStopped() {
    var rig = asked()
    rig.gates.permission = .notDetermined
    #expect(rig.reply(.yes).next.asked?.kind == .permission)
    rig.last = rig.machine.heard(.yes, typing: MachineRig.typing)
    #expect(rig.last.next == .rememberPermission(app: "kitchen", granted: true, lock: true))
    // A store that forgets is not asked twice within one turn.
    #expect(rig.machine.looked(at: Gates(permission: .notDetermined)).next == .handle)
  }

  @Test func whatIsChangedAtThePermissionIsConfirmedAgain() {
    var rig = asked()
    rig.gates.permission = .notDetermined
    rig.reply(.yes)
    #expect(rig.say([("note", "lemon")], correction: true).next.asked?.kind == .permission)
    rig.gates.permission = .authorized
    _ = rig.machine.heard(.yes, typing: MachineRig.typing)
    #expect(rig.machine.looked(at: Gates()).next == .resolve(parameter: "note"))
  }

  // MARK: What is told

  @Test func anAnswerIsWithheldFromALockedDeviceAndStaysDone() {
    var rig = asked()
    rig.reply(.yes)
    rig.gates.isLocked = true
    rig.unlocks = false
    rig.handle(Self.success)
    #expect(rig.ending?.outcome == .done)
    #expect(rig.ending?.message?.variant == "withheld")
    #expect(rig.ending?.message?.details == [:])
    #expect(rig.ending?.withheld?.code == "success")
  }

  @Test func callingOffTheUnlockingDoesNotUndoWhatIsDone() {
    var rig = asked()
    rig.reply(.yes)
    _ = rig.machine.handled(Self.success)
    _ = rig.machine.looked(at: Gates(isLocked: true))
    let ending = rig.machine.cancelled().next.ending
    #expect(ending?.outcome == .done)
    #expect(ending?.withheld?.code == "success")
  }

  @Test func aLateAnswerIsWithheldToo() throws {
    var rig = asked()
    rig.reply(.yes)
    let request = try #require(rig.machine.request)
    for isLocked in [false, true] {
      let late = DialogueMachine.late(Self.success, to: request, policy: Policy(), isLocked: isLocked)
      #expect(late.next.ending?.message?.variant == (isLocked ? "withheld" : nil))
    }
  }

  @Test func aCancelledHandlerPromisesNothing() {
    var rig = asked()
    rig.reply(.yes)
    let ending = rig.machine.cancelled().next.ending
    #expect(ending?.outcome == .cancelled)
    #expect(ending?.message?.variant == "mayBeDone")
  }

  // MARK: Beside the request

  @Test(arguments: Aside.allCases) func whatIsBesideTheRequestLeavesItOpen(_ aside: Aside) {
    for unlocks in [false, true] {
      var rig = asked()
      rig.gates.isLocked = true
      rig.unlocks = unlocks
      rig.pass(rig.machine.wanted(aside, isPrivate: true))
      if unlocks {
        #expect(rig.last.next == .aside(aside))
      } else if case .say(let prompt) = rig.last.next {
        #expect(prompt.variant == "denied")
      } else {
        Issue.record("\(rig.last.next)")
      }
      #expect(rig.machine.question?.kind == .goAhead)
      #expect(!rig.machine.isAuthenticated)
    }
  }

  @Test func whatIsNotPrivateNeedsNoUnlocking() {
    var machine = DialogueMachine()
    #expect(machine.wanted(.sayAgain, isPrivate: false).next == .aside(.sayAgain))
  }
}
