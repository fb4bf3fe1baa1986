import Testing

@testable import DataStructures

@Suite struct NumberSetTests {
  @Test func numbersComeOutInOrderAndOnce() {
    var set = NumberSet()
    #expect(set.numbers == [])
    for number: UInt32 in [200, 3, 64, 0, 63, 3] { set.insert(number) }
    #expect(set.numbers == [0, 3, 63, 64, 200])
  }
}
