import IntentAutomaton
import IntentModel
import IntentText
import IntentVocabulary

/// What an utterance does with no question open: a request, or something about the previous request.
extension TurnReader {
  /// The other requests that the utterance may be.
  private func rivals(of best: Reading, in understood: Understanding) -> [RatedAct] {
    // Where there are several requests, the rivals of the first are looked for in its own words.
    if understood.rest != nil { return interpreter.rivals(of: understood) }
    let others = lattices.candidates.filter { $0.mayBe(insteadOf: best) }
    return others.prefix(Self.mostRivals).map { RatedAct(.request(Understanding(best: $0.reading())), $0.score) }
  }

  /// More are of no use.
  private static let mostRivals = 3

  /// The acts that the utterance can be, best first.
  func ofItsOwn(_ understood: Understanding) -> [RatedAct] {
    let said = saidAlone(understood)
    // What was learned of clauses is of the conversation's own language.
    let isOfOwnLanguage = understood.best.map { $0.languageTag == situation.language } != false
    let best = best(of: said)
    let isBeyondDoubt = situation.requests.isEmpty && best.first.map(isSaidWhole) == true
    let isLearned = weighingReader?.weights.knowsEvidence(at: unasked) == true
    if isOfOwnLanguage, isLearned, !isBeyondDoubt, let first = doneFirst { return weighedUnasked(said, first) }
    // What asks for something goes before words of going on, where nothing waits.
    let isAnswered = best.first.map { !$0.act.resumesNothing(situation) } == true
    guard !isAnswered, understood.isNothing else { return best }
    let requested = requestedByClauses()
    return requested.isEmpty ? best : requested
  }

  /// The acts that phrases say: alternatives, each with what makes it doubtful behind it.
  func saidAlone(_ understood: Understanding) -> [[RatedAct]] {
    if let denied = understood.denied { return [[RatedAct(.denied(understood), denied.score)]] }
    let requested = [requested(understood), appHelp(), followUps()]
    if !isShort || situation.requests.isEmpty && requested.contains(where: { !$0.isEmpty }) { return requested }
    // No act of the conversation's own language has more than the best path.
    let most = readers.first.flatMap { actReader($0, afterwards).candidates.map(\.score).max() }
    if let first = best(of: requested).first, most.map({ $0 <= rank(first) }) != false { return requested }
    return requested + [adjusted(), continuation(), phrase(), aboutTheLast(), rewordedText()]
  }

  /// The acts of which the first explains the words best; of two that explain them alike the earlier.
  func best(of acts: [[RatedAct]]) -> [RatedAct] {
    acts.reduce([]) { best, next in
      next.isEmpty || !best.isEmpty && rank(best[0]) >= rank(next[0]) ? best : next
    }
  }

  /// How well an act explains the words.
  ///
  /// A question that a request explains wholly is asked of the app, which knows more than what was told before. Where
  /// nothing is open that could be given up or taken up, any other meaning of the words comes first.
  private func rank(_ rated: RatedAct) -> Double {
    if rated.act.needsOpen(situation) { return 0 }
    let score = rated.act.asks ? min(rated.score, Self.told) : rated.score
    return score + (rated.explainsAll ? ActReader.whole : 0)
  }
  private static let told = ActReader.whole / 2

  /// The request that the words are, with its rivals; nothing where they follow an earlier one for the same people.
  private func requested(_ understood: Understanding) -> [RatedAct] {
    guard let best = understood.best, followUps().first.map({ isAbout($0, best) }) != true else { return [] }
    let (said, isHeldBack) = restoringLostContent(of: addingWish(to: understood))
    let held = isHeldBack || said.best.map(mayHoldMore) == true ? [RatedAct(.hesitation, best.score)] : []
    var rated = RatedAct(act(for: said), best.score)
    rated.explainsAll = best.explainsAll && !best.leavesClauseOut
    return [rated] + held + rivals(of: best, in: understood)
  }

  /// Whether the text that a request sends may be more than its text: then it is read back before it goes out.
  private func mayHoldMore(_ request: Reading) -> Bool {
    guard let reader = interpreter.readers.first(where: { $0.grammar.tag == request.languageTag }) else { return false }
    return interpreter.mayHoldMore(textOf: request, in: lattices.prescreen(for: reader).lattice)
  }

  /// A request that no phrase reads, by what was learned of its words.
  private func requestedByClauses() -> [RatedAct] { requestedByClauses(lattices.learned) }

  /// A request by what was learned of its words.
  ///
  /// Where it changes something and is not quite sure, a rival is added, so that the user is asked first.
  func requestedByClauses(_ understood: Understanding?) -> [RatedAct] {
    guard let understood, let best = understood.best else { return [] }
    let act = act(for: understood)
    let isSafe = interpreter.descriptions[best.intent]?.rules.changesNothing == true
    let isSure =
      isSafe || best.score >= Interpreter.score(ofProbability: Interpreter.surelyRequest) && !mayHoldMore(best)
    return [RatedAct(act, best.score)] + (isSure ? [] : [RatedAct(.hesitation, best.score)])
  }

  /// A question about the previous request, and words that repair or narrow it.
  ///
  /// Repairing it does not undo what it has done, so a rival is added: then the user is asked before a second one goes
  /// out.
  private func aboutTheLast() -> [RatedAct] {
    guard let last = situation.requests.first, isShort else { return [] }
    for reader in readers {
      let acts = actReader(reader, afterwards)
      if let asked = acts.questionAfterwards() { return [RatedAct(.question(asked.subject), asked.score)] }
      guard let said = acts.repair() else { continue }
      let again = again(said, in: reader)
      let isSafe = interpreter.descriptions[last.intent]?.rules.changesNothing == true
      return [again] + (isSafe ? [] : [RatedAct(.hesitation, said.score)])
    }
    return []
  }

