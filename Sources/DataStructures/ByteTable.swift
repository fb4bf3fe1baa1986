/// A set of byte sequences, numbered in the order in which they were added: a hash table with open addressing.
///
/// A sequence is looked up with its hash, which the caller computes. A complete table may be sealed: then a filter is
/// put before it, and the hashes are dropped.
///
/// It is `public` because functions of a package are not inlined into other modules.
public struct ByteTable: Sendable {
  /// The bytes of all sequences, one after the other.
  @usableFromInline var bytes: [UInt8] = []
  @usableFromInline var starts: [UInt32] = [0]
  /// The number of a sequence plus one; 0 for a free slot.
  ///
  /// The number of slots is a power of two.
  @usableFromInline var slots = [UInt32](repeating: 0, count: 16)
  /// The mixed hashes of the sequences, until the table is sealed.
  @usableFromInline var hashes: [UInt64] = []
  /// A bit array that is several times as long as the number of sequences, indexed by the upper bits of a hash.
  @usableFromInline var filter: [UInt64] = []
  @usableFromInline var filterShift: UInt64 = 64
  @usableFromInline let trustsHashes: Bool

  /// - Parameter trustsHashes: whether two sequences with the same hash count as equal without comparing their bytes.
  public init(trustsHashes: Bool = false) { self.trustsHashes = trustsHashes }

  /// How many sequences there are.
  @inlinable
  public var count: Int { starts.count - 1 }

  /// How many bytes the table takes.
  public var byteCount: Int {
    bytes.count + starts.count * 4 + slots.count * 4 + (hashes.count + filter.count) * 8
  }

  /// The bytes of the sequence with a number.
  @inlinable
  public subscript(number: UInt32) -> ArraySlice<UInt8> {
    bytes[Int(starts[Int(number)])..<Int(starts[Int(number) + 1])]
  }

  /// The sequence with a number, as text.
  public func text(_ number: UInt32) -> String { String(decoding: self[number], as: UTF8.self) }

  /// Whether one sequence comes before another in the order of their bytes.
  public func precedes(_ a: UInt32, _ b: UInt32) -> Bool {
    let (first, second) = (Int(starts[Int(a)]), Int(starts[Int(b)]))
    let (count, other) = (Int(starts[Int(a) + 1]) - first, Int(starts[Int(b) + 1]) - second)
    return bytes.withUnsafeBufferPointer { bytes in
      for offset in 0..<min(count, other) {
        let (x, y) = (bytes[first + offset], bytes[second + offset])
        if x != y { return x < y }
      }
      return count < other
    }
  }

  /// Whether a sequence with this hash may be in the table; one look at the filter rules out most that are not.
  @inlinable @inline(__always)
  public func mayHave(_ hash: UInt64) -> Bool {
    guard filterShift < 64 else { return true }
    let bit = Self.mixed(hash) >> filterShift
    return filter[Int(bit >> 6)] & (1 << (bit & 63)) != 0
  }

  /// The number of a sequence; `nil` if it is not in the table.
  @inlinable @inline(__always)
  public func number(of run: ArraySlice<UInt8>, hash: UInt64) -> UInt32? {
    if !mayHave(hash) { return nil }
    let found = slots[slot(of: run, Self.mixed(hash))]
    return found == 0 ? nil : found - 1
  }

  /// The number of a sequence, which is added if it is new; not for a sealed table.
  public mutating func add(_ run: ArraySlice<UInt8>, hash: UInt64) -> UInt32 {
    let mixed = Self.mixed(hash)
    let slot = slot(of: run, mixed)
    if slots[slot] != 0 { return slots[slot] - 1 }
    let number = UInt32(truncatingIfNeeded: count)
    slots[slot] = number + 1
    hashes.append(mixed)
    bytes.append(contentsOf: run)
    starts.append(UInt32(truncatingIfNeeded: bytes.count))
    if count * 10 > slots.count * 7 { grow() }
    return number
  }

  /// Builds the filter and drops the hashes: nothing can be added afterwards.
  public mutating func seal() {
    let bits = max(64, UInt64(count * 12)).nextPowerOfTwo
    filterShift = 64 - UInt64(bits.trailingZeroBitCount)
    filter = Array(repeating: 0, count: Int(bits / 64))
    for mixed in hashes {
      let bit = mixed >> filterShift
      filter[Int(bit >> 6)] |= 1 << (bit & 63)
    }
    hashes = []
  }

  /// Mixes the bits of a hash, whose low bits alone differ too little.
  @inlinable
  static func mixed(_ hash: UInt64) -> UInt64 {
    let product = (hash ^ (hash >> 32)) &* 0x9E37_79B9_7F4A_7C15
    return product ^ (product >> 29)
  }

  /// The slot with a sequence's number, or the free slot where it would be.
  @inlinable
  func slot(of run: ArraySlice<UInt8>, _ mixed: UInt64) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: mixed) & mask
    while slots[slot] != 0, !isRun(slots[slot] - 1, run, mixed) { slot = (slot + 1) & mask }
    return slot
  }

  @inlinable
  func isRun(_ number: UInt32, _ run: ArraySlice<UInt8>, _ mixed: UInt64) -> Bool {
    if !hashes.isEmpty {
      if hashes[Int(number)] != mixed { return false }
      if trustsHashes { return true }
    }
    let start = Int(starts[Int(number)])
    guard Int(starts[Int(number) + 1]) - start == run.count else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      run.withUnsafeBufferPointer { run in
        for place in 0..<run.count where bytes[start + place] != run[place] { return false }
        return true
      }
    }
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    let mask = slots.count - 1
    for (number, mixed) in hashes.enumerated() {
      var slot = Int(truncatingIfNeeded: mixed) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt32(truncatingIfNeeded: number) + 1
    }
  }
}

extension UInt64 {
  fileprivate var nextPowerOfTwo: UInt64 {
    self <= 1 ? 1 : 1 << UInt64(64 - (self - 1).leadingZeroBitCount)
  }
}
