import IntentModel
import IntentUnderstanding
import IntentVocabulary

/// What a conversation needs of the understanding; ``Interpreter`` is it, and the engine's own tests bring another.
package protocol Interpreting: Sendable {
  func understand(
    _ utterance: String, vocabulary: VocabularyIndex, in situation: Situation
  ) -> Understanding

  func readReply(
    _ utterance: String, to expectation: Expectation, vocabulary: VocabularyIndex,
    in situation: Situation
  ) -> ReplyReading

  func readContinuation(
    _ utterance: String, of intent: IntentName, parameter: String?, vocabulary: VocabularyIndex,
    in situation: Situation
  ) -> Continuation?

  func readFollowUp(_ utterance: String, after requests: [IntentName], in situation: Situation) -> FollowUp?
}

extension Interpreting {
  package func readContinuation(
    _ utterance: String, of intent: IntentName, parameter: String?, vocabulary: VocabularyIndex,
    in situation: Situation
  ) -> Continuation? { nil }

  package func readFollowUp(
    _ utterance: String, after requests: [IntentName], in situation: Situation
  ) -> FollowUp? { nil }
}

extension Interpreter: Interpreting {}
