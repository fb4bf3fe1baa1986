import IntentText
import StepCounting
import Synchronization

/// The words of an utterance as a search goes through them: with all names, values and apps among them, before any
/// phrase is tried.
///
/// It is a class so that the parts of one reading share it without counting references to each list.
package final class WordLattice: Sendable {
  /// No other lattice has it.
  let number = WordLattice.numbers.wrappingAdd(1, ordering: .relaxed).newValue
  package let words: Words
  /// By word, what separates it from the one before.
  package let breaks: [WordBreak]
  package let traits: [WordTraits]
  package let tokens: WordTokens
  package let apps: [AppSpan]
  let spans: SpanList
  /// The values that are only the name of a month, by their places in the list of values.
  let monthsAlone: [Int32]
  /// Where the names of the vocabulary begin, and where the values do; more than those that some phrase takes.
  let nameStarts: [Int]
  let valueStarts: [Int]
  package let grammar: Grammar

  private static let numbers = Atomic<UInt64>(0)
  /// Whether known words are capitalised too: 0 where that is not known yet, 1 for yes, another value for no.
  private let knownLarge = Atomic<UInt8>(0)

  /// The most words of an utterance whose structure is read.
  package static let mostWords = 512

  package init(
    _ words: Words, breaks: [WordBreak], traits: [WordTraits], tokens: WordTokens, apps: [AppSpan], spans: SpanList,
    monthsAlone: [Int32], nameStarts: [Int], valueStarts: [Int], grammar: Grammar
  ) {
    self.words = words
    self.breaks = breaks
    self.traits = traits
    self.tokens = tokens
    self.apps = apps
    self.spans = spans
    self.monthsAlone = monthsAlone
    self.nameStarts = nameStarts
    self.valueStarts = valueStarts
    self.grammar = grammar
  }

  package var count: Int { traits.count }

  /// The traits of words, given their numbers.
  package static func traits(of ids: [Int32], in words: Words, _ lexicon: Lexicon) -> [WordTraits] {
    ids.indices.map { index in
      let known = lexicon.traits[Int(ids[index])]
      return isInitial(index, known, words) ? known.union(.initial) : known
    }
  }

  /// Whether a word is a single letter that may be an initial: "Haven A".
  ///
  /// A lower-case letter that is also a word is one only at the end: in "llama a Haven a las dos" there is no Haven A.
  private static func isInitial(_ index: Int, _ traits: WordTraits, _ words: Words) -> Bool {
    let range = words[index].range
    guard range.count == 1 else { return false }
    return !traits.contains(.function) || index + 1 == words.count || isCapital(range.lowerBound, words)
  }

  /// Whether a word is capitalised although known words are not.
  ///
  /// Where known words are capitalised too, as nouns are in German, that says nothing.
  package func isWrittenAsName(_ index: Int) -> Bool {
    index > 0 && isLarge(index) && !writesKnownWordsLarge
  }

  /// Whether any known word of the utterance is capitalised; computed when it is first asked for.
  private var writesKnownWordsLarge: Bool {
    switch knownLarge.load(ordering: .relaxed) {
    case 0:
      Steps.count(count)
      let isSo = words.words.indices.dropFirst().contains { !traits[$0].isUnknown && isLarge($0) }
      knownLarge.store(isSo ? 1 : 2, ordering: .relaxed)
      return isSo
    case let known: return known == 1
    }
  }

  private func isLarge(_ index: Int) -> Bool {
    words[index].range.count > 1 && Self.isCapital(words[index].range.lowerBound, words)
  }

  private static func isCapital(_ place: Int, _ words: Words) -> Bool {
    let text = words.text
    return text.unicodeScalars[text.utf8.index(text.startIndex, offsetBy: place)].properties.isUppercase
  }
}
