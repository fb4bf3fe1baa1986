import Testing

@testable import IntentAutomaton

@Suite struct ScopedTableTests {
  @Test func aTextsOwnNameIsFoundBeforeTheSharedOne() {
    let (first, second) = (NameScope(text: 1), NameScope(text: 2))
    var table = ScopedTable<Int>()
    table[.shared, "send"] = 0
    table[second, "send"] = 2
    table[second, "call"] = 3
    #expect(table.find("send", from: first) == 0)
    #expect(table.find("send", from: second) == 2)
    #expect(table.find("call", from: first) == nil)
    #expect(table[first, "send"] == nil)
    #expect(table.names(in: second) == ["call", "send"])
    #expect(table.names == ["send", "call", "send"])
  }
}
