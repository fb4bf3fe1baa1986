import Testing

@testable import DataStructures

@Suite struct MemoryTests {
  /// Counts how many of its kind there are.
  private final class Counted {
    static nonisolated(unsafe) var count = 0
    init() { Self.count += 1 }
    deinit { Self.count -= 1 }
  }

  @Test func everyPlaceIsInitializedAndFreedOnce() {
    do {
      let memory = Memory(count: 5) { _ in Counted() }
      #expect(memory.count == 5)
      #expect(Counted.count == 5)
      memory[2] = Counted()
      #expect(Counted.count == 5)
    }
    #expect(Counted.count == 0)
  }

  @Test func memoryMayOwnMemory() {
    let blocks = Memory<Memory<Int32>?>(count: 3) { _ in nil }
    blocks[1] = Memory(repeating: 7, count: 4)
    var block = blocks.pointer(to: 1).pointee.take()
    let (seven, four) = (block?[3], block?.count)
    #expect(seven == 7 && four == 4)
    block?.grow(to: 5, with: 2)
    let (grown, old, new) = (block?.count, block?[3], block?[7])
    #expect(grown == 8 && old == 7 && new == 2)
    let isGone = blocks[1] == nil
    #expect(isGone)
  }

  @Test func elementsAreWrittenInOrder() {
    let memory = Memory([1, 2, 3, 4])
    memory.fill(with: 9, upTo: 2)
    memory[3] += 1
    #expect(Array(memory.elements(1..<4)) == [9, 3, 5])
    memory.write([6, 7])
    #expect(Array(memory.elements(0..<4)) == [6, 7, 3, 5])
    memory.fill(with: 0)
    #expect(Array(memory.elements(0..<4)) == [0, 0, 0, 0])
    let none = Memory<Int>([])
    #expect(none.count == 0 && none.elements(0..<0).isEmpty)
  }

  @Test func memoryThatIsKeptIsNotFreed() {
    let places = Memory(repeating: 3, count: 100).kept()
    let others = Memory(repeating: 4, count: 100)
    #expect((0..<100).allSatisfy { places[$0] == 3 && others[$0] == 4 })
  }

  #if DEBUG && os(Linux)
    @Test(arguments: [-1, 4]) func aPlaceOutsideTrapsInDebugBuilds(_ index: Int) async {
      await #expect(processExitsWith: .failure) { [index] in
        _ = Memory(repeating: 1, count: 4).pointer(to: index)
      }
    }

    @Test func aRangeOutsideTrapsInDebugBuilds() async {
      await #expect(processExitsWith: .failure) { _ = Memory(repeating: 1, count: 4).elements(2..<5) }
      await #expect(processExitsWith: .failure) { Memory(repeating: 1, count: 4).fill(with: 2, upTo: 5) }
      await #expect(processExitsWith: .failure) { Memory(repeating: 1, count: 4).write([1, 2, 3, 4, 5]) }
    }

    @Test func anElementThatWasRemovedTrapsInDebugBuilds() async {
      await #expect(processExitsWith: .failure) {
        var list = MemoryList<Int>(capacity: 8)
        list.append(1)
        list.removeAll()
        _ = list[0]
      }
    }
  #endif
}
