import IntentAutomaton
import IntentModel
import IntentVocabulary

/// Which of the ways to read an utterance is the best.
extension Interpreter {
  /// The prescreens of the languages that may have a reading of the utterance, the language that knows most words
  /// first.
  func prescreens(at utterance: Utterance) -> [LanguagePrescreen] {
    let isAlone = readers.count == 1
    let prescreens = readers.compactMap { LanguagePrescreen(utterance, for: $0, isAlone: isAlone) }
    return prescreens.count > 1 ? prescreens.sorted { $0.knownShare > $1.knownShare } : prescreens
  }

  /// The best way to read an utterance, if it reaches a score and can be believed.
  ///
  /// - Parameters:
  /// - words: The words that are read; all of them if not given.
  /// - joining: Whether they may be several requests.
  /// - found: By language, the requests that were already found for all words, best first.
  func winner(
    in prescreens: [LanguagePrescreen], words: Range<Int>? = nil, above least: Float = Costs.threshold,
    joining: Bool = false, among found: FoundRequests = [:]
  ) -> Candidate? {
    var first: Candidate?
    var rank = Double(least)
    for prescreen in prescreens {
      // Only what is better than the best so far matters.
      let floor = prescreens.count > 1 ? rank - Self.familiarity * prescreen.knownShare - Self.tie : rank
      let best =
        if let known = found[prescreen.language] { known.first } else {
          candidates(prescreen, words: words, above: Float(floor), isForBest: true, joining: joining).first
        }
      guard let candidate = best else { continue }
      if let other = first, !candidate.comes(before: other) { continue }
      first = candidate
      rank = max(rank, candidate.rank)
    }
    guard let first, first.score >= Double(least), first.intent != .none else { return nil }
    if first.isStrong || !first.isAlone { return first }
    let floor = first.score - Double(Costs.margin)
    let known = prescreens.flatMap { found[$0.language, default: []] }.filter { $0.score >= floor && $0.isAlone }
    let unknown = prescreens.filter { found[$0.language] == nil }
    let others = known + candidates(in: unknown, words: words, above: Float(floor))
    return ([first] + others).isFirstBelieved ? first : nil
  }

  /// The requests that one search found for all words of an utterance, by language.
  typealias FoundRequests = [String: [Candidate]]

  /// All ways to read an utterance that reach a score, best first, a few for each language.
  ///
  /// - Parameter withNone: Whether readings that ask for none of the host's intents are kept.
  func candidates(
    in prescreens: [LanguagePrescreen], words: Range<Int>? = nil, above floor: Float = -.infinity,
    withNone: Bool = false
  ) -> [Candidate] {
    let all = prescreens.flatMap { prescreen in
      candidates(prescreen, words: words, above: floor, isForBest: false)
        .filter { withNone || $0.intent != .none }.prefix(withNone ? Self.most + 1 : Self.most)
    }
    return prescreens.count > 1 ? all.sorted { $0.comes(before: $1) } : all
  }

  /// The number of readings that are kept in each language.
  private static let most = 4

  private func candidates(
    _ prescreen: LanguagePrescreen, words: Range<Int>?, above floor: Float, isForBest: Bool, joining: Bool = false
  ) -> [Candidate] {
    guard prescreen.mostScore >= floor - Costs.tie else { return [] }
    return candidates(prescreen.lattice, words: words, above: floor, isForBest: isForBest, joining: joining)
  }

  /// All requests of one language that reach a score, best first.
  func requests(_ prescreen: LanguagePrescreen, above floor: Float) -> [Candidate] {
    candidates(prescreen, words: nil, above: floor, isForBest: false, joining: true)
  }

  /// - Parameters:
  /// - starts: Where the paths begin.
  /// - joining: Whether the words may be several requests.
  /// - detail: The entry for an intent's details if those are looked for; -1 for requests.
  func candidates(
    _ lattice: Lattice, words: Range<Int>?, above floor: Float, isForBest: Bool, joining: Bool = false,
    from starts: [SearchStart] = SearchStart.request, detail: Int32 = -1, rests: [SearchStart] = [],
    questionCosts: QuestionCosts = QuestionCosts()
  ) -> [Candidate] {
    var search = Search(
      lattice.wordLattice, words: words ?? 0..<lattice.count, above: floor, isForBest: isForBest, from: starts,
      detail: detail, rests: rests, questionCosts: questionCosts, joinsRequests: joining,
      intentsOfApps: shared.appNames.intents, space: shared.spaces.take())
    lattice.utterance.noteSearch()
    search.run()
    let endings = search.endings
    let requests = search.requests(of: endings)
    shared.spaces.give(back: search.ended())
    if endings.isEmpty { return [] }
    let builder = ReadingBuilder(lattice, requests, shared)
    let familiarity = readers.count > 1 ? Self.familiarity * lattice.knownShare : 0
    return endings.indices.map { number in
      let last = number + 1 < endings.count ? requests.firsts[number + 1] : requests.endings.count
      return Candidate(
        builder, requests.firsts[number]..<last, rank: Double(endings[number].score) + familiarity)
    }
  }

  /// What knowing the words of an utterance adds for a language when languages are compared; it does not count for the
  /// threshold.
  ///
  /// It decides what the structure leaves open: "MonkeyChat Bobo s'il vous plaît …" would be as good a sentence in
  /// English.
  private static let familiarity = 0.6

  /// Ranks closer than this count as equal.
  fileprivate static let tie = 0.001
}

extension Candidate {
  /// Whether it is the better of two; where two languages read equally well, the conversation's language wins.
  fileprivate func comes(before other: Candidate) -> Bool {
    if abs(rank - other.rank) > Interpreter.tie { return rank > other.rank }
    let own = builder.utterance.situation.language
    return language == own && other.language != own
  }
}
