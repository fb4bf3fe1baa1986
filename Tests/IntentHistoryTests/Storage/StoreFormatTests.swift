import Foundation
import HistorySamples
import IntentModel
import TemporaryFolders
import Testing

@testable import IntentHistory

@Suite struct StoreFormatTests {
  private func write(_ bytes: [UInt8], to folder: TemporaryFolder, generation: Int = 1) throws {
    let name = "test-0000000\(generation).log"
    try Data(bytes).write(to: folder.url.appendingPathComponent(name))
  }

  private func bytes(of folder: TemporaryFolder, generation: Int = 1) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.url.appendingPathComponent("test-0000000\(generation).log")))
  }

  private func record(_ batch: StoreBatch, _ number: UInt64, _ seal: RecordSeal) -> [UInt8] {
    RecordFrame.bytes([RecordKind.batch.rawValue] + batch.bytes, number: number, seal: seal)
  }

  /// A file as the first format had it: no head, and a first record that tells the version.
  private func firstFormat(_ batches: [StoreBatch]) -> [UInt8] {
    let start = RecordFrame.bytes([RecordKind.start.rawValue, 1], number: 1, seal: .unsalted)
    return batches.enumerated().reduce(start) { $0 + record($1.element, UInt64($1.offset + 2), .unsalted) }
  }

  private var deletionOfA: StoreBatch {
    var batch = StoreBatch()
    batch.delete("a")
    return batch
  }

  @Test func aFileOfTheFirstFormatIsReadGoneOnWithAndReplaced() throws {
    let folder = try TemporaryFolder()
    try write(firstFormat([DurableStoreTests.put(["a": "1"]), DurableStoreTests.put(["b": "2"])]), to: folder)
    var state = StoreState()
    let store = try DurableStore(in: folder.url.path, name: "test") { state.apply($0) }
    #expect(store.report.isClean && store.isWorthRewriting)
    #expect(Set(state.values.keys) == ["a", "b"])
    try store.commit(deletionOfA)
    #expect(Set(try DurableStoreReader.state(of: folder).values.keys) == ["b"])
    try store.compact([(key: "b", value: [2])])
    #expect(try bytes(of: folder, generation: 2).starts(with: Array("PPR\u{2}".utf8)))
    #expect(try DurableStoreReader.state(of: folder).values == ["b": [2]])
  }

  @Test func remindersOfTheFirstFormatAreWrittenAnewWhenTheyAreOpened() async throws {
    let folder = try TemporaryFolder()
    var reminder = Reminder("Fig", trigger: .arriving(.home), date: saturdayMorning)
    reminder.id = "reminder-4"
    var batch = StoreBatch()
    batch.put([UInt8](try JSONEncoder().encode(reminder)), for: reminder.id)
    try Data(firstFormat([batch])).write(to: folder.url.appendingPathComponent("reminders-00000001.log"))
    let reminders = try Reminders(at: folder.url.path)
    #expect(await reminders.all == [reminder])
    #expect(try folder.contains("PPR\u{2}") && !folder.contains("PPRC"))
  }

  @Test func aFileOfALaterVersionIsLeftAsItIs() throws {
    let folder = try TemporaryFolder()
    var head = StoreHead(salt: 5).whole
    for copy in StoreHead.copies {
      head[copy + 3] = 3
      head.replaceSubrange(
        copy + 24..<copy + 28, with: ByteWriter.bytes(ofFixed: CRC32.checksum(head[copy..<copy + 24])))
    }
    try write(head, to: folder)
    let path = "\(folder.url.path)/test-00000001.log"
    let error = #expect(throws: StorageError.laterVersion(path, version: 3)) { try StoreState.opened(folder) }
    #expect(
      error.map { "\($0)" } == "\(path): format 3 is of a later version of Parley; this one reads 1 to 2")
    #expect(try bytes(of: folder) == head)
  }

  /// A head is damaged, and the search for the next one comes across what an app has planted in a text.
  @Test(arguments: [RecordSeal.unsalted, RecordSeal(salt: 0x1234_5678_9ABC_DEF0)])
  func aRecordInsideATextDoesNotComeAlive(seal: RecordSeal) throws {
    let folder = try TemporaryFolder()
    do {
      let store = try DurableStore(in: folder.url.path, name: "test") { _ in }
      try store.commit(DurableStoreTests.put(["a": "1"]))
      var batch = StoreBatch()
      batch.put(record(deletionOfA, 3, seal), for: "planted")
      try store.commit(batch)
      try store.commit(DurableStoreTests.put(["b": "2"]))
    }
    var damaged = try bytes(of: folder)
    let second = StoreHead.size + record(DurableStoreTests.put(["a": "1"]), 1, seal).count
    damaged[second + 5] ^= 1
    try write(damaged, to: folder)
    let (state, report) = try StoreState.opened(folder)
    #expect(Set(state.values.keys) == ["a", "b"])
    #expect(report.records == 2 && report.lostRecords == 1 && report.damagedBytes > 0)
  }

  @Test func aFileWhoseHeadsAreDamagedIsNotTakenForOneWithoutASalt() throws {
    let folder = try TemporaryFolder()
    do {
      let store = try DurableStore(in: folder.url.path, name: "test") { _ in }
      var batch = StoreBatch()
      batch.put(record(DurableStoreTests.put(["forged": "1"]), 2, .unsalted), for: "planted")
      try store.commit(batch)
    }
    var damaged = try bytes(of: folder)
    for copy in StoreHead.copies { damaged[copy + 9] ^= 1 }
    try write(damaged, to: folder)
    let (state, report) = try StoreState.opened(folder)
    #expect(state == StoreState() && report.setAside.count == 1)
  }

  @Test func aRecordWithoutContentIsNoRecord() throws {
    for seal in [RecordSeal.unsalted, RecordSeal(salt: 9)] {
      let empty = RecordFrame.bytes([], number: 7, seal: seal)
      var scanner = RecordScanner(empty, seal: seal)
      #expect(scanner.next() == nil)
    }
    let folder = try TemporaryFolder()
    try write(firstFormat([DurableStoreTests.put(["a": "1"])]), to: folder)
    var reader = DurableStoreReader(in: folder.url.path, name: "test")
    try reader.refresh(reset: {}, apply: { _ in })
    try write(try bytes(of: folder) + RecordFrame.bytes([], number: 9, seal: .unsalted), to: folder)
    #expect(try !reader.refresh(reset: {}, apply: { _ in }))
  }

  @Test func aRecordThatIsThereTwiceCountsOnce() throws {
    let folder = try TemporaryFolder()
    let (put, seal) = (DurableStoreTests.put(["a": "1"]), RecordSeal(salt: 3))
    let records = record(put, 1, seal) + record(deletionOfA, 2, seal) + record(put, 1, seal) + record(put, 3, seal)
    try write(StoreHead(salt: 3, records: 3).whole + records, to: folder)
    let (state, report) = try StoreState.opened(folder)
    #expect(state.values.count == 1)
    #expect(report.records == 3 && report.damagedBytes == record(put, 1, seal).count)
  }

  @Test func aRecordThatWasTakenOutIsMissed() throws {
    let folder = try TemporaryFolder()
    let (put, seal) = (DurableStoreTests.put(["a": "1"]), RecordSeal(salt: 3))
    try write(StoreHead(salt: 3, records: 3).whole + record(put, 1, seal) + record(put, 3, seal), to: folder)
    let report = try StoreState.opened(folder).report
    #expect(report.lostRecords == 1 && report.damagedBytes == 0)
  }

  @Test func aReaderNoticesThatTheFolderWasMadeAnew() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appendingPathComponent("inner").path
    var reader = DurableStoreReader(in: path, name: "test")
    var state = StoreState()
    func refresh() throws { try reader.refresh(reset: { state = StoreState() }, apply: { state.apply($0) }) }
    for value in ["first", "other"] {
      do {
        let store = try DurableStore(in: path, name: "test") { _ in }
        try store.commit(DurableStoreTests.put([value: "1"]))
      }
      try refresh()
      #expect(Array(state.values.keys) == [value], "the file has the number and the size of the one before")
      try FileManager.default.removeItem(atPath: path)
    }
  }

  @Test func whatIsWrittenToAFileThatWasRemovedIsNotAcknowledged() throws {
    let folder = try TemporaryFolder()
    let store = try DurableStore(in: folder.url.path, name: "test") { _ in }
    try store.commit(DurableStoreTests.put(["a": "1"]))
    let path = "\(folder.url.path)/test-00000001.log"
    try FileManager.default.removeItem(atPath: path)
    // The file was given its name after it was opened, and the error tells that one.
    let error = #expect(throws: StorageError.wasRemoved(path)) { try store.commit(DurableStoreTests.put(["b": "2"])) }
    #expect(error.map { "\($0)" } == "\(path): the file was removed while it was open")
    #expect(throws: StorageError.mustReopen) { try store.commit(DurableStoreTests.put(["b": "2"])) }
  }

  @Test func foldersAndFilesAreTheirOwnersAlone() throws {
    let folder = try TemporaryFolder()
    let above = folder.url.appendingPathComponent("one").path
    _ = try UserHistory(at: above + "/two/", calendar: .gregorianInUTC)
    func mode(_ path: String) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }
    #expect(try mode(above) == 0o700 && mode(above + "/two") == 0o700)
    let files = try FileManager.default.contentsOfDirectory(atPath: above + "/two")
    #expect(files.count == 6)
    for file in files { #expect(try mode("\(above)/two/\(file)") == 0o600, "\(file)") }
  }
}
