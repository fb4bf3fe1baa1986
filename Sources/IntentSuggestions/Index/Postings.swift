/// Which items hold which word: the items of one word after those of another, made for many items at once.
struct Postings {
  /// The items below this number are in it.
  private(set) var itemCount = 0
  /// Where the items of each word begin, and after the last word where they end.
  private var starts: [Int32] = [0]
  private var items: [UInt32] = []

  init() {}

  /// - Parameters:
  ///   - itemTerms: the words of the items, one item after the other, none twice in an item.
  ///   - ends: where the words of each item end.
  init(itemTerms: [UInt32], ends: [Int], termCount: Int) {
    itemCount = ends.count
    var next = [Int32](repeating: 0, count: termCount + 1)
    for term in itemTerms { next[Int(term) + 1] += 1 }
    for term in 0..<termCount { next[term + 1] += next[term] }
    starts = next
    items = [UInt32](repeating: 0, count: itemTerms.count)
    var place = 0
    for (item, end) in ends.enumerated() {
      while place < end {
        let term = Int(itemTerms[place])
        items[Int(next[term])] = UInt32(truncatingIfNeeded: item)
        next[term] += 1
        place += 1
      }
    }
  }

  /// The items that hold a word, in their order.
  func items(of term: UInt32) -> ArraySlice<UInt32> {
    let index = Int(term)
    return index + 1 < starts.count ? items[Int(starts[index])..<Int(starts[index + 1])] : []
  }
}
