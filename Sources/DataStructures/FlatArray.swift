/// An immutable array of plain values that several owners share: in ``Memory`` of its own, or in place in memory that
/// something else keeps.
///
/// Only for what is numbered where languages are compiled: nothing that comes from outside is an index here.
///
/// It is `public` because functions of a package are not inlined into other modules.
public final class FlatArray<Element: BitwiseCopyable & Sendable>: @unchecked Sendable {
  @usableFromInline let start: UnsafePointer<Element>
  /// How many elements there are.
  public let count: Int
  @usableFromInline let memory: Memory<Element>?
  /// What keeps memory that is not the array's own.
  @usableFromInline let keeper: (any AnyObject & Sendable)?

  /// An array with memory of its own.
  @inlinable
  public init(_ elements: [Element]) {
    let memory = Memory(elements)
    start = UnsafeRawPointer(memory.bytes).assumingMemoryBound(to: Element.self)
    count = elements.count
    keeper = nil
    self.memory = consume memory
  }

  /// An array over elements that neither change nor move as long as something is kept.
  @inlinable
  public init(at start: UnsafePointer<Element>, count: Int, keeping keeper: any AnyObject & Sendable) {
    self.start = start
    self.count = count
    memory = nil
    self.keeper = keeper
  }

  /// The element at an index.
  @inlinable @inline(__always)
  public subscript(index: Int) -> Element {
    assert(0..<count ~= index, "element \(index) of \(count)")
    return start[index]
  }

  /// Some elements, one after the other, which are there as long as the array is.
  @inlinable @inline(__always)
  public func elements(_ range: Range<Int>) -> UnsafeBufferPointer<Element> {
    assert(0 <= range.lowerBound && range.upperBound <= count, "elements \(range) of \(count)")
    return UnsafeBufferPointer(start: start + range.lowerBound, count: range.count)
  }

  /// All elements.
  @inlinable public var all: UnsafeBufferPointer<Element> { elements(0..<count) }

  /// The bytes of the array's own memory.
  @inlinable public var byteCount: Int { keeper == nil ? count * MemoryLayout<Element>.stride : 0 }
}
