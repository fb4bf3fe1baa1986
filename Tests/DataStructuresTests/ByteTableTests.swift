import Testing

@testable import DataStructures

@Suite struct ByteTableTests {
  /// FNV-1a.
  private func hash(_ run: some Sequence<UInt8>) -> UInt64 {
    run.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  private func words(_ count: Int) -> [[UInt8]] { (0..<count).map { Array("word \($0)".utf8) } }

  @Test(arguments: [false, true]) func runsAreNumberedInTheOrderInWhichTheyCame(_ trustsHashes: Bool) {
    var table = ByteTable(trustsHashes: trustsHashes)
    let words = words(300)
    for number in 0..<500 {
      let word = words[number % 300]
      #expect(table.add(word[...], hash: hash(word)) == UInt32(number % 300))
    }
    #expect(table.count == 300 && table.text(299) == "word 299")
    #expect(table.number(of: words[7][...], hash: hash(words[7])) == 7)
    #expect(table.number(of: [1, 2], hash: hash([1, 2])) == nil)
  }

  @Test func theSameHashIsNotTheSameRun() {
    var table = ByteTable()
    #expect((0..<40).map { table.add([UInt8($0)], hash: 5) } == (0..<40).map(UInt32.init))
    table.seal()
    #expect((0..<40).map { table.number(of: [UInt8($0)], hash: 5) } == (0..<40).map(UInt32.init))
    #expect(table.number(of: [40], hash: 5) == nil)
  }

  @Test func aTableThatTrustsHashesLooksAtNoBytes() {
    var table = ByteTable(trustsHashes: true)
    #expect([1, 2].map { table.add([$0], hash: 5) } == [0, 0])
  }

  @Test func aSealedTableHasWhatItHadAndItsFilterLetsFewOthersThrough() {
    var table = ByteTable()
    let words = words(2_000)
    for word in words.prefix(1_000) { _ = table.add(word[...], hash: hash(word)) }
    let before = table.byteCount
    table.seal()
    #expect(table.byteCount < before)
    for (number, word) in words.enumerated() {
      #expect(table.number(of: word[...], hash: hash(word)) == (number < 1_000 ? UInt32(number) : nil))
    }
    #expect(words.suffix(1_000).count { table.mayHave(hash($0)) } < 200)
  }

  @Test func runsAreOrderedByTheirBytesABeginningFirst() {
    var table = ByteTable()
    let sorted = ["", "a", "ab", "b", "é"].map { Array($0.utf8) }
    for run in sorted.reversed() { _ = table.add(run[...], hash: hash(run)) }
    #expect((0..<5).sorted { table.precedes($0, $1) }.map { Array(table[$0]) } == sorted)
  }
}
