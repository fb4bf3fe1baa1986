import IntentAutomaton
import IntentModel
import IntentText
import IntentVocabulary

/// Collects the acts that an utterance can be, each with a score for how well it explains the words.
struct TurnReader {
  let interpreter: Interpreter
  let words: Words
  let expectation: Expectation?
  let vocabulary: VocabularyIndex
  let situation: Situation
  let lattices: TurnLattices
  /// Whether the words are divided into clauses; a clause of what was said is not.
  var divides = true

  typealias RatedAct = TurnReading.RatedAct

  /// The utterance as a request; `nil` where it is too long to be one.
  var understanding: Understanding? {
    expectation != nil && words.count > ReplyFeatures.mostWords ? nil : lattices.understanding(of: 0..<words.count)
  }

  func allCandidates(at expectation: Expectation) -> [(act: DialogueAct, evidence: ActEvidence)] {
    guard let question = weighedQuestion(expectation), let reader = weighingReader else { return [] }
    let reply = actReader(reader, expectation)
    let all = candidates(phrased(at: expectation, understanding), at: question, reply, among: ActKind.allCases)
      .map { (act: restoringLostContent(of: $0.rated.act), evidence: $0.evidence) }
    let text = (act: DialogueAct.values(reply.ownText, correction: false), evidence: ActEvidence(alone: [.text]))
    return all + (question.isText ? [text] : [])
      + [(act: .notUnderstood, evidence: ActEvidence(alone: [.nothing]))]
  }

  /// - Parameter understood: The utterance as a request; `nil` where it is too long to be one.
  func candidates(_ understood: Understanding?) -> [RatedAct] {
    guard let expectation else { return ofItsOwn(understood ?? Understanding()) }
    let found = weighed(phrased(at: expectation, understood), at: expectation).map { found in
      var rated = found
      rated.act = restoringLostContent(of: found.act)
      return rated
    }
    let isRead = found.contains { $0.score >= 0 || $0.act == .notUnderstood }
    return isRead ? givingUpBoth(found, at: expectation) : [RatedAct(.notUnderstood, 0)] + found
  }

  /// The acts that phrases say at a question.
  func phrased(at expectation: Expectation, _ understood: Understanding?) -> [RatedAct] {
    let others = requests(understood).filter { competes($0, with: expectation) }
      .map { request in
        var rated = request
        if isForAnotherApp(request, than: expectation) { rated.score += Double(Costs.requestOfAnotherApp) }
        return rated
      }
    let said = replies(to: expectation).filter { !isDenied($0.act, at: expectation, understood) }
    // A denial before a wish is part of the wish.
    let whole = said.filter(\.explainsAll)
    let rivals = others.filter { other in other.act != .no || !whole.contains { $0.act.replaces } }
    return said + rivals + appHelp()
  }

  /// Whether all values of an act come from words that deny a request as a whole.
  private func isDenied(_ act: DialogueAct, at expectation: Expectation, _ understood: Understanding?) -> Bool {
    guard case .values(let slots, _) = act, let denied = understood?.denied, understood?.rest == nil,
      denied.intent == expectation.intent
    else { return false }
    let ranges = Set(denied.slots.compactMap(\.value.range))
    return slots.compactMap(\.value.range).allSatisfy(ranges.contains)
  }

  /// The conversation's own language first; another one only for words that the first does not understand.
  var readers: [Interpreter.Reader] {
    let isOwn = { (reader: Interpreter.Reader) in reader.grammar.tag == situation.language }
    return interpreter.readers.filter(isOwn) + interpreter.readers.filter { !isOwn($0) }
  }

  /// The acts that phrases say, in the first language that has any.
  private func replies(to expectation: Expectation) -> [RatedAct] {
    guard words.count <= ReplyFeatures.mostWords else { return longText(expectation) }
    for reader in readers {
      let found = actReader(reader, expectation).acts()
      if !found.isEmpty { return found }
    }
    return []
  }

  /// Words that are too long for any reply, as the text that is asked for.
  private func longText(_ expectation: Expectation) -> [RatedAct] {
    guard let parameter = expectation.parameter, expectation.question == .value,
      interpreter.descriptions[expectation.intent]?[parameter: parameter]?.kind == .text
    else { return [] }
    let bytes = FreeText.range(of: 0..<words.count, in: words)
    let text = SpokenValue(words.source(bytes: bytes), range: bytes)
    return [RatedAct(.values([.init(parameter, text)], correction: false), Double(Costs.threshold))]
  }

  func actReader(_ reader: Interpreter.Reader, _ expectation: Expectation) -> ActReader {
    lattices.acts(at: expectation, in: reader)
  }

  // MARK: Requests

