import Testing

@testable import IntentUnderstanding

@Suite struct ClassSetTests {
  private func set(_ classes: Int32...) -> ClassSet {
    var set = ClassSet()
    for wordClass in classes { set.insert(wordClass) }
    return set
  }

  @Test(arguments: [3, 64, 200, 255] as [Int32])
  func whatBothHaveIsSeen(_ shared: Int32) {
    #expect(!set(7, shared).isDisjoint(with: set(shared, 8)))
    #expect(set(7, 9).isDisjoint(with: set(shared, 8)))
    #expect(set().isDisjoint(with: set(shared)))
  }

  @Test func classesWhoseNumbersAreFarApartMayBeTakenForEachOther() {
    #expect(!set(5).isDisjoint(with: set(5 + 256)))
  }
}
