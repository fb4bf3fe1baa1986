import IntentModel
import IntentText

/// Which items hold which words, and which of them are the newest and most used.
///
/// Two ways lead to the hottest matches: a rare word's items are all looked at, a frequent word's are met soon enough
/// by going through all items from the hottest on. Either way an item is checked against every word asked for.
struct WordIndex {
  private var terms = TermTable()
  /// The items that hold each word, but for the items added since it was made: those are few, and looked at one by one.
  private var postings = Postings()
  /// The words of all items, one item after the other, and the attributes that each stands in.
  private var itemTerms: [UInt32] = []
  private var itemMasks: [UInt8] = []
  private var ends: [Int] = []
  private(set) var heat = HeatOrder()
  private var isAlive: [Bool] = []
  private(set) var deadCount = 0

  var count: Int { ends.count }

  /// The words of one attribute that are indexed; the rest of an endless text is not.
  private static let greatestWords = 2000

  /// Adds an item; items are numbered in the order they are added.
  mutating func add(_ attributes: SearchableItemAttributeSet, also keywords: [String], heat: Heat) {
    var text = ItemText()
    text.add(attributes.title, .title)
    text.add(attributes.contentDescription, .description)
    for word in attributes.keywords + keywords { text.add(word, .keywords) }
    for name in attributes.people + attributes.emailAddresses { text.add(name, .people) }
    for number in attributes.phoneNumbers {
      text.add(number, .phone)
      text.add(number.filter(\.isNumber), .phone)
    }
    let parts = [
      attributes.namedLocation, attributes.subThoroughfare, attributes.thoroughfare, attributes.city,
      attributes.stateOrProvince, attributes.postalCode, attributes.country,
    ]
    for part in parts { text.add(part, .place) }
    add(text)
    ends.append(itemTerms.count)
    isAlive.append(true)
    self.heat.append(heat.value)
  }

  /// All texts of an item as one, so that it is cut into words at once.
  private struct ItemText {
    var text = ""
    /// Where the text of an attribute ends, in bytes.
    var ends: [(end: Int, mask: UInt8)] = []

    mutating func add(_ part: String?, _ attribute: SearchQuery.Attribute) {
      guard let part, !part.isEmpty else { return }
      text += part
      ends.append((text.utf8.count, attribute.mask))
      // What separates words in any case.
      text += "\n"
    }
  }

  private mutating func add(_ text: ItemText) {
    let words = Words(text.text)
    let start = itemTerms.count
    // Where the words of an item with many of them stand.
    var places: [UInt32: Int] = [:]
    var part = 0
    var count = 0
    for index in 0..<words.count {
      let word = words[index]
      while part < text.ends.count - 1, Int(word.start) >= text.ends[part].end {
        part += 1
        count = 0
      }
      count += 1
      guard count <= Self.greatestWords else { continue }
      let mask = text.ends[part].mask
      let term = terms.add(words.foldedBytes(index), hash: word.hash)
      let known = places.isEmpty ? itemTerms[start...].firstIndex(of: term) : places[term]
      if let known {
        itemMasks[known] |= mask
        continue
      }
      if itemTerms.count - start == 64 {
        for place in start..<itemTerms.count { places[itemTerms[place]] = place }
      }
      if !places.isEmpty { places[term] = itemTerms.count }
      itemTerms.append(term)
      itemMasks.append(mask)
    }
  }

  mutating func remove(_ item: UInt32) {
    guard isAlive[Int(item)] else { return }
    isAlive[Int(item)] = false
    deadCount += 1
  }

  mutating func setHeat(_ heat: Heat, of item: UInt32) { self.heat.change(item, to: heat.value) }

  func heat(of item: UInt32) -> Heat { Heat(value: heat.heats[Int(item)]) }

  /// Puts what was added since in order, so that the next search need not.
  mutating func sort() {
    terms.sort()
    heat.sort()
    if count - postings.itemCount > 1024 + postings.itemCount / 32 {
      postings = Postings(itemTerms: itemTerms, ends: ends, termCount: terms.count)
    }
  }

  /// The hottest items that hold all words and are allowed, hottest first.
  mutating func search(_ words: [SearchQuery.Word], limit: Int, allows: (UInt32) -> Bool) -> [UInt32] {
    guard limit > 0 else { return [] }
    sort()
    let asked = words.map { (match: terms.match($0), mask: $0.mask) }
    var rarest: (match: TermTable.Match, cost: Int)?
    for word in asked {
      let cost = terms.numbers(in: word.match).reduce(0) { sum, numbers in
        numbers.reduce(sum) { $0 + postings.items(of: $1).count }
      }
      if cost == 0, postings.itemCount == count { return [] }
      if cost < rarest?.cost ?? .max { rarest = (word.match, cost) }
    }
    func fits(_ item: UInt32) -> Bool {
      isAlive[Int(item)] && asked.allSatisfy { holds(item, $0.match, $0.mask) } && allows(item)
    }
    // From the hottest on, about count / cost items are met for each that fits.
    if let rarest, rarest.cost < count / 16 {
      return hottest(in: rarest.match, limit, fits)
    }
    var found: [UInt32] = []
    for item in heat.descending where fits(item) {
      found.append(item)
      if found.count == limit { break }
    }
    return found
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

  private func holds(_ item: UInt32, _ match: TermTable.Match, _ mask: UInt8) -> Bool {
    let index = Int(item)
    for place in (index == 0 ? 0 : ends[index - 1])..<ends[index]
    where itemMasks[place] & mask != 0 && terms.contains(match, itemTerms[place]) { return true }
    return false
  }
}
