import IntentText

/// Distinct texts, each with a number, found by hash in a flat table with a filter before it.
struct TermTable: Sendable {
  /// The bytes of all terms, one after the other.
  private(set) var text: [UInt8] = []
  private(set) var starts: [UInt32] = [0]
  /// The number of a term plus one; 0 for a free slot.
  ///
  /// The count is a power of two.
  private var slots: [UInt32] = Array(repeating: 0, count: 16)
  private var filter: [UInt64] = []
  private var filterShift: UInt64 = 64
  /// The spread hashes of all terms, as long as terms are added.
  private var hashes: [UInt64] = []

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
      if isTerm(term, wanted) { return term }
      slot = (slot + 1) & mask
    }
    return nil
  }

  private func isTerm(_ term: UInt32, _ wanted: ArraySlice<UInt8>) -> Bool {
    let start = Int(starts[Int(term)])
    guard Int(starts[Int(term) + 1]) - start == wanted.count else { return false }
    return text.withUnsafeBufferPointer { text in
      wanted.withUnsafeBufferPointer { wanted in
        for place in 0..<wanted.count where text[start + place] != wanted[place] { return false }
        return true
      }
    }
  }

  /// The number of a text, which is added if it is new.
  mutating func insert(_ hash: UInt64, _ wanted: ArraySlice<UInt8>) -> UInt32 {
    let mixed = Self.mixed(hash)
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: mixed) & mask
    while slots[slot] != 0 {
      let term = slots[slot] - 1
      if hashes[Int(term)] == mixed, isTerm(term, wanted) { return term }
      slot = (slot + 1) & mask
    }
    let term = UInt32(count)
    slots[slot] = term + 1
    hashes.append(mixed)
    text.append(contentsOf: wanted)
    starts.append(UInt32(truncatingIfNeeded: text.count))
    if count * 10 > slots.count * 7 { grow() }
    return term
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    let mask = slots.count - 1
    for (term, mixed) in hashes.enumerated() {
      var slot = Int(truncatingIfNeeded: mixed) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt32(term) + 1
    }
  }

  /// Builds the filter: no term is added after this.
  mutating func finish() {
    let bits = max(64, UInt64(count * 12)).nextPowerOfTwo
    filterShift = 64 - UInt64(bits.trailingZeroBitCount)
    filter = Array(repeating: 0, count: Int(bits / 64))
    for mixed in hashes {
      let bit = mixed >> filterShift
      filter[Int(bit >> 6)] |= 1 << (bit & 63)
    }
    hashes = []
  }
}

extension UInt64 {
  fileprivate var nextPowerOfTwo: UInt64 {
    self <= 1 ? 1 : 1 << UInt64(64 - (self - 1).leadingZeroBitCount)
  }
}
