import DataStructures
import Testing

@Suite struct FlatArrayTests {
  /// Keeps memory for as long as an array is there.
  private final class Keeper: Sendable {}

  @Test func elementsAreReadByTheirIndexes() {
    let array = FlatArray<Int32>([3, 5, 8])
    #expect(array.count == 3)
    #expect(array[1] == 5)
    #expect(Array(array.all) == [3, 5, 8])
    #expect(Array(array.elements(1..<3)) == [5, 8])
    #expect(array.byteCount == 3 * MemoryLayout<Int32>.stride)
    #expect(FlatArray<Int32>([]).all.isEmpty)
  }

  @Test func elementsThatSomethingElseKeepsAreReadInPlace() {
    let memory = Memory<Int32>([3, 5, 8])
    let start = UnsafeRawPointer(memory.bytes).assumingMemoryBound(to: Int32.self)
    weak var kept: Keeper?
    do {
      let keeper = Keeper()
      kept = keeper
      let array = FlatArray(at: start, count: 3, keeping: keeper)
      #expect(array[2] == 8)
      #expect(array.byteCount == 0)
      #expect(kept != nil)
    }
    #expect(kept == nil)
    withExtendedLifetime(memory) {}
  }
}
