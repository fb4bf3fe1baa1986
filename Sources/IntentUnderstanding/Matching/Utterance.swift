import IntentAutomaton
import IntentText
import IntentVocabulary
import Synchronization

/// An utterance with everything that its readings share.
///
/// It is a class so that they share it without counting references to each of its parts.
final class Utterance: Sendable {
  let words: Words
  let breaks: [WordBreak]
  let vocabulary: VocabularyIndex
  let situation: Situation
  /// The names of the vocabulary among the words; they are the same in all languages.
  let names: [VocabularySpan]
  /// The most that the names can add to a score.
  let mostOfNames: Float
  private let lattices = Atomic(0)
  private let searches = Atomic(0)

  init(_ words: Words, vocabulary: VocabularyIndex, in situation: Situation) {
    self.words = words
    breaks = WordBreak.breaks(in: words)
    self.vocabulary = vocabulary
    self.situation = situation
    names = vocabulary.spans(in: words)
    // Names that begin at one word are neighbours in the list, and a path takes only one of them.
    var (last, count) = (-1, 0)
    for name in names where name.words.lowerBound != last {
      last = name.words.lowerBound
      count += 1
    }
    mostOfNames = max(Costs.person, Costs.name) * Float(count)
  }

  /// The same words with different breaks between them.
  init(_ other: Utterance, with breaks: [WordBreak]) {
    words = other.words
    self.breaks = breaks
    vocabulary = other.vocabulary
    situation = other.situation
    names = other.names
    mostOfNames = other.mostOfNames
  }

  /// Whether it is short enough for its structure to be read; a longer one is free text or nothing.
  var isShort: Bool { words.count <= WordLattice.mostWords && words.text.utf8.count <= Interpreter.mostBytes }

  /// How many lattices of it were made.
  var latticeCount: Int { lattices.load(ordering: .relaxed) }

  func noteLattice() { lattices.add(1, ordering: .relaxed) }

  /// How many searches went through its lattices.
  var searchCount: Int { searches.load(ordering: .relaxed) }

  func noteSearch() { searches.add(1, ordering: .relaxed) }
}
