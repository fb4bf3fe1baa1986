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

  @Test func aTableNumbersWhatIsDifferent() {
    for trusts in [false, true] {
      var table = ByteTable(trustsHashes: trusts)
      let words = (0..<500).map { Array("word \($0 % 300)".utf8) }
      #expect(words.map { table.add($0[...]) } == (0..<500).map { UInt32($0 % 300) })
      #expect(table.count == 300 && table.text(299) == "word 299")
      #expect(table.number(of: "word 7") == 7 && table.number(of: "word 300") == nil)
    }
    var crowded = ByteTable()
    let same = (0..<40).map { crowded.add([UInt8($0)], hash: 5) }
    #expect(same == (0..<40).map(UInt32.init), "the same hash is not the same run")
  }
}
