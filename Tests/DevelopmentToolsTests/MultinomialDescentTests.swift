import Testing

@testable import DevelopmentTools

@Suite struct MultinomialDescentTests {
  private func fitted(_ rows: [MultinomialDescent.Row], isMeant: [[Bool]]) -> MultinomialDescent {
    var descent = MultinomialDescent(rows, features: 2, isMeant: isMeant, ridge: 0.1)
    for _ in 0..<200 { descent.step() }
    return descent
  }

  @Test func aFeatureSpeaksForTheLabelThatItsRowsHave() {
    let rows = [
      MultinomialDescent.Row(features: [0], value: 1, group: 0, label: 0),
      MultinomialDescent.Row(features: [1], value: 1, group: 0, label: 1),
    ]
    let fitted = fitted(rows, isMeant: [[true, true]])
    let (first, second) = (Array(fitted.weights(of: 0)), Array(fitted.weights(of: 1)))
    #expect(first[0] > 1 && first[1] < -1)
    #expect(abs(first[0] - second[1]) < 1e-6)
    #expect(abs(first[0] + first[1]) < 1e-6)
  }

  @Test func theGradientVanishesAtTheEnd() {
    let rows = [(0, 0), (0, 0), (0, 1), (1, 1)].map {
      MultinomialDescent.Row(features: [$0.0], value: 1, group: 0, label: $0.1)
    }
    let fitted = fitted(rows, isMeant: [[true, true]])
    let prior = Array(fitted.priors(of: 0))
    for (feature, labels) in [(0, [0, 0, 1]), (1, [1])] {
      let weights = Array(fitted.weights(of: feature))
      let chances = MultinomialDescent.softmax(zip(weights, prior).map(+))
      let gradient = 0.1 * weights[0] + labels.reduce(0) { $0 + chances[0] - ($1 == 0 ? 1 : 0) }
      #expect(abs(gradient) < 1e-3)
    }
  }

  @Test func aLabelThatNoRowOfAGroupHasIsImpossibleThere() {
    let rows = [
      MultinomialDescent.Row(features: [0], value: 1, group: 0, label: 0),
      MultinomialDescent.Row(features: [0], value: 1, group: 1, label: 1),
    ]
    let fitted = fitted(rows, isMeant: [[true, false], [true, true]])
    #expect(fitted.weights(of: 0).allSatisfy { $0.isFinite })
  }
}
