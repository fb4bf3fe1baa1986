import IntentDialogue
import IntentModel
import IntentUnderstanding
import Testing

/// What is looked up while a request is open never takes its place.
@Suite struct DialogueMachineLookUpsTests {
  /// The open question, and then something looked up that needs a value itself.
  private func lookingUp() -> MachineRig {
    var rig = MachineRig()
    rig.order([("guests", "Ann")], rules: IntentRules(goAhead: .asked))
    rig.settle()
    rig.confirm(AnyIntentResponse(code: "ready"))
    rig.reply(.lookUp(MachineRig.understanding()))
    rig.order([])
    rig.resolve(.needsValue)
    return rig
  }

  @Test func whatIsNoAnswerToItBringsTheOpenQuestionBack() throws {
    for act in [DialogueAct.notUnderstood, .yes, .values([], correction: true), .beyond] {
      var rig = lookingUp()
      rig.reply(act)
      #expect(rig.ending?.message?.variant == "backToOpen", "\(act)")
      let back = rig.machine.cameBack()
      #expect(back?.next.asked?.kind == .goAhead)
      #expect(rig.machine.question?.kind == .goAhead)
      #expect(rig.values("guests") == ["Ann"])
      #expect(rig.machine.waiting.isEmpty)
    }
  }

  @Test func theAnswerToItIsTaken() {
    var rig = lookingUp()
    rig.say([("guests", "Zoe")])
    #expect(rig.values("guests") == ["Zoe"])
    #expect(rig.machine.waiting.map(\.comesBack) == [true])
  }

  @Test func theOpenQuestionComesBackInItsShortFormOnce() {
    var rig = lookingUp()
    rig.reply(.cancel)
    #expect(rig.machine.cameBack()?.next.asked?.variant == "inShort")
    rig.reply(.repetition)
    #expect(rig.asked?.variant == nil)
  }

  @Test func afterThanksTheQuestionIsShortAndAfterWhatWasItTheWhole() {
    var rig = MachineRig()
    rig.order([("guests", "Ann")], rules: IntentRules(goAhead: .asked))
    rig.settle()
    rig.confirm(AnyIntentResponse(code: "ready"))
    rig.reply(.thanks)
    #expect(rig.last.next.answered?.question.variant == "inShort")
    rig.reply(.question(.what))
    #expect(rig.last.next.answered?.question.kind == .goAhead)
    #expect(rig.last.next.answered?.question.variant == nil)
  }

  @Test func aNewRequestInsteadSaysThatTheFirstOneWaits() {
    var rig = lookingUp()
    rig.reply(.request(MachineRig.understanding([("guests", "Zoe"), ("note", "cold")])))
    #expect(rig.ending?.message?.variant == "setAside")
    #expect(rig.machine.waiting.map(\.comesBack) == [false])
    #expect(rig.machine.waiting.map(\.question.kind) == [.goAhead])
  }

  @Test func aRefusedValueIsNotSaidAgainInTheShortForm() {
    var refused = PromptRequest(.unsupported, intent: "OrderTea", parameter: "guests")
    refused.reason = UnsupportedReason("offline")
    refused.attempt = 2
    #expect(refused.inShort.kind == .needsValue)
    #expect(refused.inShort.variant == "instead")
    #expect(refused.inShort.reason == nil)
    #expect(refused.inShort.attempt == 0)
  }
}
