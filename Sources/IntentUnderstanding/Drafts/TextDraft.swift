import IntentText

/// The text of a request, which words said about it can change in part.
struct TextDraft {
  private let words: EditWords
  private let weights: ClauseWeights

  init(_ words: EditWords, _ weights: ClauseWeights) {
    self.words = words
    self.weights = weights
  }

  /// The likeliest way in which a clause, or several, change the text; `nil` where it is likelier that they do not.
  ///
  /// Ways that come to the same text speak for it together.
  func edited(by clause: Range<Int>, of said: EditWords) -> TextEdit? {
    guard !weights.isEmpty, let edits = TextEdits(said, clause, changing: words) else { return nil }
    let all = edits.all()
    let support = all.map { edits.support(of: $0, weights) }
    let most = support.reduce(-.infinity, max)
    var chances: [[UInt8]: Double] = [:]
    var best: (edit: TextEdit, chance: Double)?
    var sum: Double = 0
    for (edit, support) in zip(all, support) {
      let odds = (support - most).exponential
      sum += odds
      let folded = edit.folded
      let chance = chances[folded, default: 0] + odds
      chances[folded] = chance
      if folded != words.words.folded, best.map({ chance > $0.chance }) != false { best = (edit, chance) }
    }
    guard var edit = best?.edit, let chance = best?.chance else { return nil }
    edit.probability = chance / sum
    edit.probabilityOfAny = 1 - chances[words.words.folded, default: 0] / sum
    return edit
  }
}
