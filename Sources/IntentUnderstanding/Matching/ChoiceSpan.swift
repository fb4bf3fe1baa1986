/// Some words that fit choices on offer.
struct ChoiceSpan: Sendable {
  var words: Range<Int>
  /// The places of the choices that the words fit.
  var places: [Int]
  /// What the words add to a score.
  var score: Float
}
