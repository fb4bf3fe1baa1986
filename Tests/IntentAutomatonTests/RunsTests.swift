import Testing

@testable import IntentAutomaton

@Suite struct RunsTests {
  @Test func runsKeepTheirLists() {
    let runs = Runs<Int32>([(2, 3), (0, 1), (0, 2)], count: 3)
    #expect(runs.count == 3)
    #expect((0..<3).map { Array(runs[$0]) } == [[1, 2], [], [3]])
    #expect(Runs<Int32>([], count: 0).count == 0)
  }
}
