import IntentModel

/// The evidence for an act, in numbers; how much each number counts is learned.
package struct ActEvidence: Sendable, Hashable {
  /// The numbers, as `weights` sections name them: `@score`.
  package enum Feature: Int, Sendable, CaseIterable {
    /// 1 where a phrase says the act.
    case phrase
    /// How well that phrase explains the words.
    case score
    /// 1 where that phrase explains all of the words.
    case whole
    /// 1 where the only values of that phrase are words that are not in the language.
    case own
    /// The logarithm of the probability that the words give to an act that a phrase says.
    case said
    /// 1 where no phrase says the act and only the words make it likely.
    case alone
    /// The logarithm of the probability that they give to it.
    case words
    /// 1 where no phrase says the act, but a phrase says another act and explains all words or has a known value.
    case beside
    /// How well clauses of the reply say the act, each read as if nothing else were said; 0 where none does.
    case clauses
    /// How far the clauses of the reply speak for what the act does: the logarithm of its probability.
    case effect
    /// 1 where what was said may change a text in part.
    case changed
    /// The logarithm of the odds of a change, by the ways in which what was said may change the text.
    case ways
    /// The logarithm of these odds, by what the clauses were learned to do.
    case change

    /// The name in a `weights` section.
    package var name: String { "@\(self)" }

    /// Those of a change of a text (``ChangeEvidence``), and those of acts.
    package static let ofChanges: [Self] = [.changed, .ways, .change]
    package static let ofActs = allCases.filter { !ofChanges.contains($0) }

    static let named = Dictionary(allCases.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The kinds under which the act is weighed, the usual one first.
  package var kinds: [ActKind]
  /// How well a phrase explains the words; `nil` where none says the act.
  var phrase: Double?
  var isWhole = false
  var takesOwnWords = false
  var isBesideAnother = false
  /// How well clauses of the reply say the act alone; `nil` where none does.
  var clauses: Double?
  /// How far the clauses of the reply speak for what the act does; `nil` where nothing was learned of them.
  var effect: Double?

  /// How likely the act is by words that change a text, which the weights of acts know less of; 0 where none do.
  var changeOfText: Double = 0

  /// What words alone say.
  init(alone kinds: [ActKind]) { self.kinds = kinds }

  /// What a phrase says.
  init(_ kinds: [ActKind], phrase: Double, isWhole: Bool, takesOwnWords: Bool) {
    self.kinds = kinds
    self.phrase = min(phrase, Self.mostScore)
    self.isWhole = isWhole
    self.takesOwnWords = takesOwnWords
  }

  /// Scores above this count as this: a phrase that explains more is not surer.
  private static let mostScore: Double = 6
  /// The logarithm of the least probability that is told apart; smaller ones count as this.
  private static let least = (0.000_1).naturalLogarithm
  /// The logarithm of the probability of an act that the words are not weighed for.
  private static let unknown = (0.05).naturalLogarithm

  /// The kind by which the act is weighed.
  package var kind: ActKind { kinds.isEmpty ? .nothing : kinds[0] }

  /// The numbers; the function gives the probability of a kind, by the words.
  package func features(_ chance: (ActKind) -> Double) -> [(feature: Feature, value: Double)] {
    let said = max(kinds.reduce(0) { $0 + chance($1) }, changeOfText)
    let likely = kinds.isEmpty ? Self.unknown : max(said.naturalLogarithm, Self.least)
    var all: [(feature: Feature, value: Double)]
    if let phrase {
      all = [(.phrase, 1), (.score, phrase), (.said, likely)]
      if isWhole { all.append((.whole, 1)) }
      if takesOwnWords { all.append((.own, 1)) }
    } else {
      all = [(.alone, 1), (.words, likely)]
      if isBesideAnother { all.append((.beside, 1)) }
    }
    if let clauses { all.append((.clauses, min(clauses, Self.mostScore))) }
    if let effect { all.append((.effect, effect)) }
    return all
  }
}

/// How much the evidence of acts counts at a kind of question.
package struct EvidenceWeights: Sendable {
  /// By feature, for all acts.
  private var any: [Double]
  /// By act and feature, what is added for acts of that kind.
  private var byAct: [ActKind: [Double]] = [:]
  private static let none = Array(repeating: 0.0, count: ActEvidence.Feature.allCases.count)

  /// What counts before anything is learned.
  package static let unlearned: [ActEvidence.Feature: Double] = [
    .score: 1, .whole: 1.5, .own: -1, .said: 1, .words: 1, .beside: -1, .clauses: 1.2, .effect: 0.7, .ways: 1,
    .change: 0.5,
  ]

  /// The weights before anything is learned.
  init() {
    any = ActEvidence.Feature.allCases.map { Self.unlearned[$0, default: 0] }
  }

  /// Sets the weight of a feature for acts of one kind, or for all kinds.
  mutating func set(_ feature: ActEvidence.Feature, _ weight: Double, for act: ActKind?) {
    guard let act else { return any[feature.rawValue] = weight }
    byAct[act, default: Self.none][feature.rawValue] = weight
  }

  /// How much a feature counts for acts of a kind.
  func weight(_ feature: ActEvidence.Feature, for act: ActKind) -> Double {
    any[feature.rawValue] + byAct[act, default: Self.none][feature.rawValue]
  }
}
