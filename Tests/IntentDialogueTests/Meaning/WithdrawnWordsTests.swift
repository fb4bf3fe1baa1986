import Foundation
import IntentDialogue
import IntentModel
import IntentUnderstanding
import Testing

/// A reply to a question whose offer has changed, and a yes that comes too late.
@Suite struct WithdrawnWordsTests {
  private static let start = Date(timeIntervalSince1970: 1_795_000_000)

  private func offering() -> MachineRig {
    var rig = MachineRig()
    rig.order([("guests", "Ann")])
    rig.resolve(.disambiguation([person("Ann B"), person("Ann C")]))
    rig.machine.noteUsersWords { _ in true }
    return rig
  }

  @Test func aChoiceIsAskedForAgainWhereTheOfferHasChanged() throws {
    for act in [DialogueAct.choices([1]), .allChoices, .yes, .repetition, .question(.options)] {
      var rig = offering()
      let withdrawn = try #require(rig.machine.withdraw { $0 == person("Ann C") })
      let decision = rig.machine.heard(
        act, at: Self.start, in: .current, withdrawn: withdrawn, typing: MachineRig.typing)
      #expect(decision == withdrawn, "\(act)")
    }
  }

  @Test func anythingElseIsHeardAsItIs() throws {
    var rig = offering()
    let withdrawn = try #require(rig.machine.withdraw { $0 == person("Ann C") })
    let decision = rig.machine.heard(
      .cancel, at: Self.start, in: .current, withdrawn: withdrawn, typing: MachineRig.typing)
    #expect(decision.next.ending?.outcome == .cancelled)
  }

  @Test func aYesThatIsTooOldHasTheAppCheckAgain() {
    for (seconds, isDone) in [(1.0, true), (Policy.standardGoAheadLimit + 1, false)] {
      var rig = MachineRig()
      rig.order([("guests", "Ann")], rules: IntentRules(goAhead: .asked))
      rig.settle()
      rig.confirm(AnyIntentResponse(code: "ready", status: .ready))
      rig.machine.wasPut(at: Self.start)
      let decision = rig.pass(
        rig.machine.heard(.yes, at: Self.start + seconds, in: .current, typing: MachineRig.typing))
      #expect(decision.next == (isDone ? .handle : .confirm))
    }
  }
}
