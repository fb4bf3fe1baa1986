import Foundation
import IntentDialogue
import IntentModel
import IntentUnderstanding
import Testing

/// A yes holds for what was asked, and for ten minutes.
@Suite struct DialogueMachineAgeTests {
  private static let start = Date(timeIntervalSince1970: 1_795_251_600)
  private static let calendar = Calendar(identifier: .gregorian)

  private func asked(_ policy: Policy = Policy()) -> MachineRig {
    var rig = MachineRig(policy: policy)
    rig.order(rules: IntentRules(goAhead: .asked))
    rig.settle()
    rig.confirm(AnyIntentResponse(code: "ready"))
    rig.machine.wasPut(at: Self.start)
    return rig
  }

  private func decision(_ rig: inout MachineRig, after seconds: Double) -> Decision? {
    rig.machine.tooOld(at: Self.start.addingTimeInterval(seconds), in: Self.calendar)
  }

  @Test(arguments: [0, 1, 599, 600, -1, -1_000_000]) func aYesHoldsForTenMinutes(_ seconds: Double) {
    var rig = asked()
    #expect(rig.asked?.kind == .goAhead)
    #expect(decision(&rig, after: seconds) == nil)
  }

  @Test(arguments: [601, 86_400, 1e12]) func afterThatTheAppChecksAgainAndTheUserIsAsked(_ seconds: Double) throws {
    var rig = asked()
    #expect(rig.pass(try #require(decision(&rig, after: seconds))).next == .confirm)
    rig.confirm(AnyIntentResponse(code: "ready"))
    #expect(rig.asked?.kind == .goAhead)
    rig.machine.wasPut(at: Self.start.addingTimeInterval(seconds))
    #expect(decision(&rig, after: seconds + 60) == nil)
  }

  @Test func alsoWhatTheAppWouldNotAskAboutAgain() throws {
    var rig = MachineRig()
    rig.order(rules: IntentRules())
    rig.settle()
    rig.confirm(AnyIntentResponse(code: "userConfirmationRequired", status: .userConfirmationRequired))
    rig.machine.wasPut(at: Self.start)
    rig.pass(try #require(decision(&rig, after: 700)))
    rig.confirm(AnyIntentResponse(code: "ready"))
    #expect(rig.asked?.kind == .goAhead)
  }

  @Test func aQuestionThatIsPutOnceMoreIsAsOld() {
    var rig = asked()
    rig.reply(.repetition)
    rig.machine.wasPut(at: Self.start.addingTimeInterval(500))
    #expect(decision(&rig, after: 700) != nil)
  }

  @Test func theHostSetsTheLimit() {
    var rig = asked(Policy(goAheadLimit: 30))
    #expect(decision(&rig, after: 29) == nil)
    #expect(decision(&rig, after: 31) != nil)
  }

  @Test func itIsStored() throws {
    var rig = asked()
    rig.machine = try JSONDecoder().decode(DialogueMachine.self, from: JSONEncoder().encode(rig.machine))
    #expect(decision(&rig, after: 599) == nil)
    #expect(decision(&rig, after: 601) != nil)
  }

  @Test func aPolicyOfAnEarlierVersionHasTheUsualLimit() throws {
    let stored = try JSONEncoder().encode(Policy(goAheadLimit: 5))
    var members = try #require(try JSONSerialization.jsonObject(with: stored) as? [String: Any])
    members["goAheadLimit"] = nil
    let policy = try JSONDecoder().decode(Policy.self, from: JSONSerialization.data(withJSONObject: members))
    #expect(policy.goAheadLimit == Policy.standardGoAheadLimit)
  }

  @Test func withoutAGoAheadNothingIsTooOld() {
    var rig = MachineRig()
    rig.order()
    rig.resolve(.needsValue)
    #expect(decision(&rig, after: 1e9) == nil)
  }
}
