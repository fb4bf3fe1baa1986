/// The requests of one path, in the order in which they were said, and before them the act that leads to them.
struct JoinedRequests {
  var endings: [CompleteHypothesis] = []
  /// The paths to the endings, one after the other.
  var hypotheses: [Hypothesis] = []
  /// Where each of the paths ends.
  var ends: [Int] = []
  /// By ending of the search, the place of its act or of its first request.
  var firsts: [Int] = []
}

extension Search {
  /// Some endings with what each path has before: of a path of two requests, the first comes first.
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
      if hypothesis.kind.beginsRequest {
        let before =
          hypothesis.kind.joins
          ? addRequest(before: hypothesis, to: &requests) : addAct(before: hypothesis, to: &requests)
        // What is behind words that join, or behind an act, counts as a request of its own.
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

  /// Adds the request before words that join another to it; returns what that one's score begins with.
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

  /// Adds what an act says before a request to it; returns what the request's score begins with.
  private func addAct(before rest: Hypothesis, to requests: inout JoinedRequests) -> Float {
    let phrase = grammar.phrases[Int(rest.payload)]
    let score = space.hypotheses[Int(rest.previous)].score - phrase.cost
    let acceptance = Acceptance(intent: phrase.entry, cost: phrase.cost, phrase: rest.payload, isAct: true)
    add(
      CompleteHypothesis(hypothesis: rest.previous, acceptance: acceptance, score: score, scope: .act), to: &requests)
    return score - Costs.start
  }

  /// The beginning of a request behind another or behind an act: it takes no words but those that deny it.
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
