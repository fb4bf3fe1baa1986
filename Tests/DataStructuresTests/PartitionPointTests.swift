import Testing

@testable import DataStructures

@Suite struct PartitionPointTests {
  @Test func findsTheFirstPlaceFromWhichOnAConditionHolds() {
    for count in 0...17 {
      let numbers = Array(0..<count)
      for least in 0...count { #expect(numbers.partitionPoint { $0 >= least } == least) }
    }
  }

  @Test func aRangeOfAnyIntegersIsSearchedWithinItsBounds() {
    let range: Range<UInt32> = 7..<40
    #expect(range.partitionPoint { $0 >= 12 } == 12)
    #expect(range.partitionPoint { _ in true } == 7)
    #expect(range.partitionPoint { _ in false } == 40)
  }
}
