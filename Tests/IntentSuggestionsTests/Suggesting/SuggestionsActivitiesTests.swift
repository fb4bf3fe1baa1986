import Foundation
import IntentModel
import IntentSuggestions
import Testing

@Suite struct SuggestionsActivitiesTests {
  private let app = AppProfile.reviews.identifier

  private func titles(_ suggestions: Suggestions) async -> [String?] {
    await suggestions.index.search(SearchQuery("fig"), at: saturdayMorning).map(\.activity.title)
  }

  @Test func whatIsEligibleForSearchIsFoundOnceItIsLookedAt() async throws {
    let suggestions = Suggestions()
    await suggestions.activities.register(.reviews)
    try await suggestions.becomeCurrent(.place("The Fig"), of: app, at: saturdayMorning)
    #expect(await titles(suggestions).isEmpty)
    var eligible = UserActivity.place("The Fig", key: "fig")
    eligible.isEligibleForSearch = true
    let id = try await suggestions.becomeCurrent(eligible, of: app, at: saturdayMorning)
    #expect(await titles(suggestions) == ["The Fig"])
    #expect(await suggestions.activities.current(of: app, at: saturdayMorning)?.id == id)
  }

  @Test func whatLacksItsKeysIsFoundWhenTheyCome() async throws {
    let suggestions = Suggestions()
    await suggestions.activities.register(.reviews)
    var eligible = UserActivity.place("The Fig", key: "fig")
    eligible.isEligibleForSearch = true
    var incomplete = eligible
    incomplete.userInfo = [:]
    let id = try await suggestions.becomeCurrent(incomplete, of: app, at: saturdayMorning)
    #expect(await titles(suggestions).isEmpty)
    try await suggestions.update(id, to: eligible, of: app, at: saturdayMorning)
    #expect(await titles(suggestions) == ["The Fig"])
  }

  @Test func whatIsRefusedChangesNothing() async throws {
    let suggestions = Suggestions()
    await suggestions.activities.register(.reviews)
    var undeclared = UserActivity("com.example.reviews.dance", title: "Fig")
    undeclared.isEligibleForSearch = true
    await #expect(throws: UserActivityProblems.self) {
      try await suggestions.becomeCurrent(undeclared, of: app, at: saturdayMorning)
    }
    #expect(await titles(suggestions).isEmpty)
  }
}
