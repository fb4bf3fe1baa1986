import IntentDialogue
import IntentModel
import IntentUnderstanding
import Testing

/// Questions that the app answers by another intent, and values that no parameter takes.
@Suite struct DialogueMachineAskingTheAppTests {
  private func goAhead(_ lookUps: [QuestionSubject: IntentRules.LookUp] = [:]) -> MachineRig {
    var rig = MachineRig()
    rig.order(
      [("guests", "Ann"), ("guests", "Bea"), ("note", "hot")], rules: IntentRules(goAhead: .asked, lookUps: lookUps))
    rig.settle()
    rig.confirm(AnyIntentResponse(code: "ready"))
    return rig
  }

  @Test func theIntentThatListsThemIsAskedWithTheValuesOfTheOpenRequest() {
    var rig = goAhead([.alternatives: .init("ListTeas", parameters: ["people": "guests", "size": "size"])])
    rig.reply(.question(.alternatives))
    guard case .route(let understanding, _) = rig.last.next else {
      Issue.record("\(rig.last.next)")
      return
    }
    #expect(understanding.best?.intent == "ListTeas")
    #expect(understanding.best?.app == MachineRig.kitchen.identifier)
    #expect(understanding.best?.slots.map(\.parameter) == ["people", "people"])
    #expect(understanding.best?.slots.map(\.value.text) == ["Ann", "Bea"])
    #expect(rig.machine.waiting.map(\.comesBack) == [true])
    #expect(rig.machine.cameBack()?.next.asked?.kind == .goAhead)
  }

  @Test func whatIsOfferedIsToldWithoutTheApp() {
    var rig = MachineRig()
    rig.order([("guests", "Guest")], rules: IntentRules(lookUps: [.options: .init("ListTeas")]))
    rig.resolve(.disambiguation(people(3)))
    rig.reply(.question(.options))
    #expect(rig.last.next.answered?.told.choices.count == 3)
  }

  @Test func withoutAnIntentNothingIsKnown() {
    var rig = goAhead()
    rig.reply(.question(.alternatives))
    #expect(rig.last.next.answered?.told.variant == "alternatives")
  }

  @Test func whatNoParameterTakesIsToldAndTheQuestionAskedAgain() {
    var rig = goAhead()
    rig.pass(rig.machine.heard(untaken: [Reading.Untaken(.value, SpokenValue("my savings"))]))
    #expect(rig.last.next.answered?.told.code == "untaken")
    #expect(rig.last.next.answered?.told.details["words"] == .text("my savings"))
    #expect(rig.last.next.answered?.question.kind == .goAhead)
    let two = ["x", "y"].map { Reading.Untaken(.value, SpokenValue($0)) }
    for _ in 0..<3 { rig.pass(rig.machine.heard(untaken: two)) }
    #expect(rig.ending?.outcome == .gaveUp)
  }
}
