import IntentModel
import IntentUnderstanding
import Testing

@testable import IntentDialogue

/// What the user is asked after a value was refused, and what is heard after an open question.
@Suite struct DialogueMachineAskingTests {
  private func ordered(_ guests: String...) -> MachineRig {
    var rig = MachineRig()
    rig.order(guests.map { ("guests", $0) })
    return rig
  }

  @Test func whatIsSaidAfterSeveralWereRefusedStandsAlone() {
    var rig = ordered("Ann", "Bea")
    rig.machine.request?.rules.refusesSeveral = [UnsupportedReason("away")]
    rig.resolve(.success(person("Ann")), .unsupported(TeaGuestReason.away))
    #expect(rig.asked?.kind == .unsupported)
    rig.say([("guests", "Cal")])
    #expect(rig.values("guests") == ["Cal"])
  }

  @Test func whatIsRefusedForAnotherReasonIsReplacedAlone() {
    var rig = ordered("Ann", "Bea")
    rig.resolve(.success(person("Ann")), .unsupported(TeaGuestReason.away))
    rig.say([("guests", "Cal")])
    #expect(rig.values("guests") == ["Ann", "Cal"])
  }

  @Test func aRequestBehindWordsThatGiveUpTheOpenOneIsHeardAtItsEnd() {
    var rig = ordered("Ann")
    rig.resolve(.unsupported(TeaGuestReason.away))
    guard case .finish(let ending) = rig.reply(.cancelThen("a cake for Bea")).next else {
      Issue.record("the request goes on: \(rig.last.next)")
      return
    }
    #expect(ending.outcome == .cancelled)
    #expect(ending.rest == "a cake for Bea")
  }
}
