/// Which items contain which words: the items of each word in a row, built for many items at once.
struct Postings {
  /// The number of items that it covers.
  private(set) var itemCount = 0
  /// Where the items of each word begin, and after the last word where they end.
  private var starts: [Int32] = [0]
  private var items: [UInt32] = []
  /// For each item, the attributes that contain the word.
  private var masks: [UInt8] = []

  init() {}

  /// - Parameters:
  ///   - itemTerms: the words of the items, one item after the other, none twice in an item.
  ///   - itemMasks: the attributes that contain each of them.
  ///   - ends: where the words of each item end.
  ///   - termCount: how many different words there are.
  init(itemTerms: [UInt32], itemMasks: [UInt8], ends: [Int], termCount: Int) {
    itemCount = ends.count
    var next = [Int32](repeating: 0, count: termCount + 1)
    for term in itemTerms { next[Int(term) + 1] += 1 }
    for term in 0..<termCount { next[term + 1] += next[term] }
    starts = next
    items = [UInt32](repeating: 0, count: itemTerms.count)
    masks = [UInt8](repeating: 0, count: itemTerms.count)
    var place = 0
    for (item, end) in ends.enumerated() {
      while place < end {
        let term = Int(itemTerms[place])
        items[Int(next[term])] = UInt32(truncatingIfNeeded: item)
        masks[Int(next[term])] = itemMasks[place]
        next[term] += 1
        place += 1
      }
    }
  }

  /// The items that hold a word, in their order.
  func items(of term: UInt32) -> ArraySlice<UInt32> { items[range(of: term)] }

  /// The number of occurrences of the words in items.
  func cost(of terms: [ArraySlice<UInt32>]) -> Int {
    terms.reduce(0) { sum, terms in terms.reduce(sum) { $0 + range(of: $1).count } }
  }

  /// Marks the items that hold one of the words in one of these attributes.
  func mark(_ terms: ArraySlice<UInt32>, in marks: inout ItemMarks, mask: UInt8) {
    for term in terms {
      for place in range(of: term) where masks[place] & mask != 0 { marks.insert(items[place]) }
    }
  }

  private func range(of term: UInt32) -> Range<Int> {
    let index = Int(term)
    return index + 1 < starts.count ? Int(starts[index])..<Int(starts[index + 1]) : 0..<0
  }
}
