import IntentModel
import IntentText

/// Reads a reply clause by clause, where the whole says nothing or not everything: "go on then, the dog is waiting".
///
/// What is said beside an answer is as various as talk, so the words of a whole reply may speak for no act although one
/// of its clauses does.
extension TurnReader {
  /// Adds what clauses of the reply say to the evidence for acts, and the act that only clauses say.
  func addingClauses(to weighed: [Weighed], at question: WeighedQuestion, _ reply: ActReader) -> [Weighed] {
    let isSaid = weighed.contains { $0.rated.explainsAll && !$0.evidence.takesOwnWords }
    guard divides, !question.isText, !isSaid else { return weighed }
    let clauses = joiningChanges(clauses())
    let weighed = withoutFragments(weighed, clauses)
    guard clauses.count > 1 else { return addingKind(of: clauses.first, to: weighed, at: question, reply) }
    guard let (act, score, isSure) = said(by: clauses),
      !weighed.contains(where: { reply.isPart(act, of: $0.rated.act) || act.saysLess(than: $0.rated) })
    else { return weighed }
    var all = weighed
    // What is wished behind an answer is not lost, however sure the answer is.
    if isSure { for place in all.indices where act.continues(all[place].rated.act) { all[place].rated.act = act } }
    if let place = all.firstIndex(where: { reply.isSame($0.rated.act, act) || $0.rated.act.isTwofold(as: act) }) {
      // Of two values for one parameter the clauses have taken the later.
      if act.givesKnownValues(reply) { all[place].rated.act = act }
      all[place].evidence.clauses = score
      return all
    }
    var evidence = ActEvidence(alone: act.kinds(at: question))
    (evidence.clauses, evidence.changeOfText) = (score, act.replaces || act.changes ? chanceOfChange(clauses) : 0)
    return all + [(RatedAct(act, 0), evidence)]
  }

  /// What a reply does by what was learned of its clauses; `nil` where nothing was, as for requests of a host's own.
  var effectsOfClauses: ClauseEffects? {
    guard divides, let intent = expectation?.intent, weighingReader?.clauses.knows(intent) == true else { return nil }
    let effects = joiningChanges(clauses()).compactMap(\.effects)
    return effects.isEmpty ? nil : ClauseEffects(together: effects)
  }

  /// Adds to the evidence for acts of the kind that the one clause of a reply is.
  private func addingKind(
    of clause: Clause?, to weighed: [Weighed], at question: WeighedQuestion, _ reply: ActReader
  ) -> [Weighed] {
    guard let clause, let move = kind(of: clause).move else { return weighed }
    if let draft, let act = change(of: draft, by: clause) {
      var evidence = ActEvidence(alone: act.kinds(at: question))
      (evidence.clauses, evidence.changeOfText) = (Self.score(of: clause), clause.probability)
      return weighed + [(RatedAct(act, 0), evidence)]
    }
    guard clause.probability >= Interpreter.fairlySure else { return weighed }
    let score = Self.score(of: clause)
    var all = weighed
    let makers = weighed.indices.filter { weighed[$0].rated.act.makes(move) }
    // What answers corrects nothing, where it may do either.
    let plain = move == .answer ? makers.filter { !weighed[$0].rated.act.replaces } : []
    let made = plain.isEmpty ? makers : plain
    let sure = made.map { weighed[$0].rated }.filter { $0.explainsAll || $0.act.hasSureValues(reply) }
    for place in made {
      let rated = weighed[place].rated
      // What gives more than a sure act is no worse.
      if sure.contains(where: { $0 == rated || rated.act.givesMore(than: $0.act) }) {
        all[place].evidence.clauses = score
      }
    }
    if let act = DialogueAct(move),
      !all.contains(where: { $0.rated.act.makes(move) || reply.isPart(act, of: $0.rated.act) })
    {
      var evidence = ActEvidence(alone: act.kinds(at: question))
      evidence.clauses = score
      all.append((RatedAct(act, 0), evidence))
    }
    return all
  }

