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

  /// A request that was read together with an earlier one, as the reading of a turn that is taken when the earlier
  /// request has ended.
  func turn(hearing understanding: Understanding) -> TurnReading
}

extension Interpreter: Interpreting {}
