import Testing

@testable import IntentUnderstanding

@Suite struct WordSequencesTests {
  private func ways(_ rows: [[Int32]]) -> WordSequences {
    var ways = WordSequences()
    for row in rows { ways.append { $0 += row } }
    return ways
  }

  @Test func everyWayGoesOnInEachOfTheNext() {
    var whole = ways([[1], [2, 3]])
    whole.goOn(with: ways([[4], [], [5, 6]]))
    #expect(whole.map(Array.init) == [[1, 4], [1], [1, 5, 6], [2, 3, 4], [2, 3], [2, 3, 5, 6]])
  }

  @Test func anEmptyWayCountsButIsNotWalked() {
    var all = ways([[], [7]])
    all.append(ways([[8, 9]]))
    #expect(all.count == 3)
    #expect(all.map(Array.init) == [[7], [8, 9]])
  }
}
