import Testing

@testable import IntentAutomaton

@Suite struct KeyTableTests {
  @Test func aTableFindsWhatWasSetHoweverMuchItGrew() {
    var table = KeyTable()
    for key in 0..<5_000 { table.set(Int32(key), for: UInt64(key) << 20 | 7) }
    let flat = FlatKeyTable(table)
    for key in 0..<5_000 {
      #expect(table.value(UInt64(key) << 20 | 7) == Int32(key))
      #expect(flat.value(UInt64(key) << 20 | 7) == Int32(key))
      #expect(flat.value(UInt64(key) << 20 | 8) == -1)
    }
    #expect(table.count == 5_000)
  }

  @Test func insertingKeepsTheFirstValueAndSettingTheLast() {
    var table = KeyTable()
    #expect(table.insert(3, for: 0) == 3)
    #expect(table.insert(4, for: 0) == 3)
    table.set(5, for: 0)
    #expect(table.value(0) == 5)
    #expect(table.count == 1)
  }
}
