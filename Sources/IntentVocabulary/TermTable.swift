import IntentText

/// Distinct texts, each with a number, found by hash in a flat table with a filter before it.
struct TermTable: Sendable {
  /// The bytes of all terms, one after the other.
  private(set) var text: [UInt8] = []
  private(set) var starts: [UInt32] = [0]
  /// The number of a term plus one; 0 for a free slot. The count is a power of two.
  private var slots: [UInt32] = Array(repeating: 0, count: 16)
  private var filter: [UInt64] = []
  private var filterShift: UInt64 = 64

  var count: Int { starts.count - 1 }
  var byteCount: Int { text.count + starts.count * 4 + slots.count * 4 + filter.count * 8 }

  func bytes(of term: UInt32) -> ArraySlice<UInt8> {
    text[Int(starts[Int(term)])..<Int(starts[Int(term) + 1])]
  }

  /// Spreads a hash, whose lower bits alone say little.
  private static func mixed(_ hash: UInt64) -> UInt64 {
    let product = (hash ^ (hash >> 32)) &* 0x9E37_79B9_7F4A_7C15
    return product ^ (product >> 29)
  }

  /// Whether a text with a hash may be a term: no for most texts that are none, after one look at the filter.
  @inline(__always)
  func mayHave(_ hash: UInt64) -> Bool {
    guard filterShift < 64 else { return true }
    let bit = Self.mixed(hash) >> filterShift
    return filter[Int(bit >> 6)] & (1 << (bit & 63)) != 0
  }

  /// The term of a text by its hash; `nil` if there is none.
  @inline(__always)
  func find(_ hash: UInt64, _ wanted: ArraySlice<UInt8>) -> UInt32? {
    mayHave(hash) ? probe(Self.mixed(hash), wanted) : nil
  }

  private func probe(_ mixed: UInt64, _ wanted: ArraySlice<UInt8>) -> UInt32? {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: mixed) & mask
    while slots[slot] != 0 {
      let term = slots[slot] - 1
      if bytes(of: term).elementsEqual(wanted) { return term }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// The number of a text, which is added if it is new.
  mutating func insert(_ hash: UInt64, _ wanted: ArraySlice<UInt8>) -> UInt32 {
    let mixed = Self.mixed(hash)
    if let known = probe(mixed, wanted) { return known }
    if (count + 1) * 10 > slots.count * 7 { grow() }
    let term = UInt32(count)
    text.append(contentsOf: wanted)
    starts.append(UInt32(truncatingIfNeeded: text.count))
    place(term, mixed)
    return term
  }

  private mutating func place(_ term: UInt32, _ mixed: UInt64) {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: mixed) & mask
    while slots[slot] != 0 { slot = (slot + 1) & mask }
    slots[slot] = term + 1
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    for term in 0..<UInt32(count) { place(term, Self.mixed(Words.hash(bytes(of: term)))) }
  }

  /// Builds the filter: no term is added after this.
  mutating func finish() {
    let bits = max(64, UInt64(count * 12)).nextPowerOfTwo
    filterShift = 64 - UInt64(bits.trailingZeroBitCount)
    filter = Array(repeating: 0, count: Int(bits / 64))
    for term in 0..<UInt32(count) {
      let bit = Self.mixed(Words.hash(bytes(of: term))) >> filterShift
      filter[Int(bit >> 6)] |= 1 << (bit & 63)
    }
  }
}

extension UInt64 {
  fileprivate var nextPowerOfTwo: UInt64 {
    self <= 1 ? 1 : 1 << UInt64(64 - (self - 1).leadingZeroBitCount)
  }
}
