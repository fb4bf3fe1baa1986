import IntentText

extension Interpreter {
  /// Reads what somebody wants who tells first why: "my car broke down so get me a cab to the garage".
  ///
  /// Written with a full stop the story would be a sentence of its own, which may be left out. Spoken it has none, but
  /// ends where a word of turning stands ("so", "can you"). Only what is no request otherwise is read this way, so
  /// that a message keeps its own "so".
  func afterStory(_ lattices: [Lattice]) -> Understanding? {
    for lattice in lattices {
      let turns = turns(in: lattice)
      guard !turns.isEmpty else { continue }
      var breaks = lattice.breaks
      for turn in turns {
        breaks[turn.lowerBound] = .sentence
        breaks[turn.upperBound] = .sentence
      }
      let told = [Lattice(lattice, with: breaks)]
      guard let winner = winner(in: told) else { continue }
      // The request is what comes after the story: "how many messages can I store" asks for no messages.
      let isAfter = turns.contains { turn in
        self.winner(in: told, words: turn.upperBound..<lattice.count)?.intent == winner.intent
      }
      if isAfter { return Understanding(winner, in: told, by: self) }
    }
    return nil
  }

  /// The fewest words of a story: who did what.
  private static let shortestStory = 3

  /// The words that turn from a story to what is wanted, with a story before them and a request to come.
  private func turns(in lattice: Lattice) -> [Range<Int>] {
    let turn = lattice.reader.grammar.turn
    guard turn >= 0, lattice.count > Self.shortestStory + 1 else { return [] }
    var turns: [Range<Int>] = []
    // Where a sentence ends already, nothing else would be read.
    for start in Self.shortestStory..<lattice.count - 1 where lattice.breaks[start] != .sentence {
      guard lattice.tokens.places[start].marks.contains(.turn) else { continue }
      for token in lattice.tokens[start] where token.wordClass == turn {
        let end = start + Int(token.length)
        if end < lattice.count { turns.append(start..<end) }
      }
    }
    return turns
  }
}
