/// The head of a store's file: what its records are recognised by, and how many there are.
///
/// The end of a file that is only appended to does not show whether its last records were cut off, so the head counts
/// them. It is there twice, 512 bytes apart, so that a torn or damaged sector leaves one; of the two the greater count
/// holds. A commit synchronizes its record first and then writes the count over the older copy. That copy reaches the
/// disk with the next commit, so the count is never ahead of the records, and after a loss of power it is behind by one
/// at most. The price is one write of 28 bytes for each commit and no further synchronization.
///
/// A copy is 28 bytes, numbers are little-endian: the mark `PPR` with the format's version, four bytes of zero, the
/// salt, the number of the last record, and a checksum of the 24 bytes before it.
struct StoreHead: Equatable {
  var salt: UInt64
  /// The number of the last record; records are numbered from 1.
  var records: UInt64

  static let version: UInt8 = 2
  /// Where the records begin.
  static let size = 1024
  static let copies = [0, 512]
  private static let mark = Array("PPR".utf8)
  private static let checkedBytes = 24

  var bytes: [UInt8] {
    var writer = ByteWriter()
    for byte in Self.mark + [Self.version, 0, 0, 0, 0] { writer.byte(byte) }
    writer.fixed(salt)
    writer.fixed(records)
    writer.fixed(CRC32.checksum(writer.bytes))
    return writer.bytes
  }

  /// Both copies, and the bytes between and after them.
  var whole: [UInt8] {
    var whole = [UInt8](repeating: 0, count: Self.size)
    for copy in Self.copies { whole.replaceSubrange(copy..<copy + bytes.count, with: bytes) }
    return whole
  }

  /// Reads one copy.
  private init?(_ bytes: [UInt8], at offset: Int, _ version: inout UInt8) {
    guard bytes.count >= offset + Self.checkedBytes + 4, bytes[offset...].starts(with: Self.mark) else { return nil }
    var reader = ByteReader(bytes, in: offset + 8..<offset + Self.checkedBytes + 4)
    guard
      let salt = reader.fixed(UInt64.self), let records = reader.fixed(UInt64.self),
      let checksum = reader.fixed(UInt32.self),
      checksum == CRC32.checksum(bytes[offset..<offset + Self.checkedBytes])
    else { return nil }
    version = bytes[offset + Self.mark.count]
    (self.salt, self.records) = (salt, records)
  }

  init(salt: UInt64, records: UInt64 = 0) {
    (self.salt, self.records) = (salt, records)
  }

  /// What a file begins with.
  enum Found {
    /// A head, and the place of the copy that holds it.
    case head(StoreHead, copy: Int)
    /// A file of the first format: it has no head, and its first record holds the version.
    case unsalted
    case laterVersion(Int)
    case nothing
  }

  static func found(in bytes: [UInt8]) -> Found {
    var best: (head: StoreHead, copy: Int)?
    for copy in copies {
      var version: UInt8 = 0
      guard let head = StoreHead(bytes, at: copy, &version) else { continue }
      guard version == Self.version else { return .laterVersion(Int(version)) }
      if best.map({ $0.head.records < head.records }) ?? true { best = (head, copy) }
    }
    if let best { return .head(best.head, copy: best.copy) }
    // Only at the very beginning: a planted mark further inside must not make the file count as one without a salt.
    let first = RecordSeal.unsalted.mark
    return ByteWriter.bytes(ofFixed: first).elementsEqual(bytes.prefix(4)) ? .unsalted : .nothing
  }
}
