import Foundation

/// Adaptive gradient descent on the logarithm of the probability of the ways that were meant, example by example.
///
/// What it works in is kept from example to example, so that none asks for memory.
struct EditDescent {
  /// By feature.
  private(set) var weights: [Double]
  private var squares: [Double]
  private var gradient: [Double]
  /// By way of an example.
  private var odds: [Double] = []
  /// The features whose gradient is not zero, perhaps more than once.
  private var touched: [Int32] = []

  private static let rate = 0.2
  private static let ridge = 0.001

  /// - Parameter count: How many features there are.
  init(_ count: Int) {
    weights = [Double](repeating: 0, count: count)
    squares = [Double](repeating: 0.01, count: count)
    gradient = weights
  }

  mutating func follow(_ example: EditExamples.Example) {
    weigh(example)
    let all = odds.reduce(0, +)
    var meant: Double = 0
    for (way, isMeant) in example.isMeant.enumerated() where isMeant { meant += odds[way] }
    for way in odds.indices {
      let off = odds[way] / all - (example.isMeant[way] ? odds[way] / meant : 0)
      for place in example.places(of: way) {
        let feature = Int(example.features[place])
        if gradient[feature] == 0 { touched.append(example.features[place]) }
        gradient[feature] += off * example.count
      }
    }
    for feature in touched.map(Int.init) where gradient[feature] != 0 {
      let slope = gradient[feature] + Self.ridge * weights[feature]
      gradient[feature] = 0
      squares[feature] += slope * slope
      weights[feature] -= Self.rate * slope / squares[feature].squareRoot()
    }
    touched.removeAll(keepingCapacity: true)
  }

  /// How likely each way is, relative to the likeliest.
  private mutating func weigh(_ example: EditExamples.Example) {
    odds.removeAll(keepingCapacity: true)
    for way in example.isMeant.indices {
      var sum: Double = 0
      for place in example.places(of: way) { sum += weights[Int(example.features[place])] }
      odds.append(sum)
    }
    let most = odds.max() ?? 0
    for way in odds.indices { odds[way] = exp(odds[way] - most) }
  }
}