  /// The previous request's text in other words.
  ///
  /// That request has ended, so it is made again with the new text; a rival is added, so that the user is asked first.
  private func rewordedText() -> [RatedAct] {
    guard !situation.requests.isEmpty, isShort else { return [] }
    for reader in readers {
      guard let said = actReader(reader, afterwards).rewordedText() else { continue }
      return [again(said, in: reader), RatedAct(.hesitation, said.score)]
    }
    return []
  }

  /// The previous request, made again with other values.
  private func again(_ said: ActReader.Earlier, in reader: Interpreter.Reader) -> RatedAct {
    RatedAct(.continuation(.init(slots: said.slots, language: reader.grammar.tag)), said.score)
  }

  /// Whether the words are few enough to continue an earlier request.
  private var isShort: Bool { words.text.utf8.count <= Self.mostBytes && words.count <= ReplyFeatures.mostWords }
  private static let mostBytes = 200

  /// The previous request again for another person or thing.
  private func continuation() -> [RatedAct] {
    guard situation.requests.first?.personParameter != nil, isShort else { return [] }
    for reader in readers {
      guard let said = actReader(reader, afterwards).continuation() else { continue }
      return [again(said, in: reader)]
    }
    return []
  }

  /// "Double it", after a request that has ended.
  private func adjusted() -> [RatedAct] {
    guard !situation.requests.isEmpty, isShort else { return [] }
    for reader in readers {
      for found in actReader(reader, afterwards).acts() {
        if case .adjust(let adjustment, _) = found.act {
          return [RatedAct(.adjust(adjustment, otherwise: []), found.score)]
        }
      }
    }
    return []
  }

  /// The penalty for each request between the words and the earlier request that they follow.
  private static let distance = -0.2
  /// The most words of a question for what an app can do.
  private static let longestAppHelp = 12

  /// The request that follows the last one.
  ///
  /// If it would lose something, those that follow earlier requests are rivals, because the words do not say which is
  /// meant.
  private func followUps() -> [RatedAct] {
    guard !situation.requests.isEmpty, isShort else { return [] }
    for reader in readers where lattices.prescreen(for: reader).lattice.mayFollow {
      let said = actReader(reader, afterwards).followers()
      let found = reader.replies.followers(of: said.classes, after: situation.requests)
      guard let first = found.first, let rules = interpreter.descriptions[first.request.next]?.rules else { continue }
      return found.prefix(rules.undoes.isEmpty ? 1 : found.count).map { follower in
        var act = DialogueAct.FollowUp(
          follower.request.next, place: follower.place, takesOver: follower.request.takesOver,
          language: reader.grammar.tag)
        act.rest = wish(behind: act.intent)
        var rated = RatedAct(.followUp(act), said.score + Double(first.distance) * Self.distance)
        rated.explainsAll = true
        return rated
      }
    }
    return []
  }

  /// Whether a request follows the previous one and so is about the same people.
  private func isAbout(_ followUp: RatedAct, _ best: Reading) -> Bool {
    guard case .followUp(let said) = followUp.act, said.intent == best.intent else { return false }
    switch said.takesOver {
    case .people(let parameter): return best.slots.allSatisfy { $0.parameter == parameter && $0.value.reference != nil }
    case .everything: return best.slots.isEmpty
    case nil: return false
    }
  }

  /// Acts that need no earlier request.
  private func phrase() -> [RatedAct] {
    guard isShort else { return [] }
    for reader in readers {
      let found = actReader(reader, afterwards).actsOfTheirOwn().prefix(1)
      if !found.isEmpty { return Array(found) }
    }
    return []
  }

  /// The question for what an app can do, with the app's name.
  func appHelp() -> [RatedAct] {
    for reader in readers {
      guard let app = namedApp(reader) else { continue }
      let text = words.source(0..<app.words.lowerBound) + " " + words.source(app.words.upperBound..<words.count)
      let rest = Words(text)
      guard rest.count > 0 else { continue }
      let asked = Lattice.appHelp(rest, for: reader, in: situation)
      if asked {
        return [RatedAct(.appHelp(interpreter.shared.appNames.identifiers[app.place]), Double(Costs.appHelp))]
      }
    }
    return []
  }

  private func namedApp(_ reader: Interpreter.Reader) -> (place: Int, words: Range<Int>)? {
    for start in 0..<min(words.count, Self.longestAppHelp) {
      for length in stride(from: min(4, words.count - start), through: 1, by: -1) {
        let hashes = words.words[start..<start + length].map(\.hash)
        if let place = interpreter.shared.appNames.app(named: hashes) { return (place, start..<start + length) }
      }
    }
    return nil
  }
}

extension DialogueAct {
  /// Whether it does something only where a request is open or waits.
  func needsOpen(_ situation: Situation) -> Bool {
    switch self {
    case .cancel, .takeBack: true
    default: resumesNothing(situation)
    }
  }

  /// Whether it goes on with what was set aside, and nothing was.
  fileprivate func resumesNothing(_ situation: Situation) -> Bool {
    if case .resume = self { situation.waiting.isEmpty } else { false }
  }
}
