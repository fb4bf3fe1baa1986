import DataStructures
import Testing

@testable import IntentAutomaton

@Suite struct GrowingListTests {
  @Test func whatIsAppendedComesAfterWhatDoesNotChange() {
    var list = GrowingList(after: FlatArray([1, 2] as [Int32]))
    list.append(3)
    list.append(4)
    list[3] = 5
    #expect(list.count == 4)
    #expect((0..<4).map { list[$0] } == [1, 2, 3, 5])
    #expect(list.elements == [1, 2, 3, 5])
  }

  @Test func aCopyGrowsByItself() {
    let list = GrowingList([1, 2] as [Int32])
    var other = list.trimmed
    other.append(3)
    #expect(list.elements == [1, 2])
    #expect(other.elements == [1, 2, 3])
  }
}
