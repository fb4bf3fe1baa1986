import IntentAutomaton
import IntentModel
import IntentText

/// Wishes that a phrase leaves out beside what it reads, by what was learned of the clauses.
extension TurnReader {
  /// What is wished behind words that are asked for only after a request.
  func wish(behind intent: IntentName) -> Understanding.Rest? {
    clausesUnasked?.dropFirst().first { $0.asksForMore(than: intent) }.map { rest(from: $0.words.lowerBound) }
  }

  /// A request with the wish behind it that its phrase leaves out as a story or a reason.
  func addingWish(to understood: Understanding) -> Understanding {
    guard let best = understood.best, understood.rest == nil, best.leavesClauseOut,
      best.languageTag == situation.language
    else { return understood }
    let end = best.slots.compactMap(\.value.range?.upperBound).reduce(0, max)
    let wish = clausesUnasked?.dropFirst().first { clause in
      clause.asksForMore(than: best.intent) && clause.isSureWish
        && words[clause.words.lowerBound].range.lowerBound >= end && best.leavesOut(words.source(clause.words))
    }
    guard let start = wish?.words.lowerBound else { return understood }
    let isOfWish = { (untaken: Reading.Untaken) in
      untaken.value.range.map { $0.lowerBound >= words[start].range.lowerBound } == true
    }
    // Words before it that take the request back are told.
    guard best.untaken.allSatisfy({ $0.kind != .clause || isOfWish($0) }) else { return understood }
    var both = understood
    both.rest = rest(from: start)
    both.best?.untaken.removeAll { $0.kind == .clause }
    return both
  }

  /// The acts, where words that give up the open request name another one that they end as well, as a ride at a payment.
  func givingUpBoth(_ found: [RatedAct], at expectation: Expectation) -> [RatedAct] {
    let ending = found.compactMap(\.act.understanding).first { said in
      guard let best = said.best, best.slots.isEmpty, best.score >= Self.leastEnding,
        let rules = interpreter.descriptions[best.intent]?.rules
      else { return false }
      return rules.endsOrUndoesSomething && !interpreter.ends(best.intent, expectation) && !meansTheOpen(best)
    }
    guard var ending else { return found }
    // The words beside it are those that give up.
    ending.best?.untaken.removeAll { $0.kind == .clause }
    return found.map { rated in
      guard rated.act == .cancel else { return rated }
      var both = rated
      both.act = .cancelThen(.init(words.text, ending))
      return both
    }
  }

  /// Whether a pronoun stands for the thing of a request: it means what is open.
  private func meansTheOpen(_ request: Reading) -> Bool {
    guard let lattice = weighingReader.map({ lattices.prescreen(for: $0).lattice }) else { return true }
    let pronouns = (0..<lattice.count).filter { lattice.isOf([.it], $0) }.map { words.source($0..<$0 + 1) }
    return request.evidence.contains { $0.score > 0 && pronouns.contains($0.text) }
  }

  /// The least score of a request that words of giving up may be as well.
  private static let leastEnding: Double = 1
}

extension Clause {
  /// Whether it is fairly sure, and long enough to be a wish of its own: one or two words are too little to be judged by.
  var isSureWish: Bool { words.count >= Self.shortestWish && probability >= Interpreter.fairlySure }
  private static let shortestWish = 3

  /// Whether it likely asks for something else than an intent.
  fileprivate func asksForMore(than intent: IntentName) -> Bool {
    probability >= Interpreter.likelyRequest && kind.intent.map { $0 != intent } == true
  }
}

extension Reading {
  /// Whether some words are in what it leaves out.
  fileprivate func leavesOut(_ text: String) -> Bool {
    evidence.contains { $0.role == Evidence.otherClause && $0.text.contains(text) }
      || untaken.contains { $0.kind == .clause && $0.value.text.contains(text) }
  }
}
