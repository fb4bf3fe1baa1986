import IntentModel
import IntentText

/// What the clauses of a reply do together.
extension TurnReader {
  /// A clause, and what it does if nothing else is said.
  struct Part {
    let words: Range<Int>
    var reading: TurnReading
    /// How surely it does that: on the scale of scores.
    var score: Double
    /// Whether it asks for something else.
    var isWish = false
    /// Whether a phrase of a request reads it, where nothing is asked.
    var isPhrased = false

    var act: DialogueAct { reading.act }
    /// Whether a phrase says it, or the words are likely enough to where nobody is asked.
    var isSure: Bool {
      isPhrased || reading.act.understanding?.best?.isStrong == true
        || score >= TurnReader.score(ofProbability: Interpreter.fairlySure)
    }

    /// A clause as it is read alone.
    init(_ words: Range<Int>, _ reading: TurnReading) {
      self.words = words
      self.reading = reading
      score = min(reading.score, reading.margin)
      isWish = act.understanding != nil || act.isOwnWish
    }

    /// A clause by what was learned of its words.
    init(_ words: Range<Int>, _ act: DialogueAct, learned score: Double) {
      self.words = words
      reading = TurnReading(act, score: score)
      self.score = score
    }
  }

  /// What clauses say together, how well the one says it that says it worst, and whether what is wished behind is sure.
  func said(by clauses: [Clause]) -> (act: DialogueAct, score: Double, isSure: Bool)? {
    let said = parts(clauses).filter { $0.isWish || !$0.act.isTalk }
    let wish = firstWish(in: said)
    let isSure = wish.map { said[$0].isSure } != false
    // A sure wish is heard as a turn of its own.
    let counted = if let wish, isSure { said[..<wish] } else { said[...] }
    guard let act = together(said, wish), let score = counted.map(\.score).min() else { return nil }
    return (act, score, isSure)
  }

  /// The first clause that wishes something else; a question behind a yes is heard when that has been done.
  private func firstWish(in said: [Part]) -> Int? {
    let question = said.indices.dropFirst().first { said[$0].act.asks && said[$0 - 1].act == .yes }
    return [said.firstIndex(where: \.isWish), question].compactMap(\.self).min()
  }

  /// The one act that some clauses say together; `nil` where they contradict each other.
  private func together(_ said: [Part], _ wish: Int?) -> DialogueAct? {
    guard let wish else { return joined(said.map(\.act)) }
    // What was said before another wish is done first.
    return joined(said[..<wish].map(\.act)).flatMap { act in
      switch act {
      case .yes: .yesThen(rest(from: said[wish].words.lowerBound))
      case .no, .cancel: .cancelThen(rest(from: said[wish].words.lowerBound))
      default: nil
      }
    }
  }

  /// The one act that clauses say together which make no other wish.
  private func joined(_ acts: [DialogueAct]) -> DialogueAct? {
    guard let first = acts.first else { return nil }
    if acts.allSatisfy({ $0.does(theSameAs: first) }) { return first }
    let isKnown = acts.contains { $0.givesKnownValues(actReader) }
    let others = acts.filter { $0 != .yes && $0 != .no && !(isKnown && isGuess($0)) }
    if others.count == 1, others[0].changes { return others[0] }
    // Something has to be different: the rest is all right, or is not.
    guard others.allSatisfy({ $0.hasValues || $0.isUnread }) else { return nil }
    return values(of: others, correction: others.count < acts.count)
  }

  /// Whether all that an act gives is names that nobody knows.
  private func isGuess(_ act: DialogueAct) -> Bool {
    act.hasValues && !act.hasSureValues(actReader)
      && act.slots.allSatisfy { [.person, .place].contains(description?[parameter: $0.parameter]?.kind) }
  }

  /// What is said from a word on, to be heard as a turn of its own.
  func rest(from word: Int) -> Understanding.Rest { .init(words.source(word..<words.count)) }

  /// The values of several clauses; of two for one parameter the later is meant.
  private func values(of acts: [DialogueAct], correction: Bool) -> DialogueAct? {
    var all: [IntentDraft.Slot] = []
    var isCorrection = correction
    for act in acts {
      guard case .values(let slots, let correction) = act else { return nil }
      all.removeAll { old in slots.contains { $0.parameter == old.parameter } }
      all += slots
      isCorrection = isCorrection || correction
    }
    return .values(all, correction: isCorrection)
  }
}