  /// How surely a clause is what it was learned to be, on the scale of evidence: the logarithm of its odds.
  private static func score(of clause: Clause) -> Double { score(ofProbability: clause.probability) }

  static func score(ofProbability probability: Double) -> Double {
    min(Interpreter.logOddsOfOne * Interpreter.score(ofProbability: probability), mostLearned)
  }

  /// Odds above this are not told apart.
  private static let mostLearned: Double = 4

  /// The reading of the whole with what clauses beside it add; or what a clause says, where nothing is open and the whole
  /// says nothing.
  func addingClauses(to whole: TurnReading) -> TurnReading {
    let added =
      if let expectation {
        whole.act.understanding == nil ? withOtherClauses(whole, at: expectation) : withAnswerBefore(whole)
      } else {
        ofItsOwnByClauses(whole)
      }
    guard var added else { return whole }
    // What the trace tells is of the whole.
    (added.clauses, added.latticeCount, added.searchCount) = (whole.clauses, whole.latticeCount, whole.searchCount)
    return added
  }

  /// An answer with values for other parameters that clauses beside it give, and with the wish that stands behind it;
  /// `nil` where they add nothing.
  private func withOtherClauses(_ whole: TurnReading, at expectation: Expectation) -> TurnReading? {
    guard whole.act.hasValues || whole.act.picks, let reader = weighingReader,
      weighedQuestion(expectation)?.isText == false
    else { return nil }
    let reply = actReader(reader, expectation)
    let clauses = clauses()
    var (reading, all) = (whole, whole.act.slots)
    let taken = all.compactMap(\.value.range)
    for clause in clauses.count > 1 ? clauses : [] {
      let bytes = words.bytes(of: clause.words)
      if taken.contains(where: { range in bytes.map { $0.overlaps(range) } == true }) { continue }
      let part = part(clause)
      if part.isWish, clause.words.lowerBound > 0, part.isSure {
        reading.rest = rest(from: part.words.lowerBound)
        reading.missedClause = nil
        break
      }
      guard !all.isEmpty, part.act.givesKnownValues(reply) else { continue }
      all += part.act.slots.filter { slot in !all.contains { $0.parameter == slot.parameter } }
    }
    if case .values(let slots, let correction) = whole.act, all.count > slots.count {
      reading.act = .values(all, correction: correction)
      let ranges = all.compactMap(\.value.range)
      reading.untaken.removeAll { untaken in
        untaken.value.range.map { range in ranges.contains(where: range.overlaps) } == true
      }
    } else if reading.rest == nil {
      return nil
    }
    return reading
  }

