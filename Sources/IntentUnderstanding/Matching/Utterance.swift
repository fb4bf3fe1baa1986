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

  init(_ words: Words, breaks: [WordBreak]? = nil, vocabulary: VocabularyIndex, in situation: Situation) {
    self.words = words
    self.breaks = breaks ?? WordBreak.breaks(in: words)
    self.vocabulary = vocabulary
    self.situation = situation
  }

  /// Another utterance of the same moment: a part of this one.
  func part(_ words: Words) -> Utterance { Utterance(words, vocabulary: vocabulary, in: situation) }

  /// The same words with other breaks between them.
  func with(_ breaks: [WordBreak]) -> Utterance {
    Utterance(words, breaks: breaks, vocabulary: vocabulary, in: situation)
  }
}
