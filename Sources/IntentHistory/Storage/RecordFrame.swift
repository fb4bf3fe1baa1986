/// Identifies the records of one file.
///
/// It is random for each file, so that no text inside a record can pass for a record.
///
/// After a damaged head, a reader searches the following bytes for the next head. Without a random part it would find
/// one that an app had planted in the text of an item.
struct RecordSeal: Equatable {
  /// The first bytes of each record.
  let mark: UInt32
  /// What each checksum begins with.
  let seed: UInt32

  /// The seal of files of the first format, which was the same for all.
  static let unsalted = RecordSeal(mark: 0x4352_5050, seed: 0)

  private init(mark: UInt32, seed: UInt32) {
    self.mark = mark
    self.seed = seed
  }

  /// The seal that a file's salt gives: 24 bits of the mark and 32 of the seed have to be guessed.
  init(salt: UInt64) {
    // The mark's first byte is one that no UTF-8 text has, so a search passes over text at once.
    mark = UInt32(truncatingIfNeeded: salt >> 32) | 0xFF
    seed = UInt32(truncatingIfNeeded: salt)
  }

  func checksum(_ bytes: some Sequence<UInt8>) -> UInt32 { CRC32.checksum(bytes, seed: seed) }
}

/// One record in a file: a head with two checksums, and its content.
///
/// The head is 24 bytes: the file's mark, the content's length, the record's number, the content's checksum, the head's
/// own checksum. The head's own checksum lets a reader trust the length, so that it can step over damaged content. A
/// record has content, and its number is greater than those before it.
enum RecordFrame {
  static let headSize = 24
  /// The largest record number; a higher one would leave no room for the next.
  private static let greatestNumber: UInt64 = 1 << 62

  struct Head {
    var length: Int
    var number: UInt64
    var checksum: UInt32
  }

  static func bytes(_ content: [UInt8], number: UInt64, seal: RecordSeal) -> [UInt8] {
    var head = ByteWriter()
    head.fixed(seal.mark)
    head.fixed(UInt32(truncatingIfNeeded: content.count))
    head.fixed(number)
    head.fixed(seal.checksum(content))
    head.fixed(seal.checksum(head.bytes))
    return head.bytes + content
  }

  /// The head at a place, if there is a sound one.
  static func head(in bytes: [UInt8], at offset: Int, seal: RecordSeal) -> Head? {
    var reader = ByteReader(bytes, in: offset..<min(offset + headSize, bytes.count))
    guard
      reader.fixed(UInt32.self) == seal.mark, let length = reader.fixed(UInt32.self), length > 0,
      let number = reader.fixed(UInt64.self), number < greatestNumber, let checksum = reader.fixed(UInt32.self),
      let own = reader.fixed(UInt32.self), own == seal.checksum(bytes[offset..<offset + headSize - 4])
    else { return nil }
    return Head(length: Int(length), number: number, checksum: checksum)
  }
}

/// Walks the records of a file and counts what is damaged.
struct RecordScanner {
  let bytes: [UInt8]
  private let seal: RecordSeal
  /// Where the last sound record ends; what follows it is the tail.
  private(set) var end: Int
  private(set) var lastNumber: UInt64
  /// The sound records.
  private(set) var count = 0
  /// Bytes that are damaged and come before sound records.
  private(set) var damagedBytes = 0
  private var position: Int

  /// - `start`: where the first record begins.
  /// - `lastNumber`: the number of the record before it.
  init(_ bytes: [UInt8], seal: RecordSeal, from start: Int = 0, after lastNumber: UInt64 = 0) {
    self.bytes = bytes
    self.seal = seal
    self.lastNumber = lastNumber
    end = start
    position = start
  }

  /// The content of the next sound record; it is not empty.
  mutating func next() -> Range<Int>? {
    while position < bytes.count {
      guard let head = head(at: position) else {
        guard let found = nextHead(after: position) else { return nil }
        position = found
        continue
      }
      let content = position + RecordFrame.headSize..<position + RecordFrame.headSize + head.length
      guard content.upperBound <= bytes.count else { return nil }
      position = content.upperBound
      guard seal.checksum(bytes[content]) == head.checksum else { continue }
      damagedBytes += content.lowerBound - RecordFrame.headSize - end
      end = content.upperBound
      lastNumber = head.number
      count += 1
      return content
    }
    return nil
  }

  private func head(at offset: Int) -> RecordFrame.Head? {
    RecordFrame.head(in: bytes, at: offset, seal: seal).flatMap { $0.number > lastNumber ? $0 : nil }
  }

  private func nextHead(after offset: Int) -> Int? {
    let first = UInt8(truncatingIfNeeded: seal.mark)
    var place = offset + 1
    while place + RecordFrame.headSize <= bytes.count {
      if bytes[place] == first, head(at: place) != nil { return place }
      place += 1
    }
    return nil
  }
}

/// What a record of a store's file is.
enum RecordKind: UInt8 {
  /// The first record of a file of the first format: the format's version.
  case start = 0
  /// A part of the state that the file began with.
  case snapshot
  /// Changes since.
  case batch
}
