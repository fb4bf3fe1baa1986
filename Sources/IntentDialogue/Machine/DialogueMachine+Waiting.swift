import IntentText
import IntentUnderstanding

extension DialogueMachine {
  /// Keeps what was wished behind an answer for when the open request has ended.
  package mutating func hearAfterwards(_ rest: Understanding.Rest) { request?.hear(rest) }

  /// The place of a waiting request that the words ask for again without a new value: "back to paying Zira".
  package func waiting(saidAgainBy understanding: Understanding) -> Int? {
    guard let best = understanding.best, understanding.rest == nil, !best.slots.isEmpty else { return nil }
    return waiting.firstIndex { waiting in
      let known = waiting.request.reading
      return known.intent == best.intent && [nil, waiting.request.app?.identifier].contains(best.app)
        && known.slots.count > best.slots.count
        && best.slots.allSatisfy { said in
          known.slots.contains {
            $0.parameter == said.parameter && Folding.folded($0.value.text) == Folding.folded(said.value.text)
          }
        }
    }
  }
}
