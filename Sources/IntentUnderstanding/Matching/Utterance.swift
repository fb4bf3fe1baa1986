import IntentText
import IntentVocabulary

/// An utterance with all that it is read by.
///
/// It is a class only so that what reads it shares it without counting references to each of its parts.
final class Utterance: Sendable {
  let words: Words
  let breaks: [WordBreak]
  let vocabulary: VocabularyIndex
  let situation: Situation

  init(_ words: Words, vocabulary: VocabularyIndex, in situation: Situation) {
    self.words = words
    self.vocabulary = vocabulary
    self.situation = situation
    breaks = WordBreak.breaks(in: words)
  }

  /// Another utterance of the same moment: a part of this one.
  func part(_ words: Words) -> Utterance { Utterance(words, vocabulary: vocabulary, in: situation) }
}
