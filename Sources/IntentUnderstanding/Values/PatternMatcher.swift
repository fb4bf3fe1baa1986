import StepCounting

/// Applies the patterns of one stage to the tokens, from left to right: the longest that matches at each place.
struct PatternMatcher {
  struct Capture {
    var slot: ValueSlot
    var term: ValueTerm
  }

  let grammar: ValueGrammar
  var composer: ValueComposer
  private(set) var tokens: [ValueToken]
  private var captures: [Capture] = []
  private var best: (end: Int, term: ValueTerm)?

  init(grammar: ValueGrammar, composer: ValueComposer, tokens: [ValueToken]) {
    self.grammar = grammar
    self.composer = composer
    self.tokens = tokens
  }

  /// Replaces what a stage's patterns match by the result.
  mutating func run(stage root: Int) {
    var index = 0
    var kept = 0
    var least = 1
    while index < tokens.count {
      if tokens[index].isKnown, let found = match(root, at: index, least: least) {
        // The result may begin a longer match, so it takes the last place of the tokens that it replaces.
        let words = tokens[index].words.lowerBound..<tokens[found.end - 1].words.upperBound
        tokens[found.end - 1] = ValueToken(words: words, term: found.term, gap: tokens[index].gap)
        index = found.end - 1
        least = 2
      } else {
        if kept != index { tokens[kept] = tokens[index] }
        kept += 1
        index += 1
        least = 1
      }
    }
    tokens.removeLast(tokens.count - kept)
  }

  private mutating func match(
    _ root: Int, at index: Int, least: Int
  ) -> (end: Int, term: ValueTerm)? {
    let node = grammar.nodes[root]
    guard
      !node.slots.isDisjoint(with: tokens[index].slots)
        || node.hasWords && tokens[index].hash != 0
          && grammar.next(root, tokens[index].hash) != nil
    else { return nil }
    best = nil
    captures.removeAll(keepingCapacity: true)
    walk(root, from: index, to: index, least: least)
    return best
  }

  /// Descends the tree of patterns, which is as deep as the longest pattern is, whatever the text.
  private mutating func walk(_ place: Int, from start: Int, to index: Int, least: Int) {
    Steps.count()
    let node = grammar.nodes[place]
    if node.action >= 0, index - start >= least, index > best?.end ?? start,
      let term = composer.make(grammar.actions[Int(node.action)], captures)
    {
      best = (index, term)
    }
    guard index < tokens.count, index == start || tokens[index].gap < 2, tokens[index].isKnown else {
      return
    }
    let hash = tokens[index].hash
    if node.hasWords, hash != 0, let next = grammar.next(place, hash) {
      walk(next, from: start, to: index + 1, least: least)
    }
    if node.slots.isDisjoint(with: tokens[index].slots) { return }
    // In "2-15" the second number is no minute.
    let isApart = index > start && (tokens[index].gap > 0 || tokens[index - 1].slots.contains(.hourTo))
    for number in node.edges {
      let edge = grammar.edges[Int(number)]
      guard tokens[index].slots.contains(edge.slot) else { continue }
      if isApart, edge.slot == .cents || edge.slot == .minute { continue }
      // Behind a mark, a number without a unit does not belong to the duration before it.
      if tokens[index].gap > 0, edge.slot == .n, captures.last?.slot == .duration { continue }
      captures.append(Capture(slot: edge.slot, term: Self.term(of: tokens[index], for: edge.slot, grammar)))
      walk(Int(edge.next), from: start, to: index + 1, least: least)
      captures.removeLast()
    }
  }

  /// The term of a token for a slot that it fits: the token's own, or one of its word's lexemes.
  private static func term(of token: ValueToken, for slot: ValueSlot, _ grammar: ValueGrammar) -> ValueTerm {
    if token.lexemes.isEmpty || ValueSlotSet(of: token.term, isWeak: token.isWeak).contains(slot) {
      return token.term
    }
    for index in token.lexemes {
      let lexeme = grammar.lexemes[Int(index)]
      let term = lexeme.term
      if ValueSlotSet(of: term, isWeak: lexeme.isWeak).contains(slot) { return term }
    }
    return token.term
  }
}
