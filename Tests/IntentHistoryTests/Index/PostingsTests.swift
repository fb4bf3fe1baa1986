import Testing

@testable import IntentHistory

@Suite struct PostingsTests {
  @Test func theItemsOfEachWordInTheirOrder() {
    let postings = Postings(
      itemTerms: [0, 2, 1, 2, 0], itemMasks: [1, 2, 1, 4, 2], ends: [2, 2, 4, 5], termCount: 4)
    #expect(postings.itemCount == 4)
    #expect(postings.cost(of: [[0], [1, 3]]) == 3)
    var marks = ItemMarks(count: 4)
    marks.keep { postings.mark([0, 2], in: &$0, mask: 2) }
    #expect((0..<4).filter { marks[$0] } == [0, 3])
    marks.keep { postings.mark([2], in: &$0, mask: .max) }
    #expect((0..<4).filter { marks[$0] } == [0], "marked both times")
    #expect((0..<5).map { Array(postings.items(of: $0)) } == [[0, 3], [2], [0, 2], [], []])
    #expect(Postings().items(of: 0).isEmpty)
  }
}
