import IntentText
import IntentVocabulary
import Synchronization

/// An utterance with all that it is read by.
///
/// It is a class only so that what reads it shares it without counting references to each of its parts.
final class Utterance: Sendable {
  let words: Words
  let breaks: [WordBreak]
  let vocabulary: VocabularyIndex
  let situation: Situation
  /// The names of the vocabulary among the words; they are the same in all languages.
  let names: [VocabularySpan]
  /// The most that they add to a score.
  let mostOfNames: Float
  private let lattices = Atomic(0)
  private let searches = Atomic(0)

  init(_ words: Words, vocabulary: VocabularyIndex, in situation: Situation) {
    self.words = words
    breaks = WordBreak.breaks(in: words)
    self.vocabulary = vocabulary
    self.situation = situation
    names = vocabulary.spans(in: words)
    // Those that begin at one word are found one after the other, and a path takes one of them.
    var (last, count) = (-1, 0)
    for name in names where name.words.lowerBound != last {
      last = name.words.lowerBound
      count += 1
    }
    mostOfNames = max(Costs.person, Costs.name) * Float(count)
  }

  /// The same words with other breaks between them.
  init(_ other: Utterance, with breaks: [WordBreak]) {
    words = other.words
    self.breaks = breaks
    vocabulary = other.vocabulary
    situation = other.situation
    names = other.names
    mostOfNames = other.mostOfNames
  }

  /// Whether it is read as structure; what is longer is free text or nothing.
  var isShort: Bool { words.count <= Interpreter.mostWords && words.text.utf8.count <= Interpreter.mostBytes }

  /// How many lattices of it were made.
  var latticeCount: Int { lattices.load(ordering: .relaxed) }

  func noteLattice() { lattices.add(1, ordering: .relaxed) }

  /// How many searches went through its lattices.
  var searchCount: Int { searches.load(ordering: .relaxed) }

  func noteSearch() { searches.add(1, ordering: .relaxed) }
}
