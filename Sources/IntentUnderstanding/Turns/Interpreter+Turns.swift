import IntentModel
import IntentText
import IntentVocabulary

extension Interpreter {
  /// Reads an utterance in a conversation: all acts that its words can be compete in one ranking.
  ///
  /// - `expectation`: the open question; `nil` where none is open, so that the words answer nothing.
  package func read(
    _ utterance: String, expecting expectation: Expectation?, vocabulary: VocabularyIndex, in situation: Situation
  ) -> TurnReading {
    read(utterance, expecting: expectation, vocabulary: vocabulary, in: situation, explaining: false)
  }

  /// Reads an utterance as ``read(_:expecting:vocabulary:in:)`` does.
  ///
  /// - `explaining`: whether the acts keep what each part of the utterance contributed to their scores.
  package func read(
    _ utterance: String, expecting expectation: Expectation?, vocabulary: VocabularyIndex, in situation: Situation,
    explaining: Bool
  ) -> TurnReading {
    guard let turn = turn(utterance, expectation, vocabulary, situation, explaining: explaining) else {
      return TurnReading(.notUnderstood)
    }
    let reading = turn.addingClauses(to: read(turn, expecting: expectation))
    return expectation == nil ? turn.guessing(reading) : reading
  }

  /// Reads a clause of a reply as if nothing else were said.
  func readClause(
    _ clause: String, expecting expectation: Expectation?, vocabulary: VocabularyIndex, in situation: Situation
  ) -> TurnReading {
    guard var turn = turn(clause, expectation, vocabulary, situation, explaining: false) else {
      return TurnReading(.notUnderstood)
    }
    turn.divides = false
    return read(turn, expecting: expectation)
  }

  private func read(_ turn: TurnReader, expecting expectation: Expectation?) -> TurnReading {
    let understanding = turn.understanding
    let candidates = turn.candidates(understanding)
    var reading = TurnReading(ranking: candidates, understanding: understanding)
    let isSaidWhole = candidates.contains { $0.act == reading.act && $0.explainsAll }
    if let expectation, reading.act.saysLittle, !isSaidWhole {
      reading.untaken = turn.untakenValues(at: expectation)
    }
    if case .values(let slots, _) = reading.act, !slots.isEmpty,
      let intent = expectation.flatMap({ descriptions[$0.intent] }),
      let reader = readers.first(where: { $0.grammar.tag == turn.situation.language })
    {
      reading.untaken += UntakenValues.beside(slots, in: turn.lattices.prescreen(for: reader).lattice, of: intent)
    }
    if turn.lattices.explains { reading.clauses = turn.saidClauses }
    reading.latticeCount = turn.lattices.count
    reading.searchCount = turn.lattices.searchCount
    return reading
  }

  /// Whether an app can do the requests of an intent.
  func isPossible(_ intent: IntentName) -> Bool { shared.appNames.intents.contains { $0.contains(intent) } }

  /// A request that was read together with an earlier one, as the turn that follows when the earlier one has ended.
  package func turn(hearing understanding: Understanding) -> TurnReading {
    let scores = [understanding.best, understanding.denied].compactMap { $0?.score }
    let candidates = scores.map { TurnReading.RatedAct(act(for: understanding), $0) } + rivals(of: understanding)
    return TurnReading(ranking: candidates, understanding: understanding)
  }

  /// The other requests that an utterance may be.
  func rivals(of understood: Understanding) -> [TurnReading.RatedAct] {
    guard let best = understood.best else { return [] }
    return understood.runnersUp.filter { $0.mayBe(insteadOf: best) }
      .map { TurnReading.RatedAct(.request(Understanding(best: $0)), $0.score) }
  }

  /// All acts that an utterance can be at a question, each with its evidence; empty where acts are not weighed.
  ///
  /// The weights of the evidence are learned from it, so unlikely acts are included.
  package func actCandidates(
    _ utterance: String, expecting expectation: Expectation, vocabulary: VocabularyIndex, in situation: Situation
  ) -> [(act: DialogueAct, evidence: ActEvidence)] {
    guard var turn = turn(utterance, expectation, vocabulary, situation, explaining: false) else { return [] }
    // What is learned must not depend on weights that were learned before.
    turn.divides = false
    turn.lattices.readsClauses = false
    return turn.allCandidates(at: expectation)
  }

  /// All acts that an utterance can be while nothing is asked, each with its evidence and how likely the clauses do it
  /// first; empty where nothing was learned of what is said then.
  ///
  /// The last is none of them.
  package func actCandidatesUnasked(
    _ utterance: String, vocabulary: VocabularyIndex, in situation: Situation
  ) -> [(act: DialogueAct, evidence: ActEvidence, chance: Double)] {
    guard let turn = turn(utterance, nil, vocabulary, situation, explaining: false),
      let understood = turn.understanding, let first = turn.doneFirst
    else { return [] }
    let heard = turn.heardUnasked(turn.saidAlone(understood), first)
    return heard.map { ($0.acts[0].act, $0.evidence, $0.chance) }
      + [(.notUnderstood, ActEvidence(alone: [.nothing]), first.ofNothing)]
  }

  /// What speaks for a change of the text of the open request, or of the one before; `nil` where that has none, or what was
  /// said cannot change it.
  package func changeEvidence(
    _ utterance: String, expecting expectation: Expectation?, vocabulary: VocabularyIndex, in situation: Situation
  ) -> ChangeEvidence? {
    turn(utterance, expectation, vocabulary, situation, explaining: false)?.evidenceOfChange
  }

  /// The features of a reply to a question; `nil` where nothing is said or acts are not weighed.
  package func replyFeatures(
    _ utterance: String, expecting expectation: Expectation, vocabulary: VocabularyIndex, in situation: Situation
  ) -> ReplyFeatures? {
    guard let turn = turn(utterance, expectation, vocabulary, situation, explaining: false),
      let question = turn.weighedQuestion(expectation)
    else { return nil }
    return turn.weighingReader.map { turn.actReader($0, expectation).features(at: question) }
  }

  private func turn(
    _ utterance: String, _ expectation: Expectation?, _ vocabulary: VocabularyIndex, _ situation: Situation,
    explaining: Bool
  ) -> TurnReader? {
    guard utterance.utf8.count <= Self.mostText else { return nil }
    var utterance = utterance
    utterance.makeContiguousUTF8()
    let words = Words(utterance)
    guard words.count > 0 else { return nil }
    let lattices = TurnLattices(
      words, at: expectation, vocabulary: vocabulary, in: situation, explaining: explaining, by: self)
    return TurnReader(
      interpreter: self, words: words, expectation: expectation, vocabulary: vocabulary, situation: situation,
      lattices: lattices)
  }
}

extension DialogueAct {
  /// Whether the act changes nothing of the open request, and has no content besides its kind.
  fileprivate var saysLittle: Bool {
    switch self {
    case .notUnderstood, .takeBack([]), .question(.other), .beyond, .values([], correction: true): true
    default: false
    }
  }
}
