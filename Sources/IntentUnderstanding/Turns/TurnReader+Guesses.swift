import IntentModel

/// What is said to words that are not understood while nothing is asked: which of the likeliest requests is meant, or that
/// no app can do what they ask for.
extension TurnReader {
  /// How likely a request must be to be offered.
  private static let leastOfOne: Double = 1 / 12
  /// More are not offered.
  private static let mostGuesses = 3

  /// A reading with what may be meant, where nothing was understood.
  func guessing(_ whole: TurnReading) -> TurnReading {
    guard whole.act == .notUnderstood, whole.understanding?.isNothing == true, let first = doneFirst else {
      return whole
    }
    var reading = whole
    reading.guesses = guesses(first)
    if reading.guesses.isEmpty, first[[.beyond]] >= Interpreter.fairlySure, !isNearAnUnknownIntent {
      reading.act = .beyond
    }
    return reading
  }

  /// The requests that the words may ask for, likeliest first, where none is likely enough to be made although it is
  /// likely that one is meant; empty where fewer than two are left to choose from.
  private func guesses(_ first: KindChances) -> [Reading] {
    var likely: [(intent: IntentName, chance: Double)] = []
    var sum: Double = 0
    first.forEach { kind, chance in
      guard let intent = kind.intent, interpreter.isPossible(intent) else { return }
      sum += chance
      if chance >= Self.leastOfOne { likely.append((intent, chance)) }
    }
    guard sum >= Interpreter.likelyRequest, likely.count > 1 else { return [] }
    likely.sort { $0.chance > $1.chance }
    let said = likely.prefix(Self.mostGuesses).compactMap { lattices.learned($0.intent) }
    // A wish behind the request would be lost.
    let offered = said.filter { $0.rest == nil }.compactMap(\.best)
    return offered.count > 1 ? offered : []
  }

  /// Whether the words come near to a request of which nothing was learned, as one of a host's own: what it is asked for
  /// may be no other wish.
  private var isNearAnUnknownIntent: Bool {
    lattices.candidates.contains { weighingReader?.clauses.knows($0.intent) != true }
  }
}
