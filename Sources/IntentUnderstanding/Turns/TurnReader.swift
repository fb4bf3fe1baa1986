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
        if isForAnotherApp(request, than: expectation) { rated.score += Prior.namedApp }
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
  private var readers: [Interpreter.Reader] {
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
    var rated = RatedAct(isOwn ? own : .denied(understood), denied.score + Prior.denied)
    rated.explainsAll = denied.explainsAll
    if lattices.explains { rated.evidence = denied.evidence }
    return [rated]
  }

  private func description(of expectation: Expectation) -> IntentDescription.ParameterDescription? {
    expectation.parameter.flatMap { interpreter.descriptions[expectation.intent]?[parameter: $0] }
  }

  private func act(for understanding: Understanding) -> DialogueAct {
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

  /// The other requests that the utterance may be.
  private func rivals(of best: Reading, in understood: Understanding) -> [RatedAct] {
    // Those of the first of several requests are looked for in its own words.
    if understood.rest != nil { return interpreter.rivals(of: understood) }
    return lattices.candidates.filter { $0.intent != best.intent && $0.score >= Double(Costs.threshold) }.prefix(Self.mostRivals)
      .map { RatedAct(.request(Understanding(best: $0.reading())), $0.score) }
  }

  /// More are of no use.
  private static let mostRivals = 3

  // MARK: With no question open

  /// What the words may be about where nothing is open: the request before, as if it waited for a go-ahead.
  private var afterwards: Expectation { Expectation(.goAhead, intent: situation.requests.first?.intent ?? .none) }

  /// Words that depend on an earlier request explain less than a complete request.
  enum Prior {
    static let continuation = -0.1
    static let followUp = -0.2
    /// For each request between the words and the one that they follow.
    static let distance = followUp
    static let phrase = -0.3
    static let appHelp = 2.9
    /// The words of asking what an app can do are fewer.
    static let longestAppHelp = 12
    /// The name of an app that cannot do what is open.
    static let namedApp = 4.0
    /// A word of denial with the verb that it denies: the same words without it would correct a value.
    static let denied = namedApp
  }

  private func ofItsOwn(_ understood: Understanding) -> [RatedAct] {
    if let denied = understood.denied { return [RatedAct(.denied(understood), denied.score)] }
    if let best = understood.best {
      if let followUp = followUps().first, isAbout(followUp, best) { return [followUp] }
      let (said, isHeldBack) = asSaid(understood)
      let held = isHeldBack ? [RatedAct(.hesitation, best.score)] : []
      return [RatedAct(act(for: said), best.score)] + held + rivals(of: best, in: understood)
    }
    // A continuation and a phrase are no rivals, since they mean the same.
    let following = followUps()
    let candidates = [continuation(), adjusted(), following.first, phrase(), appHelp().first].compactMap(\.self)
    if let best = candidates.max(by: { $0.score < $1.score }) {
      return best == following.first ? following : [best]
    }
    let late = aboutTheLast()
    return late.isEmpty ? retold() : late
  }

  /// What is asked about the request before, and what repairs or narrows it.
  ///
  /// What that one has done is not undone by it: the rival has the user asked before another goes out.
  private func aboutTheLast() -> [RatedAct] {
    guard let last = situation.requests.first, isShort else { return [] }
    for reader in readers {
      let acts = actReader(reader, afterwards)
      if let subject = acts.questionAfterwards() { return [RatedAct(.question(subject), Prior.phrase)] }
      guard let slots = acts.repair() else { continue }
      let act = DialogueAct.continuation(DialogueAct.Continuation(slots: slots, language: reader.grammar.tag))
      let isSafe = interpreter.descriptions[last.intent]?.rules.changesNothing == true
      return [RatedAct(act, Prior.continuation)] + (isSafe ? [] : [RatedAct(.hesitation, Prior.continuation)])
    }
    return []
  }

  /// The text of the request before in other words.
  ///
  /// That request has ended, so that it is made again with the new text; the rival has the user asked before it is.
  private func retold() -> [RatedAct] {
    guard let last = situation.requests.first, isShort else { return [] }
    for reader in readers {
      guard let slots = actReader(reader, afterwards).retold() else { continue }
      let act = DialogueAct.continuation(DialogueAct.Continuation(slots: slots, language: reader.grammar.tag))
      return [RatedAct(act, Prior.continuation), RatedAct(.hesitation, Prior.continuation)]
    }
    return []
  }

  /// Whether the words are few enough to go on with an earlier request.
  private var isShort: Bool { words.text.utf8.count <= Self.mostBytes && words.count <= ReplyFeatures.mostWords }
  private static let mostBytes = 200

  private func continuation() -> RatedAct? {
    guard let last = situation.requests.first, last.personParameter != nil, isShort else { return nil }
    for reader in readers {
      if let slots = actReader(reader, afterwards).continuation() {
        return RatedAct(
          .continuation(DialogueAct.Continuation(slots: slots, language: reader.grammar.tag)), Prior.continuation)
      }
    }
    return nil
  }

  /// "Double it", after a request that has ended.
  private func adjusted() -> RatedAct? {
    guard let last = situation.requests.first, isShort else { return nil }
    for reader in readers {
      for found in actReader(reader, afterwards).acts() {
        if case .adjust(let adjustment, _) = found.act {
          return RatedAct(.adjust(adjustment, otherwise: []), Prior.continuation)
        }
      }
    }
    return nil
  }

  /// The request that follows the one spoken of last; beside one that loses something, those that follow earlier ones: the
  /// words do not say which is meant.
  private func followUps() -> [RatedAct] {
    guard !situation.requests.isEmpty, isShort else { return [] }
    for reader in readers where lattices.prescreen(for: reader).lattice.mayFollow {
      let said = actReader(reader, Expectation(.goAhead, intent: .none)).followers()
      let found = reader.replies.followers(of: said, after: situation.requests)
      guard let first = found.first, let rules = interpreter.descriptions[first.request.next]?.rules else { continue }
      return found.prefix(rules.undoes.isEmpty ? 1 : found.count).map { follower in
        let act = DialogueAct.FollowUp(
          follower.request.next, place: follower.place, takesOver: follower.request.takesOver,
          language: reader.grammar.tag)
        return RatedAct(.followUp(act), Prior.followUp + Double(first.distance) * Prior.distance)
      }
    }
    return []
  }

  /// Whether a request is the one that follows the request before, so that it is about the same people.
  private func isAbout(_ followUp: RatedAct, _ best: Reading) -> Bool {
    guard case .followUp(let said) = followUp.act, said.intent == best.intent else { return false }
    switch said.takesOver {
    case .people(let parameter): return best.slots.allSatisfy { $0.parameter == parameter && $0.value.reference != nil }
    case .everything: return best.slots.isEmpty
    case nil: return false
    }
  }

  private func phrase() -> RatedAct? {
    guard isShort else { return nil }
    for reader in readers {
      let found = actReader(reader, Expectation(.goAhead, intent: .none)).actsOfTheirOwn().first
      if let found { return RatedAct(found.act, Prior.phrase) }
    }
    return nil
  }

  /// What an app can do, asked by its name.
  private func appHelp() -> [RatedAct] {
    for reader in readers {
      guard let app = namedApp(reader) else { continue }
      let text = words.source(0..<app.words.lowerBound) + " " + words.source(app.words.upperBound..<words.count)
      let rest = Words(text)
      guard rest.count > 0 else { continue }
      let asked = Lattice.appHelp(rest, for: reader, in: situation)
      if asked { return [RatedAct(.appHelp(interpreter.shared.appNames.identifiers[app.place]), Prior.appHelp)] }
    }
    return []
  }

  private func namedApp(_ reader: Interpreter.Reader) -> (place: Int, words: Range<Int>)? {
    for start in 0..<min(words.count, Prior.longestAppHelp) {
      for length in stride(from: min(4, words.count - start), through: 1, by: -1) {
        let hashes = words.words[start..<start + length].map(\.hash)
        if let place = interpreter.shared.appNames.app(named: hashes) { return (place, start..<start + length) }
      }
    }
    return nil
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
