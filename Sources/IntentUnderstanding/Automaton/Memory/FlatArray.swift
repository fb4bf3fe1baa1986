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
