import Foundation
import HistorySamples
import IntentModel
import IntentHistory
import ParleySuggestions
import TemporaryFolders
import Testing

/// The whole way of one restaurant: looked at, offered everywhere, found again, and gone everywhere when it is deleted.
@Suite struct StoryTests {
  private let app = AppProfile.reviews.identifier
  private let apps: [AppProfile] = [.reviews, .rides, .maps, .chat]

  private func context(_ minutes: Double, _ surface: SuggestionSurface) -> SuggestionContext {
    SuggestionContext(now: saturdayMorning + minutes * 60, apps: apps, surface: surface)
  }

  @Test func aRestaurantIsOfferedEverywhereAndThenNowhere() async throws {
    let folder = try TemporaryFolder()
    let suggestions = try Suggestions(at: folder.url.path, calendar: .gregorianInUTC)
    await suggestions.history.activities.register(.reviews) { _ in }
    try await suggestions.history.index.index(
      [Samples.item("fig", "The Fig", domain: "places")], of: app, at: saturdayMorning)

    // The user looks at it.
    var looking = UserActivity.place("The Fig", key: "fig")
    looking.isEligibleForSearch = true
    try await suggestions.history.activities.becomeCurrent(looking, of: app, at: saturdayMorning)
    try await suggestions.history.index.index(looking, of: app, at: saturdayMorning)
    #expect(await suggestions.history.activities.current(at: saturdayMorning)?.activity.phoneNumber == "+1 555 0100")

    // Then switches to the ride app, where its address is offered, and types a message.
    let rides = await suggestions.suggestions(for: context(5, .appSwitcher(to: "com.example.rides")))
    #expect(rides.map(\.title) == ["Get a ride to The Fig"])
    let destination = await suggestions.suggestions(for: context(5, .destination(in: "com.example.rides")))
    #expect(destination.map(\.title) == ["The Fig"])
    func typed(_ text: String) async -> [String] {
      let keyboard = KeyboardSuggestions(
        viewed: await suggestions.history.activities.recent(at: saturdayMorning + 600), context: context(10, .assistant)
      )
      return keyboard.suggestions(for: nil, typed: text).map(\.text)
    }
    #expect(await typed("Let's meet at") == ["The Fig", "12 Canopy Street, Treetown"])

    // It is found later, and opens in its app.
    let found = try #require(
      await suggestions.history.index.search(SearchQuery("fi"), at: saturdayMorning + 86400).first)
    #expect(
      try await suggestions.history.activities.open(found.activity, in: found.app, at: saturdayMorning) == .app(app))

    // It is deleted in its app, and gone everywhere.
    try await suggestions.history.delete(identifiers: ["fig"], of: app)
    #expect(await suggestions.suggestions(for: context(15, .appSwitcher(to: "com.example.rides"))).isEmpty)
    #expect(await suggestions.suggestions(for: context(15, .destination(in: "com.example.rides"))).isEmpty)
    #expect(await typed("Let's meet at").isEmpty)
    #expect(await suggestions.history.index.search(SearchQuery("fi"), at: saturdayMorning).isEmpty)
    #expect(try !folder.contains("The Fig"))
  }
}
