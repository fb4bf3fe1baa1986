import IntentModel

/// The evidence for a change of a text in part, by two witnesses: the ways in which what was said may change it, and what
/// the clauses do.
package struct ChangeEvidence: Sendable, Hashable {
  /// How likely the text is changed, by the ways in which it can be.
  private let ways: Double
  /// How likely it is, by what the clauses were learned to do.
  private let clauses: Double

  init(ways: Double, clauses: Double) { (self.ways, self.clauses) = (ways, clauses) }

  /// The numbers; how much each counts is learned (``EvidenceWeights``).
  package var features: [(feature: ActEvidence.Feature, value: Double)] {
    [(.changed, 1), (.ways, Self.logit(ways)), (.change, Self.logit(clauses))]
  }

  private static func logit(_ chance: Double) -> Double {
    let bounded = min(max(chance, ClauseEffects.least), 1 - ClauseEffects.least)
    return (bounded / (1 - bounded)).naturalLogarithm
  }
}

extension EvidenceWeights {
  /// How likely a text is changed.
  func probability(of change: ChangeEvidence) -> Double {
    let logit = change.features.reduce(0) { $0 + $1.value * weight($1.feature, for: .correct) }
    return 1 / (1 + (-logit).exponential)
  }
}
