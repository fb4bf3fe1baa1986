import IntentAutomaton

extension Interpreter {
  /// About how many bytes the compiled languages take.
  package var byteCount: Int {
    readers.reduce(0) {
      $0 + $1.grammar.byteCount + $1.spotter.grammar.byteCount + $1.replies.byteCount + $1.weights.byteCount
        + $1.clauses.byteCount
    }
  }
}

extension Grammar {
  fileprivate var byteCount: Int {
    let tables = lexicon.byteCount + automaton.byteCount + tokens.byteCount
    let lists = HeldBytes.of(classes) + HeldBytes.of(slots) + HeldBytes.of(phrases) + HeldBytes.of(classRoles)
    let constants = phrases.reduce(0) { $0 + ($1.constants.isEmpty ? 0 : HeldBytes.of($1.constants)) }
    let texts = HeldBytes.of(classes.map(\.name)) + phraseRoles.byteCount + HeldBytes.of(classRoles)
    return tables + lists + constants + texts
      + slotRoles.reduce(0) { $0 + HeldBytes.of([$1.plain, $1.known, $1.free]) }
  }
}

extension ValueGrammar {
  fileprivate var byteCount: Int {
    entries.byteCount + steps.byteCount + senses.byteCount + HeldBytes.of(lexemes) + nodes.byteCount + edges.byteCount
      + HeldBytes.of(actions) + HeldBytes.of(actionTexts) + misspelt.byteCount
  }
}
