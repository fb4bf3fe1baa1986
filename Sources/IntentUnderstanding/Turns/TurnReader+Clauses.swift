import IntentModel
import IntentText

/// Reads a reply clause by clause, where the whole says nothing or not everything: "go on then, the dog is waiting".
///
/// What is said beside an answer is as various as talk, so the words of a whole reply may speak for no act although one
/// of its clauses does.
extension TurnReader {
  /// A clause, and what it does if nothing else is said.
  private struct Part {
    let words: Range<Int>
    var reading: TurnReading
    /// How surely it does that: on the scale of scores.
    var score: Double
    /// Whether it asks for something else.
    var isWish = false

    var act: DialogueAct { reading.act }

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

  /// Adds what clauses of the reply say to the evidence for acts, and the act that only clauses say.
  func addingClauses(to weighed: [Weighed], at question: WeighedQuestion, _ reply: ActReader) -> [Weighed] {
    let isSaid = weighed.contains { $0.rated.explainsAll && !$0.evidence.takesOwnWords }
    guard divides, !question.isText, !isSaid else { return weighed }
    let clauses = clauses()
    guard clauses.count > 1 else { return addingKind(of: clauses.first, to: weighed, at: question, reply) }
    guard let (act, score) = said(by: clauses),
      !weighed.contains(where: { reply.isPart(act, of: $0.rated.act) || act == .no && $0.rated.act.isUnread })
    else { return weighed }
    var all = weighed
    if let place = all.firstIndex(where: { reply.isSame($0.rated.act, act) || $0.rated.act.isTwofold(as: act) }) {
      all[place].evidence.clauses = score
    } else {
      var evidence = ActEvidence(alone: act.kinds(at: question))
      evidence.clauses = score
      all.append((RatedAct(act, 0), evidence))
    }
    return all
  }

  /// Adds to the evidence for acts of the kind that the one clause of a reply is.
  private func addingKind(
    of clause: Clause?, to weighed: [Weighed], at question: WeighedQuestion, _ reply: ActReader
  ) -> [Weighed] {
    guard let clause, clause.probability >= Interpreter.fairlySure, let move = clause.kind.move else { return weighed }
    let score = Self.score(of: clause)
    var all = weighed
    for place in all.indices {
      let act = all[place].rated.act
      if act.makes(move), act.hasSureValues(reply) { all[place].evidence.clauses = score }
    }
    if let act = DialogueAct(move), !all.contains(where: { $0.rated.act.makes(move) }) {
      var evidence = ActEvidence(alone: act.kinds(at: question))
      evidence.clauses = score
      all.append((RatedAct(act, 0), evidence))
    }
    return all
  }

  /// How surely a clause is what it was learned to be, on the scale of evidence: the logarithm of its odds.
  private static func score(of clause: Clause) -> Double {
    min(4 * Interpreter.score(ofProbability: clause.probability), mostLearned)
  }

  /// Odds above this are not told apart.
  private static let mostLearned: Double = 4

  /// The reading of the whole with the values that clauses beside it add; or what a clause says, where nothing is open and
  /// the whole says nothing.
  func addingClauses(to whole: TurnReading) -> TurnReading {
    let added =
      if let expectation { withOtherValues(whole, at: expectation) } else { ofItsOwnByClauses(whole) }
    return added ?? whole
  }

  /// The reading with values for other parameters that clauses beside it give; `nil` where they give none.
  private func withOtherValues(_ whole: TurnReading, at expectation: Expectation) -> TurnReading? {
    guard case .values(let slots, let correction) = whole.act, !slots.isEmpty, let reader = weighingReader,
      weighedQuestion(expectation)?.isText == false
    else { return nil }
    let reply = actReader(reader, expectation)
    let taken = slots.compactMap(\.value.range)
    let clauses = clauses()
    let others = (clauses.count > 1 ? clauses : []).filter { clause in
      let bytes = words.bytes(of: clause.words)
      return !taken.contains { range in bytes.map { $0.overlaps(range) } == true }
    }
    var all = slots
    for part in others.map(part) {
      guard case .values(let more, _) = part.act,
        more.allSatisfy({ $0.value.reference == nil && reply.hasSureMeaning($0) })
      else { continue }
      all += more.filter { slot in !all.contains { $0.parameter == slot.parameter } }
    }
    guard all.count > slots.count else { return nil }
    var reading = whole
    reading.act = .values(all, correction: correction)
    let ranges = all.compactMap(\.value.range)
    reading.untaken.removeAll { untaken in
      untaken.value.range.map { range in ranges.contains(where: range.overlaps) } == true
    }
    return reading
  }

