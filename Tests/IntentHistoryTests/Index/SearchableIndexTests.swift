import Foundation
import HistorySamples
import IntentModel
import IntentHistory
import Testing

@Suite struct SearchableIndexTests {
  static func index(_ items: [SearchableItem]) async throws -> SearchableIndex {
    let index = SearchableIndex()
    try await index.index(items, of: Samples.app, at: saturdayMorning)
    return index
  }

  private func found(_ query: SearchQuery, in index: SearchableIndex) async -> [String] {
    await index.search(query, at: saturdayMorning).map(\.item.uniqueIdentifier)
  }

  @Test(arguments: [
    ("fig", ["fig"]), ("FIG", ["fig"]), ("créme", ["brulee"]), ("creme brulee", ["brulee"]), ("brul", ["brulee"]),
    ("brul ", []), ("fig leaf", ["fig"]), ("fig tree", []), ("banana", ["bar", "republic"]),
    ("b", ["bar", "republic", "brulee"]),
    ("tree", ["bar"]), ("12 canopy", ["fig"]), ("5550100", ["fig"]), ("bobo", ["republic"]), ("nothing", []),
  ])
  func foundByWordsBeginningsAndWithoutAccents(text: String, expected: [String]) async throws {
    let index = try await Self.index([
      Samples.item("fig", "The Fig Leaf", daysAgo: 3) {
        $0.subThoroughfare = "12"
        $0.thoroughfare = "Canopy Street"
        $0.phoneNumbers = ["+1 555 0100"].map { $0.replacingOccurrences(of: "+1 ", with: "") }
      },
      Samples.item("brulee", "Crème brûlée", daysAgo: 2),
      Samples.item("republic", "Republic", daysAgo: 1) {
        $0.keywords = ["bananas"]
        $0.people = ["Bobo the Great"]
      },
      Samples.item("bar", "Banana Bar") { $0.contentDescription = "Between the trees." },
    ])
    #expect(await found(SearchQuery(text), in: index) == expected)
  }

  @Test func foundByAttribute() async throws {
    let index = try await Self.index([
      Samples.item("a", "Palm", daysAgo: 1) { $0.keywords = ["fig"] },
      Samples.item("b", "Fig", daysAgo: 2) {
        $0.namedLocation = "Fig"
        $0.latitude = 48.137
        $0.longitude = 11.575
        $0.startDate = saturdayMorning
      },
      Samples.item("c", "Third", domain: "mail.work", daysAgo: 3) {
        $0.contentType = "public.message"
        $0.phoneNumbers = ["1"]
      },
    ])
    #expect(await found(SearchQuery("fig"), in: index) == ["a", "b"])
    #expect(await found(SearchQuery("", [.words("fig", in: .title)]), in: index) == ["b"])
    #expect(await found(SearchQuery("", [.words("f*", in: .keywords)]), in: index) == ["a"])
    #expect(await found(SearchQuery(line: "title:fig"), in: index) == ["b"])
    #expect(await found(SearchQuery(line: "pal keywords:fig"), in: index) == ["a"])
    let near = Coordinate(latitude: 48.138, longitude: 11.575)
    #expect(await found(SearchQuery("", [.near(near, metres: 200)]), in: index) == ["b"])
    #expect(await found(SearchQuery("", [.near(near, metres: 100)]), in: index) == [])
    #expect(await found(SearchQuery("", [.date(.start, from: saturdayMorning, until: nil)]), in: index) == ["b"])
    #expect(await found(SearchQuery("", [.date(.start, from: nil, until: saturdayMorning)]), in: index) == [])
    #expect(await found(SearchQuery("", [.contentType("public.message")]), in: index) == ["c"])
    #expect(await found(SearchQuery("", [.domain("mail")]), in: index) == ["c"])
    #expect(await found(SearchQuery("", [.canBeCalled]), in: index) == ["c"])
    #expect(await found(SearchQuery("", [.canBeGoneTo]), in: index) == ["b"])
    #expect(await found(SearchQuery(limit: 2), in: index) == ["a", "b"])
    #expect(await found(SearchQuery("fig", in: "com.example.other"), in: index) == [])
  }

