import Testing

@testable import ExtensionHabits

@Suite struct FoundationAdditionsTests {
  @Test func aNameIsWrittenByTheFormatter() { #expect(FoundationHabits.writtenName() == "Old Silverback") }

  @Test func aRequestOfTheWebNeedsNoFurtherImport() { #expect(FoundationHabits.request()?.httpMethod == "POST") }

  @Test func aTaskOfTheWebIsMadeAndNotBegun() { #expect(FoundationHabits.task { _ in }?.state == .suspended) }

  @Test func anAvailabilityOfApplesSystemsHoldsHere() { #expect(FoundationHabits.newer() == "new") }

  @Test func aKeyThatIsNotSetHasNoValue() { #expect(FoundationHabits.shared("no such key of TreeTalk") == nil) }
}
