import Testing

@testable import IntentAutomaton

@Suite struct TableDigestTests {
  private let bytes = (0..<200).map { UInt8(truncatingIfNeeded: $0 &* 37) }

  @Test func itIsTheSameEachTime() {
    #expect(TableDigest.of(bytes) == TableDigest.of(bytes))
    #expect(TableDigest.of([]) != TableDigest.of([0]))
  }

  @Test func everyChangeOfABitAndEveryLengthIsSeen() {
    var seen: Set<UInt64> = []
    for count in 0...bytes.count { seen.insert(TableDigest.of(Array(bytes.prefix(count)))) }
    for place in bytes.indices {
      for bit in 0..<8 {
        var changed = bytes
        changed[place] ^= 1 << UInt8(bit)
        seen.insert(TableDigest.of(changed))
      }
    }
    #expect(seen.count == bytes.count + 1 + bytes.count * 8)
  }
}
