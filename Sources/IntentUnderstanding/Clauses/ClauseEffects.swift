import IntentModel

/// What a reply does as a whole, by what was learned of its clauses.
///
/// The clauses are taken to be independent of each other. A value goes before everything else, also behind a yes. Of what
/// else they do the first counts, and waiting is nothing beside it.
struct ClauseEffects {
  /// What one clause or a whole reply does.
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

  private var chances: [Double]

  subscript(effect: Effect) -> Double { chances[effect.rawValue] }

  /// - Parameter clauses: The clauses, each with the probabilities of what it does.
  init(_ clauses: [[Double]]) {
    var (noValue, isTalk, isIdle): (Double, Double, Double) = (1, 1, 1)
    chances = Effect.allCases.map { _ in 0 }
    for (place, clause) in clauses.enumerated() {
      let later = clauses[(place + 1)...].reduce(1) { $0 * (1 - $1[Effect.values.rawValue]) }
      for effect in [Effect.agrees, .refuses, .asks, .wishes] {
        chances[effect.rawValue] += isIdle * clause[effect.rawValue] * later
      }
      noValue *= 1 - clause[Effect.values.rawValue]
      isTalk *= clause[Effect.nothing.rawValue]
      isIdle *= clause[Effect.nothing.rawValue] + clause[Effect.waits.rawValue]
    }
    chances[Effect.values.rawValue] = 1 - noValue
    chances[Effect.nothing.rawValue] = isTalk
    chances[Effect.waits.rawValue] = isIdle - isTalk
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
      case .nothing: self[.nothing]
      case .text, .skip: self[.nothing]
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
