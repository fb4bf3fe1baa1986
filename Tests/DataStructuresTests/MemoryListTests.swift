import Testing

@testable import DataStructures

@Suite struct MemoryListTests {
  @Test func elementsKeepTheirIndicesWhenMemoryGrows() {
    var list = MemoryList<Int32>(capacity: 2)
    for number in 0..<Int32(1_000) { list.append(number) }
    list.append(contentsOf: [5, 6, 7])
    list.append(contentsOf: [])
    list.append(unwritten: 2)
    list[1_004] = 8
    list[0] += 3
    let numbers = (0..<1_003).map { list[$0] }
    #expect(numbers == [3] + (1..<1_000) + [5, 6, 7])
    let last = Array(list.elements(1_002..<1_003)) + [list[1_004]]
    #expect(last == [7, 8])
    let (count, capacity) = (list.count, list.capacity)
    #expect(count == 1_005 && capacity >= 1_005)
  }

  @Test func removedElementsLeaveTheirMemory() {
    var list = MemoryList<Int>(capacity: 4)
    list.append(contentsOf: Array(0..<100))
    let (capacity, first) = (list.capacity, list.pointer(to: 0))
    list.removeAll()
    let count = list.count
    #expect(count == 0)
    list.append(contentsOf: Array(100..<200))
    let (same, now) = (list.pointer(to: 0), list.capacity)
    #expect(same == first && now == capacity)
  }
}
