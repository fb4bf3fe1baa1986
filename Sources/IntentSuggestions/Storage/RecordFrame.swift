/// One record in a file: a head with two checksums, and its content.
///
/// The head is 24 bytes: a mark, the content's length, the record's number, the content's checksum, the head's own
/// checksum. The head's own checksum lets a reader trust the length, so that it can step over damaged content.
enum RecordFrame {
  static let headSize = 24
  private static let mark: UInt32 = 0x4352_5050

  struct Head {
    var length: Int
    var number: UInt64
    var checksum: UInt32
  }

  static func bytes(_ content: [UInt8], number: UInt64) -> [UInt8] {
    var head = ByteWriter()
    head.fixed(mark)
    head.fixed(UInt32(truncatingIfNeeded: content.count))
    head.fixed(number)
    head.fixed(CRC32.checksum(content))
    head.fixed(CRC32.checksum(head.bytes))
    return head.bytes + content
  }

  /// The head at a place, if a sound one stands there.
  static func head(in bytes: [UInt8], at offset: Int) -> Head? {
    var reader = ByteReader(bytes, in: offset..<min(offset + headSize, bytes.count))
    guard
      reader.fixed(UInt32.self) == mark, let length = reader.fixed(UInt32.self),
      let number = reader.fixed(UInt64.self), let checksum = reader.fixed(UInt32.self),
      let own = reader.fixed(UInt32.self), own == CRC32.checksum(bytes[offset..<offset + headSize - 4])
    else { return nil }
    return Head(length: Int(length), number: number, checksum: checksum)
  }
}

/// Walks the records of a file and tells what is damaged.
struct RecordScanner {
  let bytes: [UInt8]
  /// Where the last sound record ends; what follows it is the tail.
  private(set) var end: Int
  private(set) var lastNumber: UInt64 = 0
  /// Bytes that are damaged but stand before sound records.
  private(set) var damagedBytes = 0
  private var position: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    end = 0
    position = 0
  }

  /// The content of the next sound record.
  mutating func next() -> Range<Int>? {
    while position < bytes.count {
      guard let head = RecordFrame.head(in: bytes, at: position) else {
        guard let found = nextHead(after: position) else { return nil }
        position = found
        continue
      }
      let content = position + RecordFrame.headSize..<position + RecordFrame.headSize + head.length
      guard content.upperBound <= bytes.count else { return nil }
      position = content.upperBound
      guard CRC32.checksum(bytes[content]) == head.checksum else { continue }
      damagedBytes += content.lowerBound - RecordFrame.headSize - end
      end = content.upperBound
      lastNumber = head.number
      return content
    }
    return nil
  }

  private func nextHead(after offset: Int) -> Int? {
    var place = offset + 1
    while place + RecordFrame.headSize <= bytes.count {
      if bytes[place] == 0x50, RecordFrame.head(in: bytes, at: place) != nil { return place }
      place += 1
    }
    return nil
  }
}
