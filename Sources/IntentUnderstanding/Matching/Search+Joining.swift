/// A second request of one sentence: a message to Bobo, and a call to Alice.
///
/// Where a request may end and words that join are next, the path goes on where every request begins. Both are on one
/// path, so that two requests compete with one whose text goes on behind the same words.
extension Search {
  /// Whether words join two requests, as far as the words around them show: some of the first come before them, and what
  /// follows may begin one.
  func mayJoin(_ length: Int, at position: Int) -> Bool {
    let next = position + length
    guard position > words.lowerBound, next < words.upperBound, lattice.count >= Self.fewestWords else { return false }
    return lattice.tokens[next].contains { token in
      [WordClass.filler, WordClass.polite, WordClass.denialBefore].contains(token.wordClass)
        || grammar.automaton.begins(with: token.wordClass)
    }
  }

  /// Two requests have more words than three.
  private static let fewestWords = 4

  /// Ends the request of a path, and begins another.
  mutating func join(_ token: ClassToken, _ from: Origin) {
    guard joinsRequests, from.hypothesis.kind != .start, let (place, score) = bestEnd(of: from) else { return }
    let end = from.position + token.length
    var next = from.next(
      .joint, to: end, in: Automaton.start, payload: Int32(truncatingIfNeeded: place), adding: 0)
    next.score = score + Costs.joint + Costs.start
    next.app = -1
    next.denial = .none
    joinCount += 1
    push(next, within: bounds(of: Reach(), from: Int(end)))
  }

  /// The best of the phrases that end where a path is, by its place among those of the state; `nil` where none reaches the
  /// threshold, or what it asks for is none of ours.
  private func bestEnd(of from: Origin) -> (place: Int, score: Float)? {
    var best: (place: Int, score: Float)?
    for (place, acceptance) in from.state.pointee.acceptances.enumerated() where isAskedFor(acceptance) {
      let score = score(from.hypothesis, acceptance)
      if score > best?.score ?? -.infinity { best = (place, score) }
    }
    guard let best, best.score >= Costs.threshold else { return nil }
    let acceptance = from.state.pointee.acceptances[best.place]
    return grammar.intents[Int(acceptance.intent)].name == .none ? nil : best
  }

  /// Whether the last request of a path stands on its own; a path of one request does.
  ///
  /// Behind a text, what denies is rather said to the reader of the text.
  func standsAlone(_ last: Hypothesis, _ acceptance: Acceptance, _ score: Float) -> Bool {
    guard joinCount > 0, let joint = joint(before: last) else { return true }
    let isOfText = space.hypotheses[Int(joint.previous)].kind.isText
    return score - joint.score + Costs.start >= Costs.secondRequest && !(last.isDenied && isOfText)
      && grammar.intents[Int(acceptance.intent)].name != .none
  }

  /// The words that join the request of a hypothesis to another before it.
  private func joint(before last: Hypothesis) -> Hypothesis? {
    var hypothesis = last
    while hypothesis.kind != .joint {
      if hypothesis.previous < 0 { return nil }
      hypothesis = space.hypotheses[Int(hypothesis.previous)]
    }
    return hypothesis
  }

  /// The most that a request adds to a score which begins at a word behind another one.
  mutating func bound(ofJoining word: Int) -> Float {
    let known = space.outsideScores.known(of: Reach().group, last: words.upperBound, bonus: grammar.automaton.bonus)
    let bounds = ScoreBounds(space.outsideScores.bounds(of: known.pointee), of: Reach().openSlotKind)
    return bounds[word] + grammar.automaton.bonus + Costs.joint + Costs.start
  }
}

/// The requests of one path, in the order in which they were said.
struct JoinedRequests {
  var endings: [CompleteHypothesis] = []
  /// The paths to the endings, one after the other.
  var hypotheses: [Hypothesis] = []
  /// Where each of the paths ends.
  var ends: [Int] = []
  /// By ending of the search, the place of its first request.
  var firsts: [Int] = []
}

extension Search {
  /// Some endings with the requests that are joined before each: of a path of two, the first comes first.
  func requests(of endings: [CompleteHypothesis]) -> JoinedRequests {
    var requests = JoinedRequests()
    requests.hypotheses.reserveCapacity(endings.count * (words.count + 2))
    for ending in endings {
      requests.firsts.append(requests.endings.count)
      add(ending, to: &requests)
    }
    return requests
  }

  private func add(_ ending: CompleteHypothesis, to requests: inout JoinedRequests) {
    var ending = ending
    var path: [Hypothesis] = []
    var number = ending.hypothesis
    while number >= 0 {
      let hypothesis = space.hypotheses[Int(number)]
      number = hypothesis.previous
      guard hypothesis.kind == .joint else {
        path.append(hypothesis)
        continue
      }
      // What comes behind the joint counts as a request of its own, and so does what comes before it.
      let before = hypothesis.score - Costs.start
      let first = space.hypotheses[Int(number)]
      let acceptance = states[first.state].pointee.acceptances[Int(hypothesis.payload)]
      add(
        CompleteHypothesis(
          hypothesis: number, acceptance: acceptance, score: before - Costs.joint, isDenied: first.isDenied),
        to: &requests)
      ending.score -= before
      var start = Hypothesis(
        previous: -1, state: hypothesis.state, start: hypothesis.end, end: hypothesis.end, kind: .start,
        score: Costs.start, app: -1)
      start.next = -1
      path = path.map { later in
        var later = later
        later.score -= before
        return later
      }
      path.append(start)
      break
    }
    requests.endings.append(ending)
    requests.hypotheses += path.reversed()
    requests.ends.append(requests.hypotheses.count)
  }
}
