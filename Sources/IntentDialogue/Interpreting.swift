import IntentModel
import IntentUnderstanding
import IntentVocabulary

/// The part of the understanding that a conversation uses; the engine's own tests replace ``Interpreter`` with another.
package protocol Interpreting: Sendable {
  func read(
    _ utterance: String, expecting expectation: Expectation?, vocabulary: VocabularyIndex, in situation: Situation
  ) -> TurnReading
}

extension Interpreter: Interpreting {}
