import Testing

@testable import IntentUnderstanding

@Suite struct LabelTableTests {
  @Test func everyLabelIsFoundAndNoOther() {
    let arena = Arena()
    let labels = (0..<300).map { Int32($0 * 7) }
    let table = LabelTable(labels.map { .init(label: $0, value: $0 + 1) }, in: arena)
    #expect(labels.allSatisfy { table[$0] == $0 + 1 })
    #expect(table[1] == -1)
    #expect(!table.isEmpty)
  }

  @Test func anEmptyTableFindsNothing() {
    let table = LabelTable([], in: Arena())
    #expect(table.isEmpty)
    #expect(table[0] == -1)
  }
}
