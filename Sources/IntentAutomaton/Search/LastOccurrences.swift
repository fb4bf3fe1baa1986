import DataStructures

/// The last occurrence of each item of a language among the words.
///
/// A path that requires an item cannot succeed from a later word on.
struct LastOccurrences: ~Copyable {
  /// By item, and by number of a set of required items: ``base`` plus one plus the word of the last occurrence.
  private var places = Memory<Int32>(repeating: 0, count: 2_048)
  private var limits = Memory<Int32>(repeating: 0, count: 1_024)
  /// Smaller numbers are left from other utterances; an equal one means that there is no occurrence.
  private var base: Int32 = 0

  /// Forgets everything, for other words and a language with this number of items.
  mutating func forget(items: Int) {
    if items > places.count { places.grow(to: items, with: 0) }
    if base > .max - 2 * Int32(WordLattice.mostWords + 2) {
      base = 0
      places.fill(with: 0)
      limits.fill(with: 0)
    }
    base += Int32(WordLattice.mostWords + 2)
  }

  /// Notes an occurrence of an item at a word; the words are given from the last to the first.
  @inline(__always)
  func note(_ item: Int32, at word: Int) {
    if places[Int(item)] <= base { places[Int(item)] = base + 1 + Int32(truncatingIfNeeded: word) }
  }

  /// Whether everything that is required still occurs from a word on.
  @inline(__always)
  mutating func canSatisfy(_ need: RequiredItems, from word: Int32) -> Bool {
    let number = Int(need[0])
    let known = number < limits.count ? limits[number] : 0
    return (known >= base ? known : limit(of: need)) > base + word
  }

  @inline(never)
  private mutating func limit(of need: RequiredItems) -> Int32 {
    var limit = base
    var way = need + 2
    for _ in 0..<need[1] {
      let end = way + Int(way.pointee)
      var least = Int32.max
      var number = way + 1
      // Most ways require something that does not occur: the rest of such a way need not be looked at.
      while number < end, least > limit {
        let endOfSet = number + Int(number.pointee) + 1
        var last = base
        number += 1
        while number < endOfSet {
          last = max(last, places[Int(number.pointee)])
          number += 1
        }
        least = min(least, last)
      }
      limit = max(limit, least)
      way = end
    }
    if Int(need[0]) >= limits.count { limits.grow(to: Int(need[0]) + 1, with: 0) }
    limits[Int(need[0])] = limit
    return limit
  }
}
