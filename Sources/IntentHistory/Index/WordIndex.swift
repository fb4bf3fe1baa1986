import IntentModel
import IntentText

/// Which items hold which words, and which of them are the newest and most used.
///
/// Three ways lead to the hottest matches, each as cheap as the words allow: a rare word's items are all looked at; a
/// frequent word's are met soon by going through all items from the hottest on; where they are not, the items of every
/// word are marked, and the hottest marked by all are taken. So no search looks at the words of every item.
struct WordIndex {
  private var terms = TermTable()
  /// The items that contain each word, except those added since the postings were made: they are few and searched one
  /// by one.
  private var postings = Postings()
  /// The words of all items, one item after the other, and for each the attributes that contain it.
  private var itemTerms: [UInt32] = []
  private var itemMasks: [UInt8] = []
  private var ends: [Int] = []
  private(set) var heat = HeatOrder()
  private var isAlive: [Bool] = []
  private(set) var deadCount = 0

  var count: Int { ends.count }

  /// The number of a word's items up to which all of them are looked at.
  private static let fewItems = 512
  /// The number of items that are looked at, from the hottest on, before the items of all words are marked.
  private static let patience = 1024

  /// Adds an item by its words, as ``ItemWords`` writes them; items are numbered in the order they are added.
  mutating func add(_ words: ArraySlice<UInt8>, heat: SearchableIndex.Heat) {
    ItemWords.forEach(in: words) { word, mask in
      itemTerms.append(terms.add(word, hash: Words.hash(word)))
      itemMasks.append(mask)
    }
    ends.append(itemTerms.count)
    isAlive.append(true)
    self.heat.append(heat.value)
  }

  mutating func remove(_ item: UInt32) {
    guard isAlive[Int(item)] else { return }
    isAlive[Int(item)] = false
    deadCount += 1
  }

  mutating func setHeat(_ heat: SearchableIndex.Heat, of item: UInt32) { self.heat.change(item, to: heat.value) }

  func heat(of item: UInt32) -> SearchableIndex.Heat { SearchableIndex.Heat(value: heat.heats[Int(item)]) }

  /// Sorts added words and items in, so that the next search need not do it.
  mutating func sort() {
    terms.sort()
    heat.sort()
    if count - postings.itemCount > 1024 + postings.itemCount / 64 {
      postings = Postings(itemTerms: itemTerms, itemMasks: itemMasks, ends: ends, termCount: terms.count)
    }
  }

  /// A word that is asked for.
  private struct Asked {
    var match: TermTable.Match
    /// The attributes that may contain it.
    var mask: UInt8
    /// The number of its occurrences in the items that have postings.
    var cost: Int
  }

  /// The hottest items that hold all words and are allowed, hottest first.
  mutating func search(_ words: [SearchQuery.Word], limit: Int, allows: (UInt32) -> Bool) -> [UInt32] {
    guard limit > 0 else { return [] }
    sort()
    let asked = words.map { word in
      let match = terms.match(word)
      return Asked(match: match, mask: word.mask, cost: postings.cost(of: terms.numbers(in: match)))
    }
    let rarest = asked.min { $0.cost < $1.cost }
    if let rarest, rarest.cost == 0, postings.itemCount == count { return [] }
    func fits(_ item: UInt32) -> Bool {
      isAlive[Int(item)] && asked.allSatisfy { holds(item, $0.match, $0.mask) } && allows(item)
    }
    if let rarest, rarest.cost <= Self.fewItems { return hottest(in: rarest.match, limit, fits) }
    var found: [UInt32] = []
    // Without words there is nothing to mark, and every item matches.
    for item in heat.descending.prefix(asked.isEmpty ? count : Self.patience) where fits(item) {
      found.append(item)
      if found.count == limit { return found }
    }
    return asked.isEmpty ? found : hottestMarked(by: asked, limit, fits, allows)
  }

  private func hottest(in match: TermTable.Match, _ limit: Int, _ fits: (UInt32) -> Bool) -> [UInt32] {
    var found = Set<UInt32>()
    for numbers in terms.numbers(in: match) {
      for number in numbers { for item in postings.items(of: number) where fits(item) { found.insert(item) } }
    }
    for item in postings.itemCount..<count where fits(UInt32(truncatingIfNeeded: item)) {
      found.insert(UInt32(truncatingIfNeeded: item))
    }
    return Array(found.sorted { heat.isLess($1, $0) }.prefix(limit))
  }

  private func hottestMarked(
    by asked: [Asked], _ limit: Int, _ fits: (UInt32) -> Bool, _ allows: (UInt32) -> Bool
  ) -> [UInt32] {
    var marks = ItemMarks(count: postings.itemCount)
    for word in asked.sorted(by: { $0.cost < $1.cost }) {
      marks.keep { marks in
        for numbers in terms.numbers(in: word.match) { postings.mark(numbers, in: &marks, mask: word.mask) }
      }
    }
    var found: [UInt32] = []
    for item in heat.descending {
      let isFound = item < postings.itemCount ? marks[item] && isAlive[Int(item)] && allows(item) : fits(item)
      guard isFound else { continue }
      found.append(item)
      if found.count == limit { break }
    }
    return found
  }

  private func holds(_ item: UInt32, _ match: TermTable.Match, _ mask: UInt8) -> Bool {
    let index = Int(item)
    for place in (index == 0 ? 0 : ends[index - 1])..<ends[index]
    where itemMasks[place] & mask != 0 && terms.contains(match, itemTerms[place]) { return true }
    return false
  }
}

/// Some of many items, a bit for each.
struct ItemMarks {
  private var words: [UInt64]
  private var isFirst = true

  init(count: Int) { words = [UInt64](repeating: 0, count: count / 64 + 1) }

  subscript(item: UInt32) -> Bool { words[Int(item >> 6)] & 1 << UInt64(item & 63) != 0 }

  mutating func insert(_ item: UInt32) { words[Int(item >> 6)] |= 1 << UInt64(item & 63) }

  /// Keeps only the items that a function marks; the first time, all that it marks.
  mutating func keep(_ mark: (inout ItemMarks) -> Void) {
    if isFirst {
      isFirst = false
      return mark(&self)
    }
    var others = ItemMarks(count: (words.count - 1) * 64)
    mark(&others)
    for index in words.indices { words[index] &= others.words[index] }
  }
}
