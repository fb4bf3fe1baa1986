import Testing

@testable import IntentAutomaton

@Suite struct NumberSetsTests {
  @Test func theSameNodesInAnyOrderAreOneSet() {
    var sets = NumberSets()
    var nodes: [Int32] = [3, 1, 3, 2]
    let first = sets.number(of: &nodes)
    #expect(nodes == [1, 2, 3])
    var others: [Int32] = [1, 2, 4]
    #expect(sets.number(of: &others) != first)
    var same: [Int32] = [2, 3, 1]
    #expect(sets.number(of: &same) == first)
    #expect(Array(sets[first]) == [1, 2, 3])
    #expect(sets.count == 2)
  }

  @Test func manySetsKeepTheirNumbers() {
    var sets = NumberSets()
    for node in 0..<Int32(5_000) {
      var nodes = [node, node + 1]
      #expect(sets.number(of: &nodes) == node)
    }
    #expect((0..<Int32(5_000)).allSatisfy { Array(sets[$0]) == [$0, $0 + 1] })
  }
}
