/// Sets of nodes, each with a number of its own.
struct NodeSets {
  /// The nodes of all sets, one set after the other, and where each set ends.
  private var nodes: [Int32] = []
  private var ends: [Int32] = []
  /// From a set's hash to the last set that has it; sets of one hash are chained.
  private var numbers = KeyTable(minimumCapacity: 1_024)
  private var sameHash: [Int32] = []

  var count: Int { ends.count }

  subscript(number: Int32) -> ArraySlice<Int32> { nodes[range(Int(number))] }

  private func range(_ number: Int) -> Range<Int> {
    (number == 0 ? 0 : Int(ends[number - 1]))..<Int(ends[number])
  }

  /// More sets get no number: phrases that would need so many are read as far as these go.
  static let most = 1 << 20

  /// The number of the set of some nodes, which may be in any order and come more than once; they are put in order.
  /// -1 where there are too many sets.
  mutating func number(of reached: inout [Int32]) -> Int32 {
    Self.normalise(&reached)
    var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
    for node in reached { hash = (hash ^ UInt64(UInt32(bitPattern: node))) &* 0xD6E8_FEB8_6659_FD93 }
    hash ^= hash >> 32
    let known = numbers.value(hash)
    var same = known
    while same >= 0 {
      if nodes[range(Int(same))] == reached[...] { return same }
      same = sameHash[Int(same)]
    }
    guard count < Self.most else { return -1 }
    let number = Int32(truncatingIfNeeded: count)
    numbers.set(number, for: hash)
    sameHash.append(known)
    nodes.append(contentsOf: reached)
    ends.append(Int32(truncatingIfNeeded: nodes.count))
    return number
  }

  private static func normalise(_ nodes: inout [Int32]) {
    var isInOrder = true
    for index in nodes.indices.dropFirst() where nodes[index] <= nodes[index - 1] { isInOrder = false }
    if isInOrder { return }
    nodes.sort()
    var kept = 1
    for index in 1..<nodes.count where nodes[index] != nodes[kept - 1] {
      nodes[kept] = nodes[index]
      kept += 1
    }
    nodes.removeLast(nodes.count - kept)
  }

  var byteCount: Int { HeldBytes.of(nodes) + HeldBytes.of(ends) + HeldBytes.of(sameHash) + numbers.byteCount }
}
