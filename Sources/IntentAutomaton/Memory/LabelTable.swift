import DataStructures

/// A small read-only table from labels to numbers from 0 on.
struct LabelTable: BitwiseCopyable {
  struct Entry: BitwiseCopyable {
    /// -1 where the entry is free.
    var label: Int32 = -1
    var value: Int32 = -1
  }

  private let entries: UnsafePointer<Entry>
  private let mask: Int32

  /// A table over entries that ``places(for:)`` laid out.
  init(_ places: UnsafeBufferPointer<Entry>) {
    entries = places.baseAddress ?? Self.empty
    mask = Int32(truncatingIfNeeded: max(1, places.count) - 1)
  }

  /// Lays out labels, all different, as entries of a table; one free entry where there are none.
  static func places(for pairs: [Entry]) -> [Entry] {
    if pairs.isEmpty { return [Entry()] }
    var capacity = 2
    while capacity < pairs.count * 2 { capacity *= 2 }
    var places = Array(repeating: Entry(), count: capacity)
    for pair in pairs {
      var place = Int(pair.label) & (capacity - 1)
      while places[place].label >= 0 { place = (place + 1) & (capacity - 1) }
      places[place] = pair
    }
    return places
  }

  /// A table without labels.
  static var none: LabelTable { LabelTable(UnsafeBufferPointer(start: nil, count: 0)) }

  nonisolated(unsafe) private static let empty = Memory(repeating: Entry(), count: 1).kept()

  /// The first byte of the table.
  var start: UnsafeRawPointer { UnsafeRawPointer(entries) }

  /// The first byte behind the table.
  var end: UnsafeRawPointer { UnsafeRawPointer(entries + Int(mask) + 1) }

  /// The value of a label, -1 where there is none.
  @inline(__always)
  subscript(label: Int32) -> Int32 {
    var place = label & mask
    while entries[Int(place)].label >= 0 {
      if entries[Int(place)].label == label { return entries[Int(place)].value }
      place = (place &+ 1) & mask
    }
    return -1
  }
}
