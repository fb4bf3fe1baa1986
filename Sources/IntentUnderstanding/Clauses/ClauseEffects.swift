import IntentModel

/// What a clause or a whole reply does, by what was learned of its words: a probability for each effect.
struct ClauseEffects: Sendable, Hashable {
  enum Effect: Int, CaseIterable {
    /// It gives a value, or says that one should be different.
    case values
    case agrees, refuses, asks
    /// It wishes something else.
    case wishes
    case waits
    /// It is talk.
    case nothing
  }

  private var chances = [Double](repeating: 0, count: Effect.allCases.count)

  private(set) subscript(effect: Effect) -> Double {
    get { chances[effect.rawValue] }
    set { chances[effect.rawValue] = newValue }
  }

  /// What one clause does.
  init(of clause: KindChances) { clause.forEach { self[$0.effect] += $1 } }

  /// What clauses do together.
  ///
  /// They are taken to be independent of each other. A value goes before everything else, also behind a yes. Of what else
  /// they do the first counts, and waiting is nothing beside it.
  init(together clauses: [ClauseEffects]) {
    var (isTalk, isIdle): (Double, Double) = (1, 1)
    for (place, clause) in clauses.enumerated() {
      let noneLater = clauses[(place + 1)...].reduce(1) { $0 * (1 - $1[.values]) }
      for effect in [Effect.agrees, .refuses, .asks, .wishes] { self[effect] += isIdle * clause[effect] * noneLater }
      isTalk *= clause[.nothing]
      isIdle *= clause[.nothing] + clause[.waits]
    }
    self[.values] = 1 - clauses.reduce(1) { $0 * (1 - $1[.values]) }
    self[.nothing] = isTalk
    self[.waits] = isIdle - isTalk
  }

  /// The same where a text is changed with some probability, whatever else they do.
  func changing(with chance: Double) -> Self {
    var effects = self
    effects.chances.setProbability(at: Effect.values.rawValue, to: chance)
    return effects
  }

  /// Smaller probabilities count as this: each clause may have been taken for something else.
  static let least = 0.02

  /// How far the clauses speak for an act of a kind: the logarithm of the probability of what it does; as for talk where
  /// clauses do not tell.
  func support(of kind: ActKind) -> Double {
    let chance =
      switch kind {
      case .answer, .choose, .correct, .takeBack: self[.values]
      case .yes: self[.agrees]
      case .no, .cancel: self[.refuses]
      case .ask: self[.asks]
      case .help, .repeat: max(self[.asks], self[.nothing])
      case .lookUp, .request: self[.wishes]
      case .hesitate: self[.waits]
      case .nothing, .text, .skip: self[.nothing]
      }
    return max(chance, Self.least).naturalLogarithm
  }

  /// How far they speak for whatever they most likely do.
  var most: Double { chances.reduce(Self.least, max).naturalLogarithm }
}

extension ClauseKind {
  /// What a clause of the kind does in a reply.
  var effect: ClauseEffects.Effect {
    switch self {
    case .request, .beyond: .wishes
    case .remark, .move(.text): .nothing
    case .move(.answer), .move(.change), .move(.again): .values
    case .move(.yes): .agrees
    case .move(.no), .move(.cancel), .move(.undo): .refuses
    case .move(.ask): .asks
    case .move(.wait): .waits
    }
  }
}
