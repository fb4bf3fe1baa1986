import DataStructures

/// An immutable array of plain values in ``Memory`` that several owners share.
///
/// Only for what the compilers of this module number themselves: nothing that comes from outside is an index here.
final class FlatArray<Element: BitwiseCopyable & Sendable>: @unchecked Sendable {
  private let memory: Memory<Element>

  init(_ elements: [Element]) { memory = Memory(elements) }

  @inline(__always)
  var count: Int { memory.count }

  @inline(__always)
  subscript(index: Int) -> Element { memory[index] }

  /// Some elements, one after the other, which are there as long as the array is.
  @inline(__always)
  func elements(_ range: Range<Int>) -> UnsafeBufferPointer<Element> { memory.elements(range) }

  var byteCount: Int { count * MemoryLayout<Element>.stride }
}
