/// A set of classes by their numbers modulo 256: what is not in it is none of them, what is in it may be.
struct ClassSet: BitwiseCopyable {
  static let placeCount = 256

  private var bits = SIMD4<UInt64>()

  /// The place of a class in any set.
  @inline(__always)
  static func place(of wordClass: Int32) -> Int { Int(wordClass) & (placeCount - 1) }

  /// Adds a class; returns whether nothing had its place.
  @discardableResult
  mutating func insert(_ wordClass: Int32) -> Bool {
    let place = Self.place(of: wordClass)
    let bit: UInt64 = 1 << UInt64(place & 63)
    let isNew = bits[place >> 6] & bit == 0
    bits[place >> 6] |= bit
    return isNew
  }

  /// Calls a function with the places that both sets have.
  @inline(__always)
  func forEachPlace(with other: ClassSet, _ body: (Int) -> Void) {
    let both = bits & other.bits
    for part in 0..<4 {
      var rest = both[part]
      while rest != 0 {
        body(part << 6 | rest.trailingZeroBitCount)
        rest &= rest - 1
      }
    }
  }
}
