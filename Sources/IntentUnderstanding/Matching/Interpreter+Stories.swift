import IntentText

extension Interpreter {
  /// Reads requests beside an explanation: "my car broke down so get me a cab to the garage".
  ///
  /// With a full stop the explanation would be a sentence of its own, which may be left out. In speech it has none: it
  /// ends at a discourse marker ("so", "can you"), or where the request begins. Only words that are no request
  /// otherwise are read this way, so that a message keeps its own "so".
  func afterStory(_ words: Range<Int>, _ prescreens: [LanguagePrescreen]) -> Understanding? {
    afterTurn(words, prescreens) ?? afterRunOn(words, prescreens) ?? beforeRunOn(words, prescreens)
  }

  /// Reads the one clause of a text that is a request, where the whole text is none: "we ran late again, get us a cab
  /// home, it is pouring".
  ///
  /// A clause among others must be a better request than a whole text would have to be.
  func clause(_ words: Range<Int>, _ prescreens: [LanguagePrescreen]) -> Understanding? {
    for prescreen in prescreens.prefix(1) {
      let lattice = prescreen.lattice
      let starts = words.filter { $0 == words.lowerBound || lattice.breaks[$0] != .none }
      guard starts.count > 1 else { continue }
      var best: Candidate?
      for (place, start) in starts.enumerated().prefix(Self.mostClauses) {
        let end = place + 1 < starts.count ? starts[place + 1] : words.upperBound
        guard end - start >= Self.shortestRequest, !isAside(start..<end, of: words, in: lattice) else { continue }
        let least = best.map { Float($0.score) } ?? Self.clauseScore
        best = winner(in: [prescreen], words: start..<end, above: least) ?? best
      }
      guard let best else { continue }
      var understanding = Understanding(best, words: words, in: [prescreen], by: self)
      understanding.best?.add(details(beside: best, in: words))
      return understanding
    }
    return nil
  }

  /// The most clauses of a text that are tried alone.
  private static let mostClauses = 8
  /// The score that a clause must reach without support from the text around it.
  static let clauseScore: Float = 0.9

  /// Whether another clause of the same sentence asks something, or is about another domain: then this clause is no
  /// request.
  private func isAside(_ clause: Range<Int>, of words: Range<Int>, in lattice: Lattice) -> Bool {
    var (first, last) = (clause.lowerBound, clause.upperBound)
    while first > words.lowerBound, lattice.breaks[first] != .sentence { first -= 1 }
    while last < words.upperBound, lattice.breaks[last] != .sentence { last += 1 }
    return (first..<last).contains {
      !clause.contains($0) && !lattice.traits[$0].isDisjoint(with: [.outOfDomain, .question])
    }
  }

  private func afterTurn(_ words: Range<Int>, _ prescreens: [LanguagePrescreen]) -> Understanding? {
    for prescreen in prescreens where prescreen.tokens.marks.contains(.discourseMarker) {
      let lattice = prescreen.lattice
      let markers = markers(in: lattice, words)
      guard !markers.isEmpty else { continue }
      var breaks = lattice.breaks
      for marker in markers {
        breaks[marker.lowerBound] = .sentence
        breaks[marker.upperBound] = .sentence
      }
      let told = [LanguagePrescreen(Lattice(lattice, with: breaks))]
      guard let winner = winner(in: told, words: words) else { continue }
      // The request must come after the story: "how many messages can I store" asks for no messages.
      let isAfter = markers.contains { marker in
        self.winner(in: told, words: marker.upperBound..<words.upperBound)?.intent == winner.intent
      }
      if isAfter { return Understanding(winner, words: words, in: told, by: self) }
    }
    return nil
  }

