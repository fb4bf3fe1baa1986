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
      if hypothesis.kind.joins {
        let before = addRequest(before: hypothesis, to: &requests)
        // What is behind words that join counts as a request of its own.
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
        hypothesis: joint.previous, acceptance: acceptance, score: score, isDenied: first.isDenied),
      to: &requests)
    return joint.kind == .gap ? score : joint.score - Costs.start
  }

  /// The beginning of a request behind words that join it to another: it takes no words but those that deny it.
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
