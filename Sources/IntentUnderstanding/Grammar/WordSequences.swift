/// Ways to say something, each a row of words' numbers, one after the other in one array; walking them, what is empty
/// is left out.
struct WordSequences: Sequence {
  fileprivate var words: [Int32] = []
  private var ends: [Int] = []

  var count: Int { ends.count }

  /// Appends the words of one more way.
  mutating func append(_ add: (inout [Int32]) -> Void) {
    add(&words)
    ends.append(words.count)
  }

  mutating func append(_ other: WordSequences) {
    let first = words.count
    words += other.words
    for end in other.ends { ends.append(first + end) }
  }

  /// Every way goes on in each of the other's.
  mutating func goOn(with other: WordSequences) {
    if count == 1, other.count == 1 {
      words += other.words
      ends[0] = words.count
      return
    }
    var whole = WordSequences()
    for first in 0..<count {
      for second in 0..<other.count {
        whole.append {
          $0 += words[range(first)]
          $0 += other.words[other.range(second)]
        }
      }
    }
    self = whole
  }

  fileprivate func range(_ index: Int) -> Range<Int> { (index == 0 ? 0 : ends[index - 1])..<ends[index] }

  func makeIterator() -> Iterator { Iterator(sequences: self) }

  struct Iterator: IteratorProtocol {
    fileprivate let sequences: WordSequences
    private var place = 0

    fileprivate init(sequences: WordSequences) { self.sequences = sequences }

    mutating func next() -> ArraySlice<Int32>? {
      while place < sequences.count {
        let range = sequences.range(place)
        place += 1
        if !range.isEmpty { return sequences.words[range] }
      }
      return nil
    }
  }
}