  /// The answer that stands before the request as which the whole was read; `nil` where none does.
  private func withAnswerBefore(_ whole: TurnReading) -> TurnReading? {
    guard let request = whole.act.understanding?.best, !request.explainsAll else { return nil }
    let clauses = clauses()
    guard clauses.count > 1, let bytes = words.bytes(of: clauses[0].words),
      !request.slots.contains(where: { $0.value.range?.overlaps(bytes) == true })
    else { return nil }
    var answer = part(clauses[0]).reading
    guard answer.act.givesKnownValues(actReader) else { return nil }
    answer.rest = rest(from: clauses[1].words.lowerBound)
    return answer
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
  func clauses() -> [Clause] {
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
  var weighedClauses: [Clause]? {
    guard let reader = weighingReader, let situation = clauseSituation, reader.clauses.knows(situation) else {
      return nil
    }
    return lattices.clauses(in: situation, lattices.prescreen(for: reader).lattice)
  }

  /// What came before the words; `nil` where the user's own words are asked for.
  private var clauseSituation: ClauseSituation? {
    guard let expectation else { return situation.requests.isEmpty ? .fresh : .afterwards }
    return weighedQuestion(expectation).flatMap(ClauseSituation.init)
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
  func parts(_ clauses: [Clause]) -> [Part] {
    var parts: [Part] = []
    var draft = self.draft
    for clause in joiningChanges(clauses) {
      if clause.kind == .move(.text), clause.probability >= Interpreter.likelyRequest,
        let text = textPart(withReasons(clause, among: clauses))
      {
        // What announces the text says nothing else.
        if let last = parts.last, !last.act.hasValues { parts.removeLast() }
        parts.append(text)
      } else if let old = draft, let act = change(of: old, by: clause) {
        // What another clause changes besides is changed in the new text.
        if let text = act.slots.first { draft = text }
        parts.append(Part(clause.words, act, learned: Self.score(of: clause)))
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
    guard let parameter = description?.textParameter else { return nil }
    let bytes = FreeText.range(of: text, in: words)
    return IntentDraft.Slot(parameter, SpokenValue(words.source(bytes: bytes), range: bytes))
  }

  var actReader: ActReader? {
    guard let reader = weighingReader, let expectation else { return nil }
    return actReader(reader, expectation)
  }

  /// The request that the words may change: the open one, or the previous one.
  var description: IntentDescription? {
    (expectation?.intent ?? situation.requests.first?.intent).flatMap { interpreter.descriptions[$0] }
  }

  /// A clause as it would be read if nothing else were said, with its values where they are in the whole.
  func readAlone(_ clause: Range<Int>, expecting expectation: Expectation?) -> TurnReading {
    lattices.alone(clause, at: expectation) {
      var reading = interpreter.readClause(
        words.source(clause), expecting: expectation, vocabulary: vocabulary, in: situation)
      let first = words[clause.lowerBound].range.lowerBound
      reading.act = reading.act.moved(by: first)
      for place in reading.rivals.indices { reading.rivals[place].act = reading.rivals[place].act.moved(by: first) }
      return reading
    }
  }

  /// Whether a phrase reads a clause as a request with another intent than the open one, and its words are no sure remark.
  private func asksForMore(_ clause: Clause) -> Bool {
    if clause.kind == .remark, clause.probability >= Interpreter.fairlySure { return false }
    guard let request = lattices.understanding(of: clause.words).best else { return false }
    return request.isStrong && request.intent != expectation?.intent
  }

  /// What a clause is at the open question: a request that ends what is not even begun gives it up.
  private func kind(of clause: Clause) -> ClauseKind {
    guard let expectation, let intent = clause.kind.intent, interpreter.ends(intent, expectation) else {
      return clause.kind
    }
    return .move(.cancel)
  }

  /// A clause read alone; what was learned of its words says what it does where that is nothing.
  private func part(_ clause: Clause) -> Part {
    let reading = readAlone(clause.words, expecting: expectation)
    let kind = kind(of: clause)
    var part = Part(clause.words, reading)
    // A request that would interrupt the question is one more wish behind an answer.
    if clause.words.lowerBound > 0, part.act.isTalk, asksForMore(clause) {
      (part.isWish, part.isPhrased) = (true, true)
      return part
    }
    guard clause.probability >= Interpreter.likelyRequest else { return part }
    // Another wish is heard as a turn of its own, so it need not be sure.
    if kind.intent != nil, part.act.isTalk { part.isWish = true }
    let learned = Self.score(of: clause)
    // A value that is known need not be sure either.
    if let move = kind.move, part.act.isTalk,
      let value = reading.rivals.first(where: {
        $0.act.makes(move) && $0.act.hasValues && $0.act.hasSureValues(actReader)
      })
    {
      return Part(clause.words, value.act, learned: learned)
    }
    guard clause.probability >= Interpreter.fairlySure else { return part }
    switch kind {
    case .remark: if !part.act.isTalk, part.score < learned { part.reading.act = .notUnderstood }
    case .request, .beyond:
      if part.act.isTalk || part.score < learned { (part.isWish, part.score) = (true, max(learned, part.score)) }
    case .move(let move):
      if part.act.makes(move) {
        part.score = max(part.score, learned)
      } else if part.act.isTalk || part.score < learned {
        let rival = reading.rivals.first { $0.act.makes(move) && $0.act.hasSureValues(actReader) }?.act
        if let act = [rival, DialogueAct(move)].compactMap(\.self).first {
          part = Part(clause.words, act, learned: learned)
        }
      }
    }
    return part
  }
}
