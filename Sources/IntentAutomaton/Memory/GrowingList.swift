import DataStructures

/// A list of plain values that begins with an array that does not change and grows in memory of its own.
///
/// Networks are such lists: what was compiled is used in place in a file, and what is built later comes after it.
struct GrowingList<Element: BitwiseCopyable & Sendable>: Sendable {
  /// The elements that do not change; `nil` where there are none.
  private let first: FlatArray<Element>?
  private let firstCount: Int
  private var own: [Element]

  init(_ own: [Element] = []) {
    first = nil
    firstCount = 0
    self.own = own
  }

  init(after first: FlatArray<Element>) {
    self.first = first
    firstCount = first.count
    own = []
  }

  var count: Int { firstCount + own.count }

  /// An element; only those that were appended may be changed.
  subscript(index: Int) -> Element {
    @inline(__always) get {
      if index >= firstCount { return own[index - firstCount] }
      return first.unsafelyUnwrapped[index]
    }
    @inline(__always) _modify { yield &own[index - firstCount] }
  }

  mutating func append(_ element: Element) { own.append(element) }

  mutating func reserveCapacity(_ count: Int) { own.reserveCapacity(count) }

  /// The same list without memory for more.
  var trimmed: GrowingList {
    var list = self
    list.own = own.trimmed
    return list
  }

  /// All elements.
  var elements: [Element] { (first.map { Array($0.all) } ?? []) + own }

  var byteCount: Int { HeldBytes.of(own) }
}
