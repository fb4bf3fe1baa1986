import IntentModel

/// How likely a clause is of each kind, or how likely something of each kind is what several clauses do first.
struct KindChances: Sendable, Hashable {
  private let kinds: [ClauseKind]
  private var chances: [Double]

  /// What one clause is.
  ///
  /// - Parameter logits: The logits of the kinds that it may be.
  init(of kinds: [ClauseKind], logits: [Double]) {
    let most = logits.reduce(-.infinity, max)
    let odds = logits.map { ($0 - most).exponential }
    let sum = odds.reduce(0, +)
    self.kinds = kinds
    chances = odds.map { $0 / sum }
  }

  /// What clauses do first, where they are taken to be independent of each other; `nil` of none.
  init?(first clauses: [KindChances]) {
    guard let any = clauses.first else { return nil }
    kinds = any.kinds
    chances = Array(repeating: 0, count: kinds.count)
    var nothing: Double = 1
    for clause in clauses {
      var idle: Double = 0
      for (place, kind) in kinds.enumerated() {
        if kind.doesNothing { idle += clause.chances[place] } else { chances[place] += nothing * clause.chances[place] }
      }
      nothing *= idle
    }
    if let remark = kinds.firstIndex(of: .remark) { chances[remark] = nothing }
  }

  /// The same where a change is likely with some probability, whatever else is done.
  func changing(with chance: Double) -> Self {
    var all = self
    if let change = kinds.firstIndex(of: .move(.change)) { all.chances.setProbability(at: change, to: chance) }
    return all
  }

  /// How likely it is of one of some kinds.
  subscript(_ some: [ClauseKind]) -> Double {
    kinds.indices.reduce(0) { some.contains(kinds[$1]) ? $0 + chances[$1] : $0 }
  }

  /// Calls a function with each kind and its probability.
  func forEach(_ body: (ClauseKind, Double) -> Void) {
    for (kind, chance) in zip(kinds, chances) { body(kind, chance) }
  }

  /// How likely it asks for nothing, or for nothing that is possible.
  var ofNothing: Double { self[ClauseKind.ofNothing] }

  /// How likely it is what it most likely is.
  var most: Double { chances.reduce(0, max) }
}

extension [Double] {
  /// Makes one of some probabilities another; all others are then as much less likely.
  mutating func setProbability(at place: Int, to chance: Double) {
    let others = Swift.max(1 - self[place], .ulpOfOne)
    for other in indices { self[other] *= (1 - chance) / others }
    self[place] = chance
  }
}

extension ClauseKind {
  /// What asks for nothing, or for nothing that is possible.
  static let ofNothing: [ClauseKind] = [.remark, .move(.text), .move(.wait), .beyond]

  /// Whether a clause of the kind does nothing of its own: the words of a text belong to what announces them.
  fileprivate var doesNothing: Bool {
    switch self {
    case .remark, .move(.text), .move(.wait): true
    default: false
    }
  }
}
