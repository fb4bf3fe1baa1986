import Foundation
import IntentText
import IntentUnderstanding
import LanguageNotation

/// Fits the weights of acts to replies of which the meant act is known.
///
/// What a word says for an act is the same at every question; how likely an act is before a word is said is not. So one
/// model has weights for all questions and priors for each, among the acts that were meant there.
///
/// Multinomial logistic regression with a ridge penalty, by accelerated gradient descent from zero: the same rows always
/// give the same numbers. What too few replies have is left out, and the result is thinned out and rounded, so that it can
/// be read and stays small.
struct ActFitting {
  /// A reply, with the act that was meant.
  struct Example: Sendable {
    var features: [String]
    var act: ActKind
    var question: WeighedQuestion
    /// The source of the reply, that is its writer.
    var source: String
  }

  /// A fitted model, as it is written and read.
  struct Model: Sendable {
    var acts: [ActKind]
    /// By question, the prior of each act; `nil` for an act that no example has there.
    var priors: [WeighedQuestion: [Double?]]
    /// By feature, the weight for each act; 0 where it says nothing.
    var weights: [String: [Double]]
  }

  private static let ridge = 0.03
  private static let rounds = 50
  /// Weights are rounded to multiples of this.
  private static let step = 1.0
  /// Smaller weights are left out: they are half of all, and say nothing about other replies.
  private static let leastWeight = 0.75
  /// How many replies must have a feature; pairs of words are numerous, and most of them occur once.
  private static let leastReplies = 2, leastRepliesOfPair = 3
  /// Below this number of replies, features of single replies are kept.
  private static let fewReplies = 1000

  static func model(of examples: [Example]) -> Model {
    let acts = ActKind.allCases.filter { act in examples.contains { $0.act == act } }
    let questions = WeighedQuestion.allCases.filter { question in examples.contains { $0.question == question } }
    let features = Self.features(of: examples)
    let places = Dictionary(uniqueKeysWithValues: zip(features, 0...))
    var isMeant = questions.map { _ in acts.map { _ in false } }
    let rows = examples.map { example in
      let question = questions.firstIndex(of: example.question) ?? 0
      let act = acts.firstIndex(of: example.act) ?? 0
      isMeant[question][act] = true
      return MultinomialDescent.Row(example.features, places: places, group: question, label: act)
    }
    var descent = MultinomialDescent(rows, features: features.count, isMeant: isMeant, ridge: ridge)
    for _ in 0..<rounds { descent.step() }
    var weights: [String: [Double]] = [:]
    for (place, feature) in features.enumerated() {
      let row = descent.weights(of: place).map { abs($0) < leastWeight ? 0 : ($0 / step).rounded() * step }
      if row.contains(where: { $0 != 0 }) { weights[feature] = row }
    }
    let priors = questions.indices.map { question in
      zip(descent.priors(of: question), isMeant[question]).map { prior, isMeant in
        isMeant ? (prior * 100).rounded() / 100 : nil
      }
    }
    return Model(acts: acts, priors: Dictionary(uniqueKeysWithValues: zip(questions, priors)), weights: weights)
  }

  /// The features that enough replies have, in order.
  private static func features(of examples: [Example]) -> [String] {
    let replies = MultinomialDescent.counts(of: examples.lazy.map(\.features))
    if examples.count < fewReplies { return replies.keys.sorted() }
    return replies.filter { $1 >= ($0.contains(" ") ? leastRepliesOfPair : leastReplies) }.keys.sorted()
  }
}

extension ActFitting.Model {
  /// The probability of each act for a reply to a question.
  func chances(_ features: [String], at question: WeighedQuestion) -> [ActKind: Double] {
    var logits = (priors[question] ?? []).map { $0 ?? -.infinity }
    let value = MultinomialDescent.Row.value(of: features)
    for feature in features {
      guard let row = weights[feature] else { continue }
      for act in logits.indices { logits[act] += row[act] * value }
    }
    let chances = Dictionary(uniqueKeysWithValues: zip(acts, MultinomialDescent.softmax(logits)))
    // Acts without an example at the question are not weighed there.
    return chances.filter { $0.value > 0 }
  }

  /// The lines of a `weights` section.
  var lines: [WeightLines.Line] {
    let priors = WeighedQuestion.allCases.flatMap { question in
      zip(acts, self.priors[question] ?? []).compactMap { act, prior in
        prior.map { WeightLines.Line(prior: $0, of: act.rawValue, at: question.rawValue) }
      }
    }
    return priors
      + acts.indices.flatMap { act in
        WeightLines.Line.lines(of: weights.mapValues { $0[act] }.filter { $0.value != 0 }, for: acts[act].rawValue)
      }
  }
}
