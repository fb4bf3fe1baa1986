/// One open file of a store: its head, and records that are only ever appended.
struct StoreLog {
  let file: any DiskFile
  let seal: RecordSeal
  /// The bytes up to the end of the last record.
  private(set) var size: Int
  private(set) var lastNumber: UInt64
  /// `nil` in a file of the first format, which has no head.
  private let salt: UInt64?
  /// The place of the copy of the head that was written last.
  private var newestCopy: Int

  private static let chunk = 1 << 20

  /// Writes the state that a new file begins with, and synchronizes it.
  init(
    writing live: some Sequence<(key: String, value: [UInt8])>, to path: String, on disk: any Disk
  ) throws {
    let salt = disk.randomNumber()
    self.salt = salt
    seal = RecordSeal(salt: salt)
    file = try disk.open(path, isNew: true)
    lastNumber = 0
    size = StoreHead.size
    newestCopy = 0
    try file.append(StoreHead(salt: salt).whole)
    var batch = StoreBatch()
    for entry in live {
      batch.put(entry.value, for: entry.key)
      if batch.bytes.count >= Self.chunk {
        try append(.snapshot, batch.bytes)
        batch = StoreBatch()
      }
    }
    if batch.count > 0 { try append(.snapshot, batch.bytes) }
    for copy in StoreHead.copies { try writeHead(at: copy) }
    try file.synchronize()
  }

  /// Continues a file that was read; an unfinished record at its end is cut off, and the rest is synchronized: after a
  /// process was killed, its last record may be in the file and not yet on the disk.
  init(_ contents: StoreContents, in file: any DiskFile) throws {
    self.file = file
    seal = contents.seal
    size = contents.end
    lastNumber = contents.lastNumber
    salt = contents.head?.salt
    newestCopy = contents.newestCopy
    if contents.tailBytes > 0 { try file.truncate(to: size) }
    try file.synchronize()
    guard contents.lostRecords > 0 else { return }
    // Lost records are reported once. The copies are written one after the other, so that one is always complete.
    for copy in StoreHead.copies {
      try writeHead(at: copy)
      try file.synchronize()
    }
  }

  /// Keeps a record: when this returns it is on the disk.
  ///
  /// - Throws: what the disk does; the record is taken back, or ``Uncertain`` says that it may be there.
  mutating func commit(_ batch: [UInt8]) throws {
    do { try append(.batch, batch) } catch {
      do { try file.truncate(to: size) } catch { throw Uncertain(cause: error) }
      throw error
    }
    do { try file.synchronize() } catch {
      // How much of the record has reached the disk is unknown now, and a second try could not find out.
      throw Uncertain(cause: error)
    }
    // The record is kept whether or not it gets counted; the other copy still has the earlier count.
    let older = StoreHead.copies.first { $0 != newestCopy } ?? 0
    if (try? writeHead(at: older)) != nil { newestCopy = older }
  }

  /// The bytes that a batch takes in the file.
  static func size(of batch: [UInt8]) -> Int { RecordFrame.headSize + 1 + batch.count }

  /// A write failed so that the content of the disk is unknown.
  struct Uncertain: Error { var cause: any Error }

  private mutating func append(_ kind: RecordKind, _ content: [UInt8]) throws {
    let record = RecordFrame.bytes([kind.rawValue] + content, number: lastNumber + 1, seal: seal)
    try file.append(record)
    size += record.count
    lastNumber += 1
  }

  private func writeHead(at copy: Int) throws {
    guard let salt else { return }
    try file.overwrite(StoreHead(salt: salt, records: lastNumber).bytes, at: copy)
  }
}

/// What the bytes of a store's file hold.
struct StoreContents {
  let seal: RecordSeal
  /// `nil` in a file of the first format.
  let head: StoreHead?
  let newestCopy: Int
  let end: Int
  let lastNumber: UInt64
  /// The sound records.
  let records: Int
  let damagedBytes: Int
  /// The bytes after the last sound record.
  let tailBytes: Int

  /// Passes on every change of a file; `nil` where it holds nothing that can be read.
  ///
  /// - Throws: ``StorageError/laterVersion(_:version:)``.
  init?(_ bytes: [UInt8], at path: String, apply: (StoreBatch.Change) -> Void) throws {
    switch StoreHead.found(in: bytes) {
    case .head(let head, let copy):
      (self.head, newestCopy, seal) = (head, copy, RecordSeal(salt: head.salt))
    case .unsalted: (head, newestCopy, seal) = (nil, 0, .unsalted)
    case .laterVersion(let version): throw StorageError.laterVersion(path, version: version)
    case .nothing: return nil
    }
    var scanner = RecordScanner(bytes, seal: seal, from: head == nil ? 0 : StoreHead.size)
    while let record = scanner.next() { StoreBatch.read(bytes, inRecord: record, apply) }
    (end, lastNumber, records) = (scanner.end, scanner.lastNumber, scanner.count)
    damagedBytes = scanner.damagedBytes
    tailBytes = bytes.count - scanner.end
    // A file without any sound record is set aside, so that the host can look at it.
    if records == 0, head.map({ $0.records > 0 }) ?? true { return nil }
  }

  /// The records that were kept and are missing: cut off, damaged or taken out.
  ///
  /// In a file of the first format, missing records at its end cannot be noticed.
  var lostRecords: Int {
    guard let head else { return 0 }
    return Int(clamping: max(head.records, lastNumber)) - records
  }
}
