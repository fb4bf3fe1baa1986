import Foundation
import HistorySamples
import IntentModel
import IntentHistory
import Testing

@Suite struct UserHistoryActivitiesTests {
  private let app = AppProfile.reviews.identifier

  private func titles(_ history: UserHistory) async -> [String?] {
    await history.index.search(SearchQuery("fig"), at: saturdayMorning).map(\.activity.title)
  }

  @Test func whatIsEligibleForSearchIsFoundOnceItIsLookedAt() async throws {
    let history = UserHistory()
    await history.activities.register(.reviews)
    try await history.becomeCurrent(.place("The Fig"), of: app, at: saturdayMorning)
    #expect(await titles(history).isEmpty)
    var eligible = UserActivity.place("The Fig", key: "fig")
    eligible.isEligibleForSearch = true
    let id = try await history.becomeCurrent(eligible, of: app, at: saturdayMorning)
    #expect(await titles(history) == ["The Fig"])
    #expect(await history.activities.current(of: app, at: saturdayMorning)?.id == id)
  }

  @Test func whatLacksItsKeysIsFoundWhenTheyCome() async throws {
    let history = UserHistory()
    await history.activities.register(.reviews)
    var eligible = UserActivity.place("The Fig", key: "fig")
    eligible.isEligibleForSearch = true
    var incomplete = eligible
    incomplete.userInfo = [:]
    let id = try await history.becomeCurrent(incomplete, of: app, at: saturdayMorning)
    #expect(await titles(history).isEmpty)
    try await history.update(id, to: eligible, of: app, at: saturdayMorning)
    #expect(await titles(history) == ["The Fig"])
  }

  @Test func whatIsRefusedChangesNothing() async throws {
    let history = UserHistory()
    await history.activities.register(.reviews)
    var undeclared = UserActivity("com.example.reviews.dance", title: "Fig")
    undeclared.isEligibleForSearch = true
    await #expect(throws: UserActivityProblems.self) {
      try await history.becomeCurrent(undeclared, of: app, at: saturdayMorning)
    }
    #expect(await titles(history).isEmpty)
  }
}
