/// A small table from labels to numbers from 0 on, that does not change any more.
struct LabelTable: BitwiseCopyable {
  struct Entry: BitwiseCopyable {
    /// -1 where the entry is free.
    var label: Int32 = -1
    var value: Int32 = -1
  }

  private let entries: UnsafePointer<Entry>?
  private let mask: Int32

  /// A table of some labels, all different.
  init(_ pairs: [Entry], in arena: Arena) {
    guard !pairs.isEmpty else {
      entries = nil
      mask = 0
      return
    }
    var capacity = 2
    while capacity < pairs.count * 2 { capacity *= 2 }
    var places = Array(repeating: Entry(), count: capacity)
    for pair in pairs {
      var place = Int(pair.label) & (capacity - 1)
      while places[place].label >= 0 { place = (place + 1) & (capacity - 1) }
      places[place] = pair
    }
    entries = arena.store(places).baseAddress
    mask = Int32(truncatingIfNeeded: capacity - 1)
  }

  var isEmpty: Bool { entries == nil }

  /// The value of a label, -1 where there is none.
  @inline(__always)
  subscript(label: Int32) -> Int32 {
    guard let entries else { return -1 }
    var place = label & mask
    while entries[Int(place)].label >= 0 {
      if entries[Int(place)].label == label { return entries[Int(place)].value }
      place = (place &+ 1) & mask
    }
    return -1
  }
}
