import IntentText
import IntentVocabulary

extension Interpreter {
  /// Reads what somebody wants who tells first why: "my car broke down so get me a cab to the garage".
  ///
  /// Written with a full stop the story would be a sentence of its own, which may be left out. Spoken it has none, but
  /// ends where a word of turning stands ("so", "can you"). Only what is no request otherwise is read this way, so
  /// that a message keeps its own "so".
  func afterStory(
    _ words: Words, _ vocabulary: VocabularyIndex, _ situation: Situation
  ) -> Understanding? {
    for reader in readers {
      let turns = turns(in: words, of: reader.grammar)
      guard !turns.isEmpty else { continue }
      var breaks = Lattice.breaks(in: words)
      for turn in turns {
        breaks[turn.lowerBound] = .sentence
        breaks[turn.upperBound] = .sentence
      }
      let understanding = Understanding(readings(words, breaks, reader, vocabulary, situation))
      if understanding.best != nil { return understanding }
    }
    return nil
  }

  /// The fewest words of a story: who did what.
  private static let shortestStory = 3

  /// The words that turn from a story to what is wanted, with a story before them and a request to come.
  private func turns(in words: Words, of grammar: Grammar) -> [Range<Int>] {
    guard grammar.turn >= 0, words.count > Self.shortestStory + 1 else { return [] }
    let lexicon = grammar.lexicon
    let places = Self.shortestStory..<words.count - 1
    guard places.contains(where: { lexicon.mayBegin(grammar.turn, with: words[$0].hash) }) else { return [] }
    let ids = words.words.map { lexicon.id($0.hash) }
    var turns: [Range<Int>] = []
    for start in places {
      lexicon.tokens(at: start, in: ids) { wordClass, length in
        if wordClass == grammar.turn, start + length < words.count { turns.append(start..<start + length) }
      }
    }
    return turns
  }
}
