/// The last occurrence of each item of a language among the words, and so the last word up to which a path that
/// requires the item can succeed.
struct LastOccurrences: ~Copyable {
  /// By item, and by the number of a set of required items: the index after the last occurrence, above ``base``.
  private var places: UnsafeMutablePointer<Int32>
  private var limits: UnsafeMutablePointer<Int32>
  private var placeCapacity = 2_048
  private var limitCapacity = 1_024
  /// What is not larger is nowhere, what is less is of other words and not known.
  private var base: Int32 = 0

  init() {
    places = .allocate(capacity: placeCapacity)
    limits = .allocate(capacity: limitCapacity)
    clear()
  }

  deinit {
    places.deallocate()
    limits.deallocate()
  }

  private func clear() {
    places.initialize(repeating: 0, count: placeCapacity)
    limits.initialize(repeating: 0, count: limitCapacity)
  }

  /// Forgets everything, for other words and a language with this number of items.
  mutating func forget(items: Int) {
    if items > placeCapacity { places = Self.larger(places, &placeCapacity, atLeast: items) }
    if base > .max - 2 * Int32(Interpreter.mostWords + 2) {
      base = 0
      clear()
    }
    base += Int32(Interpreter.mostWords + 2)
  }

  /// Notes an occurrence of an item at a word; the words are given from the last to the first.
  @inline(__always)
  func note(_ item: Int32, at word: Int) {
    if places[Int(item)] <= base { places[Int(item)] = base + 1 + Int32(truncatingIfNeeded: word) }
  }

  /// Whether all that a need asks for is still to come from a word on.
  @inline(__always)
  mutating func canSatisfy(_ need: RequiredItems, from word: Int32) -> Bool {
    let number = Int(need[0])
    let known = number < limitCapacity ? limits[number] : 0
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
      // Most ways ask for something that is nowhere: the rest of them need not be looked at.
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
    if Int(need[0]) >= limitCapacity { limits = Self.larger(limits, &limitCapacity, atLeast: Int(need[0]) + 1) }
    limits[Int(need[0])] = limit
    return limit
  }

  private static func larger(
    _ old: UnsafeMutablePointer<Int32>, _ capacity: inout Int, atLeast count: Int
  ) -> UnsafeMutablePointer<Int32> {
    let known = capacity
    while capacity < count { capacity *= 2 }
    let larger = UnsafeMutablePointer<Int32>.allocate(capacity: capacity)
    larger.initialize(repeating: 0, count: capacity)
    larger.update(from: old, count: known)
    old.deallocate()
    return larger
  }
}
