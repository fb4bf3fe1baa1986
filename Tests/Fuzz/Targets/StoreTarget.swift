import Foundation
import IntentModel
import IntentHistory
import ParleySuggestions

/// Files of stores, and packets of a hand-off: what is opened is the same after it was compacted and opened again.
///
/// The first byte says what is opened: the index, donations, plays, a packet (0 to 3) or reminders (8); with 4 added
/// the rest is the changes of a record whose checksums are right, or the body of such a packet.
struct StoreTarget: FuzzTarget {
  let kept = SeedFiles.kept("Stores")
  private let mutations = Mutations(tokens: [
    "PPRC", "name bobo", "SendMessage", "removals", "{\"intent\":{}}", "d1", "r1",
  ])

  private static let now = FuzzWorld.now

  func input(from numbers: inout Numbers) -> [UInt8] {
    var input = mutations.changed(kept, &numbers)
    // Changed first bytes would mostly open a file as that of another store.
    if !numbers.isOne(in: 20), let first = numbers.pick(kept).first, !input.isEmpty {
      input[0] = kept.contains { $0.first == input[0] } ? input[0] : first
    }
    return input
  }

  func run(_ input: [UInt8]) async throws {
    guard let first = input.first else { return }
    let rest = Array(input.dropFirst())
    let isFramed = first & 4 != 0
    if first & 3 == 3 { return try unpack(isFramed ? Self.packet(rest) : rest) }
    let folder = ScratchFolder()
    defer { folder.remove() }
    let file = isFramed ? Self.record([0, 1], number: 1) + Self.record([2] + rest, number: 2) : rest
    let names = ["index", "donations", "media"]
    let name = first & 8 != 0 ? "reminders" : names[Int(first & 3)]
    try folder.write(file, to: "\(name)-00000001.log")
    switch name {
    case "index": try await openIndex(folder.path)
    case "donations": try await openDonations(folder.path)
    case "media": try await openPlays(folder.path)
    default: try await openReminders(folder.path)
    }
  }

  /// A record of the first format, whose checksums anybody can make.
  private static func record(_ content: [UInt8], number: UInt64) -> [UInt8] {
    var head = ByteWriter()
    head.fixed(0x4352_5050 as UInt32)
    head.fixed(UInt32(truncatingIfNeeded: content.count))
    head.fixed(number)
    head.fixed(CRC32.checksum(content))
    head.fixed(CRC32.checksum(head.bytes))
    return head.bytes + content
  }

  private static func packet(_ body: [UInt8]) -> [UInt8] {
    var writer = ByteWriter()
    for byte in "PHO1".utf8 { writer.byte(byte) }
    writer.fixed(CRC32.checksum(body))
    return writer.bytes + body
  }

  private func openIndex(_ folder: String) async throws {
    func found(_ index: SearchableIndex) async -> [[String]] {
      var found: [[String]] = []
      for text in ["", "f", "the fig", "12 "] {
        found.append(await index.search(SearchQuery(text), at: Self.now).map { "\($0)" }.sorted())
      }
      return found
    }
    let read = try await SearchableIndex(reading: folder).count
    let before: (Int, Int, [[String]])
    do {
      let index = try SearchableIndex(at: folder)
      try expect(await index.count == read, "a reader sees what the writer sees")
      try await index.tidy(at: Self.now)
      before = (await index.count, await index.removals, await found(index))
    }
    let again = try SearchableIndex(at: folder)
    let after = (await again.count, await again.removals, await found(again))
    try expect(before == after, "the index is the same after it was compacted", "\(before) \(after)")
    try await again.deleteAll()
    try expect(await again.count == 0, "nothing is left")
  }

  private func openDonations(_ folder: String) async throws {
    let read = try await Donations(reading: folder).all
    let before: ([Interaction], Int)
    do {
      let donations = try Donations(at: folder)
      before = (await donations.all, await donations.removals)
      try expect(before.0 == read, "a reader sees what the writer sees")
      try await donations.tidy()
    }
    let again = try Donations(at: folder)
    let after = (await again.all, await again.removals)
    try expect("\(before)" == "\(after)", "the donations are the same after they were compacted", "\(before) \(after)")
    _ = await again.lastApps(for: "SendMessage", with: [Person("Bobo")])
    try await again.deleteAll()
    try expect(await again.count == 0, "nothing is left")
  }

  private func openPlays(_ folder: String) async throws {
    let read = try await MediaLibrary(reading: folder).history
    let before: [MediaLibrary.Play]
    do { before = try await MediaLibrary(at: folder).history }
    try expect("\(before)" == "\(read)", "a reader sees what the writer sees")
    let again = try MediaLibrary(at: folder)
    try expect("\(await again.history)" == "\(before)", "the plays are the same when they are opened again")
    try await again.removeAll()
    try expect(await again.history.isEmpty, "nothing is left")
  }

  /// Keeps one more, takes off those that are due, and deletes the rest; each time the files hold what the memory does.
  private func openReminders(_ folder: String) async throws {
    func isKept(_ reminders: Reminders) async throws -> Bool {
      let read = try Reminders(reading: folder)
      let kept = await (reminders.all.map(\.id), reminders.removals)
      return await kept == (read.all.map(\.id), read.removals)
    }
    let reminders = try Reminders(at: folder)
    let before = await reminders.all
    try expect(try await isKept(reminders), "a reader sees what the writer sees")
    guard before.count < Reminders.capacity else { return }
    let new = try await reminders.add(Reminder("Figs", trigger: .arriving(.home), date: Self.now))
    let isAdded = await reminders.all.map(\.id) == before.map(\.id) + [new.id]
    try expect(try await isKept(reminders) && isAdded, "one more is kept")
    _ = await reminders.arrived(at: .home, on: Self.now)
    let due = await reminders.due(at: Self.now)
    try expect(due.contains { $0.id == new.id }, "it comes back")
    try expect(try await isKept(reminders), "what came back is in the files until it is handed over")
    try await reminders.handedOver(due, at: Self.now)
    let isOff = await reminders.due(at: Self.now).isEmpty
    try expect(try await isKept(reminders) && isOff, "what was handed over has left the files")
    try await reminders.deleteAll()
    let isEmpty = await reminders.all.isEmpty
    try expect(try await isKept(reminders) && isEmpty, "nothing is left")
  }

  private func unpack(_ packet: [UInt8]) throws {
    guard let unpacked = try? HandOffPacket(unpacking: Data(packet)), let packed = try? unpacked.packed() else {
      return
    }
    try expect((try? HandOffPacket(unpacking: packed)) == unpacked, "a packet is the same when it is packed again")
  }
}
