import Testing

@testable import IntentAutomaton

@Suite struct SparseListTests {
  @Test func aNumberHasWhatWasSetForItAlone() {
    var list = SparseList<Int32>(unset: -1)
    for number in stride(from: Int32(0), to: 100_000, by: 977) { list[number] = number * 2 }
    for number in 0..<Int32(100_000) { #expect(list[number] == (number % 977 == 0 ? number * 2 : -1)) }
  }

  @Test func farNumbersTakeNoMemoryForThoseBefore() {
    var list = SparseList<Int32>(unset: -1)
    list[1_000_000] = 3
    #expect(list.byteCount < 100_000)
    #expect(list[2_000_000] == -1)
  }
}
