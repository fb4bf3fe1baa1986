/// A list whose memory is kept when its elements are removed, so that filling it again allocates nothing.
///
/// An index is checked in debug builds only; see ``Memory``.
public struct MemoryList<Element: BitwiseCopyable>: ~Copyable {
  @usableFromInline var memory: Memory<Element>
  @usableFromInline var held = 0
  /// How many elements there are.
  @inlinable
  public var count: Int { held }

  /// - Parameter capacity: How many elements fit before more memory is allocated.
  @inlinable
  public init(capacity: Int) { memory = Memory(unwritten: max(1, capacity)) }

  /// How many elements fit before more memory is allocated.
  @inlinable
  public var capacity: Int { memory.count }

  /// Adds an element; pointers to other elements become invalid.
  @inlinable @inline(__always)
  public mutating func append(_ element: Element) { place(1).pointee = element }

  /// Adds the elements of an array.
  @inlinable
  public mutating func append(contentsOf elements: [Element]) {
    guard !elements.isEmpty else { return }
    let first = place(elements.count)
    elements.withUnsafeBufferPointer { if let start = $0.baseAddress { first.update(from: start, count: $0.count) } }
  }

  /// Adds elements that must be written before they are read.
  @inlinable
  public mutating func append(unwritten added: Int) { _ = place(added) }

  /// Removes all elements and keeps their memory.
  @inlinable
  public mutating func removeAll() { held = 0 }

  /// Makes room for new elements; returns the index of the first.
  @inlinable @inline(__always)
  mutating func place(_ added: Int) -> UnsafeMutablePointer<Element> {
    if count + added > memory.count { grow(to: count + added) }
    held += added
    return memory.base + (count - added)
  }

  @inlinable @inline(never)
  mutating func grow(to least: Int) {
    let larger = Memory<Element>(unwritten: max(least, memory.count * 2))
    larger.write(memory, upTo: count)
    memory = larger
  }

  /// An element in place; the pointer is valid until an element is added.
  @inlinable @inline(__always)
  public func pointer(to index: Int) -> UnsafeMutablePointer<Element> {
    assert(0..<count ~= index, "element \(index) of \(count)")
    return memory.base + index
  }

  /// An element.
  @inlinable
  public subscript(index: Int) -> Element {
    @inline(__always) _read { yield pointer(to: index).pointee }
    @inline(__always) nonmutating _modify { yield &pointer(to: index).pointee }
  }

  /// The elements of a range; valid until an element is added.
  @inlinable @inline(__always)
  public func elements(_ range: Range<Int>) -> UnsafeBufferPointer<Element> {
    assert(0 <= range.lowerBound && range.upperBound <= count, "elements \(range) of \(count)")
    return UnsafeBufferPointer(start: memory.base + range.lowerBound, count: range.count)
  }
}
