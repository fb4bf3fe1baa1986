import IntentModel
import IntentUnderstanding

/// What an utterance means and does while nothing is open.
extension DialogueMachine {
  /// The turn with its act as a request of its own: words that mean a request only after the previous one are completed
  /// from that one.
  package func meaning(of turn: TurnReading, knowing facts: TurnFacts) -> TurnReading {
    var turn = turn
    switch turn.act {
    case .continuation(let said): turn.act = .requested(facts.request(goingOnWith: said))
    case .adjust(let adjustment, _): turn.act = .requested(facts.request(adjustedBy: adjustment))
    case .followUp(let said): turn.act = .requested(facts.request(following: said))
    default: break
    }
    if let place = turn.act.understanding.flatMap(waiting(saidAgainBy:)) {
      turn.act = .resume(place: place)
    } else if let same = turn.act.understanding.flatMap(facts.goingOn) {
      turn.act = .request(same)
    }
    return turn
  }

  /// The user did something while nothing was open.
  ///
  /// - Parameter turn: How it was read, as ``meaning(of:knowing:)`` has it.
  package mutating func heard(_ turn: TurnReading, knowing facts: TurnFacts) -> Decision {
    guard case .idle = state else { return refuse("heard") }
    if let alternatives = alternatives(turn, facts) {
      let names = alternatives.map { facts.assistant.names(of: $0.intent, in: facts.language) }
      return understood(oneOf: alternatives, named: names)
    }
    if let understanding = turn.act.understanding {
      return Decision(.route(understanding, margin: margin(of: turn, facts)))
    }
    switch turn.act {
    // A request that a phrase comes near to is not meant.
    case .notUnderstood: return understood(Understanding(), routes: Routes(able: []))
    case .denied(let understanding): return denied(understanding, facts)
    default: return outsideOfARequest(turn.act, facts)
    }
  }

  /// What is answered without a request: help, repetition, never mind, thanks.
  private mutating func outsideOfARequest(_ act: DialogueAct, _ facts: TurnFacts) -> Decision {
    switch act {
    case .help: return Decision(.say(facts.help()))
    case .appHelp(let app): return Decision(.say(facts.help(with: app)))
    case .cancel where facts.isObserving: return Decision(.stopObserving)
    case .repetition:
      guard let message = facts.repeatable else { return Decision(.say(PromptRequest(.notUnderstood))) }
      return wanted(.sayAgain, isPrivate: facts.assistant.isPrivate(message))
    case .hesitation: return Decision(.say(PromptRequest(.noted, variant: "hesitation")))
    case .thanks: return Decision(.say(PromptRequest(.noted, variant: "thanks")))
    case .greeting: return Decision(.say(PromptRequest(.noted, variant: "greeting")))
    case .farewell: return Decision(.say(PromptRequest(.noted, variant: "farewell")))
    case .beyond: return Decision(.say(PromptRequest(.noted, variant: "beyond")))
    case .takeBack:
      return Decision(.say(facts.withdrawal(otherwise: PromptRequest(.noted, variant: "nothingToTakeBack"))))
    // It is not known what should be different.
    case .values([], correction: true):
      return Decision(.say(facts.withdrawal(otherwise: PromptRequest(.notUnderstood))))
    case .resume(let place): return resumedWaiting(place)
    case .question(let subject): return Decision(.say(facts.answer(to: subject)))
    default: return Decision(.say(facts.withdrawal(otherwise: PromptRequest(.ended, variant: "cancelled"))))
    }
  }

  // MARK: Doubt

  /// The requests that the words may mean equally well, where apps can do each of them and the wrong one would do harm, or
  /// that they likely ask for where none is sure; `nil` where one is clearly meant, or nothing.
  private func alternatives(_ turn: TurnReading, _ facts: TurnFacts) -> [Reading]? {
    var readings: [Reading] = []
    if let best = turn.act.understanding?.best, turn.act.understanding?.rest == nil, !facts.goesOn(best) {
      let rivals = turn.rivals.filter { isNear($0, to: turn, facts) }
      readings = [best] + rivals.compactMap(\.act.understanding?.best).filter { $0.intent != best.intent }
    } else if turn.act == .notUnderstood {
      readings = turn.understanding?.alternatives ?? []
      if readings.isEmpty { readings = turn.guesses }
    }
    let possible = readings.filter { reading in
      !facts.assistant.apps(for: reading.intent).isEmpty
        && !facts.assistant.names(of: reading.intent, in: facts.language).isEmpty
    }
    return possible.count > 1 && possible.first == readings.first ? possible : nil
  }

  /// By how much the best request's score exceeds that of the next act that apps can do; infinite where the request
  /// goes on with what was spoken of before.
  private func margin(of turn: TurnReading, _ facts: TurnFacts) -> Double {
    guard let best = turn.act.understanding?.best, !facts.goesOn(best) else { return .greatestFiniteMagnitude }
    let rival = turn.rivals.first { rival in
      rival.act.understanding?.best.map { !facts.assistant.apps(for: $0.intent).isEmpty } ?? true
    }
    return rival.map { turn.score - $0.score } ?? .greatestFiniteMagnitude
  }

  private func isNear(_ rival: TurnReading.RatedAct, to turn: TurnReading, _ facts: TurnFacts) -> Bool {
    guard let rules = turn.act.understanding?.best.flatMap({ facts.assistant.rules[$0.intent] }) else { return false }
    return policy.isDoubtful(turn.score - rival.score, rules: rules)
  }
}

extension DialogueAct {
  /// The act for a request that was completed from an earlier one; not understood, where it could not be.
  fileprivate static func requested(_ understanding: Understanding?) -> DialogueAct {
    understanding.map { .request($0) } ?? .notUnderstood
  }
}
