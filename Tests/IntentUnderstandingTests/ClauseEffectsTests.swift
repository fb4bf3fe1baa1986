import IntentModel
import Testing

@testable import IntentUnderstanding

@Suite struct ClauseEffectsTests {
  /// A clause that does each of all things with a probability, in their order.
  private func clause(_ chances: [Double]) -> ClauseEffects {
    let kinds: [ClauseKind] = [
      .move(.answer), .move(.yes), .move(.no), .move(.ask), .beyond, .move(.wait), .remark,
    ]
    return ClauseEffects(of: KindChances(of: kinds, logits: chances.map(\.naturalLogarithm)))
  }

  /// A clause that surely does something.
  private func sure(_ effect: ClauseEffects.Effect) -> ClauseEffects {
    clause(ClauseEffects.Effect.allCases.map { $0 == effect ? 1 : 0 })
  }

  private func effect(of clauses: ClauseEffects.Effect...) -> ClauseEffects.Effect? {
    let effects = ClauseEffects(together: clauses.map(sure))
    return ClauseEffects.Effect.allCases.first { effects[$0] == 1 }
  }

  @Test func aValueGoesBeforeEverythingElse() {
    #expect(effect(of: .agrees, .values) == .values)
    #expect(effect(of: .values, .wishes) == .values)
  }

  @Test func theFirstOfTheOthersCounts() {
    #expect(effect(of: .nothing, .agrees, .wishes) == .agrees)
    #expect(effect(of: .refuses, .nothing, .wishes) == .refuses)
    #expect(effect(of: .waits, .asks) == .asks)
  }

  @Test func talkIsNothingAndWaitingIsWaiting() {
    #expect(effect(of: .nothing, .nothing) == .nothing)
    #expect(effect(of: .nothing, .waits) == .waits)
  }

  @Test func allEffectsTogetherAreCertain() {
    let clauses = [[0.1, 0.4, 0.1, 0.1, 0.1, 0.1, 0.1], [0.3, 0, 0.2, 0.1, 0.1, 0.1, 0.2]]
    let effects = ClauseEffects(together: clauses.map(clause))
    let sum = ClauseEffects.Effect.allCases.reduce(0) { $0 + effects[$1] }
    #expect(abs(sum - 1) < 1e-9)
    #expect(abs(effects[.values] - (1 - 0.9 * 0.7)) < 1e-9)
  }

  @Test func anActIsAsLikelyAsWhatItDoes() {
    let effects = ClauseEffects(together: [clause([0.1, 0.6, 0, 0.1, 0, 0, 0.2])])
    #expect(effects.support(of: .yes) == effects.most)
    #expect(effects.support(of: .correct) < effects.support(of: .nothing))
    // No clause tells these.
    #expect(effects.support(of: .skip) == effects.support(of: .nothing))
    #expect(effects.support(of: .repeat) == effects.support(of: .nothing))
    // Each clause may have been taken for something else.
    #expect(effects.support(of: .no) > 0.01.naturalLogarithm)
  }

  @Test func whatElseIsDoneIsAsMuchLessLikelyAsTheTextIsChanged() {
    let kinds: [ClauseKind] = [.remark, .move(.yes), .move(.change)]
    let said = ClauseEffects(of: KindChances(of: kinds, logits: [0, 0, 0])).changing(with: 0.9)
    let all = ClauseEffects.Effect.allCases.reduce(0) { $0 + said[$1] }
    #expect(abs(said[.values] - 0.9) < 1e-9 && abs(all - 1) < 1e-9)
    #expect(abs(said[.agrees] - 0.05) < 1e-9)
  }
}
