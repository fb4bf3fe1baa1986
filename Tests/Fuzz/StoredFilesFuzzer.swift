// Opens whatever libFuzzer makes up as the files of an index, of donations, of plays, of reminders, and as a packet of
// a hand-off.
// Not part of the package's build; its modules are built as StructuredDataFuzzer.swift says, then:
//
//   swiftc -O -parse-as-library -sanitize=fuzzer,address -swift-version 6 -package-name parley -I .build/fuzz \
//     -o .build/fuzz/stored-files .build/fuzz/*.o Tests/Fuzz/StoredFilesFuzzer.swift
//   mkdir -p .build/fuzz/stores
//   .build/fuzz/stored-files -max_total_time=1200 -timeout=5 .build/fuzz/stores Tests/Fuzz/Seeds/Stores
//
// The first byte says what is opened: as it is (0 to 3, and 8 for reminders), or as the changes of a record whose
// checksums are right (4 to 7, and 12). A finding is a trap, an overrun, a hang, or a state that is not the same after
// it was compacted and read again.

import Dispatch
import Foundation
@testable import IntentModel
@testable import IntentSuggestions

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard let first = UnsafeBufferPointer(start: start, count: count).first else { return 0 }
  let rest = Array(UnsafeBufferPointer(start: start, count: count).dropFirst())
  let isFramed = first & 4 != 0
  let file =
    isFramed ? RecordFrame.bytes([0, 1], number: 1) + RecordFrame.bytes([2] + rest, number: 2) : rest
  if first & 8 != 0 {
    openReminders(file)
    return 0
  }
  switch first & 3 {
  case 0: openIndex(file)
  case 1: openDonations(file)
  case 2: openPlays(file)
  default: unpack(isFramed ? framed(rest) : rest)
  }
  return 0
}

private let now = Date(timeIntervalSince1970: 1_795_251_600)

/// Opens a file, uses what it holds, and opens it again after a compaction; both must hold the same.
private func reopened<Content>(
  _ name: String, _ file: [UInt8], _ new: () -> Content, _ apply: (inout Content, StoreBatch.Change) -> Void,
  _ live: (Content) -> [(key: String, value: [UInt8])]
) -> (Content, Content)? {
  let disk = MemoryDisk(["s/\(name)-00000001.log": file])
  var first = new()
  var again = new()
  do {
    let store = try DurableStore(in: "s", name: name, disk: disk) { apply(&first, $0) }
    try store.compact(live(first))
    _ = try DurableStore(in: "s", name: name, disk: disk) { apply(&again, $0) }
  } catch {
    fatalError("\(name): \(error)")
  }
  return (first, again)
}

private func openIndex(_ file: [UInt8]) {
  guard var (index, again) = reopened("index", file, { IndexContent() }, { $0.apply($1) }, { Array($0.live) }) else {
    return
  }
  guard index.count == again.count, index.liveBytes == again.liveBytes, index.removals == again.removals else {
    fatalError("the index changed")
  }
  for text in ["", "f", "the fig", "12 "] {
    let found = index.search(SearchQuery(text), at: now)
    guard found.count == again.search(SearchQuery(text), at: now).count else { fatalError("a search changed") }
    for result in found { _ = result.activity.payloadSize }
  }
  _ = index.expiredKeys(at: now)
  for key in index.keys(of: nil).prefix(20) { index.apply(.delete(key: key.stored)) }
  guard index.liveBytes >= 0 else { fatalError("fewer bytes than none") }
}

private func openDonations(_ file: [UInt8]) {
  guard var (content, again) = reopened("donations", file, { DonationContent() }, { $0.apply($1) }, { Array($0.live) })
  else { return }
  guard content.count == again.count, content.liveBytes == again.liveBytes, content.removals == again.removals else {
    fatalError("the donations changed")
  }
  let slot = WeekSlot(number: 100)
  func best(_ content: inout DonationContent) -> [Double] {
    content.bestHabits(5, at: now, slot: slot, place: nil, isWanted: { _ in true }).map(\.total)
  }
  let scores = best(&content)
  guard scores == best(&again), scores.allSatisfy({ $0.isFinite }) else { fatalError("the habits changed") }
  for number in content.sorted {
    _ = content.donation(number)?.interaction
    content.apply(.delete(key: StoreKey.donation(number).stored))
  }
  guard best(&content).isEmpty, content.count == 0, content.liveBytes == 0 else { fatalError("something is left") }
}

