import IntentDialogue
import IntentModel
import IntentUnderstanding
import Testing

@Suite struct DialogueMachineSilenceTests {
  private func asked() -> MachineRig {
    var rig = MachineRig()
    rig.order()
    rig.resolve(.needsValue)
    return rig
  }

  @Test func theFirstSilenceAsksOnceMoreInOtherWords() {
    var rig = asked()
    rig.pass(rig.machine.silent())
    #expect(rig.asked?.attempt == 1)
    #expect(rig.asked?.parameter == "guests")
  }

  @Test func theSecondSilenceEndsIt() {
    var rig = asked()
    rig.pass(rig.machine.silent())
    rig.pass(rig.machine.silent())
    #expect(rig.ending?.outcome == .gaveUp)
    #expect(rig.ending?.message?.variant == "silence")
  }

  @Test func anythingSaidInBetweenCountsAnew() {
    for reply in [DialogueAct.help, .repetition, .notUnderstood] {
      var rig = asked()
      rig.pass(rig.machine.silent())
      rig.reply(reply)
      rig.pass(rig.machine.silent())
      #expect(rig.asked?.kind == .needsValue, "\(reply)")
    }
  }

  @Test func aSilenceIsNoMiss() {
    var rig = asked()
    rig.pass(rig.machine.silent())
    for _ in 0..<3 { rig.reply(.notUnderstood) }
    #expect(rig.asked?.kind == .needsValue)
    rig.reply(.notUnderstood)
    #expect(rig.ending?.message?.variant == "gaveUp")
  }

  @Test func withoutAQuestionNothingHappens() {
    var machine = DialogueMachine()
    #expect(machine.silent().next == .refused(event: "silent"))
  }

  // MARK: Out of the blue

  @Test(
    arguments: [
      (nil, true), ("OrderTea", false), ("OrderCake", true),
    ] as [(IntentName?, Bool)])
  func whatTakesSomethingBackIsAskedAboutUnlessItFollowsIt(_ predecessor: IntentName?, _ isAsked: Bool) {
    var rig = MachineRig()
    rig.last = rig.machine.understood(MachineRig.understanding(), routes: Routes(able: [MachineRig.kitchen]))
    let reading = Reading("OrderTea", language: "en")
    rig.pass(
      rig.machine.began(
        MachineRig.parameters(reading), rules: IntentRules(undoes: ["OrderTea"]), key: "1", after: predecessor))
    rig.settle()
    rig.confirm(AnyIntentResponse(code: "ready"))
    #expect((rig.asked?.kind == .goAhead) == isAsked)
    #expect((rig.last.next == .handle) == !isAsked)
  }
}
