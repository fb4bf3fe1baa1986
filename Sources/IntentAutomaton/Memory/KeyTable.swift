import DataStructures

/// A map from 64-bit keys to small integers from 0 on, by open addressing.
package struct KeyTable: Sendable {
  struct Entry: BitwiseCopyable, Sendable {
    var key: UInt64 = 0
    /// -1 where the entry is free.
    var value: Int32 = -1
    /// Fills the entry, so that tables with equal entries are written as equal bytes.
    private var unused: Int32 = 0

    init() {}

    init(key: UInt64, value: Int32) { (self.key, self.value) = (key, value) }
  }

  fileprivate private(set) var entries: [Entry]
  private(set) var count = 0

  var byteCount: Int { HeldBytes.of(entries) }

  package init(minimumCapacity: Int = 0) {
    var capacity = 16
    while capacity < minimumCapacity * 2 { capacity *= 2 }
    entries = Array(repeating: Entry(), count: capacity)
  }

  /// The value of a key, -1 where there is none.
  @inline(__always)
  func value(_ key: UInt64) -> Int32 { entries[place(of: key)].value }

  /// The value of a key; `nil` where there is none.
  @inline(__always)
  package subscript(key: UInt64) -> Int32? {
    let value = value(key)
    return value < 0 ? nil : value
  }

  @inline(__always)
  private func place(of key: UInt64) -> Int {
    let mask = entries.count - 1
    var place = Self.place(key) & mask
    while entries[place].value >= 0, entries[place].key != key { place = (place + 1) & mask }
    return place
  }

  /// Sets the value of a key unless it has one already; returns the value that it has then.
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

  /// Sets the value of a key, replacing an earlier one.
  package mutating func set(_ value: Int32, for key: UInt64) {
    if insert(value, for: key) != value { entries[place(of: key)].value = value }
  }

  package init(from reader: inout TableReader) throws(TableReader.Mismatch) {
    let pairs = try reader.list { reader throws(TableReader.Mismatch) in (try reader.uint64(), try reader.int32()) }
    self.init(minimumCapacity: pairs.count)
    for (key, value) in pairs { insert(value, for: key) }
  }

  package func write(to writer: inout TableWriter) {
    writer.add(entries.filter { $0.value >= 0 }.sorted { $0.key < $1.key }) {
      $0.add($1.key)
      $0.add($1.value)
    }
  }

  private mutating func grow() {
    let old = entries
    entries = Array(repeating: Entry(), count: old.count * 2)
    for entry in old where entry.value >= 0 { entries[place(of: entry.key)] = entry }
  }

  @inline(__always)
  fileprivate static func place(_ key: UInt64) -> Int {
    // Keys may differ in their upper half alone, which does not reach the lower bits of the product.
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 40)
  }
}

/// A complete ``KeyTable`` for reading only, as each utterance needs it.
package struct FlatKeyTable: Sendable {
  private let entries: FlatArray<KeyTable.Entry>
  private let mask: Int

  package init(_ table: KeyTable) {
    entries = FlatArray(table.entries)
    mask = table.entries.count - 1
  }

  package init(from reader: inout TableReader) throws(TableReader.Mismatch) {
    entries = try reader.table()
    // A search ends at a free entry.
    guard entries.count > 0, entries.count & (entries.count - 1) == 0 else { throw TableReader.Mismatch() }
    mask = entries.count - 1
  }

  package func write(to writer: inout TableWriter) { writer.add(table: entries) }

  package var byteCount: Int { entries.byteCount }

  /// The value of a key; `nil` where there is none.
  @inline(__always)
  package subscript(key: UInt64) -> Int32? {
    let value = value(key)
    return value < 0 ? nil : value
  }

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
