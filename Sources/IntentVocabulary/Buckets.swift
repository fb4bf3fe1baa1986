/// Numbers in buckets by a hash, all in one array: four bytes a number, and four a bucket.
struct Buckets: Sendable {
  private let starts: [UInt32]
  private let items: [UInt32]
  private let shift: UInt32

  /// Fills buckets with items; each item's hash is at the same index.
  init(_ items: [UInt32], by hashes: [UInt32]) {
    let bits = UInt32(max(1, min(24, Int.bitWidth - max(1, items.count / 4).leadingZeroBitCount)))
    let shift = 32 - bits
    var starts = [UInt32](repeating: 0, count: (1 << Int(bits)) + 1)
    var sorted = items
    starts.withUnsafeMutableBufferPointer { places in
      for hash in hashes { places[Int(Self.mixed(hash) >> shift)] += 1 }
      for bucket in 1..<places.count { places[bucket] += places[bucket - 1] }
      // Filled from the end, a bucket's end index becomes its start index.
      for index in items.indices.reversed() {
        let bucket = Int(Self.mixed(hashes[index]) >> shift)
        places[bucket] -= 1
        sorted[Int(places[bucket])] = items[index]
      }
    }
    self.items = sorted
    self.starts = starts
    self.shift = shift
  }

  private static func mixed(_ hash: UInt32) -> UInt32 {
    (hash ^ (hash >> 15)) &* 0x9E37_79B1
  }

  /// The numbers in the bucket of a hash, which other hashes may share.
  subscript(hash: UInt32) -> ArraySlice<UInt32> {
    let bucket = Int(Self.mixed(hash) >> shift)
    return items[Int(starts[bucket])..<Int(starts[bucket + 1])]
  }

  var byteCount: Int { (starts.count + items.count) * 4 }
}
