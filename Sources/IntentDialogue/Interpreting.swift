import IntentModel
import IntentUnderstanding
import IntentVocabulary

/// What a conversation needs of the understanding; ``Interpreter`` is it, and the engine's own tests bring another.
package protocol Interpreting: Sendable {
  func read(
    _ utterance: String, expecting expectation: Expectation?, vocabulary: VocabularyIndex, in situation: Situation
  ) -> TurnReading
}

extension Interpreter: Interpreting {}
