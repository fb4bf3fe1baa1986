import Foundation
import HistorySamples
import IntentHistory
import TemporaryFolders
import Testing

@Suite struct DurableStoreTests {
  static func put(_ entries: KeyValuePairs<String, String>) -> StoreBatch {
    var batch = StoreBatch()
    for entry in entries { batch.put(Array(entry.value.utf8), for: entry.key) }
    return batch
  }

  @Test func checksumIsTheOneOfZipAndPNG() {
    #expect(CRC32.checksum(Array("123456789".utf8)) == 0xCBF4_3926)
  }

  @Test func whatWasCommittedIsThereWhenOpenedAgain() throws {
    let folder = try TemporaryFolder()
    do {
      let store = try DurableStore(in: folder.url.path, name: "test") { _ in }
      try store.commit(Self.put(["a": "1", "b": "2"]))
      var batch = Self.put(["c": "3", "a": "4"])
      batch.delete("b")
      try store.commit(batch)
      try store.commit(StoreBatch())
    }
    let (state, report) = try StoreState.opened(folder)
    #expect(state.values.mapValues { String(decoding: $0, as: UTF8.self) } == ["a": "4", "c": "3"])
    #expect(report.isClean && report.records == 2)
  }

  @Test func deletedValuesLeaveTheFilesWithACompaction() throws {
    let folder = try TemporaryFolder()
    var state = StoreState()
    let store = try DurableStore(in: folder.url.path, name: "test") { state.apply($0) }
    for batch in [Self.put(["a": "tangerine", "b": "apricot"]), Self.put(["b": "quince"])] {
      try store.commit(batch)
      batch.changes.forEach { state.apply($0) }
    }
    #expect(try folder.contains("apricot") && folder.contains("tangerine"))
    var deletion = StoreBatch()
    deletion.delete("a")
    try store.commit(deletion)
    deletion.changes.forEach { state.apply($0) }
    try store.compact(state.live)
    #expect(try !folder.contains("tangerine") && !folder.contains("apricot"))
    #expect(try folder.contains("quince"))
    try store.commit(Self.put(["d": "medlar"]))
    #expect(try folder.contains("medlar"))
  }

  @Test func onlyOneWrites() throws {
    let folder = try TemporaryFolder()
    let first = try DurableStore(in: folder.url.path, name: "test") { _ in }
    #expect(throws: StorageError.hasWriter("\(folder.url.path)/test.lock")) {
      try DurableStore(in: folder.url.path, name: "test") { _ in }
    }
    try first.commit(Self.put(["a": "1"]))
    _ = try DurableStore(in: folder.url.path, name: "other") { _ in }
  }

  @Test func manyReadWhileOneWrites() throws {
    let folder = try TemporaryFolder()
    var readers = (0..<3).map { _ in DurableStoreReader(in: folder.url.path, name: "test") }
    var states = [StoreState](repeating: StoreState(), count: 3)
    func refresh(_ index: Int) throws -> Bool {
      var state = states[index]
      var isNew = false
      let hasChanged = try readers[index].refresh(reset: { isNew = true }) { change in
        if isNew { state = StoreState() }
        isNew = false
        state.apply(change)
      }
      states[index] = isNew ? StoreState() : state
      return hasChanged
    }
    #expect(try !refresh(0))
    var written = StoreState()
    let store = try DurableStore(in: folder.url.path, name: "test") { _ in }
    for number in 0..<30 {
      let batch = Self.put(["k\(number % 7)": "\(number)"])
      try store.commit(batch)
      batch.changes.forEach { written.apply($0) }
      if number % 10 == 9 { try store.compact(written.live) }
      #expect(try refresh(0))
      #expect(states[0] == written)
      if number % 4 == 0 { _ = try refresh(1) }
    }
    #expect(try refresh(2) && refresh(1))
    #expect(states[1] == written && states[2] == written)
    #expect(try !refresh(2))
  }
}
