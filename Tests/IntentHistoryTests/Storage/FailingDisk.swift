import Foundation
import HistorySamples
import IntentHistory
import Synchronization
import TemporaryFolders

/// A disk with room for so many bytes, or one that is gone after so many.
final class FailingDisk: Disk {
  enum Failure {
    /// Nothing more can be written, but files can be cut and removed.
    case full
    /// As when the power fails: from then on nothing works.
    case gone
  }
  struct NoRoom: Error {}

  private let disk = FileDisk()
  private let room: Mutex<Int>
  let failure: Failure

  init(room: Int, _ failure: Failure) {
    self.room = Mutex(room)
    self.failure = failure
  }

  func makeRoom() { room.withLock { $0 = .max } }
  var isFull: Bool { room.withLock { $0 <= 0 } }

  private func checkAlive() throws { if failure == .gone, isFull { throw NoRoom() } }

  func makeFolder(_ path: String) throws { try disk.makeFolder(path) }
  func hasFolder(_ path: String) -> Bool { disk.hasFolder(path) }
  func list(_ folder: String) throws -> [String] { try disk.list(folder) }
  func read(_ path: String, in range: Range<Int>) throws -> [UInt8] { try disk.read(path, in: range) }
  func randomNumber() -> UInt64 { disk.randomNumber() }
  func lock(_ path: String) throws -> any DiskLock { try disk.lock(path) }
  func open(_ path: String, isNew: Bool) throws -> any DiskFile {
    try checkAlive()
    return File(try disk.open(path, isNew: isNew), self)
  }
  func rename(_ path: String, to new: String) throws {
    try checkAlive()
    try disk.rename(path, to: new)
  }
  func remove(_ path: String) throws {
    try checkAlive()
    try disk.remove(path)
  }
  func synchronize(folder: String) throws { try checkAlive() }

  private final class File: DiskFile {
    let file: any DiskFile
    let disk: FailingDisk

    init(_ file: any DiskFile, _ disk: FailingDisk) {
      self.file = file
      self.disk = disk
    }

    func append(_ bytes: [UInt8]) throws {
      let written = disk.room.withLock { room in
        let written = min(room, bytes.count)
        room -= written
        return written
      }
      try file.append(Array(bytes.prefix(written)))
      if written < bytes.count { throw NoRoom() }
    }
    var path: String {
      get { file.path }
      set { file.path = newValue }
    }
    func overwrite(_ bytes: [UInt8], at offset: Int) throws {
      try disk.checkAlive()
      try file.overwrite(bytes, at: offset)
    }
    func synchronize() throws { try disk.checkAlive() }
    func truncate(to size: Int) throws {
      try disk.checkAlive()
      try file.truncate(to: size)
    }
  }
}

/// The live state that an owner of a store keeps.
struct StoreState: Equatable {
  var values: [String: [UInt8]] = [:]

  mutating func apply(_ change: StoreBatch.Change) {
    switch change {
    case .put(let key, let value): values[key] = value
    case .delete(let key): values[key] = nil
    }
  }

  var live: [(key: String, value: [UInt8])] { values.map { (key: $0.key, value: $0.value) } }

  /// The state that a folder holds.
  static func opened(
    _ folder: TemporaryFolder, name: String = "test"
  ) throws -> (state: StoreState, report: RecoveryReport) {
    var state = StoreState()
    let store = try DurableStore(in: folder.url.path, name: name) { state.apply($0) }
    return (state, store.report)
  }
}
