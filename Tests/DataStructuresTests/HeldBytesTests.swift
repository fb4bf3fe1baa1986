import DataStructures
import Testing

@Suite struct HeldBytesTests {
  @Test func onlyALongTextHasMemoryOfItsOwn() {
    #expect(HeldBytes.of("send it") == 0)
    #expect(HeldBytes.of("cancel the request") > "cancel the request".utf8.count)
  }

  @Test func listsCountTheirRoom() {
    #expect(HeldBytes.of([1, 2, 3]) >= 3 * MemoryLayout<Int>.stride)
    #expect(HeldBytes.of(["a": 1, "b": 2]) >= 2 * MemoryLayout<String>.stride)
    let texts = ["cancel the request", "send it"]
    #expect(HeldBytes.of(texts.lazy.map(\.self)) == HeldBytes.of(texts[0]))
  }
}
