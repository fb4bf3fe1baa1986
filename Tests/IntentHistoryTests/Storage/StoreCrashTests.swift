import Foundation
import HistorySamples
import StoreHistories
import TemporaryFolders
import TestSupport
import Testing

@testable import IntentHistory

@Suite struct StoreCrashTests {
  /// Batches and compactions until the disk fails; the state that was acknowledged and, where a batch failed, the one
  /// that it would have led to.
  private func run(on disk: FailingDisk, in folder: TemporaryFolder) throws -> [StoreState] {
    var state = StoreState()
    guard let store = try? DurableStore(in: folder.url.path, name: "test", disk: disk, apply: { state.apply($0) })
    else { return [state] }
    for number in 0..<4 {
      let batch = DurableStoreTests.put(["k\(number % 3)": "value \(number)", "n": "\(number)"])
      var next = state
      batch.changes.forEach { next.apply($0) }
      do { try store.commit(batch) } catch { return [state, next] }
      state = next
      if number == 2 {
        do { try store.compact(state.live) } catch { return [state] }
      }
    }
    return [state]
  }

  @Test(arguments: [FailingDisk.Failure.full, .gone])
  func aFailureAtAnyByteLosesNothingThatWasAcknowledged(failure: FailingDisk.Failure) throws {
    // The head of the first file takes 1,024 bytes.
    for room in TestEffort.sample(1000..<2700, every: 31) {
      let folder = try TemporaryFolder()
      let disk = FailingDisk(room: room, failure)
      let possible = try run(on: disk, in: folder)
      let (state, _) = try StoreState.opened(folder)
      #expect(possible.contains(state), "after \(room) bytes")
      if failure == .full { #expect(possible.first == state, "after \(room) bytes, where the batch was taken back") }
    }
    let disk = FailingDisk(room: 2700, failure)
    _ = try run(on: disk, in: TemporaryFolder())
    #expect(!disk.isFull, "the whole run was tried")
  }

  @Test func onceThereIsRoomAgainTheStoreGoesOn() throws {
    for room in TestEffort.sample(1100..<1400, every: 7) {
      let folder = try TemporaryFolder()
      let disk = FailingDisk(room: room, .full)
      var state = StoreState()
      guard let store = try? DurableStore(in: folder.url.path, name: "test", disk: disk, apply: { _ in }) else {
        continue
      }
      for number in 0..<5 {
        let batch = DurableStoreTests.put(["k": "value \(number)", "k\(number)": "x"])
        do {
          try store.commit(batch)
        } catch {
          disk.makeRoom()
          try store.commit(batch)
        }
        batch.changes.forEach { state.apply($0) }
      }
      #expect(try DurableStoreReader.state(of: folder) == state)
    }
  }

  /// A file with records of one size, and that size.
  private func file(of folder: TemporaryFolder, records: Int) throws -> (url: URL, sound: Data, recordSize: Int) {
    do {
      let store = try DurableStore(in: folder.url.path, name: "test") { _ in }
      for number in 0..<records { try store.commit(DurableStoreTests.put(["k\(number)": "value \(number)"])) }
    }
    let url = folder.url.appendingPathComponent("test-00000001.log")
    let sound = try Data(contentsOf: url)
    return (url, sound, (sound.count - StoreHead.size) / records)
  }

  @Test func aDamagedByteCostsOneRecordAtMost() throws {
    let folder = try TemporaryFolder()
    let (file, sound, recordSize) = try file(of: folder, records: 5)
    for index in sound.indices {
      var damaged = sound
      damaged[index] ^= 0x20
      try damaged.write(to: file)
      let (state, report) = try StoreState.opened(folder)
      // The head is there twice.
      let lost = index < StoreHead.size ? 0 : 1
      #expect(report.isClean == (lost == 0) && report.lostRecords == lost, "byte \(index)")
      #expect(state.values.count == 5 - lost, "byte \(index)")
      #expect(report.tailBytes + report.damagedBytes == lost * recordSize, "byte \(index)")
    }
  }

  @Test func aTailCutAtAnyByteIsRepairedAndReported() throws {
    let folder = try TemporaryFolder()
    let (file, sound, recordSize) = try file(of: folder, records: 3)
    // Where nothing is left the file is put aside, so that the host can look at it.
    for count in StoreHead.size + recordSize..<sound.count {
      try sound.prefix(count).write(to: file)
      let (state, report) = try StoreState.opened(folder)
      let left = (count - StoreHead.size) / recordSize
      #expect(state.values.count == left)
      #expect(report.tailBytes == (count - StoreHead.size) % recordSize)
      #expect(report.lostRecords == 3 - left, "also where it is cut between two records")
      #expect(try Data(contentsOf: file).count == count - report.tailBytes)
      #expect(try StoreState.opened(folder).report.isClean)
    }
  }

  @Test func anyBytesCanBeOpened() throws {
    var random = SeededRandom(seed: 7)
    for _ in 0..<200 {
      let folder = try TemporaryFolder()
      let bytes = (0..<Int.random(in: 0...200, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
      try Data(bytes).write(to: folder.url.appendingPathComponent("test-00000009.log"))
      let (state, report) = try StoreState.opened(folder)
      #expect(state == StoreState() && report.setAside.count == 1)
    }
  }
}

extension DurableStoreReader {
  static func state(of folder: TemporaryFolder) throws -> StoreState {
    var state = StoreState()
    var reader = DurableStoreReader(in: folder.url.path, name: "test")
    try reader.refresh(reset: {}, apply: { state.apply($0) })
    return state
  }
}
