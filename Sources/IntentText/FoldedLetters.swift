import DataStructures
import Synchronization

/// The folded forms of letters, computed for a block of letters when a text first has one of them.
///
/// Computing one takes Unicode's tables of cases and decompositions, and a hundred times as long as looking it up here.
enum FoldedLetters {
  /// Beyond the alphabets, among them kana, there are many signs, each of them rare.
  private static let limit: UInt32 = 0x3400
  private static let blockBits: UInt32 = 6
  private static let blockSize = 1 << Int(blockBits)

  private typealias Block = UnsafePointer<UInt64>

  /// A block is made by the first thread that needs it, and is never freed.
  nonisolated(unsafe) private static let blocks = Memory<Atomic<Block?>>(count: Int(limit >> blockBits)) { _ in
    Atomic(nil)
  }

  /// The folded form of a letter: its bytes from the lowest on, and their number in the highest byte.
  ///
  /// `nil` for a sign beyond the alphabets, or one whose form has more than seven bytes.
  static func form(of scalar: Unicode.Scalar) -> UInt64? {
    guard scalar.value < limit else { return nil }
    let index = Int(scalar.value >> blockBits)
    let block = blocks[index].load(ordering: .acquiring) ?? made(index)
    let packed = block[Int(scalar.value) & (blockSize - 1)]
    return packed == tooLong ? nil : packed
  }

  private static let tooLong = UInt64.max
  private static let lock = Mutex(())

  private static func made(_ index: Int) -> Block {
    lock.withLock { _ in
      // Another thread may have made the block meanwhile.
      if let block = blocks[index].load(ordering: .relaxed) { return block }
      let block = Memory(count: blockSize) { packed(UInt32(index * blockSize + $0)) }.kept()
      blocks[index].store(block, ordering: .releasing)
      return block
    }
  }

  private static func packed(_ value: UInt32) -> UInt64 {
    var bytes: [UInt8] = []
    if let scalar = Unicode.Scalar(value) { Folding.appendTakenApart(scalar, to: &bytes) }
    guard bytes.count <= 7 else { return tooLong }
    return bytes.enumerated().reduce(UInt64(bytes.count) << 56) { packed, byte in
      packed | UInt64(byte.element) << (UInt64(byte.offset) * 8)
    }
  }
}
