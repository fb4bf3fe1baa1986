import Foundation
import HistorySamples
import IntentModel
import IntentHistory
import TemporaryFolders
import Testing

@Suite struct StoredIndexTests {
  let app = Samples.app

  @Test func allThatIsKnownOfAnItemComesBack() async throws {
    let folder = try TemporaryFolder()
    var item = Samples.item("fig", "Die Feige", domain: "places.food") {
      $0.contentDescription = "Süß"
      $0.keywords = ["a", ""]
      $0.thumbnail = .data(Data([1, 2, 3]))
      $0.contentURL = URL(string: "https://example.com/fig")
      $0.contentCreationDate = saturdayMorning
      $0.lastUsedDate = saturdayMorning - 5
      $0.endDate = saturdayMorning + 5
      $0.dueDate = saturdayMorning + 6
      $0.people = ["Bobo"]
      $0.emailAddresses = ["bobo@example.com"]
      $0.phoneNumbers = ["1"]
      $0.place = Placemark(
        name: "Fig", coordinate: Coordinate(latitude: 1, longitude: -2), subThoroughfare: "1", thoroughfare: "T",
        locality: "C", administrativeArea: "S", postalCode: "P", country: "L")
      $0.supportsPhoneCall = false
      $0.supportsNavigation = true
      $0.relatedUniqueIdentifier = "other"
      $0.domainIdentifier = "d"
    }
    item.expirationDate = saturdayMorning + 100
    let plain = SearchableItem("plain", attributeSet: SearchableItemAttributeSet(title: "Feige"))
    do {
      let index = try SearchableIndex(at: folder.url.path)
      try await index.index([item, plain], of: app, clientState: Data("state".utf8), at: saturdayMorning)
      let result = try #require(await index.search(SearchQuery("feige die"), at: saturdayMorning).first)
      try await index.markUsed(result, at: saturdayMorning)
    }
    let index = try SearchableIndex(at: folder.url.path)
    #expect(index.report.isClean)
    let found = await index.search(SearchQuery("feige"), at: saturdayMorning)
    #expect(found.map(\.item) == [item, plain])
    #expect(await index.clientState(of: app) == Data("state".utf8))
  }

