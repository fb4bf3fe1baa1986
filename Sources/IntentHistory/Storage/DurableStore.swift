/// Keeps keys and their values in a folder, so that what was acknowledged outlives the process and the power.
///
/// One file holds a snapshot and, after it, every batch of changes since: it is only appended to, except for the count
/// of its records in its head. A compaction writes the live state to a new file, makes sure that it is on the disk, and
/// only then removes the old one; that is how deleted values leave the files. The owner keeps the live state; the store
/// never holds it twice. The format is described at ``StoreHead``, ``RecordFrame`` and ``StoreBatch``; files of the
/// first format, which had no head and no salt, are read too, and the next compaction writes the present one.
package final class DurableStore {
  package private(set) var report = RecoveryReport()
  private let files: StoreFiles
  private let lock: any DiskLock
  private var log: StoreLog
  private var generation: Int
  private var isBroken = false

  /// The bytes that a batch may have.
  static let greatestBatch = 1 << 30
  /// The bytes that a file may have; a larger one is neither written nor read.
  static let greatestFile = 1 << 32

  /// Opens the store to write, repairs what a crash left behind, and passes on every change that was kept.
  ///
  /// - Throws: ``StorageError``; `.hasWriter` where another process writes here.
  package init(
    in folder: String, name: String, disk: any Disk = FileDisk(), apply: (StoreBatch.Change) -> Void
  ) throws {
    files = StoreFiles(folder: folder, name: name, disk: disk)
    try files.makeFolder()
    lock = try disk.lock(files.lockPath)
    report.unfinishedFiles = try files.removeUnfinished()
    for generation in try files.generations() {
      let path = files.path(generation)
      guard let contents = try StoreContents(try disk.read(path), at: path, apply: apply) else {
        report.setAside.append(try files.setAside(generation))
        continue
      }
      report.add(contents)
      self.generation = generation
      log = try StoreLog(contents, in: try disk.open(path, isNew: false))
      // After a process was killed, the file's name may not be on the disk yet.
      try disk.synchronize(folder: folder)
      try removeOlder()
      return
    }
    generation = report.setAside.count + 1
    try files.synchronizeFolderAbove()
    log = try files.writeLog(EmptyCollection(), generation)
    try disk.synchronize(folder: folder)
  }

  /// The bytes of the file.
  package var size: Int { log.size }

  /// Keeps a batch: when this returns it is on the disk, when it throws nothing has changed.
  package func commit(_ batch: StoreBatch) throws {
    guard batch.count > 0 else { return }
    guard !isBroken else { throw StorageError.mustReopen }
    guard batch.bytes.count < Self.greatestBatch else { throw StorageError.recordTooLarge(batch.bytes.count) }
    let grown = size + StoreLog.size(of: batch.bytes)
    guard grown <= Self.greatestFile else { throw StorageError.fileTooLarge(files.path(generation), bytes: grown) }
    do { try log.commit(batch.bytes) } catch let uncertain as StoreLog.Uncertain {
      isBroken = true
      throw uncertain.cause
    }
  }

  /// Writes the live state to a new file and removes the old one, so that no file contains what was deleted.
  ///
  /// - Throws: ``StorageError``; all that was committed is kept as before then.
  package func compact(_ live: some Sequence<(key: String, value: [UInt8])>) throws {
    guard !isBroken else { throw StorageError.mustReopen }
    log = try files.writeLog(live, generation + 1)
    generation += 1
    do { try files.disk.synchronize(folder: files.folder) } catch {
      // It is unknown which of the two files has the name on the disk now.
      isBroken = true
      throw error
    }
    try removeOlder()
  }

  private func removeOlder() throws {
    for old in try files.generations() where old < generation { try files.disk.remove(files.path(old)) }
  }
}

extension DurableStore {
  /// Compacts where that is possible.
  ///
  /// Where it is not possible, as on a full disk, nothing is lost: the owner must compact later, when something is
  /// deleted again, when it tidies up, or when it is opened.
  package func compactsIfThereIsRoom(_ live: some Sequence<(key: String, value: [UInt8])>) -> Bool {
    do {
      try compact(live)
      return true
    } catch {
      return false
    }
  }

  /// Whether a compaction would repair what was found when the store was opened.
  package var isWorthRewriting: Bool {
    report.damagedBytes > 0 || report.lostRecords > 0 || report.isOfFirstFormat
  }

  /// Whether the file holds so much that is no longer live that a compaction pays.
  package func wastesSpace(liveBytes: Int) -> Bool { size > 2 * liveBytes + 65536 }

  /// Removes the files that could not be read and were put aside: they may hold what is to be forgotten.
  package func removeSetAside() throws { try files.removeSetAside() }

  /// Whether a deletion is followed by a compaction at once; else the next ``compact(_:)`` makes it final.
  package var erasesAtOnce: Bool { size < 4 << 20 }
}
