import Foundation

/// Fits the weights of a log-linear model: accelerated gradient descent (Nesterov) on the loss of multinomial logistic
/// regression with a ridge penalty, from zero, so that the same rows always give the same weights.
struct MultinomialDescent {
  /// One example.
  struct Row {
    /// The places of its features; each counts ``value``.
    var features: [Int]
    var value: Double
    /// The group, which has priors of its own, and the label that it is to have.
    var group: Int
    var label: Int
    /// How many such rows it stands for.
    var count: Double

    /// - Parameters:
    /// - names: The names of its features, each as often as it occurs.
    /// - places: By name, the place of a feature; others are left out, but count in the number of features.
    init(_ names: [String], places: [String: Int], group: Int, label: Int, count: Double = 1) {
      self.init(
        features: names.compactMap { places[$0] }, value: Self.value(of: names), group: group, label: label,
        count: count)
    }

    init(features: [Int], value: Double, group: Int, label: Int, count: Double = 1) {
      self.features = features
      self.value = value
      self.group = group
      self.label = label
      self.count = count
    }

    /// What each of some features counts: a sum is divided by the root of their number.
    static func value(of names: [String]) -> Double { 1 / Double(max(1, names.count)).squareRoot() }
  }

  /// By feature, how many of some examples have it.
  static func counts(of examples: some Sequence<[String]>) -> [String: Int] {
    var counts: [String: Int] = [:]
    for names in examples { for name in Set(names) { counts[name, default: 0] += 1 } }
    return counts
  }

  private let rows: [Row]
  private let labels: Int
  private let features: Int
  private let ridge: Double
  /// The step size for each feature: the loss is steep for features that many rows have, and flat for rare ones.
  private let rates: [Double]
  /// By group and label, 0 where the label is possible and minus infinity where it is not.
  private let limits: [[Double]]
  /// By feature and label; the priors of the groups come last.
  private var current: [Double]
  private var ahead: [Double]
  private var momentum = 1.0

  /// - Parameter isMeant: By group and label, whether a row has it; others are impossible there.
  init(_ rows: [Row], features: Int, isMeant: [[Bool]], ridge: Double) {
    self.rows = rows
    self.features = features
    self.ridge = ridge
    labels = isMeant.first?.count ?? 0
    limits = isMeant.map { $0.map { $0 ? 0 : -.infinity } }
    current = Array(repeating: 0, count: (features + isMeant.count) * labels)
    ahead = current
    rates = Self.rates(rows, features, groups: isMeant.count, ridge: ridge)
  }

  /// The weights of a feature for each label.
  func weights(of feature: Int) -> ArraySlice<Double> { current[feature * labels..<(feature + 1) * labels] }

  /// The logits of a group's labels before any feature is known.
  func priors(of group: Int) -> ArraySlice<Double> { weights(of: features + group) }

  static func softmax(_ logits: [Double]) -> [Double] {
    var chances = logits
    chances.withUnsafeMutableBufferPointer { softmax($0) }
    return chances
  }

  /// Puts the chances in the place of logits.
  private static func softmax(_ logits: UnsafeMutableBufferPointer<Double>) {
    let most = logits.max() ?? 0
    for label in logits.indices { logits[label] = exp(logits[label] - most) }
    let sum = logits.reduce(0, +)
    for label in logits.indices { logits[label] /= sum }
  }

  mutating func step() {
    var gradient = ahead.map { $0 * ridge }
    // The priors are not regularised.
    for place in features * labels..<gradient.count { gradient[place] = 0 }
    var logits = [Double](repeating: 0, count: labels)
    ahead.withUnsafeBufferPointer { ahead in
      gradient.withUnsafeMutableBufferPointer { gradient in
        logits.withUnsafeMutableBufferPointer { logits in
          for row in rows { add(row, at: ahead, to: gradient, logits) }
        }
      }
    }
    let next = ahead.indices.map { ahead[$0] - gradient[$0] * rates[$0 / labels] }
    let grown = (1 + (1 + 4 * momentum * momentum).squareRoot()) / 2
    let push = (momentum - 1) / grown
    ahead = zip(next, current).map { $0 + push * ($0 - $1) }
    current = next
    momentum = grown
  }

  /// Adds a row's part of the gradient: much of the time of a fit is spent here.
  ///
  /// - Parameters:
  ///   - weights: Those at which the gradient is.
  ///   - wrong: Room for a number for each label: its logit, and then how much too likely it is.
  private func add(
    _ row: Row, at weights: UnsafeBufferPointer<Double>, to gradient: UnsafeMutableBufferPointer<Double>,
    _ wrong: UnsafeMutableBufferPointer<Double>
  ) {
    let prior = (features + row.group) * labels
    let limits = limits[row.group]
    for label in 0..<labels { wrong[label] = weights[prior + label] + limits[label] }
    for place in row.features {
      for label in 0..<labels { wrong[label] += weights[place * labels + label] * row.value }
    }
    Self.softmax(wrong)
    wrong[row.label] -= 1
    if row.count != 1 { for label in 0..<labels { wrong[label] *= row.count } }
    for label in 0..<labels { gradient[prior + label] += wrong[label] }
    for place in row.features {
      for label in 0..<labels { gradient[place * labels + label] += wrong[label] * row.value }
    }
  }

  /// One over a bound of each feature's share in the curvature: the sum of its products with the features of the rows
  /// that have it (diagonal dominance), halved, as the curvature of the loss by the logits is at most a half.
  private static func rates(_ rows: [Row], _ features: Int, groups: Int, ridge: Double) -> [Double] {
    var steepest = Array(repeating: ridge, count: features + groups)
    for row in rows {
      let sum = row.count * (1 + row.value * Double(row.features.count))
      for place in row.features { steepest[place] += 0.5 * row.value * sum }
      steepest[features + row.group] += 0.5 * sum
    }
    return steepest.map { 1 / $0 }
  }
}
