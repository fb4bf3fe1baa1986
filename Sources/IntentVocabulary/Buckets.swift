/// Numbers in buckets by a hash, all in one array: four bytes a number, and four a bucket.
struct Buckets: Sendable {
  private let starts: [UInt32]
  private let items: [UInt32]
  private let shift: UInt32

  /// Fills buckets from pairs that a function gives twice over in the same order.
  init(count: Int, pairs: (_ each: (_ hash: UInt32, _ item: UInt32) -> Void) -> Void) {
    let bits = UInt32(max(1, min(24, Int.bitWidth - max(1, count / 4).leadingZeroBitCount)))
    let shift = 32 - bits
    var starts = [UInt32](repeating: 0, count: (1 << Int(bits)) + 1)
    pairs { hash, _ in starts[Int(Self.mixed(hash) >> shift) + 1] += 1 }
    for index in 1..<starts.count { starts[index] += starts[index - 1] }
    var items = [UInt32](repeating: 0, count: Int(starts[starts.count - 1]))
    var next = starts
    pairs { hash, item in
      let bucket = Int(Self.mixed(hash) >> shift)
      items[Int(next[bucket])] = item
      next[bucket] += 1
    }
    self.starts = starts
    self.items = items
    self.shift = shift
  }

  private static func mixed(_ hash: UInt32) -> UInt32 {
    (hash ^ (hash >> 15)) &* 0x9E37_79B1
  }

  /// What is in the bucket of a hash; other hashes may share it.
  subscript(hash: UInt32) -> ArraySlice<UInt32> {
    let bucket = Int(Self.mixed(hash) >> shift)
    return items[Int(starts[bucket])..<Int(starts[bucket + 1])]
  }

  var byteCount: Int { (starts.count + items.count) * 4 }
}
