/// A table from words' hashes to small integers: open addressing, since the keys are hashes already.
struct WordTable: Sendable {
  private var keys: [UInt64] = Array(repeating: 0, count: 16)
  private var values: [Int32] = Array(repeating: 0, count: 16)
  private var mask: UInt64 = 15
  private(set) var count = 0

  var byteCount: Int { HeldBytes.of(keys) + HeldBytes.of(values) }

  /// The value of a hash, or `nil`.
  @inline(__always)
  subscript(hash: UInt64) -> Int32? {
    var slot = Int(truncatingIfNeeded: hash & mask)
    while true {
      let key = keys[slot]
      if key == 0 { return nil }
      if key == hash { return values[slot] }
      slot = (slot &+ 1) & Int(truncatingIfNeeded: mask)
    }
  }

  /// Sets the value of a hash; 0 is no hash of a word and is not kept.
  mutating func set(_ value: Int32, for hash: UInt64) {
    guard hash != 0 else { return }
    if count * 2 >= keys.count { grow() }
    var slot = Int(truncatingIfNeeded: hash & mask)
    while keys[slot] != 0, keys[slot] != hash { slot = (slot + 1) & Int(truncatingIfNeeded: mask) }
    if keys[slot] == 0 { count += 1 }
    keys[slot] = hash
    values[slot] = value
  }

  private mutating func grow() {
    let old = zip(keys, values).filter { $0.0 != 0 }
    let size = keys.count * 2
    keys = Array(repeating: 0, count: size)
    values = Array(repeating: 0, count: size)
    mask = UInt64(size - 1)
    count = 0
    for (key, value) in old { set(value, for: key) }
  }
}
