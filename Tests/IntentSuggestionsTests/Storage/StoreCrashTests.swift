import Foundation
import IntentSuggestions
import Testing

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
    for room in 0..<600 {
      let folder = try TemporaryFolder()
      let disk = FailingDisk(room: room, failure)
      let possible = try run(on: disk, in: folder)
      let (state, _) = try StoreState.opened(folder)
      #expect(possible.contains(state), "after \(room) bytes")
      if failure == .full { #expect(possible.first == state, "after \(room) bytes, where the batch was taken back") }
    }
    let disk = FailingDisk(room: 600, failure)
    _ = try run(on: disk, in: TemporaryFolder())
    #expect(!disk.isFull, "the whole run was tried")
  }

  @Test func onceThereIsRoomAgainTheStoreGoesOn() throws {
    for room in 60..<400 {
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

  @Test func aDamagedByteCostsOneRecordAtMost() throws {
    let folder = try TemporaryFolder()
    do {
      let store = try DurableStore(in: folder.url.path, name: "test") { _ in }
      for number in 0..<5 { try store.commit(DurableStoreTests.put(["k\(number)": "value \(number)"])) }
    }
    let file = folder.url.appendingPathComponent("test-00000001.log")
    let sound = try Data(contentsOf: file)
    for index in sound.indices {
      var damaged = sound
      damaged[index] ^= 0x20
      try damaged.write(to: file)
      let (state, report) = try StoreState.opened(folder)
      #expect(!report.isClean, "byte \(index)")
      #expect(state.values.count == (index < 26 ? 5 : 4), "byte \(index)")
      #expect(report.tailBytes + report.damagedBytes == (index < 26 ? 26 : (sound.count - 26) / 5), "byte \(index)")
    }
  }

  @Test func aTailCutAtAnyByteIsRepairedAndReported() throws {
    let folder = try TemporaryFolder()
    do {
      let store = try DurableStore(in: folder.url.path, name: "test") { _ in }
      for number in 0..<3 { try store.commit(DurableStoreTests.put(["k\(number)": "value \(number)"])) }
    }
    let file = folder.url.appendingPathComponent("test-00000001.log")
    let sound = try Data(contentsOf: file)
    let record = (sound.count - 26) / 3
    for count in 26..<sound.count {
      try sound.prefix(count).write(to: file)
      let (state, report) = try StoreState.opened(folder)
      #expect(state.values.count == (count - 26) / record)
      #expect(report.tailBytes == (count - 26) % record)
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

/// Random numbers that are the same in every run.
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed &+ 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