  @Test func aDeletedWordIsInNoFile() async throws {
    let folder = try TemporaryFolder()
    let index = try SearchableIndex(at: folder.url.path)
    let words = ["tangerine", "quince", "medlar", "papaya", "loquat"]
    try await index.index(
      words.map { Samples.item("id-\($0.prefix(2))", $0, domain: "d-\($0)") }, of: app, at: saturdayMorning
    )
    for word in words { #expect(try folder.contains(word)) }
    try await index.delete(identifiers: ["id-ta"], of: app)
    #expect(try !folder.contains("tangerine"))
    try await index.delete(domains: ["d-quince"], of: app)
    #expect(try !folder.contains("quince"))
    var expiring = Samples.item("id-me", "Medlar", domain: "d")
    expiring.expirationDate = saturdayMorning + 1
    try await index.index([expiring], of: app, clientState: Data("durian".utf8), at: saturdayMorning)
    try await index.tidy(at: saturdayMorning)
    #expect(try folder.contains("Medlar") && !folder.contains("d-medlar"))
    try await index.tidy(at: saturdayMorning + 2)
    #expect(try !folder.contains("Medlar") && !folder.contains("medlar") && folder.contains("papaya"))
    try await index.deleteAll(of: app)
    for word in words + ["durian", app] { #expect(try !folder.contains(word)) }
  }

  @Test func theFilesCountWhatWasDeletedAndNotWhatExpired() async throws {
    let folder = try TemporaryFolder()
    var expiring = Samples.item("expiring", "Medlar")
    expiring.expirationDate = saturdayMorning + 1
    do {
      let index = try SearchableIndex(at: folder.url.path)
      try await index.index([Samples.item("fig", "Fig"), expiring], of: app, at: saturdayMorning)
      try await index.tidy(at: saturdayMorning + 2)
      #expect(await index.count == 1)
      #expect(await index.removals == 0)
      try await index.delete(identifiers: ["fig"], of: app)
      try await index.delete(identifiers: ["fig"], of: app)
      #expect(await index.removals == 1)
    }
    let index = try SearchableIndex(at: folder.url.path)
    let reader = try SearchableIndex(reading: folder.url.path)
    #expect(await reader.removals == 1)
    try await index.index([Samples.item("pear", "Pear")], of: app, at: saturdayMorning)
    try await index.deleteAll()
    try await index.tidy(at: saturdayMorning)
    try await reader.refresh()
    #expect(await reader.removals == 2)
    #expect(await reader.count == 0)
  }

  @Test func whatIsIndexedAnewAfterItsUseIsAsHotWhenItIsOpenedAgain() async throws {
    let folder = try TemporaryFolder()
    func heats(_ index: SearchableIndex) async -> [SearchableIndex.Heat] {
      await index.search(SearchQuery("fig"), at: saturdayMorning).map(\.heat)
    }
    let before: [SearchableIndex.Heat]
    do {
      let index = try SearchableIndex(at: folder.url.path)
      let old = Samples.item("fig", "Fig", daysAgo: 400)
      try await index.index([old], of: app, at: saturdayMorning)
      let found = try #require(await index.search(SearchQuery("fig"), at: saturdayMorning).first)
      try await index.markUsed(found, at: saturdayMorning - 300 * 86400)
      try await index.index([Samples.item("fig", "Fig")], of: app, at: saturdayMorning)
      before = await heats(index)
      #expect(before == [SearchableIndex.Heat(at: saturdayMorning)])
      try await index.tidy(at: saturdayMorning)
    }
    #expect(await heats(try SearchableIndex(at: folder.url.path)) == before)
  }

  @Test func aDiskThatIsFullLeavesTheIndexAsItWas() async throws {
    let folder = try TemporaryFolder()
    let disk = FailingDisk(room: 1624, .full)
    let index = try SearchableIndex(at: folder.url.path, disk: disk)
    var kept = 0
    for number in 0..<20 {
      do {
        try await index.index([Samples.item("\(number)", "Fig")], of: app, at: saturdayMorning)
        kept += 1
      } catch { break }
    }
    #expect(kept > 2 && kept < 20)
    #expect(await index.count == kept)
    #expect(await index.search(SearchQuery("fig"), at: saturdayMorning).count == kept)
    disk.makeRoom()
    try await index.index([Samples.item("last", "Fig")], of: app, at: saturdayMorning)
    #expect(await (try reading(folder)).count == kept + 1)
  }

  /// Of the room on the disk so much is left that a change can be written, and not the files anew.
  @Test func whatWasCommittedHoldsWhereTheRestFails() async throws {
    let expired = saturdayMorning + 2
    for room in stride(from: 0, to: 2400, by: 20) {
      let folder = try TemporaryFolder()
      do {
        let index = try SearchableIndex(at: folder.url.path)
        var expiring = Samples.item("old", "Medlar")
        expiring.expirationDate = saturdayMorning + 1
        try await index.index([expiring, Samples.item("a", "Quince")], of: app, at: saturdayMorning)
      }
      let disk = FailingDisk(room: room, .full)
      let index = try SearchableIndex(at: folder.url.path, disk: disk)
      let isIndexed =
        (try? await index.index([Samples.item("b", "Fig")], of: app, at: expired)) != nil
      let isDeleted = (try? await index.delete(identifiers: ["a"], of: app)) != nil
      for other in [index, try SearchableIndex(reading: folder.url.path)] {
        #expect(await other.search(SearchQuery("fig"), at: expired).count == (isIndexed ? 1 : 0), "\(room) bytes")
        #expect(await other.search(SearchQuery("quince"), at: expired).count == (isDeleted ? 0 : 1), "\(room) bytes")
      }
      disk.makeRoom()
      try await index.tidy(at: expired)
      #expect(try !folder.contains("Medlar") && folder.contains("Quince") != isDeleted)
    }
  }

  @Test func aDiskThatIsFullIsOpenedAllTheSame() async throws {
    let folder = try TemporaryFolder()
    do {
      let index = try SearchableIndex(at: folder.url.path)
      for title in ["medlar", "quince"] {
        try await index.index([Samples.item("a", title)], of: app, at: saturdayMorning)
      }
    }
    let disk = FailingDisk(room: 0, .full)
    let index = try SearchableIndex(at: folder.url.path, disk: disk)
    #expect(await index.search(SearchQuery("quince"), at: saturdayMorning).count == 1)
    #expect(try folder.contains("medlar"), "there is no room to write the files anew")
    disk.makeRoom()
    try await index.tidy(at: saturdayMorning)
    #expect(try !folder.contains("medlar") && folder.contains("quince"))
  }

  @Test func readersFollowTheWriter() async throws {
    let folder = try TemporaryFolder()
    let reader = try reading(folder)
    #expect(await reader.count == 0)
    let index = try SearchableIndex(at: folder.url.path)
    try await index.index([Samples.item("a", "Fig")], of: app, at: saturdayMorning)
    try await reader.refresh()
    #expect(await reader.search(SearchQuery("fig"), at: saturdayMorning).count == 1)
    try await index.delete(identifiers: ["a"], of: app)
    try await reader.refresh()
    #expect(await reader.count == 0)
    await #expect(throws: StorageError.readOnly) {
      try await reader.index([Samples.item("b", "Palm")], of: app, at: saturdayMorning)
    }
    #expect(throws: StorageError.self) { try SearchableIndex(at: folder.url.path) }
  }

  private func reading(_ folder: TemporaryFolder) throws -> SearchableIndex {
    try SearchableIndex(reading: folder.url.path)
  }
}
