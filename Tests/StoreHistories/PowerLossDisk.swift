import IntentHistory

/// A disk in memory that loses its power: of all that was done since the last synchronization any part may be lost,
/// torn, or done in another order.
///
/// A file is what was synchronized and the writes since; a folder is the names that were synchronized and the changes
/// of names since. ``losePower()`` keeps an arbitrary part of both. ``fails(at:by:)`` plans when that happens; from then
/// on nothing works until ``restart()``. One task at a time uses it.
package final class PowerLossDisk: Disk, @unchecked Sendable {
  /// How a process ends, or does not.
  package enum Failure: String, Sendable {
    /// The power fails.
    case powerLoss
    /// The process is killed, and all that it has written is still in the system's memory.
    case kill
    /// One write finds no room, and those after it do.
    case full
  }

  /// What the disk leaves out although it says that it was done, so that a test can see it noticed.
  package enum Fault: String, CaseIterable, Sendable {
    case fileSynchronization, folderSynchronization, truncation
  }

  package struct Stopped: Error {}
  package struct NoRoom: Error {}

  private var state: PowerLossState

  package init(seed: UInt64, fault: Fault? = nil) { state = PowerLossState(seed: seed, fault: fault) }

  /// Plans a failure at an operation that changes something, counted from now.
  package func fails(at operation: Int, by failure: Failure) {
    state.plan = (operation, failure)
  }

  /// How many operations have changed something.
  package var operations: Int { state.operations }
  /// How often it has failed.
  package var failures: [Failure: Int] { state.failures }
  /// Whether the power has failed or the process was killed.
  package var hasStopped: Bool { state.hasStopped }

  /// Ends the process that used the disk; after a loss of power with what the disk has kept.
  package func restart() {
    if state.hasLostPower { state.losePower() }
    state.restart()
  }

  /// Whether a file holds some bytes.
  package func contains(_ word: String) -> Bool {
    let wanted = Array(word.utf8)
    return state.files.values.contains { $0.bytes.contains(wanted) }
  }

  // MARK: Disk

  package func makeFolder(_ path: String) throws { try change { $0.changeName(.makeFolder(path)) } }

  package func hasFolder(_ path: String) -> Bool { state.folders.contains(path) }

  package func list(_ folder: String) throws -> [String] {
    guard state.folders.contains(folder) else { throw StorageError.system("list", path: folder, code: 2) }
    return state.files.keys.filter { PowerLossState.folder(of: $0) == folder }
      .map { String($0.dropFirst(folder.utf8.count + 1)) }.sorted()
  }

  package func read(_ path: String, in range: Range<Int>) throws -> [UInt8] {
    guard let file = state.files[path] else { throw StorageError.system("open", path: path, code: 2) }
    return Array(file.bytes[min(range.lowerBound, file.bytes.count)..<min(range.upperBound, file.bytes.count)])
  }

  package func open(_ path: String, isNew: Bool) throws -> any DiskFile {
    try change { state in
      let known = state.files[path]
      let file = known ?? PowerLossFile()
      if known == nil { state.changeName(.add(path, file)) }
      if isNew, !file.bytes.isEmpty { file.write(.truncate(0)) }
      return File(file, path, self)
    }
  }

  package func rename(_ path: String, to new: String) throws { try change { $0.rename(path, to: new) } }
  package func remove(_ path: String) throws { try change { $0.changeName(.remove(path)) } }
  package func synchronize(folder: String) throws { try change { $0.synchronize(folder: folder) } }

  package func lock(_ path: String) throws -> any DiskLock {
    guard state.locks[path]?.lock == nil else { throw StorageError.hasWriter(path) }
    let lock = Lock()
    state.locks[path] = PowerLossState.WeakLock(lock: lock)
    return lock
  }

  package func randomNumber() -> UInt64 { state.random.next() }

  private func change<Result>(isWrite: Bool = false, _ body: (inout PowerLossState) -> Result) throws -> Result {
    switch state.begin(isWrite: isWrite) {
    case .goesOn: return body(&state)
    case .stopped: throw Stopped()
    case .lastOne:
      // What was asked for last may be done or not, and the process does not come to know which.
      if Bool.random(using: &state.random) { _ = body(&state) }
      throw Stopped()
    case .noRoom: throw NoRoom()
    }
  }

  private final class Lock: DiskLock {}

  private final class File: DiskFile {
    private let file: PowerLossFile
    private let disk: PowerLossDisk
    var path: String

    init(_ file: PowerLossFile, _ path: String, _ disk: PowerLossDisk) {
      (self.file, self.path, self.disk) = (file, path, disk)
    }

    func append(_ bytes: [UInt8]) throws {
      do {
        try disk.change(isWrite: true) { _ in file.write(.bytes(bytes, at: file.bytes.count)) }
      } catch is NoRoom {
        file.write(.bytes(Array(bytes.prefix(bytes.count / 2)), at: file.bytes.count))
        throw NoRoom()
      }
    }

    func overwrite(_ bytes: [UInt8], at offset: Int) throws {
      try disk.change { _ in file.write(.bytes(bytes, at: offset)) }
    }

    func synchronize() throws {
      try disk.change { state in if state.fault != .fileSynchronization { file.synchronize() } }
    }

    func truncate(to size: Int) throws {
      try disk.change { state in if state.fault != .truncation { file.write(.truncate(size)) } }
    }
  }
}
