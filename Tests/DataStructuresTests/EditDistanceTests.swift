import Testing

@testable import DataStructures

@Suite struct EditDistanceTests {
  @Test(arguments: [
    ("", "", 0), ("same", "same", 0), ("", "abc", 3), ("kitten", "sitting", 3), ("bobo", "boob", 1), ("ab", "ba", 1),
    // No part is edited twice: the swap may not be followed by an insertion into it.
    ("ca", "abc", 3),
  ])
  func countsInsertionsDeletionsSubstitutionsAndSwaps(_ one: String, _ other: String, edits: Int) {
    var distance = EditDistance()
    #expect(distance.between(Array(one.utf8), Array(other.utf8)) == edits)
    #expect(distance.between(Array(other.utf8), Array(one.utf8)) == edits)
  }

  @Test func moreEditsThanTheLimitAreNotCounted() {
    var distance = EditDistance()
    #expect(distance.between(Array("kitten".utf8), Array("sitting".utf8), limit: 2) == nil)
    #expect(distance.between(Array("kitten".utf8), Array("sitting".utf8), limit: 3) == 3)
  }

  @Test func comparesPartsOfLongerTextsAndKeepsNothingOfTheComparisonBefore() {
    let text = Array("a long beginning and Koko".utf8)
    var distance = EditDistance()
    #expect(distance.between(text, Array("another text of about the same length".utf8)) != nil)
    #expect(distance.between(text.suffix(4), Array("Koko".utf8)[...]) == 0)
    #expect(distance.between(text.suffix(4), Array("Kokos".utf8)[...]) == 1)
  }
}
