import DataStructures
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

extension ValueGrammar {
  fileprivate var byteCount: Int {
    entries.byteCount + steps.byteCount + senses.byteCount + HeldBytes.of(lexemes) + nodes.byteCount + edges.byteCount
      + HeldBytes.of(actions) + HeldBytes.of(actionTexts) + misspelt.byteCount
  }
}
