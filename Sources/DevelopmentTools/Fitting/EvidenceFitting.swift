import Foundation
import IntentUnderstanding
import LanguageNotation

/// Fits what the evidence of acts counts, to replies of which it is known which of the acts that they can be was meant.
///
/// A conditional logit model: among the acts that a reply can be, those that do what was meant are to be the likeliest.
/// Every act has a few numbers (``ActEvidence``), so that little can be learned wrong: one set of weights serves all
/// languages, and is held near ``EvidenceWeights/unlearned``.
struct EvidenceFitting {
  /// An act that a reply can be.
  struct Choice: Sendable {
    var kind: ActKind
    var features: [(feature: ActEvidence.Feature, value: Double)]
    /// Whether it does what was meant.
    var isRight: Bool
  }

  /// A reply with the acts that it can be.
  struct Example: Sendable {
    var question: WeighedQuestion
    var choices: [Choice]
    /// The weight of the reply: sending words that are no message is worse than asking about a message.
    var count: Double
  }

  /// What is learned for all acts and what for each kind, by feature.
  private struct Parameter: Hashable {
    var feature: ActEvidence.Feature
    var act: ActKind?
  }

  /// How strongly a weight is held near its start, for each reply.
  private static let ridgePerReply = 0.02
  private static let rounds = 300
  /// For single kinds only the prior is learned, and what the words count for the text and for nothing, which have no
  /// phrases.
  private static let byKind: Set<ActEvidence.Feature> = [.phrase, .alone]
  /// Not learned: the first distinguishes acts of one kind, for which replies do not say which was meant; what clauses
  /// say depends on the weights that are being learned.
  private static let held: Set<ActEvidence.Feature> = [.own, .clauses, .effect]
  private static let unphrased: Set<ActKind> = [.text, .nothing]

  /// The lines of the weights of some features, at all questions for which there are replies.
  static func lines(of examples: [Example], learning features: [ActEvidence.Feature]) -> [WeightLines.Line] {
    WeighedQuestion.allCases.flatMap { question -> [WeightLines.Line] in
      let replies = examples.filter { $0.question == question && $0.choices.contains(where: \.isRight) }
      if replies.isEmpty { return [] }
      return weights(of: replies, features).map { parameter, weight in
        WeightLines.Line(
          question: question.rawValue, act: parameter.act?.rawValue ?? WeightLines.any, weight: weight,
          features: [parameter.feature.name])
      }
    }
  }

  private static func weights(
    of replies: [Example], _ features: [ActEvidence.Feature]
  ) -> [(Parameter, Double)] {
    var parameters = features.map { Parameter(feature: $0) }
    var places = Dictionary(uniqueKeysWithValues: zip(parameters, 0...))
    func place(_ parameter: Parameter) -> Int {
      if let place = places[parameter] { return place }
      places[parameter] = parameters.count
      parameters.append(parameter)
      return parameters.count - 1
    }
    let rows = replies.map { reply in
      let choices = reply.choices.map { choice in
        Row(
          numbers: choice.features.flatMap { feature, value -> [(place: Int, value: Double)] in
            let all = (place(Parameter(feature: feature)), value)
            let isOwn = byKind.contains(feature) || feature == .words && unphrased.contains(choice.kind)
            return isOwn ? [all, (place(Parameter(feature: feature, act: choice.kind)), value)] : [all]
          }, isRight: choice.isRight)
      }
      return (choices: choices, count: reply.count)
    }
    let start = parameters.map { $0.act == nil ? EvidenceWeights.unlearned[$0.feature] ?? 0 : 0 }
    let fitted = descend(rows, from: start, holding: parameters.map { held.contains($0.feature) })
    return zip(parameters, fitted).map { ($0, ($1 * 100).rounded() / 100) }.filter { $0.1 != 0 || $0.0.act == nil }
      .sorted { ($0.0.act?.rawValue ?? "", $0.0.feature.rawValue) < ($1.0.act?.rawValue ?? "", $1.0.feature.rawValue) }
  }

  private struct Row {
    var numbers: [(place: Int, value: Double)]
    var isRight: Bool
  }

  /// Accelerated gradient descent (Nesterov) on the penalised loss.
  private static func descend(
    _ rows: [(choices: [Row], count: Double)], from start: [Double], holding isHeld: [Bool]
  ) -> [Double] {
    let ridge = ridgePerReply * Double(rows.count)
    // The curvature is at most that of the reply with the longest feature vectors.
    let steepest = rows.reduce(0) { sum, reply in
      sum + reply.count
        * (reply.choices.map { $0.numbers.reduce(0) { $0 + $1.value * $1.value } }.max() ?? 0)
    }
    let rate = 1 / (0.5 * steepest + ridge)
    var (current, ahead, momentum) = (start, start, 1.0)
    for _ in 0..<rounds {
      var gradient = zip(ahead, start).map { ridge * ($0 - $1) }
      for reply in rows { add(to: &gradient, reply.choices, counted: reply.count, ahead) }
      let next = ahead.indices.map { isHeld[$0] ? start[$0] : ahead[$0] - rate * gradient[$0] }
      let grown = (1 + (1 + 4 * momentum * momentum).squareRoot()) / 2
      let push = (momentum - 1) / grown
      ahead = zip(next, current).map { $0 + push * ($0 - $1) }
      (current, momentum) = (next, grown)
    }
    return current
  }

  private static func add(
    to gradient: inout [Double], _ choices: [Row], counted count: Double, _ weights: [Double]
  ) {
    let scores = choices.map { $0.numbers.reduce(0) { $0 + weights[$1.place] * $1.value } }
    let most = scores.max() ?? 0
    let all = scores.map { exp($0 - most) }
    let (sum, right) = (all.reduce(0, +), zip(all, choices).reduce(0) { $1.1.isRight ? $0 + $1.0 : $0 })
    for (choice, share) in zip(choices, all) {
      let wrong = share / sum - (choice.isRight ? share / max(right, .leastNormalMagnitude) : 0)
      for number in choice.numbers { gradient[number.place] += count * wrong * number.value }
    }
  }
}

/// How much the evidence of acts counts in all languages, as lines of the notation.
package struct EvidenceLines: Sendable {
  package let lines: [WeightLines.Line]

  /// Learns from the elicited replies of some languages, from what is said while nothing is asked, and about a text.
  package init(
    of fittings: [LanguageFitting], _ clauses: LabelledClauses, _ world: CorpusWorld, _ listener: CorpusListener,
    _ fitting: inout CrossFitting
  ) throws {
    let unasked = try UnaskedEvidence(clauses, world, &fitting, of: fittings.map(\.language))
    let examples = fittings.flatMap { $0.evidence(listener) } + unasked.examples
    lines =
      EvidenceFitting.lines(of: examples, learning: ActEvidence.Feature.ofActs) + unasked.ofChanges
  }
}
