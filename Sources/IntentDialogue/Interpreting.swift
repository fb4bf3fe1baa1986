import IntentModel
import IntentUnderstanding
import IntentVocabulary

/// The part of the understanding that a conversation uses; the engine's own tests replace ``Interpreter`` with another.
package protocol Interpreting: Sendable {
  /// - Parameter explaining: Whether the acts tell what each part of the utterance contributed to their scores.
  func read(
    _ utterance: String, expecting expectation: Expectation?, vocabulary: VocabularyIndex, in situation: Situation,
    explaining: Bool
  ) -> TurnReading
}

extension Interpreter: Interpreting {}
