import IntentDialogue
import IntentModel
import IntentUnderstanding
import Testing

/// Leaving out a value that is asked for: the app says whether it can do without.
@Suite struct DialogueMachineLeavingOutTests {
  private func asking(_ result: AnyResolutionResult, _ said: [(String, String)] = []) -> MachineRig {
    var rig = MachineRig()
    rig.order(said)
    rig.resolve(result)
    return rig
  }

  @Test func theAppIsAskedAgainWithoutAValue() {
    var rig = asking(.needsValue)
    rig.reply(.skip)
    #expect(rig.last.next == .resolve(parameter: "guests"))
    rig.resolve(.notRequired)
    #expect(rig.last.next == .resolve(parameter: "note"), "it can do without")
  }

  @Test func aValueThatTheAppChoosesItselfIsTaken() {
    var rig = asking(.needsValue)
    rig.reply(.skip)
    rig.resolve(.success(person("Zoe")))
    #expect(rig.values("guests") == ["Zoe"])
    #expect(rig.last.next == .resolve(parameter: "note"))
  }

  @Test func onlyAnAppThatInsistsHasTheUserTold() {
    var rig = asking(.needsValue)
    rig.reply(.skip)
    rig.resolve(.needsValue)
    let answered = rig.last.next.answered
    #expect(answered?.told.variant == "cannotSkip")
    #expect(answered?.question.kind == .needsValue && answered?.question.parameter == "guests")
    rig.say([("guests", "Ann")])
    #expect(rig.values("guests") == ["Ann"])
    rig.resolve(.needsValue)
    #expect(rig.asked?.kind == .needsValue, "what is asked after an answer was not left out")
  }

  @Test func whatWasSaidIsKeptWhereTheAppInsists() {
    var rig = asking(.disambiguation(people(3)), [("guests", "Guest")])
    rig.reply(.skip)
    #expect(rig.values("guests").isEmpty)
    rig.resolve(.needsValue)
    #expect(rig.last.next.answered?.question.kind == .disambiguation)
    rig.reply(.choices([1]))
    #expect(rig.values("guests") == ["Guest 2"])
  }

  @Test func insistingEndsAtLast() {
    var rig = asking(.needsValue)
    for _ in 0..<3 {
      rig.reply(.skip)
      rig.resolve(.needsValue)
      #expect(rig.machine.question != nil)
    }
    rig.reply(.skip)
    rig.resolve(.needsValue)
    #expect(rig.ending?.outcome == .gaveUp)
    #expect(rig.last.problems.isEmpty, "it is no mistake of the app")
  }

  @Test func oneOfSeveralIsLeftOutAlone() {
    var rig = MachineRig()
    rig.order([("guests", "Ann"), ("guests", "Guest")])
    rig.resolve(.success(person("Ann")), .disambiguation(people(3)))
    rig.reply(.skip)
    #expect(rig.values("guests") == ["Ann"])
    #expect(rig.last.next == .resolve(parameter: "guests"))
  }

  @Test func aChoiceOfAppsOrRequestsCannotBeLeftOut() {
    var rig = MachineRig()
    rig.last = rig.machine.understood(
      MachineRig.understanding(), routes: Routes(able: [MachineRig.kitchen, MachineRig.cafe]))
    rig.reply(.skip)
    #expect(rig.last.next.answered?.told.variant == "cannotSkip")
  }
}
