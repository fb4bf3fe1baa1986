/// Keeps keys and their values in a folder, so that what was acknowledged outlives the process and the power.
///
/// One file holds a snapshot and, after it, every batch of changes since: it is only ever appended to. A compaction
/// writes the live state to a new file, makes sure that it is on the disk, and only then removes the old one; that is
/// how deleted values leave the files. The owner keeps the live state; the store never holds it twice.
package final class DurableStore {
  package private(set) var report = RecoveryReport()
  /// The bytes of the file.
  package private(set) var size = 0
  private let files: StoreFiles
  private let lock: any DiskLock
  private var file: any DiskFile
  private var generation: Int
  private var lastNumber: UInt64 = 0
  private var isBroken = false

  /// The bytes that a batch may have.
  static let greatestBatch = 1 << 30
  /// The bytes that a file may have; a larger one is neither written nor read.
  static let greatestFile = 1 << 32
  private static let version: UInt8 = 1
  private static let chunk = 1 << 20

  /// Opens the store to write, repairs what a crash left behind, and tells every change that was kept.
  ///
  /// - Throws: ``StorageError``; `.hasWriter` where another process writes here.
  package init(
    in folder: String, name: String, disk: any Disk = FileDisk(), apply: (StoreBatch.Change) -> Void
  ) throws {
    files = StoreFiles(folder: folder, name: name, disk: disk)
    try disk.makeFolder(folder)
    lock = try disk.lock(files.lockPath)
    report.unfinishedFiles = try files.removeUnfinished()
    for generation in try files.generations() {
      let bytes = try disk.read(files.path(generation), from: 0)
      guard let scan = Self.replay(bytes, &report, apply) else {
        report.setAside.append(try files.setAside(generation))
        continue
      }
      let file = try disk.open(files.path(generation), isNew: false)
      if report.tailBytes > 0 {
        try file.truncate(to: scan.end)
        try file.synchronize()
      }
      self.file = file
      self.generation = generation
      size = scan.end
      lastNumber = scan.lastNumber
      try removeOlder()
      return
    }
    generation = report.setAside.count
    file = try disk.open(files.unfinishedPath(0), isNew: true)
    try compact(EmptyCollection())
    try disk.remove(files.unfinishedPath(0))
  }

  /// Keeps a batch: when this returns it is on the disk, when it throws it is as if it had never been.
  package func commit(_ batch: StoreBatch) throws {
    guard batch.count > 0 else { return }
    guard !isBroken else { throw StorageError.mustReopen }
    guard batch.bytes.count < Self.greatestBatch else { throw StorageError.recordTooLarge(batch.bytes.count) }
    let record = RecordFrame.bytes([RecordKind.batch.rawValue] + batch.bytes, number: lastNumber &+ 1)
    guard size + record.count <= Self.greatestFile else {
      throw StorageError.fileTooLarge(files.path(generation), bytes: size + record.count)
    }
    do { try file.append(record) } catch {
      do { try file.truncate(to: size) } catch { isBroken = true }
      throw error
    }
    do { try file.synchronize() } catch {
      // What of the record has reached the disk is unknown now, and a second try would not tell.
      isBroken = true
      throw error
    }
    size += record.count
    lastNumber &+= 1
  }

  /// Writes the live state to a new file and removes the old one; what was deleted is in no file any more.
  ///
  /// - Throws: ``StorageError``; the old file is in use as before then.
  package func compact(_ live: some Sequence<(key: String, value: [UInt8])>) throws {
    guard !isBroken else { throw StorageError.mustReopen }
    let next = generation + 1
    let path = files.unfinishedPath(next)
    let written: (file: any DiskFile, size: Int, number: UInt64)
    do {
      written = try writeSnapshot(live, to: path)
      try files.disk.rename(path, to: files.path(next))
    } catch {
      try? files.disk.remove(path)
      throw error
    }
    (file, size, lastNumber) = written
    generation = next
    do {
      try files.disk.synchronize(folder: files.folder)
      try removeOlder()
    } catch {
      isBroken = true
      throw error
    }
  }

  private func writeSnapshot(
    _ live: some Sequence<(key: String, value: [UInt8])>, to path: String
  ) throws -> (any DiskFile, Int, UInt64) {
    let new = try files.disk.open(path, isNew: true)
    var size = 0
    var number: UInt64 = 0
    func append(_ kind: RecordKind, _ content: [UInt8]) throws {
      number += 1
      let record = RecordFrame.bytes([kind.rawValue] + content, number: number)
      try new.append(record)
      size += record.count
    }
    try append(.start, [Self.version])
    var batch = StoreBatch()
    for entry in live {
      batch.put(entry.value, for: entry.key)
      if batch.bytes.count >= Self.chunk {
        try append(.snapshot, batch.bytes)
        batch = StoreBatch()
      }
    }
    if batch.count > 0 { try append(.snapshot, batch.bytes) }
    try new.synchronize()
    return (new, size, number)
  }

  private func removeOlder() throws {
    for old in try files.generations() where old < generation { try files.disk.remove(files.path(old)) }
  }

  /// Tells every change of a file; `nil` where the file holds no sound record, or is of another version.
  static func replay(
    _ bytes: [UInt8], _ report: inout RecoveryReport, _ apply: (StoreBatch.Change) -> Void
  ) -> RecordScanner? {
    var scanner = RecordScanner(bytes)
    var records = 0
    while let record = scanner.next() {
      records += 1
      guard let first = record.first, let kind = RecordKind(rawValue: bytes[first]) else { continue }
      if kind == .start {
        guard record.count == 2, bytes[first + 1] == version else { return nil }
      } else {
        StoreBatch.read(bytes, in: first + 1..<record.upperBound, apply)
      }
    }
    guard records > 0 else { return nil }
    report.records += records
    report.damagedBytes += scanner.damagedBytes
    report.tailBytes = bytes.count - scanner.end
    return scanner
  }
}

extension DurableStore {
  /// Compacts when the store is opened; on a disk that is full the store opens all the same, and owes it.
  package func compactsIfThereIsRoom(_ live: some Sequence<(key: String, value: [UInt8])>) -> Bool {
    do {
      try compact(live)
      return true
    } catch {
      return false
    }
  }

  /// Whether the file holds so much that is no longer live that a compaction pays.
  package func wastesSpace(liveBytes: Int) -> Bool { size > 2 * liveBytes + 65536 }

  /// Removes the files that could not be read and were put aside: they may hold what is to be forgotten.
  package func removeSetAside() throws { try files.removeSetAside() }

  /// Whether a deletion is followed by a compaction at once; else the next ``compact(_:)`` makes it final.
  package var erasesAtOnce: Bool { size < 4 << 20 }
}