  /// What one clause says with nothing open where the whole says nothing: "half of it is missing! Take it back at once,
  /// she will worry".
  ///
  /// The words beside a request speak against it, so the user is asked about one that changes something.
  private func ofItsOwnByClauses(_ whole: TurnReading) -> TurnReading? {
    guard whole.act == .notUnderstood else { return nil }
    let clauses = clauses()
    let said = parts(clauses.count > 1 ? clauses : []).filter { $0.act.isOfItsOwn }
    let requests = said.filter { $0.act.understanding != nil }
    guard let first = requests.count == 1 ? requests.first : said.first else { return nil }
    let others = said.filter { !$0.act.does(theSameAs: first.act) }
    guard others.isEmpty || requests.count == 1 else { return nil }
    var reading = first.reading
    if let request = reading.act.understanding?.best {
      if !request.isStrong { return nil }
      let isSafe = interpreter.descriptions[request.intent]?.rules.changesNothing == true
      if !isSafe { reading.rivals.insert(RatedAct(.hesitation, reading.score), at: 0) }
    }
    reading.act = reading.act.leavingOut(
      others.map { SpokenValue(words.source($0.words), range: words.bytes(of: $0.words)) })
    return reading
  }

  // MARK: Clauses

  /// More clauses are talk.
  private static let mostClauses = 8

  /// The clauses of a reply, as the learned weights divide it; where nothing was learned of replies, those between marks
  /// and before joining words.
  private func clauses() -> [Clause] {
    guard let reader = weighingReader else { return [] }
    let found =
      if let weighedClauses {
        weighedClauses
      } else {
        lattices.prescreen(for: reader).lattice.joinedClauses.map { Clause(words: $0, kind: .remark, probability: 0) }
      }
    return found.count <= Self.mostClauses ? found : []
  }

  /// The clauses as the learned weights divide and tell them; `nil` where nothing was learned of what is said here.
  private var weighedClauses: [Clause]? {
    guard let reader = weighingReader else { return nil }
    let lattice = lattices.prescreen(for: reader).lattice
    let situation =
      if let expectation { weighedQuestion(expectation).flatMap(ClauseSituation.init) } else { lattice.situation }
    guard let situation, reader.clauses.knows(situation) else { return nil }
    return lattice.weighedClauses(in: situation)
  }

  /// The clauses as an explanation has them.
  var saidClauses: [TurnReading.SaidClause] {
    guard let weighedClauses else { return [] }
    return weighedClauses.map { clause in
      .init(text: words.source(clause.words), kind: clause.kind.name, probability: clause.probability)
    }
  }

  /// A text with the remarks behind it that no mark parts from it: they are its reasons.
  private func withReasons(_ text: Clause, among clauses: [Clause]) -> Clause {
    guard let reader = weighingReader else { return text }
    let breaks = lattices.prescreen(for: reader).lattice.breaks
    var whole = text
    for next in clauses where next.words.lowerBound == whole.words.upperBound {
      guard next.kind == .remark, breaks[next.words.lowerBound] == .none else { break }
      whole.words = whole.words.lowerBound..<next.words.upperBound
    }
    return whole
  }

  /// The clauses, each read alone.
  private func parts(_ clauses: [Clause]) -> [Part] {
    var parts: [Part] = []
    for clause in clauses {
      if clause.kind == .move(.text), clause.probability >= Interpreter.likelyRequest,
        let text = textPart(withReasons(clause, among: clauses))
      {
        // What announces the text says nothing else.
        if let last = parts.last, !last.act.hasValues { parts.removeLast() }
        parts.append(text)
      } else {
        parts.append(part(clause))
      }
    }
    return parts
  }

  /// The words of a text that are said anew.
  private func textPart(_ clause: Clause) -> Part? {
    guard expectation?.isAboutTheWhole != false, let slot = textSlot(clause.words) else { return nil }
    return Part(clause.words, .values([slot], correction: true), learned: Self.score(of: clause))
  }

