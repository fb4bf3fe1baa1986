import Foundation
import HistorySamples
import IntentModel
import IntentHistory
import StoreHistories
import TemporaryFolders
import Testing

/// Files whose records are sound but hold anything: nothing that is read from them may take the host down.
@Suite struct StoredGarbageTests {
  private func garbage(_ random: inout SeededRandom, from sample: [UInt8]) -> [UInt8] {
    var bytes = sample
    for _ in 0..<Int.random(in: 0...6, using: &random) where !bytes.isEmpty {
      let index = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.removeSubrange(index...)
      default: bytes.insert(0xFF, at: index)
      }
    }
    return bytes
  }

  /// The values that a folder holds, by key.
  private func values(_ folder: TemporaryFolder, _ name: String) throws -> [(String, [UInt8])] {
    try StoreState.opened(folder, name: name).state.values.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  @Test func anIndexOpensOnAnything() async throws {
    let source = try TemporaryFolder()
    do {
      let index = try SearchableIndex(at: source.url.path)
      let item = Samples.item("fig", "The Fig", domain: "d") { $0.people = ["Bobo"] }
      try await index.index([item], of: "app", clientState: Data([1]), at: saturdayMorning)
      for result in await index.search(SearchQuery("fig"), at: saturdayMorning) {
        try await index.markUsed(result, at: saturdayMorning)
      }
    }
    let samples = try values(source, "index")
    var random = SeededRandom(seed: 5)
    for _ in 0..<150 {
      let folder = try TemporaryFolder()
      do {
        let store = try DurableStore(in: folder.url.path, name: "index") { _ in }
        var batch = StoreBatch()
        for (key, value) in samples + samples {
          let damaged = String(decoding: garbage(&random, from: Array(key.utf8)), as: UTF8.self)
          batch.put(garbage(&random, from: value), for: Bool.random(using: &random) ? key : damaged)
        }
        try store.commit(batch)
      }
      let index = try SearchableIndex(at: folder.url.path)
      let found = await index.search(SearchQuery("f"), at: saturdayMorning)
      #expect(found.count <= 4)
      try await index.index([Samples.item("palm", "Palm")], of: "app", at: saturdayMorning)
      #expect(
        await index.search(SearchQuery("palm"), at: saturdayMorning).contains { $0.item.uniqueIdentifier == "palm" })
      try await index.deleteAll()
      #expect(await index.count == 0)
    }
  }

  private func habits(_ donations: Donations) async -> [DonatedHabit] {
    let chat = HabitFilter(
      app: AppProfile.chat.identifier, intents: AppProfile.chat.supportedIntents, withPeople: true,
      withoutPeople: true, views: true)
    return await donations.habits([chat], limit: 5, at: saturdayMorning, place: nil)
  }

  @Test func donationsOpenOnAnything() async throws {
    let source = try TemporaryFolder()
    let bobo = Samples.bobo
    do {
      let donations = try Donations(at: source.url.path)
      await donations.donate(
        try Samples.interaction("SendMessage", in: "com.example.chat", with: [bobo], identifier: "1"))
      try await donations.setDefaultApp("com.example.chat", for: bobo, act: .message)
      for habit in await habits(donations) { try await donations.learn(habit.identifier, of: habit.app, taken: true) }
    }
    let samples = try values(source, "donations")
    #expect(samples.count == 5, "a donation, three keys of the default app, feedback")
    var random = SeededRandom(seed: 6)
    for _ in 0..<150 {
      let folder = try TemporaryFolder()
      do {
        let store = try DurableStore(in: folder.url.path, name: "donations") { _ in }
        var batch = StoreBatch()
        batch.put(samples.first { $0.0.hasPrefix("d") }?.1 ?? [], for: "d\u{1F}9223372036854775807")
        for (key, value) in samples + samples {
          let damaged = String(decoding: garbage(&random, from: Array(key.utf8)), as: UTF8.self)
          batch.put(garbage(&random, from: value), for: Bool.random(using: &random) ? key : damaged)
        }
        try store.commit(batch)
      }
      let donations = try Donations(at: folder.url.path)
      #expect(await habits(donations).allSatisfy { $0.score.isFinite })
      await donations.donate(
        try Samples.interaction("SendMessage", in: "com.example.chat", with: [Person("Alice")]))
      #expect(await donations.lastProblem == nil)
      #expect(await donations.lastApps(for: "SendMessage", with: [Person("Alice")]) == ["com.example.chat"])
    }
  }
}
