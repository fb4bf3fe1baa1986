/// A set of classes by their numbers modulo 256: what is not in it is none of them, what is in it may be.
struct ClassSet: BitwiseCopyable {
  static let placeCount = 256

  private var bits: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  /// The place of a class in any set.
  @inline(__always)
  static func place(of wordClass: Int32) -> Int { Int(wordClass) & (placeCount - 1) }

  /// Adds a class; returns whether nothing had its place.
  @discardableResult @inline(__always)
  mutating func insert(_ wordClass: Int32) -> Bool {
    let place = Self.place(of: wordClass)
    let bit: UInt64 = 1 << UInt64(place & 63)
    return withUnsafeMutableBytes(of: &bits) { bytes in
      let offset = (place >> 6) * MemoryLayout<UInt64>.stride
      let known = bytes.load(fromByteOffset: offset, as: UInt64.self)
      bytes.storeBytes(of: known | bit, toByteOffset: offset, as: UInt64.self)
      return known & bit == 0
    }
  }

  @inline(__always)
  mutating func formUnion(_ other: ClassSet) {
    bits.0 |= other.bits.0
    bits.1 |= other.bits.1
    bits.2 |= other.bits.2
    bits.3 |= other.bits.3
  }

  @inline(__always)
  func isDisjoint(with other: ClassSet) -> Bool {
    bits.0 & other.bits.0 | bits.1 & other.bits.1 | bits.2 & other.bits.2 | bits.3 & other.bits.3 == 0
  }

  /// Calls a function with the places that both sets have.
  @inline(__always)
  func forEachPlace(with other: ClassSet, _ body: (Int) -> Void) {
    func call(_ both: UInt64, _ first: Int) {
      var rest = both
      while rest != 0 {
        body(first | rest.trailingZeroBitCount)
        rest &= rest - 1
      }
    }
    call(bits.0 & other.bits.0, 0)
    call(bits.1 & other.bits.1, 64)
    call(bits.2 & other.bits.2, 128)
    call(bits.3 & other.bits.3, 192)
  }
}