  /// Reads a request that directly follows its explanation: "my wife is waiting text her I'm late".
  ///
  /// Only the request shows where the explanation ends. So it must be as strong as a second request, and the
  /// explanation must neither begin as a question nor be about another domain, as "remind me to call Bobo" is.
  private func afterRunOn(_ words: Range<Int>, _ prescreens: [LanguagePrescreen]) -> Understanding? {
    // In a language that knows few of the words, any word may be a name.
    for prescreen in prescreens.prefix(1) {
      let lattice = prescreen.lattice
      let end = words.first { isOfNoRequest($0, in: words, lattice) }
      // A story that asks something is a weaker explanation.
      let asks = words.contains { lattice.traits[$0].contains(.question) }
      let least = asks ? Self.clauseScore : Costs.secondRequest
      let last = min(end ?? words.upperBound, words.upperBound - Self.shortestRequest)
      let first = words.lowerBound + Self.shortestStory
      let starts = (first..<max(first, last + 1)).lazy.filter { start in
        lattice.breaks[start] == .none && beginsRequest(start, lattice)
      }
      for start in starts.prefix(Self.mostRunOns) {
        let request = winner(in: [prescreen], words: start..<words.upperBound, above: least)
        guard let request else { continue }
        var breaks = lattice.breaks
        breaks[start] = .sentence
        let told = [LanguagePrescreen(Lattice(lattice, with: breaks))]
        if let winner = winner(in: told, words: words), winner.intent == request.intent {
          return Understanding(winner, words: words, in: told, by: self)
        }
        if Float(request.score) >= Self.clauseScore {
          return Understanding(request, words: start..<words.upperBound, in: [prescreen], by: self)
        }
      }
    }
    return nil
  }

  /// Whether a word speaks for another domain, or asks at the beginning of a text.
  private func isOfNoRequest(_ place: Int, in words: Range<Int>, _ lattice: Lattice) -> Bool {
    let isAtStart = place <= words.lowerBound + Self.shortestStory
    return !lattice.traits[place].isDisjoint(with: isAtStart ? [.outOfDomain, .question] : .outOfDomain)
  }

  /// Reads a request that is directly followed by its reason, as in speech.
  ///
  /// Neither may be a question. The reason begins with a word that leads to a verb, and is longer than what could
  /// belong to the request. The request is complete without it, and does not end in free text, which would continue.
  private func beforeRunOn(_ words: Range<Int>, _ prescreens: [LanguagePrescreen]) -> Understanding? {
    for prescreen in prescreens.prefix(1) {
      let lattice = prescreen.lattice
      if words.contains(where: { isOfNoRequest($0, in: words, lattice) }) { continue }
      let ends = words.dropFirst(Self.shortestRequest).dropLast(Self.shortestStory - 1).lazy.filter { end in
        lattice.traits[end].contains(.leading)
          && lattice.traits[end - 1].isDisjoint(with: [.leading, .function, .preposition])
      }
      for end in ends.prefix(Self.mostRunOns) {
        let request = winner(in: [prescreen], words: words.lowerBound..<end, above: Self.clauseScore)
        guard let request, !request.endsInText else { continue }
        return Understanding(request, words: words.lowerBound..<end, in: [prescreen], by: self)
      }
    }
    return nil
  }

  /// Whether a request can begin at a word without the word before it leading there: "text her" after a complete
  /// clause, "I need" even after a word that leads to a verb; but not "to take me", and not "account" in "my account".
  private func beginsRequest(_ place: Int, _ lattice: Lattice) -> Bool {
    let grammar = lattice.reader.grammar
    let (before, first) = (lattice.traits[place - 1], lattice.traits[place])
    if before.contains(.preposition) || first.contains(.preposition) { return false }
    return lattice.tokens[place].contains { token in
      (!before.contains(.leading) || first.contains(.function) && token.length > 1)
        && grammar.opensRequest(with: token.wordClass)
    }
  }

  /// The fewest words of a story: who did what.
  private static let shortestStory = 3
  private static let shortestRequest = 2
  /// The most places without a mark at which the beginning or end of a request is tried.
  private static let mostRunOns = 5

  /// The discourse markers in an utterance that have an explanation before them and a request after them.
  private func markers(in lattice: Lattice, _ words: Range<Int>) -> [Range<Int>] {
    let marker = lattice.reader.grammar.discourseMarker
    guard marker >= 0, words.count > Self.shortestStory + 1 else { return [] }
    var markers: [Range<Int>] = []
    // Where a sentence ends anyway, the reading would be the same.
    for start in words.dropFirst(Self.shortestStory).dropLast() where lattice.breaks[start] != .sentence {
      guard lattice.tokens.places[start].marks.contains(.discourseMarker) else { continue }
      for token in lattice.tokens[start] where token.wordClass == marker {
        let end = start + Int(token.length)
        if end < words.upperBound { markers.append(start..<end) }
      }
    }
    return markers
  }
}

extension Grammar {
  /// The least weight of a word with which a request can begin.
  private static let leastOpening: Float = 0.5

  /// Whether words of a class can begin a request and show that one begins.
  func opensRequest(with wordClass: Int32) -> Bool {
    tokens[Int(wordClass)].gain >= Self.leastOpening && automaton.begins(with: wordClass)
  }
}
