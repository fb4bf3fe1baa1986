/// A second request of one sentence: a message to Bobo, and a call to Alice.
///
/// Where a request may end and words that join are next, the path goes on where every request begins: so two requests
/// compete with one whose text goes on behind the same words. The mark of a sentence alone joins another intent to a
/// request, and any mark a request that the words deny to one that is wished. Where a verb is said once, the path goes on
/// where it was before the values.
extension Search {
  /// Whether a path of the words may have several requests.
  var mayHaveSeveral: Bool { space.hasJoint || space.hasDenial }

  // MARK: - Which words join

  /// Whether some words may join two requests: the first has words before them, and the words behind can begin one.
  func mayJoin(_ length: Int, at position: Int) -> Bool {
    let next = position + length
    guard position > words.lowerBound, next < words.upperBound, lattice.count >= Self.fewestWords else { return false }
    return mayBegin(next)
  }

  private func mayBegin(_ word: Int) -> Bool {
    lattice.tokens[word].contains { token in
      [WordClass.filler, WordClass.polite, WordClass.denialBefore].contains(token.wordClass)
        || grammar.automaton.begins(with: token.wordClass)
    }
  }

  /// The fewest words of two requests.
  private static let fewestWords = 4

  /// Whether some words may join two requests with a shared verb: both sides have a name, or both have a value.
  ///
  /// Behind an article an ordinary word is no name.
  func mayShareVerb(_ length: Int, at position: Int) -> Bool {
    let next = position + length
    guard next < words.upperBound else { return false }
    let behindArticle = lattice.isOf([.article], next) ? next + 1 : nil
    let names = lattice.nameStarts.lazy.filter { $0 != behindArticle }
    func isOnBothSides(_ starts: some Sequence<Int>) -> Bool {
      starts.contains { $0 > words.lowerBound && $0 < position } && starts.contains { $0 >= next }
    }
    return isOnBothSides(names) || isOnBothSides(lattice.valueStarts)
  }

  // MARK: - Joining

  /// Ends the current request of a path and begins another one.
  mutating func join(by length: Int32, _ from: Origin, denial: Hypothesis.Denial = .none) {
    guard joinsRequests, isOfRequest(from.hypothesis), from.hypothesis.kind != .start,
      let (place, score) = bestEnd(of: from)
    else { return }
    let end = from.position + length
    var next = from.next(
      .joint, to: end, in: Automaton.start, payload: Int32(truncatingIfNeeded: place), adding: 0)
    next.score = score + Costs.joint + Costs.start
    next.app = -1
    next.denial = denial
    push(joined: next)
  }

  /// Begins another request at a mark: at the end of a sentence, or at any mark where one of the two requests is
  /// denied.
  mutating func joinAtMark(_ from: Origin) {
    guard joinsRequests, isOfRequest(from.hypothesis), !from.hypothesis.kind.isText else { return }
    if from.hypothesis.isDenied || from.here.pointee.isSentenceStart, mayBegin(Int(from.position)) { join(by: 0, from) }
    if from.hypothesis.isDenied || !space.hasDenial { return }
    for token in lattice.tokens[Int(from.position)] where token.wordClass == WordClass.denialBefore {
      let next = Int(from.position) + Int(token.length)
      if next < words.upperBound, lattice.breaks[next] == .none { join(by: token.length, from, denial: .ofAll) }
    }
  }

  /// Ends the current request and begins another with the same intent, right behind the first one's verb.
  mutating func shareVerb(_ token: ClassToken, _ from: Origin) {
    guard joinsRequests, isOfRequest(from.hypothesis), !from.hypothesis.isDenied,
      let (place, score) = bestEnd(of: from)
    else { return }
    var (number, first, base) = (from.number, Int32(-1), Float(0))
    while number >= 0 {
      let hypothesis = space.hypotheses[Int(number)]
      if hypothesis.kind == .joint || hypothesis.kind == .rest {
        base = hypothesis.score - Costs.start
        break
      }
      if beginsValue(hypothesis) { first = number }
      number = hypothesis.previous
    }
    guard first >= 0 else { return }
    var hypothesis = space.hypotheses[Int(space.hypotheses[Int(first)].previous)]
    while hypothesis.kind == .token, hypothesis.slot < 0 {
      guard isIntroducer(hypothesis) else {
        return shareVerb(hypothesis, base, behind: place, score, by: token.length, from)
      }
      pushGap(in: hypothesis.state, hypothesis.score - base, behind: place, score, by: token.length, from)
      hypothesis = space.hypotheses[Int(hypothesis.previous)]
    }
  }

  /// Begins a request behind a shared verb in all phrases that have it, since the second may say its values
  /// differently.
  private mutating func shareVerb(
    _ verb: Hypothesis, _ base: Float, behind place: Int, _ score: Float, by length: Int32, _ from: Origin
  ) {
    let before = space.hypotheses[Int(verb.previous)]
    for token in lattice.tokens[Int(verb.start)] where token.length == verb.end - verb.start {
      var run = Int(states[before.state].pointee.tokens[token.wordClass])
      let gain = token.wordClass == verb.payload ? verb.score - before.score : grammar.tokens[Int(token.wordClass)].gain
      while run >= 0 {
        let target = states[before.state].pointee.targets[run]
        if target.slot < 0 {
          pushGap(in: target.state, before.score + gain - base, behind: place, score, by: length, from)
        }
        run = target.isLast ? -1 : run + 1
      }
    }
  }