  @Test func newestAndMostUsedComeFirst() async throws {
    let index = try await Self.index([
      Samples.item("old", "Fig one", daysAgo: 20), Samples.item("new", "Fig two", daysAgo: 1),
      Samples.item("older", "Fig three", daysAgo: 30),
    ])
    #expect(await found(SearchQuery("fig"), in: index) == ["new", "old", "older"])
    let result = try #require(await index.search(SearchQuery("three"), at: saturdayMorning).first)
    try await index.markUsed(result, at: saturdayMorning - 86400 * 10)
    #expect(await found(SearchQuery("fig"), in: index) == ["new", "older", "old"])
    try await index.markUsed(result, at: saturdayMorning)
    #expect(await found(SearchQuery("fig"), in: index) == ["older", "new", "old"])
  }

  @Test func anItemWithTheSameIdentifierTakesTheOthersPlace() async throws {
    let index = try await Self.index([Samples.item("a", "Fig"), Samples.item("a", "Palm")])
    #expect(await index.count == 1)
    #expect(await found(SearchQuery("fig"), in: index) == [])
    #expect(await found(SearchQuery("palm"), in: index) == ["a"])
    try await index.index([Samples.item("a", "Vine")], of: "com.example.other", at: saturdayMorning)
    #expect(await index.count == 2)
  }

  @Test func aBatchIsTakenWholeOrNotAtAll() async throws {
    let index = SearchableIndex()
    await #expect(throws: SearchableIndex.Failure.emptyIdentifier(place: 1)) {
      try await index.index([Samples.item("a", "Fig"), Samples.item("", "Palm")], of: Samples.app, at: saturdayMorning)
    }
    let large = Samples.item("b", String(repeating: "x", count: 2 << 20))
    await #expect(throws: SearchableIndex.Failure.self) {
      try await index.index([Samples.item("a", "Fig"), large], of: Samples.app, at: saturdayMorning)
    }
    #expect(await index.count == 0)
    try await index.index([Samples.item("a", "Fig")], of: Samples.app, clientState: Data([1, 2]), at: saturdayMorning)
    #expect(await index.clientState(of: Samples.app) == Data([1, 2]))
    #expect(await index.clientState(of: "com.example.other") == nil)
  }

  @Test func deletedByIdentifierDomainAppAndAll() async throws {
    func names(_ index: SearchableIndex) async -> Set<String> { Set(await found(SearchQuery(), in: index)) }
    let index = try await Self.index([
      Samples.item("a", "A", domain: "mail"), Samples.item("b", "B", domain: "mail.work"),
      Samples.item("c", "C", domain: "mailing"), Samples.item("d", "D"),
      Samples.item("e", "E", domain: "mail.work.urgent"),
    ])
    try await index.index([Samples.item("x", "X", domain: "mail")], of: "com.example.other", at: saturdayMorning)
    try await index.delete(identifiers: ["d", "none"], of: Samples.app)
    #expect(await names(index) == ["a", "b", "c", "e", "x"])
    try await index.delete(domains: ["mail.work"], of: Samples.app)
    #expect(await names(index) == ["a", "c", "x"])
    try await index.delete(domains: ["mail"], of: Samples.app)
    #expect(await names(index) == ["c", "x"])
    try await index.deleteAll(of: Samples.app)
    #expect(await names(index) == ["x"])
    try await index.deleteAll()
    #expect(await index.count == 0)
  }

  @Test func whatHasExpiredIsNotFound() async throws {
    var item = Samples.item("a", "Fig")
    item.expirationDate = saturdayMorning + 60
    let index = try await Self.index([item, Samples.item("b", "Fig")])
    #expect(await index.search(SearchQuery("fig"), at: saturdayMorning + 59).count == 2)
    #expect(await index.search(SearchQuery("fig"), at: saturdayMorning + 60).map(\.item.uniqueIdentifier) == ["b"])
    try await index.tidy(at: saturdayMorning + 60)
    #expect(await index.count == 1)
  }

  @Test func aPickedItemComesBackAsAnActivityWithItsIdentifier() async throws {
    let index = try await Self.index([Samples.item("fig", "The Fig") { $0.namedLocation = "The Fig" }])
    let result = try #require(await index.search(SearchQuery("fig"), at: saturdayMorning).first)
    let activity = result.activity
    #expect(activity.activityType == "com.apple.corespotlightitem")
    #expect(activity.userInfo == ["kCSSearchableItemActivityIdentifier": "fig"])
    #expect(activity.place?.name == "The Fig")
    let center = ActivityCenter()
    await center.register(.reviews) { _ in }
    #expect(try await center.open(activity, in: result.app, at: saturdayMorning) == .app(Samples.app))
  }
}
