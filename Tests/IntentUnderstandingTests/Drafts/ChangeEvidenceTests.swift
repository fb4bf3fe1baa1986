import Testing

@testable import IntentUnderstanding

@Suite struct ChangeEvidenceTests {
  private func chance(_ ways: Double, _ clauses: Double, _ weights: EvidenceWeights = EvidenceWeights()) -> Double {
    weights.probability(of: ChangeEvidence(ways: ways, clauses: clauses))
  }

  @Test func bothWitnessesAreHeard() {
    #expect(chance(0.5, 0.5) == 0.5)
    #expect(chance(0.5, 0.1) < 0.5 && chance(0.9, 0.1) > 0.5)
    #expect(chance(0.5, 0.9) > 0.5 && chance(0.01, 0.9) < 0.5)
  }

  @Test func noWitnessIsQuiteSure() {
    #expect(chance(1, 0.5) == chance(0.99, 0.5))
    #expect(chance(0.5, 0) == chance(0.5, 0.001) && chance(0.5, 0) > 0)
  }

  @Test func howFarEachIsTrustedIsLearned() {
    var weights = EvidenceWeights()
    weights.set(.change, 2, for: nil)
    weights.set(.ways, 0, for: nil)
    weights.set(.changed, -1, for: nil)
    #expect(chance(0.02, 0.9, weights) > 0.9)
    #expect(chance(0.98, 0.5, weights) == chance(0.02, 0.5, weights))
    #expect(abs(chance(0.5, 0.5, weights) - 1 / (1 + 1.0.exponential)) < 1e-9)
  }
}
