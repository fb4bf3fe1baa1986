/// A number that tells bytes from others: the same in every process, made at several bytes a nanosecond.
///
/// It is for damage and for what changed by itself, not for what somebody makes alike on purpose.
package enum TableDigest {
  package static func of(_ bytes: UnsafeRawBufferPointer, seed: UInt64 = 0) -> UInt64 {
    // Four sums beside each other, so that no multiplication waits for another.
    var (first, second) = (seed, UInt64(0x9E37_79B9_7F4A_7C15))
    var (third, fourth) = (UInt64(0xD6E8_FEB8_6659_FD93), UInt64(0xA076_1D64_78BD_642F))
    func word(_ place: Int) -> UInt64 { bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self) }
    var place = 0
    while place + 32 <= bytes.count {
      first = mixed(first ^ word(place))
      second = mixed(second ^ word(place + 8))
      third = mixed(third ^ word(place + 16))
      fourth = mixed(fourth ^ word(place + 24))
      place += 32
    }
    while place < bytes.count {
      first = mixed(first ^ UInt64(bytes[place]))
      place += 1
    }
    return mixed(mixed(first ^ UInt64(bytes.count)) ^ mixed(second) &+ mixed(mixed(third) ^ fourth))
  }

  package static func of(_ bytes: [UInt8]) -> UInt64 { bytes.withUnsafeBytes { of($0) } }

  @inline(__always)
  private static func mixed(_ number: UInt64) -> UInt64 {
    let product = number.multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
    return product.high ^ product.low
  }
}
