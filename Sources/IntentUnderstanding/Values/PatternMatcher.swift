/// Lays one stage's patterns over the tokens: the longest that fits at each place, left to right.
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

  /// Replaces what a stage's patterns fit by what they make of it.
  mutating func run(stage root: Int) {
    var output: [ValueToken] = []
    output.reserveCapacity(tokens.count)
    var index = 0
    var least = 1
    while index < tokens.count {
      if tokens[index].isKnown, let found = match(root, at: index, least: least) {
        // What was made may begin a longer row: it takes the last place of what it was made from.
        let words = tokens[index].words.lowerBound..<tokens[found.end - 1].words.upperBound
        tokens[found.end - 1] = ValueToken(
          words: words, hash: 0, term: found.term, lexemes: 0..<0, gap: tokens[index].gap)
        index = found.end - 1
        least = 2
      } else {
        output.append(tokens[index])
        index += 1
        least = 1
      }
    }
    tokens = output
  }

  private mutating func match(
    _ root: Int, at index: Int, least: Int
  ) -> (end: Int, term: ValueTerm)? {
    best = nil
    captures.removeAll(keepingCapacity: true)
    walk(root, from: index, to: index, least: least)
    return best
  }

  /// Goes down the tree of patterns; its depth is that of the longest pattern, whatever the text.
  private mutating func walk(_ node: Int, from start: Int, to index: Int, least: Int) {
    if let action = grammar.nodes[node].action, index - start >= least, index > best?.end ?? start,
      let term = composer.make(action, captures)
    {
      best = (index, term)
    }
    guard index < tokens.count, index == start || tokens[index].gap < 2, tokens[index].isKnown else {
      return
    }
    let token = tokens[index]
    if grammar.nodes[node].hasWords, token.hash != 0, let next = grammar.next(node, token.hash) {
      walk(next, from: start, to: index + 1, least: least)
    }
    for edge in grammar.nodes[node].slots {
      if token.gap > 0, index > start, edge.slot == .cents || edge.slot == .minute { continue }
      follow(edge, token.term, isWeak: token.isWeak, from: start, to: index, least: least)
      for lexeme in grammar.lexemes[token.lexemes] {
        let term = lexeme.term
        if term == token.term { continue }
        follow(edge, term, isWeak: lexeme.isWeak, from: start, to: index, least: least)
      }
    }
  }

  private mutating func follow(
    _ edge: (slot: ValueSlot, next: Int), _ term: ValueTerm, isWeak: Bool, from start: Int,
    to index: Int, least: Int
  ) {
    guard edge.slot.accepts(term, isWeak: isWeak) else { return }
    captures.append(Capture(slot: edge.slot, term: term))
    walk(edge.next, from: start, to: index + 1, least: least)
    captures.removeLast()
  }
}
