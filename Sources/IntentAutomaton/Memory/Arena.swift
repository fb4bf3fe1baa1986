import DataStructures

/// Memory that is handed out in pieces and freed all at once.
///
/// One thread at a time may allocate; what was allocated does not move.
final class Arena: @unchecked Sendable {
  /// Memory in steps of what everything that is stored is aligned to.
  private final class Block {
    typealias Unit = SIMD2<UInt64>
    let units: Memory<Unit>

    init(byteCount: Int) { units = Memory(unwritten: byteCount / MemoryLayout<Unit>.stride) }

    var byteCount: Int { units.count * MemoryLayout<Unit>.stride }
  }

  private var blocks: [Block] = []
  /// How many bytes of the last block are handed out.
  private var place = 0
  private(set) var byteCount = 0

  private static let blockSize = 1 << 16

  /// Stores some elements; they do not move.
  func store<Element: BitwiseCopyable>(_ elements: [Element]) -> UnsafeBufferPointer<Element> {
    guard !elements.isEmpty else { return UnsafeBufferPointer(start: nil, count: 0) }
    var memory = memory(for: elements.count * MemoryLayout<Element>.stride)
    return memory.add(elements)
  }

  /// A contiguous block of the given number of bytes.
  func memory(for size: Int) -> Piece {
    let alignment = MemoryLayout<Block.Unit>.alignment
    let rounded = (size + alignment - 1) & ~(alignment - 1)
    let block = block(for: rounded)
    defer { place += rounded }
    let free = block.units.bytes + place
    return Piece(free: free, end: free + rounded)
  }

  /// The last block, if it has room, or else a new one.
  private func block(for size: Int) -> Block {
    if let last = blocks.last, place + size <= last.byteCount { return last }
    let block = Block(byteCount: max(Self.blockSize, size))
    blocks.append(block)
    byteCount += block.byteCount
    place = 0
    return block
  }

  /// Some of the memory, to be filled from the front.
  struct Piece {
    fileprivate var free: UnsafeMutableRawPointer
    fileprivate let end: UnsafeMutableRawPointer

    /// Adds elements after the earlier ones, whose alignment must be at least that of the new ones.
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
