import IntentModel
import IntentText

/// Reads a reply clause by clause, where the whole says nothing or not everything: "go on then, the dog is waiting".
///
/// What is said beside an answer is as various as talk, so the words of a whole reply may speak for no act although one
/// of its clauses does.
extension TurnReader {
  /// A clause, and how it would be read if nothing else were said.
  private struct Part {
    let words: Range<Int>
    let reading: TurnReading
  }

  /// Adds what clauses of the reply say to the evidence for acts, and the act that only clauses say.
  func addingClauses(to weighed: [Weighed], at question: WeighedQuestion, _ reply: ActReader) -> [Weighed] {
    let isSaid = weighed.contains { $0.rated.explainsAll && !$0.evidence.takesOwnWords }
    guard divides, !question.isText, !isSaid, let (act, score) = saidByClauses(),
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
    let others = clauses().filter { clause in
      let bytes = words.bytes(of: clause)
      return !taken.contains { range in bytes.map { $0.overlaps(range) } == true }
    }
    var all = slots
    for part in others.map(part) {
      guard case .values(let more, _) = part.reading.act,
        more.allSatisfy({ $0.value.meaning != .words && $0.value.reference == nil && reply.isSure($0) })
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
    let said = parts().filter { $0.reading.act.isOfItsOwn }
    let requests = said.filter { $0.reading.act.understanding != nil }
    guard let first = requests.count == 1 ? requests.first : said.first else { return nil }
    let others = said.filter { !$0.reading.act.does(theSameAs: first.reading.act) }
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

  /// The clauses between marks and before joining words; empty where there is only one.
  private func clauses() -> [Range<Int>] {
    guard let reader = weighingReader else { return [] }
    let lattice = lattices.prescreen(for: reader).lattice
    var starts = [0]
    for word in 1..<max(1, words.count) where lattice.breaks[word] != .none || lattice.isOf([.and, .but], word) {
      let begins = lattice.isOf([.and, .but], word) && lattice.breaks[word] == .none
      // Joined names and numbers are no clauses: "Koko and Zira", "twenty and a half".
      if begins, lattice.found.list.covered[word] || word + 1 < words.count && lattice.found.list.covered[word + 1] {
        continue
      }
      if lattice.hasValue(across: 0..<word) { continue }
      starts.append(word)
    }
    guard starts.count > 1, starts.count <= Self.mostClauses else { return [] }
    return (0..<words.count).divided(at: starts)
  }

  /// The clauses, each read alone; one that introduces a text goes on to the end: "let it say: I'm late, sorry".
  private func parts() -> [Part] {
    var parts: [Part] = []
    for clause in clauses() {
      let onward = clause.lowerBound..<words.count
      if onward != clause, onward.count < words.count, takesText {
        let part = part(onward)
        if part.reading.act.hasText(of: description) { return parts + [part] }
      }
      parts.append(part(clause))
    }
    return parts
  }

  /// The request that the words may change: the open one, or the previous one.
  private var description: IntentDescription? {
    (expectation?.intent ?? situation.requests.first?.intent).flatMap { interpreter.descriptions[$0] }
  }

  /// Whether a text can be said anew.
  private var takesText: Bool {
    expectation.map(\.isAboutTheWhole) != false
      && description?.parameters.contains { $0.kind == .text } == true
  }

  private func part(_ clause: Range<Int>) -> Part {
    let text = words.source(clause)
    var reading = interpreter.readClause(text, expecting: expectation, vocabulary: vocabulary, in: situation)
    reading.act = reading.act.moved(by: words[clause.lowerBound].range.lowerBound)
    return Part(words: clause, reading: reading)
  }

  // MARK: Together

  /// What the clauses say together, and how well the one says it that says it worst.
  private func saidByClauses() -> (act: DialogueAct, score: Double)? {
    let said = parts().filter { !$0.reading.act.isTalk }
    guard let act = together(said) else { return nil }
    return (act, said.map { min($0.reading.score, $0.reading.margin) }.min() ?? 0)
  }

  /// The one act that some clauses say together; `nil` where they contradict each other.
  private func together(_ said: [Part]) -> DialogueAct? {
    let acts = said.map(\.reading.act)
    guard let first = acts.first else { return nil }
    if acts.allSatisfy({ $0.does(theSameAs: first) }) { return first.isOwnWish ? nil : first }
    let leading = acts.prefix { $0 == .yes || $0 == .no || $0 == .cancel }
    if let act = leading.first, leading.allSatisfy({ ($0 == .yes) == (act == .yes) }), leading.count < acts.count {
      let next = said[leading.count]
      return behind(act, next.reading.act, rest: rest(from: next))
    }
    return values(of: acts)
  }

  /// A yes or a no with what follows it.
  private func behind(_ act: DialogueAct, _ next: DialogueAct, rest: Understanding.Rest) -> DialogueAct? {
    switch next {
    case .request, .lookUp: act == .yes ? .yesThen(rest) : .cancelThen(rest)
    case .question where act == .yes: .yesThen(rest)
    // Something has to be different: that is no yes.
    case .values(let slots, _) where !slots.isEmpty: act == .cancel ? nil : .values(slots, correction: true)
    default: nil
    }
  }

  private func rest(from part: Part) -> Understanding.Rest { .init(words.source(part.words.lowerBound..<words.count)) }

  /// The values of several clauses for different parameters.
  private func values(of acts: [DialogueAct]) -> DialogueAct? {
    var all: [IntentDraft.Slot] = []
    var isCorrection = false
    for act in acts {
      guard case .values(let slots, let correction) = act,
        !slots.contains(where: { slot in all.contains { $0.parameter == slot.parameter } })
      else { return nil }
      all += slots
      isCorrection = isCorrection || correction
    }
    return all.isEmpty ? nil : .values(all, correction: isCorrection)
  }
}

extension DialogueAct {
  /// Whether it is talk beside an answer: it changes nothing.
  fileprivate var isTalk: Bool {
    switch self {
    case .notUnderstood, .hesitation, .thanks, .greeting, .remark: true
    default: false
    }
  }

  /// Whether it says something where nothing is open.
  fileprivate var isOfItsOwn: Bool {
    switch self {
    case .followUp, .continuation, .adjust, .takeBack, .repetition, .help, .appHelp, .resume, .request, .lookUp: true
    case .question(let subject): subject != .other
    default: false
    }
  }

  /// Whether it gives a text of an intent.
  fileprivate func hasText(of intent: IntentDescription?) -> Bool {
    let slots: [IntentDraft.Slot] =
      switch self {
      case .values(let slots, _): slots
      case .continuation(let said): said.slots
      default: []
      }
    return slots.contains { intent?[parameter: $0.parameter]?.kind == .text }
  }

  /// Whether it is a wish of its own, which the whole would have been read as.
  fileprivate var isOwnWish: Bool {
    switch self {
    case .beyond, .question(.other): true
    default: false
    }
  }

  /// Whether something was said to be different, and it was not understood what.
  fileprivate var isUnread: Bool { if case .values(let slots, true) = self { slots.isEmpty } else { false } }

  /// Whether both are an answer with a request behind it.
  fileprivate func isTwofold(as other: DialogueAct) -> Bool {
    switch (self, other) {
    case (.yesThen, .yesThen), (.cancelThen, .cancelThen): true
    default: false
    }
  }

  /// A request with clauses of which the user is told that they are left out.
  fileprivate func leavingOut(_ clauses: [SpokenValue]) -> DialogueAct {
    guard !clauses.isEmpty, var understanding else { return self }
    understanding.best?.untaken += clauses.map { Reading.Untaken(.clause, $0) }
    return if case .lookUp = self { .lookUp(understanding) } else { .request(understanding) }
  }

  /// The act with its values that many bytes later in the text.
  fileprivate func moved(by bytes: Int) -> DialogueAct {
    func moved(_ slots: [IntentDraft.Slot]) -> [IntentDraft.Slot] {
      slots.map { slot in
        var slot = slot
        slot.value.range = slot.value.range.map { $0.lowerBound + bytes..<$0.upperBound + bytes }
        return slot
      }
    }
    func moved(_ understanding: Understanding) -> Understanding {
      var understanding = understanding
      understanding.best.map { understanding.best?.slots = moved($0.slots) }
      return understanding
    }
    switch self {
    case .values(let slots, let correction): return .values(moved(slots), correction: correction)
    case .takeBack(let slots): return .takeBack(moved(slots))
    case .also(let slots): return .also(moved(slots))
    case .adjust(let adjustment, let slots): return .adjust(adjustment, otherwise: moved(slots))
    case .request(let understanding): return .request(moved(understanding))
    case .lookUp(let understanding): return .lookUp(moved(understanding))
    case .continuation(var said):
      said.slots = moved(said.slots)
      return .continuation(said)
    default: return self
    }
  }
}
