/// Memory that is handed out piece by piece and given back all at once.
///
/// One thread at a time may allocate; an allocated block does not move.
final class Arena: @unchecked Sendable {
  private var blocks: [UnsafeMutableRawPointer] = []
  private var place = 0
  private var capacity = 0
  private(set) var byteCount = 0

  private static let blockSize = 1 << 16
  private static let alignment = 16

  deinit { for block in blocks { block.deallocate() } }

  /// Keeps some elements where they stay.
  func store<Element: BitwiseCopyable>(_ elements: [Element]) -> UnsafeBufferPointer<Element> {
    guard !elements.isEmpty else { return UnsafeBufferPointer(start: nil, count: 0) }
    var memory = memory(for: elements.count * MemoryLayout<Element>.stride)
    return memory.add(elements)
  }

  /// A contiguous block of the given number of bytes.
  func memory(for size: Int) -> Memory {
    let rounded = (size + Self.alignment - 1) & ~(Self.alignment - 1)
    if blocks.isEmpty || place + rounded > capacity {
      capacity = max(Self.blockSize, rounded)
      blocks.append(.allocate(byteCount: capacity, alignment: Self.alignment))
      byteCount += capacity
      place = 0
    }
    defer { place += rounded }
    return Memory(free: blocks[blocks.count - 1] + place, end: blocks[blocks.count - 1] + place + rounded)
  }

  /// Some of the memory, to be filled from the front.
  struct Memory {
    fileprivate var free: UnsafeMutableRawPointer
    fileprivate let end: UnsafeMutableRawPointer

    /// Adds some elements behind those before; their alignment must not be larger than that of those.
    mutating func add<Element: BitwiseCopyable>(_ elements: [Element]) -> UnsafeBufferPointer<Element> {
      let size = elements.count * MemoryLayout<Element>.stride
      precondition(size <= end - free, "the elements were counted before")
      let kept = free.bindMemory(to: Element.self, capacity: elements.count)
      elements.withUnsafeBufferPointer { buffer in
        if let first = buffer.baseAddress { kept.initialize(from: first, count: buffer.count) }
      }
      free += size
      return UnsafeBufferPointer(start: kept, count: elements.count)
    }
  }
}
