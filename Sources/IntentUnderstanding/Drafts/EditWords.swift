import IntentText

/// The words of a change or of the text that it changes, as edits are learned from them: a value or a known name counts
/// as one of its kind.
struct EditWords {
  let words: Words
  /// What stands for a word in features: itself, or the mark of its kind (`@date`).
  let names: [String]
  /// The values and known names, with their kinds.
  let marked: [MarkedWords<String>]
  /// By word, whether it may stand in any sentence: an article, a preposition.
  let isSmall: [Bool]
  /// The parts between marks, and those that joining words begin as well.
  let parts: [Range<Int>]
  /// By word, whether it joins clauses.
  let joins: [Bool]
  /// By word, whether it is a part of a value or a known name.
  let isInValue: [Bool]
  /// By word, the hash of its beginning, which stands for its forms; `nil` for a short word.
  private let stems: [UInt64?]

  /// - Parameter marked: All values and known names; the longest counts where several overlap.
  init(_ words: Words, marked: [MarkedWords<String>], isSmall: [Bool], joins: [Bool], parts: [Range<Int>]) {
    self.words = words
    (self.isSmall, self.joins, self.parts) = (isSmall, joins, parts)
    var kept: [MarkedWords<String>] = []
    for mark in marked.sorted(by: { $0.words.count > $1.words.count })
    where !kept.contains(where: { $0.words.overlaps(mark.words) }) {
      kept.append(mark)
    }
    self.marked = kept.sorted { $0.words.lowerBound < $1.words.lowerBound }
    var names = (0..<words.count).map(words.folded)
    for mark in kept { for word in mark.words { names[word] = "@\(mark.mark)" } }
    self.names = names
    isInValue = names.map { $0.hasPrefix("@") }
    stems = (0..<words.count).map { words.stem($0).map(Words.hash) }
  }

  var count: Int { words.count }

  /// Whether two words are the same, or forms of one.
  func isSame(_ word: Int, as other: Int, in others: EditWords) -> Bool {
    words[word].hash == others.words[other].hash || stems[word] != nil && stems[word] == others.stems[other]
  }

  /// Whether a word, or a form of it, is among others.
  func stands(_ word: Int, in others: EditWords) -> Bool {
    (0..<others.count).contains { isSame(word, as: $0, in: others) }
  }

  /// The kinds of the values and names that some words have a part in.
  func kinds(in stretch: Range<Int>) -> Set<String> {
    Set(marked.filter { $0.words.overlaps(stretch) }.map(\.mark))
  }
}
