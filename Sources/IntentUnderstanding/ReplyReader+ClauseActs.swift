import IntentModel
import IntentText

/// Replies of which one clause says what the user does, and the others only why: "the big one, there's a pram", "sorry, a
/// lorry went past, say that again".
extension ReplyReader {
  /// What one of several clauses says, where the whole is nothing that is known, or something that is to be otherwise
  /// and nobody knows what: "sorry, a lorry went past, say that again" begins like a correction.
  ///
  /// Clauses that say different things are asked about again, and a go-ahead is never read off one clause among others
  /// that are not understood: it may have been said to somebody in the room.
  func byClauses(_ all: Range<Int>, besides reading: DialogueAct) -> DialogueAct? {
    let isUnheard = reading == .values([], correction: true)
    guard asksForText ? beginsToWait(all) : isUnheard || reading == .notUnderstood else { return nil }
    let clauses = clauses(of: all).map(withoutJoiner).filter { !trimmed($0).isEmpty }
    guard Self.isSeveral(clauses), !isToSomebodyElse(all) else { return nil }
    if asksForText { return besidesTheText(clauses, all) }
    let acts = clauses.compactMap { act($0) ?? act(trimmed($0)) }
    if let act = acts.first(where: { $0 == .repetition || $0 == .help }) { return act == .help ? .help : .repetition }
    if isUnheard { return nil }
    guard let only = acts.first else { return answer(byClauses: clauses) ?? turn(of: clauses) }
    guard acts.allSatisfy({ $0 == only }) else { return nil }
    switch only {
    case .cancel: return .cancel
    // "No" to a question for a value may begin what is meant instead.
    case .no: return expectation.question == .goAhead ? .no : nil
    default: return nil
    }
  }

  /// The one thing that clauses answer: a choice that all which name one agree on, or the value that is asked for.
  private func answer(byClauses clauses: [Range<Int>]) -> DialogueAct? {
    switch expectation.question {
    case .choice where expectation.intents.isEmpty:
      let chosen = clauses.compactMap { clause -> [Int]? in
        if case .choices(let places)? = choice(trimmed(clause)), places.count == 1 { places } else { nil }
      }
      guard let places = chosen.first, Set(chosen).count == 1, !namesAnother(than: places[0]) else { return nil }
      return .choices(places)
    case .value:
      guard let parameter = expectation.parameter, let kind, kind != .place, kind != .term else { return nil }
      let found = clauses.compactMap { values(of: parameter, kind, $0) }
      guard found.count == 1, let slots = found.first, slots.allSatisfy({ isKnown($0.value.meaning) }) else {
        return nil
      }
      return .values(slots, correction: false)
    default: return nil
    }
  }

  /// Whether a choice other than one is said anywhere: "the van, or else the limo" picks none.
  private func namesAnother(than place: Int) -> Bool {
    expectation.choices.indices.contains { other in
      let name = Words(expectation.choices[other])
      let folded = Set((0..<name.count).map(name.folded))
      return expectation.choices[other] != expectation.choices[place]
        && folded.isSubset(of: (0..<words.count).map(words.folded))
    }
  }

  /// What the first clause that does something does besides answering: "none, I'll just go till I drop".
  private func turn(of clauses: [Range<Int>]) -> DialogueAct? {
    for clause in clauses {
      switch phrases.turnAct(clause) {
      case .wait: return .hesitation
      case .skip: return expectation.question == .value ? .skip : nil
      case .thanks: return .thanks
      case .greet: return .greeting
      default: break
      }
      if let question = phrases.question(clause), question.isWhole { return .question(question.facet) }
    }
    return nil
  }

  private func beginsToWait(_ all: Range<Int>) -> Bool {
    phrases.longestTurn(at: all.lowerBound, before: all.upperBound)?.act == .wait
  }

  /// What is no text though a text is asked for: another request after words of waiting, or nothing but words of
  /// waiting.
  private func besidesTheText(_ clauses: [Range<Int>], _ all: Range<Int>) -> DialogueAct? {
    guard let first = clauses.first, phrases.turnAct(first) == .wait else { return nil }
    if case .request(let understanding)? = request(clauses[1].lowerBound..<all.upperBound),
      let best = understanding.best, best.intent != expectation.intent, best.isStrong
    {
      return .request(understanding)
    }
    return clauses.allSatisfy { phrases.turnAct($0) == .wait } ? .hesitation : nil
  }

  /// Whether the words after a yes, a no or a greeting call somebody who is no contact: "yes love, I'm coming".
  func isToSomebodyElse(_ range: Range<Int>) -> Bool {
    let begin =
      range.lowerBound
      + (leadingAct(range)?.length ?? phrases.longestTurn(at: range.lowerBound, before: range.upperBound)?.length ?? 0)
    return [range.lowerBound, begin].contains { index in
      guard index < range.upperBound,
        let length = replies.length(.aside, at: index, before: range.upperBound)
      else { return false }
      return index + length < range.upperBound && hasMark(before: index + length)
    }
  }

  /// Whether the word before a stretch is said again at its beginning, with more after it: "yes yes, I'm coming" is said
  /// to somebody who is waiting.
  func isImpatient(_ rest: Range<Int>) -> Bool {
    guard rest.lowerBound > 0, words.folded(rest.lowerBound) == words.folded(rest.lowerBound - 1) else { return false }
    return rest.count > 2
  }

  // MARK: After a yes

  /// Whether what follows a yes leaves it a go-ahead: every word belongs to saying that what was asked is right, and one
  /// of several says so, as in "that's the right one", "all the details you have are correct", "I would like to confirm it".
  ///
  /// Everything else may be said to somebody in the room: "yes, I'm coming" answers the door. It is asked again, which
  /// costs a question; a payment that nobody meant costs more.
  func agrees(_ rest: Range<Int>) -> Bool {
    var start = rest.lowerBound
    var says = false
    while start < rest.upperBound {
      guard
        let found = replies.longest(
          Self.agreeing, at: start, before: rest.upperBound, where: { Self.belongsToAgreeing($0) })
      else { return false }
      switch found.role {
      case .agreement, .tail, .act, .aside: says = true
      // "Yes, that."
      case .it where rest.count == 1: says = true
      default: break
      }
      start += found.length
    }
    return says
  }

  private static let agreeing: ReplyPhrases.Kinds = [
    .agreement, .aroundAgreement, .filler, .tail, .and, .article, .it, .is, .one, .parameter, .aside, .act,
  ]

  private static func belongsToAgreeing(_ role: ReplyWords.Role) -> Bool {
    if case .act(let act) = role { act == .yes || act == .send } else { true }
  }
}
