import Foundation
import HistorySamples
import IntentModel
import IntentVocabulary
import Testing

@testable import IntentHistory

@Suite struct DonatedNamesTests {
  private func stored(_ people: [Person], saying content: String = "hi") throws -> [UInt8] {
    let interaction = try Samples.interaction(
      "SendMessage", in: "chat", with: people, parameters: ["content": content])
    return try Donation(interaction, identifier: "1", calendar: .gregorianInUTC).encoded()
  }

  private func hashes(_ bytes: [UInt8]) throws -> [UInt64] {
    var hashes: [UInt64] = []
    try #require(StoredDonation(bytes)).forEachNameHash { hashes.append($0) }
    return hashes
  }

  @Test func namesAreKnownHoweverTheyAreWritten() throws {
    let stored = try stored([Person("Zoë \"Z\" O/Neil"), Person("zoe z o neil"), Person("Bobo"), Person("!!!")])
    #expect(
      try hashes(stored) == ["ZOE Z O Neil", "bobo"].compactMap { RemovedWords.hash(ofName: $0) })
  }

  @Test func whatAMessageSaysIsNoName() throws {
    #expect(try hashes(try stored([], saying: #""displayName":"Zira""#)).isEmpty)
  }

  @Test func aDonationOfTheFirstVersionIsReadWithItsNames() throws {
    let new = try stored([Person("Bobo"), Person("Koko \\ Banana")])
    let names = try hashes(new)
    #expect(names.count == 2)
    let old = [1] + new.dropFirst().dropLast(1 + 8 * names.count)
    #expect(try hashes(old) == names)
    #expect(StoredDonation(old)?.interaction?.people.count == 2)
    // The second version is not read without its names.
    #expect(StoredDonation(Array(new.dropLast(1 + 8 * names.count))) == nil)
    #expect(StoredDonation(Array(new.dropLast())) == nil)
  }

  @Test func donationsAreFoundByTheirNames() throws {
    var names = DonatedNames()
    let (bobo, both) = (try stored([Person("Bobo")]), try stored([Person("Koko"), Person("Bobo")]))
    names.add(try #require(StoredDonation(bobo)), 1)
    names.add(try #require(StoredDonation(both)), 2)
    let hash = { (name: String) in try #require(RemovedWords.hash(ofName: name)) }
    #expect(names.numbers(naming: [try hash("bobo")]) == [1, 2])
    #expect(names.numbers(naming: [try hash("koko")]) == [2])
    #expect(names.numbers(naming: [try hash("koko"), try hash("BOBO")]) == [1, 2])
    #expect(names.numbers(naming: [try hash("zira")]) == [])
    #expect(!names.isMostlyStale)
  }
}
