import LanguageNotation

/// Lines of weights as a fitted model has them.
extension WeightLines.Line {
  /// The line of a prior.
  init(prior: Double, of act: String, at question: String) {
    self.init(question: question, act: act, weight: Self.plain(prior), features: [WeightLines.prior])
  }

  /// The lines of what features say for an act: those of one weight share a line, and the greatest weight comes first.
  static func lines(of weights: [String: Double], for act: String) -> [Self] {
    Dictionary(grouping: weights.keys) { plain(weights[$0, default: 0]) }.sorted { $0.key > $1.key }
      .map { Self(question: WeightLines.any, act: act, weight: $0.key, features: $0.value.sorted()) }
  }

  /// The line in the notation, continued in further lines where it is longer than a line of the house.
  var text: String {
    var text = "\(question) \(act) \(weight) ="
    var column = text.utf8.count
    for (place, feature) in features.enumerated() {
      let piece = place == 0 ? " \(feature)" : " | \(feature)"
      if column + piece.count > 116, place > 0 {
        text += "\n "
        column = 1
      }
      text += piece
      column += piece.count
    }
    return text + "\n"
  }

  /// A weight without the sign of zero: which of two equal zeros is written must not depend on their order.
  private static func plain(_ weight: Double) -> Double { weight == 0 ? 0 : weight }
}
