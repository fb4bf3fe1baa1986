/// An immutable map from 64-bit keys to small integers, in two flat arrays: what the hot path looks up.
struct KeyTable: Sendable {
  private var keys: [UInt64] = []
  private var values: [Int32] = []
  private var mask = 0

  /// Builds the table; a key that comes twice keeps its last value.
  init(_ entries: [UInt64: Int32]) {
    var capacity = 8
    while capacity < entries.count * 2 { capacity *= 2 }
    keys = Array(repeating: 0, count: capacity)
    values = Array(repeating: -1, count: capacity)
    mask = capacity - 1
    for (key, value) in entries { insert(key, value) }
  }

  private mutating func insert(_ key: UInt64, _ value: Int32) {
    var place = Self.place(key) & mask
    while values[place] >= 0, keys[place] != key { place = (place + 1) & mask }
    keys[place] = key
    values[place] = value
  }

  /// The value of a key, -1 where there is none.
  @inline(__always)
  func value(_ key: UInt64) -> Int32 {
    var place = Self.place(key) & mask
    while values[place] >= 0 {
      if keys[place] == key { return values[place] }
      place = (place + 1) & mask
    }
    return -1
  }

  @inline(__always)
  private static func place(_ key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 24)
  }
}

/// Lists of small integers, one after the other in one array.
struct Runs<Element: Sendable>: Sendable {
  private(set) var elements: [Element] = []
  private var starts: [Int32] = [0]

  init(_ lists: [[Element]] = []) {
    elements.reserveCapacity(lists.reduce(0) { $0 + $1.count })
    for list in lists {
      elements.append(contentsOf: list)
      starts.append(Int32(truncatingIfNeeded: elements.count))
    }
  }

  var count: Int { starts.count - 1 }

  @inline(__always)
  func range(_ index: Int) -> Range<Int> { Int(starts[index])..<Int(starts[index + 1]) }

  subscript(index: Int) -> ArraySlice<Element> { elements[range(index)] }
}
