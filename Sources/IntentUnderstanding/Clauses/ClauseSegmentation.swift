import IntentModel

/// Takes an utterance apart into clauses.
///
/// Of all ways to divide it, the likeliest is found: each clause counts how likely its words make the likeliest kind,
/// and each word how likely a clause begins there or goes on. Like every division into segments, it is found from left
/// to right (Viterbi's algorithm for a semi-Markov model).
struct ClauseSegmentation {
  let features: ClauseFeatures
  let weights: ClauseWeights
  /// By kind, its logit before a word is said.
  private let priors: [Float]
  /// By token, what all tokens before it say for each kind of a clause that begins earlier; and how many features
  /// there are.
  private var sums: [[Float]] = []
  private var counts: [Int] = []
  /// By token, what it says in the place of its pair with the token before, where a clause begins there.
  private var changes: [[Float]] = []
  /// By token, the logarithms of the probabilities that a clause begins there, and that none does.
  private var begins: [Double] = []
  private var goesOn: [Double] = []

  init(_ features: ClauseFeatures, by weights: ClauseWeights, in situation: ClauseSituation) {
    self.features = features
    self.weights = weights
    priors = weights.priors(in: situation)
    let width = weights.kinds.count + 1
    let none = [Float](repeating: 0, count: width)
    sums.append(none)
    counts.append(0)
    goesOn.append(0)
    for place in 0..<features.count {
      let word = features.tokens[place].text
      let isUnknown = ClauseFeatures.isWord(word) && !weights.knows(word)
      let own = features.names(anywhere: place) + (isUnknown ? [ClauseFeatures.unknown] : [])
      let pair = place > 0 ? [features.name(ofPairAt: place)] : []
      var (sum, inPair, asFirst) = (sums[place], none, none)
      weights.add(pair, to: &inPair)
      weights.add([features.name(ofFirst: place)], to: &asFirst)
      weights.add(own, to: &sum)
      for kind in 0..<width { sum[kind] += inPair[kind] }
      sums.append(sum)
      counts.append(counts[place] + own.count + 1)
      changes.append(zip(asFirst, inPair).map { $0 - $1 })
      let logit = place > 0 ? weights.logit(ofJoint: features.names(ofJointAt: place)) : 0
      begins.append(place > 0 ? -(1 + (-logit).exponential).naturalLogarithm : 0)
      goesOn.append(goesOn[place] + (place > 0 ? -(1 + logit.exponential).naturalLogarithm : 0))
    }
  }

  /// By kind, the logit of a clause, by its tokens.
  private func logits(of clause: Range<Int>) -> [Double] {
    let (first, end) = (clause.lowerBound, clause.upperBound)
    let scale = 1 / Float(max(1, counts[end] - counts[first])).squareRoot()
    return weights.kinds.indices.map { kind in
      Double(priors[kind] + (sums[end][kind] - sums[first][kind] + changes[first][kind]) * scale)
    }
  }

  /// The likeliest kind of a clause, by its tokens.
  func kind(of clause: Range<Int>) -> (kind: Int, probability: Double) {
    let logits = logits(of: clause)
    guard let most = logits.max(), let kind = logits.firstIndex(of: most) else { return (0, 0) }
    return (kind, Self.probability(of: kind, logits))
  }

  /// How likely a clause is of one kind, by its tokens.
  func probability(of kind: Int, _ clause: Range<Int>) -> Double { Self.probability(of: kind, logits(of: clause)) }

  private static func probability(of kind: Int, _ logits: [Double]) -> Double {
    1 / logits.reduce(0) { $0 + ($1 - logits[kind]).exponential }
  }

  /// The likeliest kind of some words; `nil` where there is no token in them, or too much is said.
  func kind(ofWords words: Range<Int>) -> (kind: ClauseKind, probability: Double)? {
    let tokens = features.token(ofWord: words.lowerBound)..<features.token(ofWord: words.upperBound)
    guard !tokens.isEmpty, features.count <= ClauseFeatures.mostTokens else { return nil }
    let (kind, probability) = kind(of: tokens)
    return (weights.kinds[kind], probability)
  }

  /// What a clause with a likeliest kind of some probability adds to the score of a division.
  func score(of clause: Range<Int>, _ probability: Double) -> Double {
    let inside = goesOn[clause.upperBound] - goesOn[clause.lowerBound + 1]
    return probability.naturalLogarithm + begins[clause.lowerBound] + inside
  }

  /// The score of a division into clauses, by their tokens.
  func score(of clauses: [Range<Int>]) -> Double {
    clauses.reduce(0) { $0 + score(of: $1, kind(of: $1).probability) }
  }

  /// A clause as its words make it likeliest.
  struct Likeliest {
    var kind: Int
    var probability: Double
    /// What it adds to the score of a division.
    var score: Double
  }

  /// By first token and number of tokens but one, each stretch as a clause.
  func likeliest() -> [[Likeliest]] {
    (0..<features.count).map { start in
      (start + 1...features.count).map { end in
        let (kind, probability) = kind(of: start..<end)
        return Likeliest(kind: kind, probability: probability, score: score(of: start..<end, probability))
      }
    }
  }

  /// By token, the score of the likeliest division of all tokens before it, and where its last clause begins.
  func divisions(into likeliest: [[Likeliest]]) -> [(score: Double, start: Int)] {
    var best: [(score: Double, start: Int)] = [(0, 0)]
    for end in 1...features.count {
      var found = (score: -Double.infinity, start: 0)
      for start in 0..<end {
        let score = best[start].score + likeliest[start][end - start - 1].score
        if score > found.score { found = (score, start) }
      }
      best.append(found)
    }
    return best
  }

  /// Whether something can be told of the words: some are said, not too many, and something was learned.
  var isReadable: Bool { 1...ClauseFeatures.mostTokens ~= features.count && !weights.isEmpty }

  /// The clauses in their order; empty where nothing was learned or too much is said.
  func clauses() -> [Clause] {
    guard isReadable else { return [] }
    let likeliest = likeliest()
    let best = divisions(into: likeliest)
    var clauses: [Clause] = []
    var end = features.count
    while end > 0 {
      let start = best[end].start
      let last = likeliest[start][end - start - 1]
      let chances = KindChances(of: weights.kinds, logits: logits(of: start..<end))
      clauses.append(
        Clause(
          words: features.words(of: start..<end), kind: weights.kinds[last.kind], probability: last.probability,
          effects: ClauseEffects(of: chances), chances: chances))
      end = start
    }
    return clauses.reversed()
  }
}
