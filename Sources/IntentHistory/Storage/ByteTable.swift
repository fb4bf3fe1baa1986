import IntentText

/// The different runs of bytes among many, numbered in the order in which they came.
struct ByteTable {
  private struct Slot {
    var hash: UInt64 = 0
    var number = UInt32.max
  }

  private var bytes: [UInt8] = []
  private var ends: [UInt32] = []
  /// The numbers at their hashes, or at the next free places; always a power of two, at most half full.
  private var slots = [Slot](repeating: Slot(), count: 8)

  private let trustsHashes: Bool

  /// - Parameter trustsHashes: whether two runs with the same hash are taken for one without a look at their bytes.
  init(trustsHashes: Bool = false) { self.trustsHashes = trustsHashes }

  var count: Int { ends.count }

  subscript(number: UInt32) -> ArraySlice<UInt8> { bytes[range(number)] }

  func text(_ number: UInt32) -> String { String(decoding: self[number], as: UTF8.self) }

  /// Whether one run comes before another in the order of their bytes.
  func precedes(_ a: UInt32, _ b: UInt32) -> Bool {
    let (a, b) = (range(a), range(b))
    return bytes.withUnsafeBufferPointer { bytes in
      for offset in 0..<min(a.count, b.count) {
        let (x, y) = (bytes[a.lowerBound + offset], bytes[b.lowerBound + offset])
        if x != y { return x < y }
      }
      return a.count < b.count
    }
  }

  func number(of run: ArraySlice<UInt8>, hash: UInt64) -> UInt32? {
    let number = slots[slot(of: run, hash)].number
    return number == .max ? nil : number
  }

  func number(of text: String) -> UInt32? {
    let run = Array(text.utf8)[...]
    return number(of: run, hash: Words.hash(run))
  }

  mutating func add(_ run: ArraySlice<UInt8>) -> UInt32 { add(run, hash: Words.hash(run)) }

  /// The number of a run; a new one where it was not there.
  mutating func add(_ run: ArraySlice<UInt8>, hash: UInt64) -> UInt32 {
    let slot = slot(of: run, hash)
    if slots[slot].number != .max { return slots[slot].number }
    let number = UInt32(truncatingIfNeeded: ends.count)
    slots[slot] = Slot(hash: hash, number: number)
    bytes.append(contentsOf: run)
    ends.append(UInt32(truncatingIfNeeded: bytes.count))
    if ends.count * 2 > slots.count { grow() }
    return number
  }

  /// The slot of the run's number, or the free slot where it belongs.
  private func slot(of run: ArraySlice<UInt8>, _ hash: UInt64) -> Int {
    slots.withUnsafeBufferPointer { slots in
      let mask = slots.count - 1
      var slot = Self.home(hash) & mask
      while slots[slot].number != .max {
        if slots[slot].hash == hash, trustsHashes || isEqual(slots[slot].number, run) { break }
        slot = (slot + 1) & mask
      }
      return slot
    }
  }

  private func isEqual(_ number: UInt32, _ run: ArraySlice<UInt8>) -> Bool {
    let range = range(number)
    guard range.count == run.count else { return false }
    return run.withUnsafeBufferPointer { run in
      bytes.withUnsafeBufferPointer { bytes in
        for index in 0..<run.count where bytes[range.lowerBound + index] != run[index] { return false }
        return true
      }
    }
  }

  private func range(_ number: UInt32) -> Range<Int> {
    let index = Int(number)
    return (index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])
  }

  private mutating func grow() {
    var larger = [Slot](repeating: Slot(), count: slots.count * 2)
    let mask = larger.count - 1
    for entry in slots where entry.number != .max {
      var slot = Self.home(entry.hash) & mask
      while larger[slot].number != .max { slot = (slot + 1) & mask }
      larger[slot] = entry
    }
    slots = larger
  }

  /// The upper bits of a hash of short words are the better mixed ones.
  private static func home(_ hash: UInt64) -> Int {
    Int(truncatingIfNeeded: (hash &* 0x9E37_79B9_7F4A_7C15) >> 32)
  }
}
