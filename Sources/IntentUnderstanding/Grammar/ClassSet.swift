/// A set of classes by their numbers modulo 256: what is not in it is none of them, what is in it may be.
struct ClassSet: BitwiseCopyable {
  private var bits: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  @inline(__always)
  mutating func insert(_ wordClass: Int32) {
    let place = Int(wordClass) & 255
    withUnsafeMutableBytes(of: &bits) { bytes in
      let offset = (place >> 6) * MemoryLayout<UInt64>.stride
      let known = bytes.load(fromByteOffset: offset, as: UInt64.self)
      bytes.storeBytes(of: known | 1 << UInt64(place & 63), toByteOffset: offset, as: UInt64.self)
    }
  }

  @inline(__always)
  func isDisjoint(with other: ClassSet) -> Bool {
    bits.0 & other.bits.0 | bits.1 & other.bits.1 | bits.2 & other.bits.2 | bits.3 & other.bits.3 == 0
  }
}
