/// An immutable array of plain values that is read without counting references or checking bounds.
///
/// Only for what the compilers of this module number themselves: nothing that comes from outside is an index here.
final class FlatArray<Element: BitwiseCopyable & Sendable>: @unchecked Sendable {
  let base: UnsafePointer<Element>
  let count: Int

  init(_ elements: [Element]) {
    let storage = UnsafeMutablePointer<Element>.allocate(capacity: max(1, elements.count))
    elements.withUnsafeBufferPointer { buffer in
      if let first = buffer.baseAddress { storage.initialize(from: first, count: buffer.count) }
    }
    base = UnsafePointer(storage)
    count = elements.count
  }

  deinit { base.deallocate() }

  @inline(__always)
  subscript(index: Int) -> Element { base[index] }

  var byteCount: Int { count * MemoryLayout<Element>.stride }
}

/// A map from 64-bit keys to small integers from 0 on, by open addressing.
struct KeyTable: Sendable {
  struct Entry: Sendable {
    var key: UInt64 = 0
    /// -1 where the entry is free.
    var value: Int32 = -1
  }

  fileprivate private(set) var entries: [Entry]
  private(set) var count = 0

  var byteCount: Int { HeldBytes.of(entries) }

  init(minimumCapacity: Int = 0) {
    var capacity = 16
    while capacity < minimumCapacity * 2 { capacity *= 2 }
    entries = Array(repeating: Entry(), count: capacity)
  }

  /// The value of a key, -1 where there is none.
  @inline(__always)
  func value(_ key: UInt64) -> Int32 { entries[place(of: key)].value }

  @inline(__always)
  private func place(of key: UInt64) -> Int {
    let mask = entries.count - 1
    var place = Self.place(key) & mask
    while entries[place].value >= 0, entries[place].key != key { place = (place + 1) & mask }
    return place
  }

  /// Sets the value of a key, which is kept if it has one already; returns the value that it has.
  @discardableResult
  mutating func insert(_ value: Int32, for key: UInt64) -> Int32 {
    var place = place(of: key)
    if entries[place].value >= 0 { return entries[place].value }
    if count * 2 >= entries.count {
      grow()
      place = self.place(of: key)
    }
    count += 1
    entries[place] = Entry(key: key, value: value)
    return value
  }

  /// Sets the value of a key, in place of one that it has.
  mutating func set(_ value: Int32, for key: UInt64) {
    if insert(value, for: key) != value { entries[place(of: key)].value = value }
  }

  private mutating func grow() {
    let old = entries
    entries = Array(repeating: Entry(), count: old.count * 2)
    for entry in old where entry.value >= 0 { entries[place(of: entry.key)] = entry }
  }

  @inline(__always)
  fileprivate static func place(_ key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 24)
  }
}

/// A ``KeyTable`` that is complete and read only: it is used for every utterance.
struct FlatKeyTable: Sendable {
  private let entries: FlatArray<KeyTable.Entry>
  private let mask: Int

  init(_ table: KeyTable) {
    entries = FlatArray(table.entries)
    mask = table.entries.count - 1
  }

  var byteCount: Int { entries.byteCount }

  /// The value of a key, -1 where there is none.
  @inline(__always)
  func value(_ key: UInt64) -> Int32 {
    var place = KeyTable.place(key) & mask
    while entries[place].value >= 0 {
      if entries[place].key == key { return entries[place].value }
      place = (place + 1) & mask
    }
    return -1
  }
}

/// Lists of plain values, one after the other in one array.
struct Runs<Element: BitwiseCopyable & Sendable>: Sendable {
  private let elements: FlatArray<Element>
  private let starts: FlatArray<Int32>

  /// Makes the given number of lists; each element comes with the number of its list.
  init(_ numbered: [(list: Int, element: Element)], count: Int) {
    var ends = Array(repeating: Int32(0), count: count + 1)
    for (list, _) in numbered { ends[list + 1] += 1 }
    for list in 0..<count { ends[list + 1] += ends[list] }
    starts = FlatArray(ends)
    // The runtime's one empty array would be written to by every thread that makes one.
    guard !numbered.isEmpty else {
      elements = FlatArray([])
      return
    }
    elements = FlatArray(
      [Element](unsafeUninitializedCapacity: numbered.count) { elements, initialized in
        for (list, element) in numbered.reversed() {
          ends[list + 1] -= 1
          elements.initializeElement(at: Int(ends[list + 1]), to: element)
        }
        initialized = numbered.count
      })
  }

  var count: Int { starts.count - 1 }
  var byteCount: Int { elements.byteCount + starts.byteCount }

  subscript(list: Int) -> UnsafeBufferPointer<Element> {
    let range = Int(starts[list])..<Int(starts[list + 1])
    return UnsafeBufferPointer(start: elements.base + range.lowerBound, count: range.count)
  }
}
