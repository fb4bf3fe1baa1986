import Testing

@testable import IntentAutomaton

@Suite struct LabelTableTests {
  @Test func everyLabelIsFoundAndNoOther() {
    let arena = Arena()
    let labels = (0..<300).map { Int32($0 * 7) }
    let table = LabelTable(arena.store(LabelTable.places(for: labels.map { .init(label: $0, value: $0 + 1) })))
    #expect(labels.allSatisfy { table[$0] == $0 + 1 })
    #expect(table[1] == -1)
  }

  @Test func anEmptyTableFindsNothing() {
    let arena = Arena()
    for table in [LabelTable.none, LabelTable(arena.store(LabelTable.places(for: [])))] {
      #expect(table[0] == -1)
    }
  }
}
