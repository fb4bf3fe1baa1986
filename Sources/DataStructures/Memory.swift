/// Places in memory for elements of one type, which are freed with what owns them.
///
/// Nothing else in the package allocates or frees memory, but for the lines that hosts written in C free themselves.
/// Memory is for what a search reads millions of times: no references are counted, and an index is checked in debug
/// builds alone. So nothing that comes from outside may be an index.
///
/// It is `public` since functions of a package are not inlined into other modules.
public struct Memory<Element: ~Copyable>: ~Copyable {
  @usableFromInline let base: UnsafeMutablePointer<Element>
  /// How many elements there is room for.
  public let count: Int

  /// Memory with the elements that a function makes for each index.
  @inlinable
  public init(count: Int, _ element: (Int) -> Element) {
    base = .allocate(capacity: max(1, count))
    self.count = count
    for index in 0..<count { (base + index).initialize(to: element(index)) }
  }

  /// Memory without elements yet.
  @inlinable
  init(unwritten count: Int, of _: Element.Type) {
    base = .allocate(capacity: max(1, count))
    self.count = count
  }

  @inlinable
  deinit {
    base.deinitialize(count: count)
    base.deallocate()
  }

  /// An element in place; the pointer is valid as long as the owner of the memory exists.
  @inlinable @inline(__always)
  public func pointer(to index: Int) -> UnsafeMutablePointer<Element> {
    assert(0..<count ~= index, "place \(index) of memory with \(count) places")
    return base + index
  }

  /// The element at an index.
  @inlinable
  public subscript(index: Int) -> Element {
    @inline(__always) _read { yield pointer(to: index).pointee }
    @inline(__always) nonmutating _modify { yield &pointer(to: index).pointee }
  }

  /// Gives up the memory without freeing it: it stays until the program ends.
  public consuming func kept() -> UnsafePointer<Element> {
    let base = base
    discard self
    return UnsafePointer(base)
  }
}

extension Memory where Element: BitwiseCopyable {
  /// Memory without elements yet: each must be written before it is read.
  @inlinable
  public init(unwritten count: Int) { self.init(unwritten: count, of: Element.self) }

  /// Memory with the same element at each index.
  @inlinable
  public init(repeating element: Element, count: Int) {
    self.init(unwritten: count)
    base.initialize(repeating: element, count: count)
  }

  /// Memory with the elements of an array.
  @inlinable
  public init(_ elements: [Element]) {
    self.init(unwritten: elements.count)
    write(elements)
  }

  /// Writes one element to all indexes, or to the first ones.
  @inlinable
  public func fill(with element: Element, upTo end: Int? = nil) {
    let end = end ?? count
    assert(0...count ~= end, "\(end) places of memory with \(count) places")
    base.update(repeating: element, count: end)
  }

  /// Writes the elements of an array to the first indexes.
  @inlinable
  public func write(_ elements: [Element]) {
    assert(elements.count <= count, "\(elements.count) elements into memory with \(count) places")
    elements.withUnsafeBufferPointer { elements in
      if let first = elements.baseAddress { base.update(from: first, count: elements.count) }
    }
  }

  /// Copies the first elements of other memory to the first indexes of this one.
  @inlinable
  func write(_ other: borrowing Memory, upTo end: Int) {
    assert(end <= min(count, other.count), "\(end) places of memory with \(other.count) into \(count)")
    base.update(from: other.base, count: end)
  }

  /// Makes room for at least the given number of elements, and at least twice as many as before; the new ones are all
  /// equal.
  @inlinable @inline(never)
  public mutating func grow(to least: Int, with element: Element) {
    let larger = Memory(repeating: element, count: max(least, count * 2))
    larger.write(self, upTo: count)
    self = larger
  }

  /// The address of the first byte.
  @inlinable
  public var bytes: UnsafeMutableRawPointer { UnsafeMutableRawPointer(base) }

  /// The elements of a range.
  @inlinable @inline(__always)
  public func elements(_ range: Range<Int>) -> UnsafeBufferPointer<Element> {
    assert(0 <= range.lowerBound && range.upperBound <= count, "places \(range) of memory with \(count) places")
    return UnsafeBufferPointer(start: base + range.lowerBound, count: range.count)
  }
}