private func openPlays(_ file: [UInt8]) {
  guard let (plays, again) = reopened("media", file, { PlayHistory([]) }, { $0.apply($1) }, { $0.live }) else { return }
  guard plays.all == again.all else { fatalError("the plays changed") }
  guard plays.removing(where: { _ in true }).count == plays.all.count else { fatalError("a play is left") }
}

private func openReminders(_ file: [UInt8]) {
  let done = DispatchSemaphore(value: 0)
  Task.detached {
    do { try await useReminders(file) } catch { fatalError("reminders: \(error)") }
    done.signal()
  }
  done.wait()
}

/// Keeps one more, takes off those that are due, and deletes the rest; each time the files hold what the memory does.
private func useReminders(_ file: [UInt8]) async throws {
  let disk = MemoryDisk(["s/reminders-00000001.log": file])
  func isKept(_ reminders: Reminders) async throws -> Bool {
    let again = try Reminders(at: "s", disk: disk.copy())
    let (kept, found) = await (reminders.all, again.all)
    let (counted, recounted) = await (reminders.removals, again.removals)
    return kept.map(\.id) == found.map(\.id) && counted == recounted
  }
  let reminders = try Reminders(at: "s", disk: disk)
  let before = await reminders.all
  let place = ReminderPlace.home
  let new = try await reminders.add(Reminder("Figs", trigger: .arriving(place), date: now))
  guard await reminders.all.map(\.id) == before.map(\.id) + [new.id], try await isKept(reminders) else {
    fatalError("one more was not kept")
  }
  let due = try await reminders.due(at: now) + reminders.arrived(at: place, on: now) + reminders.left(place, on: now)
  guard due.contains(where: { $0.id == new.id }), try await isKept(reminders) else {
    fatalError("it did not come back")
  }
  _ = await reminders.back(at: now)
  try await reminders.deleteAll()
  guard await reminders.all.isEmpty, try await isKept(reminders) else { fatalError("a reminder is left") }
}

private func unpack(_ packet: [UInt8]) {
  guard let unpacked = try? HandOffPacket(unpacking: Data(packet)) else { return }
  if let packed = try? unpacked.packed() {
    guard (try? HandOffPacket(unpacking: packed)) == unpacked else { fatalError("the packet changed") }
  }
}

/// A packet around whatever is said to be an activity.
private func framed(_ body: [UInt8]) -> [UInt8] {
  var writer = ByteWriter()
  for byte in "PHO1".utf8 { writer.byte(byte) }
  writer.fixed(CRC32.checksum(body))
  return writer.bytes + body
}

/// A disk in memory. A file that is renamed while it is open goes on being written.
private final class MemoryDisk: Disk, @unchecked Sendable {
  private final class Contents {
    var bytes: [UInt8]
    init(_ bytes: [UInt8] = []) { self.bytes = bytes }
  }

  private var files: [String: Contents]

  init(_ files: [String: [UInt8]]) { self.files = files.mapValues(Contents.init) }

  func copy() -> MemoryDisk { MemoryDisk(files.mapValues(\.bytes)) }
  func makeFolder(_ path: String) {}
  func list(_ folder: String) -> [String] { files.keys.map { String($0.dropFirst(folder.utf8.count + 1)) } }
  func read(_ path: String, from offset: Int) -> [UInt8] { Array((files[path]?.bytes ?? []).dropFirst(offset)) }
  func rename(_ path: String, to new: String) { files[new] = files.removeValue(forKey: path) }
  func remove(_ path: String) { files[path] = nil }
  func synchronize(folder: String) {}
  func lock(_ path: String) -> any DiskLock { Lock() }

  func open(_ path: String, isNew: Bool) -> any DiskFile {
    let contents = isNew ? Contents() : files[path] ?? Contents()
    files[path] = contents
    return File(contents)
  }

  private final class Lock: DiskLock {}

  private final class File: DiskFile {
    private let contents: Contents
    init(_ contents: Contents) { self.contents = contents }
    func append(_ bytes: [UInt8]) { contents.bytes += bytes }
    func synchronize() {}
    func truncate(to size: Int) { contents.bytes.removeSubrange(min(size, contents.bytes.count)...) }
  }
}
