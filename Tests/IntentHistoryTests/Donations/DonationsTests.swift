import Foundation
import HistorySamples
import IntentModel
import IntentHistory
import TemporaryFolders
import Testing

@Suite struct DonationsTests {
  /// Of the room on the disk so much is left that a deletion can be written, and not the files anew.
  @Test func aDeletionHoldsWhereTheFilesCannotBeWrittenAnew() async throws {
    let folder = try TemporaryFolder()
    try await Donations(at: folder.url.path).donate([
      try Samples.interaction("SendMessage", in: "chat", with: [Person("Medlar")], identifier: "1"),
      try Samples.interaction("SendMessage", in: "chat", with: [Person("Quince")], identifier: "2"),
    ])
    let disk = FailingDisk(room: 500, .full)
    let donations = try Donations(at: folder.url.path, disk: disk)
    try await donations.delete(identifiers: ["1"], of: "chat")
    #expect(await donations.all.map(\.identifier) == ["2"] && disk.isFull)
    #expect(try folder.contains("Medlar"))
    disk.makeRoom()
    try await donations.tidy()
    #expect(try !folder.contains("Medlar") && folder.contains("Quince"))
  }

  @Test func whatWasDonatedComesBackAsItWas() async throws {
    let folder = try TemporaryFolder()
    let full = Interaction(
      intent: try anyIntent("SendMessage", ["content": "hi"]), response: AnyIntentResponse(code: "success"), app: "a",
      date: saturdayMorning, people: [Samples.bobo], direction: .incoming, duration: 5, identifier: "m1",
      groupIdentifier: "thread", location: Coordinate(latitude: 1, longitude: 2))
    do {
      let donations = try Donations(at: folder.url.path)
      await donations.donate(full)
      await donations.donate(Interaction(intent: try anyIntent("StartCall"), app: "b", date: saturdayMorning))
      #expect(await donations.lastProblem == nil)
    }
    let all = await (try Donations(at: folder.url.path)).all
    #expect(all.first == full)
    #expect(all.map(\.identifier) == ["m1", "donation-2"])
    #expect(all.map(\.handlingStatus) == [.success, .unspecified])
    #expect(full.dateInterval == saturdayMorning..<saturdayMorning + 5)
  }

  @Test func deletedByIdentifierGroupAppAndAll() async throws {
    let donations = Donations()
    try await donations.donate([
      try Samples.interaction("SendMessage", in: "a", identifier: "1", group: "x"),
      try Samples.interaction("SendMessage", in: "a", identifier: "2", group: "x"),
      try Samples.interaction("SendMessage", in: "a", identifier: "3", group: "y"),
      try Samples.interaction("SendMessage", in: "b", identifier: "1", group: "x"),
      try Samples.interaction("SendMessage", in: "b", identifier: "4"),
    ])
    func names() async -> [String] { await donations.all.map { $0.app + $0.identifier } }
    try await donations.delete(identifiers: ["1", "9"], of: "a")
    #expect(await names() == ["a2", "a3", "b1", "b4"])
    try await donations.delete(groupIdentifier: "x", of: "a")
    #expect(await names() == ["a3", "b1", "b4"])
    try await donations.deleteAll(of: "b")
    #expect(await names() == ["a3"])
    try await donations.deleteAll()
    #expect(await donations.count == 0)
  }

  @Test func oneWithTheSameIdentifierTakesTheOthersPlace() async throws {
    let donations = Donations()
    await donations.donate(try Samples.interaction("SendMessage", in: "a", identifier: "1", code: "inProgress"))
    await donations.donate(try Samples.interaction("SendMessage", in: "a", identifier: "1", code: "success"))
    #expect(await donations.all.map(\.handlingStatus) == [.success])
  }

  @Test func theOldestGoFirst() async throws {
    let donations = Donations([], capacity: 3)
    for number in 1...5 {
      await donations.donate(try Samples.interaction("StartCall", in: "a", identifier: "\(number)"))
    }
    #expect(await donations.all.map(\.identifier) == ["3", "4", "5"])
  }

  @Test func manyThatNobodyAskedForLeaveTheNewest() async throws {
    let donations = Donations([], capacity: 16)
    for number in 1...200 {
      await donations.donate(try Samples.interaction("StartCall", in: "a", identifier: "\(number)"))
    }
    let kept = await donations.all.map(\.identifier)
    #expect(16...17 ~= kept.count)
    #expect(kept == (1...200).suffix(kept.count).map { "\($0)" })
  }

  @Test func aDiskThatIsFullIsToldAndDisturbsNothing() async throws {
    let folder = try TemporaryFolder()
    let disk = FailingDisk(room: 1124, .full)
    let donations = try Donations(at: folder.url.path, disk: disk)
    let interaction = try Samples.interaction("SendMessage", in: "a", with: [Samples.bobo])
    await donations.donate(interaction)
    #expect(await donations.lastProblem != nil)
    #expect(await donations.count == 0)
    disk.makeRoom()
    await donations.donate(interaction)
    #expect(await donations.lastProblem == nil)
    #expect(await donations.lastApps(for: "SendMessage", with: [Samples.bobo]) == ["a"])
  }

  @Test func aDeletedWordIsInNoFile() async throws {
    let folder = try TemporaryFolder()
    let donations = try Donations(at: folder.url.path)
    try await donations.donate([
      try Samples.interaction("SendMessage", in: "a", identifier: "1", parameters: ["content": "tangerine"]),
      try Samples.interaction("SendMessage", in: "com.quince", with: [Person("Medlar")], identifier: "2"),
    ])
    try await donations.setDefaultApp("com.quince", for: Person("Medlar"), act: .message)
    try await donations.delete(identifiers: ["1"], of: "a")
    #expect(try !folder.contains("tangerine") && folder.contains("quince"))
    try await donations.deleteAll(of: "com.quince")
    #expect(try !folder.contains("quince") && !folder.contains("Medlar") && !folder.contains("medlar"))
  }

  @Test func readersFollowTheWriter() async throws {
    let folder = try TemporaryFolder()
    let reader = try Donations(reading: folder.url.path)
    #expect(await reader.count == 0)
    let donations = try Donations(at: folder.url.path)
    let interaction = try Samples.interaction("SendMessage", in: "com.quince", with: [Person("Medlar")])
    await donations.donate(interaction)
    try await reader.refresh()
    #expect(await reader.lastApps(for: "SendMessage", with: [Person("Medlar")]) == ["com.quince"])
    await #expect(throws: StorageError.readOnly) { try await reader.donate([interaction]) }
    await #expect(throws: StorageError.readOnly) { try await reader.deleteAll() }
    #expect(await reader.count == 1)
    try await donations.deleteAll()
    try await reader.refresh()
    #expect(await reader.count == 0)
  }

  @Test func deletionsAreCountedAcrossProcesses() async throws {
    let folder = try TemporaryFolder()
    do {
      let donations = try Donations(at: folder.url.path)
      try await donations.donate([try Samples.interaction("SendMessage", in: "a", identifier: "1")])
      #expect(await donations.removals == 0)
      try await donations.delete(identifiers: ["1"], of: "a")
      try await donations.delete(identifiers: ["1"], of: "a")
    }
    let donations = try Donations(at: folder.url.path)
    #expect(await donations.removals == 1)
    try await donations.donate([try Samples.interaction("SendMessage", in: "b")])
    try await donations.deleteAll()
    try await donations.tidy()
    #expect(try await Donations(reading: folder.url.path).removals == 2)
  }
}
