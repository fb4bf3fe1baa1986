/// The requests of one path in the order in which they were said, behind the act that introduces them.
package struct JoinedRequests {
  package var endings: [CompleteHypothesis] = []
  /// The hypotheses of the paths to the endings, path after path.
  package var hypotheses: [Hypothesis] = []
  /// Where each of the paths ends.
  package var ends: [Int] = []
  /// By ending of the search, the place of the act that introduces it, or of its first request.
  package var firsts: [Int] = []
}

extension Search {
  /// Splits the paths of some endings into their requests: of a path with two requests, the first comes first.
  package func requests(of endings: [CompleteHypothesis]) -> JoinedRequests {
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
      if hypothesis.kind.beginsRequest {
        let before =
          hypothesis.kind.joins
          ? addRequest(before: hypothesis, to: &requests) : addAct(before: hypothesis, to: &requests)
        // A joined or introduced request has a score of its own, without what came before it.
        ending.score -= before
        path = path.map { $0.counted(from: before) }
        path.append(begin(of: hypothesis).counted(from: before))
        break
      }
      path.append(hypothesis)
    }
    requests.endings.append(ending)
    requests.hypotheses += path.reversed()
    requests.ends.append(requests.hypotheses.count)
  }

  /// Adds the request before joining words; returns the score with which the joined one begins.
  private func addRequest(before joint: Hypothesis, to requests: inout JoinedRequests) -> Float {
    let first = space.hypotheses[Int(joint.previous)]
    let acceptance = ending(before: joint)
    let score = score(first, acceptance)
    add(
      CompleteHypothesis(
        hypothesis: joint.previous, acceptance: acceptance, score: score, isDenied: first.isDenied, scope: first.scope),
      to: &requests)
    return joint.kind == .gap ? score : joint.score - Costs.start
  }

  /// Adds the act before a request that it introduces; returns the score with which the request begins.
  private func addAct(before rest: Hypothesis, to requests: inout JoinedRequests) -> Float {
    let phrase = grammar.phrases[Int(rest.payload)]
    let score = space.hypotheses[Int(rest.previous)].score - phrase.cost
    let acceptance = Acceptance(intent: phrase.entry, cost: phrase.cost, phrase: rest.payload, isAct: true)
    add(
      CompleteHypothesis(hypothesis: rest.previous, acceptance: acceptance, score: score, scope: .act), to: &requests)
    return score - Costs.start
  }

  /// The start of a joined or introduced request: it takes no words except those that deny it.
  private func begin(of joint: Hypothesis) -> Hypothesis {
    Hypothesis(
      previous: -1, state: joint.state, start: joint.denial == .none ? joint.end : joint.start, end: joint.end,
      kind: joint.kind, score: joint.score, app: joint.app, denial: joint.denial)
  }
}

extension Hypothesis {
  fileprivate func counted(from score: Float) -> Hypothesis {
    var counted = self
    counted.score -= score
    return counted
  }
}
