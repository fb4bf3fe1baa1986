import DataStructures

/// Sets of numbers, each with a number of its own: of nodes that make up one state, for instance.
struct NumberSets {
  /// The elements of all sets, one set after the other, and where each set ends.
  private var elements: [Int32] = []
  private var ends: [Int32] = []
  /// From a set's hash to the last set that has it; sets of one hash are chained.
  private var numbers = KeyTable()
  private var sameHash: [Int32] = []

  var count: Int { ends.count }

  subscript(number: Int32) -> ArraySlice<Int32> { elements[range(Int(number))] }

  private func range(_ number: Int) -> Range<Int> {
    (number == 0 ? 0 : Int(ends[number - 1]))..<Int(ends[number])
  }

  /// The most sets; phrases that would need more are read without the rest.
  static let most = 1 << 20

  /// The number of the set of some elements, which are sorted; they may come in any order and more than once.
  ///
  /// -1 where there are too many sets.
  mutating func number(of reached: inout [Int32]) -> Int32 {
    Self.normalise(&reached)
    var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
    for element in reached { hash = (hash ^ UInt64(UInt32(bitPattern: element))) &* 0xD6E8_FEB8_6659_FD93 }
    hash ^= hash >> 32
    let known = numbers.value(hash)
    var same = known
    while same >= 0 {
      if elements[range(Int(same))] == reached[...] { return same }
      same = sameHash[Int(same)]
    }
    guard count < Self.most else { return -1 }
    let number = Int32(truncatingIfNeeded: count)
    numbers.set(number, for: hash)
    sameHash.append(known)
    elements.append(contentsOf: reached)
    ends.append(Int32(truncatingIfNeeded: elements.count))
    return number
  }

  private static func normalise(_ elements: inout [Int32]) {
    var isInOrder = true
    for index in elements.indices.dropFirst() where elements[index] <= elements[index - 1] { isInOrder = false }
    if isInOrder { return }
    elements.sort()
    var kept = 1
    for index in 1..<elements.count where elements[index] != elements[kept - 1] {
      elements[kept] = elements[index]
      kept += 1
    }
    elements.removeLast(elements.count - kept)
  }

  var byteCount: Int { HeldBytes.of(elements) + HeldBytes.of(ends) + HeldBytes.of(sameHash) + numbers.byteCount }
}
