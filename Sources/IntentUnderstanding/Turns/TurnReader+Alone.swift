import IntentModel
import IntentText
import IntentVocabulary

/// What an utterance does while no question is open: a request, or something about the request before.
extension TurnReader {
  /// What the words may be about where nothing is open: the request before, as if it waited for a go-ahead.
  private var afterwards: Expectation { Expectation(.goAhead, intent: situation.requests.first?.intent ?? .none) }

  /// The other requests that the utterance may be.
  private func rivals(of best: Reading, in understood: Understanding) -> [RatedAct] {
    // Those of the first of several requests are looked for in its own words.
    if understood.rest != nil { return interpreter.rivals(of: understood) }
    let others = lattices.candidates.filter { $0.mayBe(insteadOf: best) }
    return others.prefix(Self.mostRivals).map { RatedAct(.request(Understanding(best: $0.reading())), $0.score) }
  }

  /// More are of no use.
  private static let mostRivals = 3

  /// The acts that the utterance can be, the likeliest first.
  func ofItsOwn(_ understood: Understanding) -> [RatedAct] {
    if let denied = understood.denied { return [RatedAct(.denied(understood), denied.score)] }
    if let best = understood.best {
      if let followUp = followUps().first, isAbout(followUp, best) { return [followUp] }
      let (said, isHeldBack) = asSaid(understood)
      let held = isHeldBack ? [RatedAct(.hesitation, best.score)] : []
      return [RatedAct(act(for: said), best.score)] + held + rivals(of: best, in: understood)
    }
    let help = appHelp()
    if !help.isEmpty { return help }
    // What goes on with the request before is rather meant than a phrase alone: what is cancelled is that one.
    let following = [followUps(), adjusted(), continuation()].filter { !$0.isEmpty }
    if let best = following.max(by: { $0[0].score < $1[0].score }) { return best }
    let phrases = phrase()
    if !phrases.isEmpty { return phrases }
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
      if let asked = acts.questionAfterwards() { return [RatedAct(.question(asked.subject), asked.score)] }
      guard let said = acts.repair() else { continue }
      let again = again(said, in: reader)
      let isSafe = interpreter.descriptions[last.intent]?.rules.changesNothing == true
      return [again] + (isSafe ? [] : [RatedAct(.hesitation, said.score)])
    }
    return []
  }

  /// The text of the request before in other words.
  ///
  /// That request has ended, so that it is made again with the new text; the rival has the user asked before it is.
  private func retold() -> [RatedAct] {
    guard !situation.requests.isEmpty, isShort else { return [] }
    for reader in readers {
      guard let said = actReader(reader, afterwards).retold() else { continue }
      return [again(said, in: reader), RatedAct(.hesitation, said.score)]
    }
    return []
  }

  /// The request before, made again with other values.
  private func again(_ said: ActReader.Earlier, in reader: Interpreter.Reader) -> RatedAct {
    RatedAct(.continuation(.init(slots: said.slots, language: reader.grammar.tag)), said.score)
  }

  /// Whether the words are few enough to go on with an earlier request.
  private var isShort: Bool { words.text.utf8.count <= Self.mostBytes && words.count <= ReplyFeatures.mostWords }
  private static let mostBytes = 200

  /// The same as the request before for somebody or something else.
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

  /// For each request between the words and the one that they follow.
  private static let distance = -0.2
  /// The words of asking what an app can do are fewer.
  private static let longestAppHelp = 12

  /// The request that follows the one spoken of last; beside one that loses something, those that follow earlier ones: the
  /// words do not say which is meant.
  private func followUps() -> [RatedAct] {
    guard !situation.requests.isEmpty, isShort else { return [] }
    for reader in readers where lattices.prescreen(for: reader).lattice.mayFollow {
      let said = actReader(reader, Expectation(.goAhead, intent: .none)).followers()
      let found = reader.replies.followers(of: said.classes, after: situation.requests)
      guard let first = found.first, let rules = interpreter.descriptions[first.request.next]?.rules else { continue }
      return found.prefix(rules.undoes.isEmpty ? 1 : found.count).map { follower in
        let act = DialogueAct.FollowUp(
          follower.request.next, place: follower.place, takesOver: follower.request.takesOver,
          language: reader.grammar.tag)
        return RatedAct(.followUp(act), said.score + Double(first.distance) * Self.distance)
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

  /// What needs no request before it.
  private func phrase() -> [RatedAct] {
    guard isShort else { return [] }
    for reader in readers {
      let found = actReader(reader, Expectation(.goAhead, intent: .none)).actsOfTheirOwn().prefix(1)
      if !found.isEmpty { return Array(found) }
    }
    return []
  }

  /// What an app can do, asked by its name.
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
