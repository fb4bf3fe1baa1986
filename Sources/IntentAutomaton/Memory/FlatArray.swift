import DataStructures

/// An immutable array of plain values that several owners share: in ``Memory`` of its own, or in place in memory that
/// something else keeps.
///
/// Only for what is numbered where languages are compiled: nothing that comes from outside is an index here.
package final class FlatArray<Element: BitwiseCopyable & Sendable>: @unchecked Sendable {
  /// All elements, which are there as long as the array is.
  ///
  /// They are stored, because functions of other modules are neither inlined nor made for one type of element.
  package let all: UnsafeBufferPointer<Element>
  private let memory: Memory<Element>?
  /// What keeps memory that is not the array's own.
  private let keeper: (any AnyObject & Sendable)?

  package init(_ elements: [Element]) {
    let memory = Memory(elements)
    let start = UnsafeRawPointer(memory.bytes).assumingMemoryBound(to: Element.self)
    all = UnsafeBufferPointer(start: start, count: elements.count)
    keeper = nil
    self.memory = consume memory
  }

  /// An array over elements that neither change nor move as long as something is kept.
  init(at start: UnsafePointer<Element>, count: Int, keeping keeper: any AnyObject & Sendable) {
    all = UnsafeBufferPointer(start: start, count: count)
    memory = nil
    self.keeper = keeper
  }

  var count: Int { all.count }

  @inline(__always)
  subscript(index: Int) -> Element {
    assert(0..<count ~= index, "element \(index) of \(count)")
    return all[index]
  }

  /// Some elements, one after the other, which are there as long as the array is.
  @inline(__always)
  func elements(_ range: Range<Int>) -> UnsafeBufferPointer<Element> {
    assert(0 <= range.lowerBound && range.upperBound <= count, "elements \(range) of \(count)")
    return UnsafeBufferPointer(start: all.baseAddress.unsafelyUnwrapped + range.lowerBound, count: range.count)
  }

  /// The bytes of the array's own memory.
  package var byteCount: Int { keeper == nil ? count * MemoryLayout<Element>.stride : 0 }
}