  /// Words as the new text of the request that they may change; `nil` where it has none.
  func textSlot(_ text: Range<Int>) -> IntentDraft.Slot? {
    guard let parameter = description?.parameters.first(where: { $0.kind == .text }) else { return nil }
    let bytes = FreeText.range(of: text, in: words)
    return IntentDraft.Slot(parameter.name, SpokenValue(words.source(bytes: bytes), range: bytes))
  }

  private var actReader: ActReader? {
    guard let reader = weighingReader, let expectation else { return nil }
    return actReader(reader, expectation)
  }

  /// The request that the words may change: the open one, or the previous one.
  private var description: IntentDescription? {
    (expectation?.intent ?? situation.requests.first?.intent).flatMap { interpreter.descriptions[$0] }
  }

  /// A clause as it would be read if nothing else were said, with its values where they are in the whole.
  func readAlone(_ clause: Range<Int>, expecting expectation: Expectation?) -> TurnReading {
    var reading = interpreter.readClause(
      words.source(clause), expecting: expectation, vocabulary: vocabulary, in: situation)
    let first = words[clause.lowerBound].range.lowerBound
    reading.act = reading.act.moved(by: first)
    for place in reading.rivals.indices { reading.rivals[place].act = reading.rivals[place].act.moved(by: first) }
    return reading
  }

  /// A clause read alone; what was learned of its words says what it does where that is nothing.
  private func part(_ clause: Clause) -> Part {
    let reading = readAlone(clause.words, expecting: expectation)
    var part = Part(clause.words, reading)
    // Another wish is heard as a turn of its own, so it need not be sure.
    if clause.kind.intent != nil, clause.probability >= Interpreter.likelyRequest, part.act.isTalk {
      part.isWish = true
    }
    guard clause.probability >= Interpreter.fairlySure else { return part }
    let learned = Self.score(of: clause)
    switch clause.kind {
    case .remark: if !part.act.isTalk, part.score < learned { part.reading.act = .notUnderstood }
    case .request, .beyond:
      if part.act.isTalk || part.score < learned { (part.isWish, part.score) = (true, max(learned, part.score)) }
    case .move(let move):
      if part.act.makes(move) {
        part.score = max(part.score, learned)
      } else if part.act.isTalk || part.score < learned {
        let rival = reading.rivals.first { $0.act.makes(move) && $0.act.hasSureValues(self.actReader) }?.act
        if let act = [rival, DialogueAct(move)].compactMap(\.self).first {
          part = Part(clause.words, act, learned: learned)
        }
      }
    }
    return part
  }

  // MARK: Together

  /// What clauses say together, and how well the one says it that says it worst.
  private func said(by clauses: [Clause]) -> (act: DialogueAct, score: Double)? {
    let said = parts(clauses).filter { $0.isWish || !$0.act.isTalk }
    guard let act = together(said), let score = said.map(\.score).min() else { return nil }
    return (act, score)
  }

  /// The one act that some clauses say together; `nil` where they contradict each other.
  private func together(_ said: [Part]) -> DialogueAct? {
    // A question behind a yes is heard when that has been done.
    let question = said.indices.dropFirst().first { said[$0].act.asks && said[$0 - 1].act == .yes }
    guard let wish = [said.firstIndex(where: \.isWish), question].compactMap(\.self).min() else {
      return joined(said.map(\.act))
    }
    // What was said before another wish is done first.
    return joined(said[..<wish].map(\.act)).flatMap { act in
      switch act {
      case .yes: .yesThen(rest(from: said[wish]))
      case .no, .cancel: .cancelThen(rest(from: said[wish]))
      default: nil
      }
    }
  }

  /// The one act that clauses say together which make no other wish.
  private func joined(_ acts: [DialogueAct]) -> DialogueAct? {
    guard let first = acts.first else { return nil }
    if acts.allSatisfy({ $0.does(theSameAs: first) }) { return first }
    let others = acts.filter { $0 != .yes && $0 != .no }
    // Something has to be different: the rest is all right, or is not.
    if others.allSatisfy(\.hasValues) { return values(of: others, correction: others.count < acts.count) }
    return nil
  }

  private func rest(from part: Part) -> Understanding.Rest { .init(words.source(part.words.lowerBound..<words.count)) }

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
    return all.isEmpty ? nil : .values(all, correction: isCorrection)
  }
}
