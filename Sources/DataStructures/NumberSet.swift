/// A set of small numbers, one bit each.
package struct NumberSet: Sendable {
  private var bits: [UInt64] = []

  package init() {}

  package mutating func insert(_ number: UInt32) {
    let word = Int(number >> 6)
    while bits.count <= word { bits.append(0) }
    bits[word] |= 1 << UInt64(number & 63)
  }

  /// The numbers, least first.
  package var numbers: [UInt32] {
    var numbers: [UInt32] = []
    numbers.reserveCapacity(bits.reduce(0) { $0 + $1.nonzeroBitCount })
    for (index, word) in bits.enumerated() {
      var rest = word
      while rest != 0 {
        numbers.append(UInt32(index * 64 + rest.trailingZeroBitCount))
        rest &= rest - 1
      }
    }
    return numbers
  }
}
