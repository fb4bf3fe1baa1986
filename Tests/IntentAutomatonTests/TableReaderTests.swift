import DataStructures
import Testing

@testable import IntentAutomaton

/// What is written is read, and what was cut off or is something else is found.
@Suite struct TableReaderTests {
  /// Bytes for a reader.
  private final class Kept: Sendable {
    let words: FlatArray<UInt64>
    let count: Int

    init(_ bytes: [UInt8]) {
      var words = Array(repeating: UInt64(0), count: bytes.count / 8 + 1)
      words.withUnsafeMutableBytes { $0.copyBytes(from: bytes) }
      self.words = FlatArray(words)
      count = bytes.count
    }

    var reader: TableReader {
      TableReader(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(words.all)[..<count]), keeping: self)
    }
  }

  private static let written: [UInt8] = {
    var writer = TableWriter()
    writer.add(-7)
    writer.add("grüezi")
    writer.add(nil as String?)
    writer.add(true)
    writer.add(1.5 as Float)
    writer.add(table: [3, 1, 2] as [Int32])
    writer.add(["a", ""]) { $0.add($1) }
    writer.add(table: [] as [UInt64])
    return writer.bytes
  }()

  private func read(_ bytes: [UInt8]) throws(TableReader.Mismatch) -> [String] {
    let kept = Kept(bytes)
    var reader = kept.reader
    var read = ["\(try reader.number())", try reader.text(), "\(try reader.optionalText() ?? "none")"]
    read += ["\(try reader.flag())", "\(try reader.float())", "\(Array(try reader.table(of: Int32.self).all))"]
    read += try reader.list { reader throws(TableReader.Mismatch) in "‘\(try reader.text())’" }
    read += ["\(try reader.table(of: UInt64.self).count)", "\(reader.isAtEnd)"]
    return read
  }

  @Test func whatIsWrittenIsRead() throws {
    #expect(
      try read(Self.written) == ["-7", "grüezi", "none", "true", "1.5", "[3, 1, 2]", "‘a’", "‘’", "0", "true"])
  }

  @Test func whatIsCutOffIsNotRead() {
    for count in 0..<Self.written.count {
      #expect(throws: TableReader.Mismatch.self) { try read(Array(Self.written.prefix(count))) }
    }
  }

  @Test func noLengthLeadsBeyondTheEnd() {
    // Whatever a byte is changed into, the rest is read as something else or not at all.
    for place in Self.written.indices {
      for change in [0x01, 0x80, 0xFF] as [UInt8] {
        var bytes = Self.written
        bytes[place] ^= change
        _ = try? read(bytes)
      }
    }
  }

  @Test func aTableOfAnotherKindIsNotRead() {
    var writer = TableWriter()
    writer.add(table: [1, 2] as [Int32])
    var reader = Kept(writer.bytes).reader
    #expect(throws: TableReader.Mismatch.self) { try reader.table(of: UInt64.self) }
  }
}
