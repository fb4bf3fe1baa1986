import IntentModel
import IntentText
import IntentVocabulary

/// Collects the acts that one utterance can be, each with how well it explains the words.
struct TurnReader {
  let interpreter: Interpreter
  let words: Words
  let expectation: Expectation?
  let vocabulary: VocabularyIndex
  let situation: Situation
  let lattices: TurnLattices

  typealias RatedAct = TurnReading.RatedAct

  /// The utterance as a request; `nil` for a text that is longer than any reply.
  var understanding: Understanding? {
    expectation != nil && words.count > ReplyFeatures.mostWords ? nil : lattices.understanding(of: 0..<words.count)
  }

  func allCandidates(at expectation: Expectation) -> [(act: DialogueAct, evidence: ActEvidence)] {
    guard let question = weighedQuestion(expectation), let reader = weighingReader else { return [] }
    let reply = actReader(reader, expectation)
    let all = candidates(phrased(at: expectation, understanding), at: question, reply, among: ActKind.allCases)
      .map { (act: asSaid($0.rated.act), evidence: $0.evidence) }
    let text = (act: DialogueAct.values(reply.ownText, correction: false), evidence: ActEvidence(alone: [.text]))
    return all + (question.isText ? [text] : [])
      + [(act: .notUnderstood, evidence: ActEvidence(alone: [.nothing]))]
  }

  /// - Parameter understood: The utterance as a request; `nil` for a text that is longer than any reply.
  func candidates(_ understood: Understanding?) -> [RatedAct] {
    guard let expectation else { return ofItsOwn(understood ?? Understanding()) }
    let found = weighed(phrased(at: expectation, understood), at: expectation).map { found in
      var rated = found
      rated.act = asSaid(found.act)
      return rated
    }
    let isRead = found.contains { $0.score >= 0 || $0.act == .notUnderstood }
    return isRead ? found : [RatedAct(.notUnderstood, 0)] + found
  }

  /// What phrases say at a question.
  func phrased(at expectation: Expectation, _ understood: Understanding?) -> [RatedAct] {
    let others = requests(understood).filter { competes($0, with: expectation) }
      .map { request in
        var rated = request
        if isForAnotherApp(request, than: expectation) { rated.score += Double(Costs.requestOfAnotherApp) }
        return rated
      }
    let said = replies(to: expectation).filter { !isDenied($0.act, at: expectation, understood) }
    // What is denied before a wish is a part of the wish.
    let whole = said.filter(\.explainsAll)
    let rivals = others.filter { other in other.act != .no || !whole.contains { $0.act.replaces } }
    return said + rivals + appHelp()
  }

  /// Whether an act takes nothing but values of the open request that the words deny as a whole.
  private func isDenied(_ act: DialogueAct, at expectation: Expectation, _ understood: Understanding?) -> Bool {
    guard case .values(let slots, _) = act, let denied = understood?.denied, understood?.rest == nil,
      denied.intent == expectation.intent
    else { return false }
    let ranges = Set(denied.slots.compactMap(\.value.range))
    return slots.compactMap(\.value.range).allSatisfy(ranges.contains)
  }

  /// The conversation's own language first; another only for what that one does not understand.
  var readers: [Interpreter.Reader] {
    let isOwn = { (reader: Interpreter.Reader) in reader.grammar.tag == situation.language }
    return interpreter.readers.filter(isOwn) + interpreter.readers.filter { !isOwn($0) }
  }

  /// The acts that phrases say, in the first language in which they say any.
  private func replies(to expectation: Expectation) -> [RatedAct] {
    guard words.count <= ReplyFeatures.mostWords else { return longText(expectation) }
    for reader in readers {
      let found = actReader(reader, expectation).acts()
      if !found.isEmpty { return found }
    }
    return []
  }

  /// A text that is longer than any reply is the user's own words, where they are asked for.
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
    // A weak one is no reason to leave the question that is open.
    if let best = understood.best {
      guard best.isStrong else { return [] }
      var rated = RatedAct(act(for: understood), best.score)
      rated.explainsAll = understood.rest == nil && best.explainsAll
      if lattices.explains { rated.evidence = best.evidence }
      return [rated]
    }
    guard let miss = lattices.candidates.first, miss.score < 0 else { return [] }
    return [RatedAct(.request(Understanding(best: miss.reading())), miss.score)]
  }

  /// A request that is denied while a question is open: the open one is not to be done, which its go-ahead is told by a
  /// no; another is one more thing that is not to be done.
  ///
  /// Where a text is asked for, and nobody is named that the user knows, it is the text.
  private func denial(_ denied: Reading, _ understood: Understanding) -> [RatedAct] {
    guard let expectation else { return [] }
    let isText = description(of: expectation)?.kind == .text
    if isText, denied.intent != expectation.intent || !denied.namesSomebodyKnown { return [] }
    let isOwn = denied.intent == expectation.intent && expectation.intents.isEmpty
    // What is wished instead comes after it: the phrases of acts have read a correction.
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

  /// A request of the open intent answers the question; the phrases of acts have read it as that.
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

  /// Whether an app is named that cannot do what is open: then no answer is meant.
  func isForAnotherApp(_ candidate: RatedAct, than expectation: Expectation) -> Bool {
    guard let app = candidate.act.understanding?.best?.app,
      let place = interpreter.shared.appNames.identifiers.firstIndex(of: app)
    else { return false }
    return !interpreter.shared.appNames.intents[place].contains(expectation.intent)
  }
}

extension Interpreter {
  /// A request as the act that it is: one that changes nothing is only looked up.
  func act(for understanding: Understanding) -> DialogueAct {
    if understanding.denied != nil { return .denied(understanding) }
    let rules = understanding.best.flatMap { descriptions[$0.intent] }?.rules
    return rules?.changesNothing == true && understanding.rest == nil ? .lookUp(understanding) : .request(understanding)
  }
}

extension Reading {
  /// Whether its phrase leaves over none of the words.
  var explainsAll: Bool { !evidence.contains { $0.role == Evidence.unexplained } }

  /// Whether a person is named who is among the user's.
  fileprivate var namesSomebodyKnown: Bool {
    slots.contains { if case .person(let person) = $0.value.meaning { !person.siriMatches.isEmpty } else { false } }
  }

  /// Whether a request of another intent is about what the open one is about, where that goes to a person: "send it to
  /// Zira" before a payment.
  func refersToOpen(_ expectation: Expectation, _ open: IntentDescription?) -> Bool {
    intent != expectation.intent && expectation.question != .choice
      && slots.contains { $0.value.reference == .that }
      && open?.parameters.contains { $0.kind == .person } == true
  }
}
