import Testing

@testable import IntentUnderstanding

@Suite struct ClassSetTests {
  private func set(_ classes: Int32...) -> ClassSet {
    var set = ClassSet()
    for wordClass in classes { set.insert(wordClass) }
    return set
  }

  private func places(_ one: ClassSet, _ other: ClassSet) -> [Int] {
    var places: [Int] = []
    one.forEachPlace(with: other) { places.append($0) }
    return places
  }

  @Test func whatBothHaveIsFoundInOrder() {
    #expect(places(set(3, 64, 200, 255), set(255, 64, 7, 3)) == [3, 64, 255])
    #expect(places(set(1, 2), set(3)) == [])
    #expect(places(set(), set(1)) == [])
  }

  @Test func classesWhoseNumbersAreFarApartMayShareAPlace() {
    #expect(places(set(5), set(5 + 256)) == [ClassSet.place(of: 5)])
    var set = set(5)
    let (isNew, isOther) = (set.insert(5 + 256), set.insert(6))
    #expect(!isNew)
    #expect(isOther)
  }

  @Test func setsAreJoined() {
    var set = set(1, 100)
    #expect(set.isDisjoint(with: self.set(70)))
    set.formUnion(self.set(70, 255))
    #expect(!set.isDisjoint(with: self.set(70)))
    #expect(places(set, self.set(1, 70, 255, 3)) == [1, 70, 255])
  }
}