  /// - Parameters:
  /// - said: The score of the words up to the values.
  /// - place: The phrase of the first request, among those that end at the same place.
  /// - score: The score of the first request.
  private mutating func pushGap(
    in state: Int32, _ said: Float, behind place: Int, _ score: Float, by length: Int32, _ from: Origin
  ) {
    var next = from.next(
      .gap, to: from.position + length, in: state, payload: Int32(truncatingIfNeeded: place), adding: 0)
    next.score = score + min(said, Costs.mostOfVerb)
    push(joined: next)
  }

  private mutating func push(joined next: Hypothesis) {
    guard let scope = next.scope.next else { return }
    var next = next
    next.scope = scope
    joinCount += 1
    push(next, within: bounds(of: Reach(), from: Int(next.end)))
  }

  /// Follows what can come behind a shared verb: values, and words that introduce them.
  mutating func followSharedVerb(_ from: Origin) {
    followNew(from.here.pointee.tokens, false, from)
    followNew(space.longTokens(from.here), false, from)
    followNewValues(from)
  }

  /// The best phrase that ends where a path is, by its place among the state's phrases; `nil` where none reaches the
  /// threshold or the best asks for none of the host's intents.
  private func bestEnd(of from: Origin) -> (place: Int, score: Float)? {
    var best: (place: Int, score: Float)?
    for (place, acceptance) in from.state.pointee.acceptances.enumerated() where isAskedFor(acceptance) {
      let score = score(from.hypothesis, acceptance)
      if best.map({ score > $0.score }) != false { best = (place, score) }
    }
    guard let best, best.score >= Costs.threshold else { return nil }
    let acceptance = from.state.pointee.acceptances[best.place]
    return grammar.intents[Int(acceptance.intent)].name == .none ? nil : best
  }

  /// The most that a joined request can add to a score, if it begins at a word.
  mutating func bound(ofRequestAt word: Int) -> Float {
    let known = space.outsideScores.known(of: Reach().group, last: words.upperBound, bonus: grammar.automaton.bonus)
    let bounds = ScoreBounds(space.outsideScores.bounds(of: known.pointee), of: Reach().openSlotKind)
    return bounds[word] + grammar.automaton.bonus
  }

  // MARK: - The end

  /// Whether the last request of a path is a request of its own; true for a path with one request.
  func standsAlone(_ last: Hypothesis, _ acceptance: Acceptance, _ score: Float) -> Bool {
    guard joinCount > 0, let joint = joint(before: last) else { return true }
    let first = space.hypotheses[Int(joint.previous)]
    if joint.kind == .gap { return isLike(first, ending(before: joint), last, acceptance) }
    let (before, behind) = (joint.score - Costs.joint - Costs.start, score - joint.score + Costs.start)
    if behind < Costs.secondRequest || grammar.intents[Int(acceptance.intent)].name == .none { return false }
    // A denied request is joined by a mark alone only where it scores at least as much as the wish: else the wish says
    // everything. Two equal requests in two sentences are one wish.
    if joint.denial != .none { return last.isDenied && behind >= before }
    if joint.start == joint.end {
      return first.isDenied ? before >= behind : !last.isDenied && ending(before: joint).intent != acceptance.intent
    }
    // Behind a text, a denial is rather part of the text.
    return !(last.isDenied && first.kind.isText)
  }

  /// Whether two requests with a shared verb have the same intent and values for the same parameters, at least two.
  private func isLike(
    _ first: Hypothesis, _ before: Acceptance, _ last: Hypothesis, _ acceptance: Acceptance
  ) -> Bool {
    let (one, other) = (parameters(of: first), parameters(of: last))
    return before.intent == acceptance.intent && !last.isDenied && !saysNothing(last) && one.count > 1
      && Set(one).count == one.count && one.sorted() == other.sorted()
  }

  /// Whether a request ends in a one-word text that only adds a person.
  private func saysNothing(_ last: Hypothesis) -> Bool {
    last.kind == .textFirst && lattice.isOf([.too, .addition], Int(last.start))
  }

  /// The parameters for which a request has values.
  private func parameters(of last: Hypothesis) -> [String] {
    var path = [last]
    while let next = path.last, !next.kind.beginsRequest, next.previous >= 0 {
      path.append(space.hypotheses[Int(next.previous)])
    }
    path.reverse()
    return SlotGroup.groups(of: path[...], joiner: grammar.joiner).map { grammar.slots[$0.slot].parameter }
  }

  /// The words that join a hypothesis's request to the one before; `nil` where it has none before.
  private func joint(before last: Hypothesis) -> Hypothesis? {
    var hypothesis = last
    while !hypothesis.kind.joins {
      if hypothesis.previous < 0 { return nil }
      hypothesis = space.hypotheses[Int(hypothesis.previous)]
    }
    return hypothesis
  }

  /// The phrase of the request that ends before joining words.
  func ending(before joint: Hypothesis) -> Acceptance {
    let first = space.hypotheses[Int(joint.previous)]
    return states[first.state].pointee.acceptances[Int(joint.payload)]
  }
}
