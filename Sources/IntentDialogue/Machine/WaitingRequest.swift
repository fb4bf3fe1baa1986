import IntentText
import IntentUnderstanding

/// A request that waits behind another, with the question that was open.
package struct WaitingRequest: Sendable, Hashable, Codable {
  package internal(set) var request: OpenRequest
  package internal(set) var question: Question
  /// Whether its question is asked again when nothing else is open: it waits only while something is looked up.
  package internal(set) var comesBack: Bool

  /// The number of requests that are kept; the user would not remember more.
  static let most = 4
}

extension DialogueMachine {
  /// The place of the request that waits and that words ask for once more, without anything new: "back to paying Zira".
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
