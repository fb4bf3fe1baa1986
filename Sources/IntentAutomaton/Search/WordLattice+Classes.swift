/// The classes that words belong to.
extension WordLattice {
  package func className(_ wordClass: Int32) -> String { grammar.classes[Int(wordClass)].name }

  /// The number of words of the longest entry of some classes that begins at a word and ends before a bound.
  package func length(_ names: Set<String>, at start: Int, before end: Int) -> Int? {
    guard start >= 0, start < min(end, count) else { return nil }
    return tokens[start].filter { start + Int($0.length) <= end && names.contains(className($0.wordClass)) }
      .map { Int($0.length) }.max()
  }

  package func length(_ lists: ReplyLists, at start: Int, before end: Int) -> Int? {
    guard start >= 0, start < min(end, count) else { return nil }
    var longest = 0
    for token in tokens[start] where start + Int(token.length) <= end && grammar.isOf(lists, token.wordClass) {
      longest = max(longest, Int(token.length))
    }
    return longest > 0 ? longest : nil
  }

  /// Whether a word is in one of some lists of replies, or begins one of their entries.
  package func isOf(_ lists: ReplyLists, _ word: Int) -> Bool {
    tokens[word].contains { grammar.isOf(lists, $0.wordClass) }
  }

  /// Whether a word joins requests.
  package func joinsRequests(_ word: Int) -> Bool { tokens[word].contains { $0.wordClass == grammar.joint } }

  /// A stretch of words without the meaningless words at both ends.
  package func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while let length = length([.filler], at: start, before: end) { start += length }
    while let last = (1...4).first(where: { end - $0 >= start && length([.filler], at: end - $0, before: end) == $0 }) {
      end -= last
    }
    return start..<end
  }

  /// Whether a word begins only requests of some groups.
  ///
  /// Words that only lead to a verb do not count: they begin stories too.
  ///
  /// - Parameter end: Where its words have to end; anywhere if not given.
  package func opensRequest(at word: Int, of groups: UInt32, before end: Int? = nil) -> Bool {
    if !traits[word].isDisjoint(with: [.leading, .function, .preposition]) { return false }
    let openings = tokens[word].filter {
      grammar.opensRequest(with: $0.wordClass) && (end == nil || word + Int($0.length) == end)
    }
    return !openings.isEmpty && openings.allSatisfy { grammar.automaton.groups(with: $0.wordClass) & ~groups == 0 }
  }
}