  /// The utterance as a request, or the nearest miss of one.
  private func requests(_ understood: Understanding?) -> [RatedAct] {
    guard let understood else { return [] }
    if let denied = understood.denied { return denial(denied, understood) }
    // A weak request does not interrupt an open question.
    if let best = understood.best {
      guard best.isStrong else { return [] }
      let givesUp =
        best.slots.isEmpty && understood.rest == nil && expectation.map { interpreter.ends(best.intent, $0) } == true
      var rated = RatedAct(givesUp ? .cancel : act(for: understood), best.score)
      rated.explainsAll = understood.rest == nil && best.explainsAll
      if lattices.explains { rated.evidence = best.evidence }
      return [rated]
    }
    guard let miss = lattices.candidates.first, miss.score < 0 else { return [] }
    return [RatedAct(.request(Understanding(best: miss.reading())), miss.score)]
  }

  /// A denied request while a question is open.
  ///
  /// If it is the open request, it is a "no" to its go-ahead; another one is one more thing not to be done.
  ///
  /// Where a text is asked for and the words name nobody whom the user knows, they are the text.
  private func denial(_ denied: Reading, _ understood: Understanding) -> [RatedAct] {
    guard let expectation else { return [] }
    let isText = description(of: expectation)?.kind == .text
    if isText, denied.intent != expectation.intent || !denied.namesSomebodyKnown { return [] }
    let isOwn = denied.intent == expectation.intent && expectation.intents.isEmpty
    // A wish follows the denial: the phrases of acts have read both as a correction.
    if isOwn, understood.rest != nil { return [] }
    let own: DialogueAct = expectation.question == .goAhead ? .no : .cancel
    var rated = RatedAct(isOwn ? own : .denied(understood), denied.score + Double(Costs.deniedVerb))
    rated.explainsAll = denied.explainsAll
    if lattices.explains { rated.evidence = denied.evidence }
    return [rated]
  }

  private func description(of expectation: Expectation) -> IntentDescription.ParameterDescription? {
    expectation.parameter.flatMap { interpreter.descriptions[expectation.intent]?[parameter: $0] }
  }

  func act(for understanding: Understanding) -> DialogueAct {
    interpreter.act(for: understanding)
  }

  /// Whether a request competes with answers: one with the open intent was already read as an answer by the phrases of
  /// acts.
  private func competes(_ candidate: RatedAct, with expectation: Expectation) -> Bool {
    switch candidate.act {
    case .no, .cancel, .denied: return true
    default: break
    }
    guard let reading = candidate.act.understanding?.best else { return false }
    if !expectation.intents.isEmpty { return true }
    return reading.intent != expectation.intent
      && !reading.refersToOpen(expectation, interpreter.descriptions[expectation.intent])
  }

  /// Whether the words name an app that cannot do the open request: then they are no answer.
  func isForAnotherApp(_ candidate: RatedAct, than expectation: Expectation) -> Bool {
    guard let app = candidate.act.understanding?.best?.app,
      let place = interpreter.shared.appNames.identifiers.firstIndex(of: app)
    else { return false }
    return !interpreter.shared.appNames.intents[place].contains(expectation.intent)
  }
}

extension Interpreter {
  /// Whether requests of an intent end or undo those of the open one, which has not begun.
  func ends(_ intent: IntentName, _ open: Expectation) -> Bool {
    open.intents.isEmpty && descriptions[intent]?.rules.endsOrUndoes(open.intent) == true
  }

  /// The act for a request; one that changes nothing is a look-up.
  func act(for understanding: Understanding) -> DialogueAct {
    if understanding.denied != nil { return .denied(understanding) }
    let rules = understanding.best.flatMap { descriptions[$0.intent] }?.rules
    return rules?.changesNothing == true && understanding.rest == nil ? .lookUp(understanding) : .request(understanding)
  }
}

extension Reading {
  /// Whether its phrase explains all of the words, or leaves whole clauses out only.
  var explainsAll: Bool { !evidence.contains { $0.role == Evidence.unexplained } }

  /// Whether it leaves out a clause beside the request, which may do something else.
  var leavesClauseOut: Bool {
    evidence.contains { $0.role == Evidence.otherClause } || untaken.contains { $0.kind == .clause }
  }

  /// Whether it names a person whom the user knows.
  fileprivate var namesSomebodyKnown: Bool {
    slots.contains { if case .person(let person) = $0.value.meaning { !person.siriMatches.isEmpty } else { false } }
  }

  /// Whether a request with another intent is about the content of the open one: "send it to Zira" before a payment.
  func refersToOpen(_ expectation: Expectation, _ open: IntentDescription?) -> Bool {
    intent != expectation.intent && expectation.question != .choice
      && slots.contains { $0.value.reference == .that }
      && open?.parameters.contains { $0.kind == .person } == true
  }
}
