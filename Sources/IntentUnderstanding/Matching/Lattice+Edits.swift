import IntentAutomaton
import IntentText

/// An utterance, or a text that one may change, as edits are learned from it.
extension Lattice {
  var editWords: EditWords {
    let names = utterance.names.compactMap { name -> MarkedWords<String>? in
      name.type == .contactName && name.found.isByItsWords ? .init(words: name.words, mark: "name") : nil
    }
    let values = found.values.compactMap { value in
      SpanKind(value)?.mark.map { MarkedWords(words: value.words, mark: $0) }
    }
    return EditWords(
      words, marked: names + values,
      isSmall: traits.map { !$0.isDisjoint(with: [.function, .preposition]) },
      joins: (0..<count).map { isOf([.and, .but], $0) },
      parts: joinedClauses + clausesBetweenMarks(of: 0..<count))
  }

  /// The same as a text that may be changed.
  var draft: TextDraft { TextDraft(editWords, reader.clauses) }
}
