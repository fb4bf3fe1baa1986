/// Where a search begins: a state of the automaton, and the score with which it is reached.
package struct SearchStart: Sendable {
  package var state: Int32
  package var score: Float
  /// Whether phrases explain all words on the way to the state, and none of them is a value.
  var isExplained = true

  package init(state: Int32, score: Float, isExplained: Bool = true) {
    self.state = state
    self.score = score
    self.isExplained = isExplained
  }

  /// The beginning of a request.
  package static let request = [SearchStart(state: Automaton.start, score: Costs.start)]
  /// The start of a request behind words of an act.
  static let behindAct = [SearchStart(state: Automaton.start, score: 0)]
}
