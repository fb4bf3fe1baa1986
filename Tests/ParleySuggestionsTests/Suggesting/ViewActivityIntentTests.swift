import Foundation
import HistorySamples
import IntentModel
import IntentHistory
import ParleySuggestions
import TemporaryFolders
import Testing

/// What the user often looks at is suggested, where the app asked for it.
@Suite struct ViewActivityIntentTests {
  private let app = AppProfile.reviews.identifier

  private func context(
    _ surface: SuggestionSurface = .assistant, hours: Double = 0, without: Set<SuggestionGroup> = []
  ) -> SuggestionContext {
    SuggestionContext(
      now: saturdayMorning + hours * 3600, apps: [.reviews, .chat], surface: surface,
      settings: SuggestionSettings(disabledGroups: without))
  }

  private func fig(_ change: (inout UserActivity) -> Void = { _ in }) -> UserActivity {
    var activity = UserActivity.place("The Fig", key: "fig")
    activity.isEligibleForPrediction = true
    change(&activity)
    return activity
  }

  /// Looked at on so many mornings, and turned away from since.
  private func suggestions(_ activity: UserActivity, times: Int = 4) async throws -> Suggestions {
    let suggestions = Suggestions()
    await suggestions.history.activities.register(.reviews)
    for day in (1...times).reversed() {
      var viewed = activity
      viewed.contentAttributes?.contentDescription = "seen \(day) days ago"
      let id = try await suggestions.history.becomeCurrent(viewed, of: app, at: saturdayMorning - Double(day) * 86400)
      await suggestions.history.activities.resignCurrent(id)
    }
    return suggestions
  }

  private func titles(_ suggestions: Suggestions, _ context: SuggestionContext) async -> [String] {
    await suggestions.suggestions(for: context).filter { $0.group == .activities }.map(\.title)
  }

  @Test func isSuggestedAtItsTime() async throws {
    let suggestions = try await suggestions(fig())
    let offered = try #require(
      await suggestions.suggestions(for: context()).first { $0.group == .activities })
    #expect(offered.title == "Open The Fig")
    #expect(offered.app == .reviews && offered.source == .reviews)
    #expect(offered.reasons == [.atThisTime(4)])
    guard case .open(let activity) = offered.act else { return #expect(Bool(false), "\(offered.act)") }
    #expect(activity.userInfo == ["place": "fig"])
    #expect(activity.contentAttributes?.contentDescription == "seen 1 days ago", "the newest state counts")
    #expect(await titles(suggestions, context(.lockScreen)) == ["Open The Fig"])
    #expect(await titles(suggestions, context(.car)).isEmpty)
    #expect(await titles(suggestions, context(.maps)).isEmpty)
    #expect(await titles(suggestions, context(without: [.activities])).isEmpty)
  }

  @Test func isOffUnlessAskedFor() async throws {
    #expect(await titles(try suggestions(fig { $0.isEligibleForPrediction = false }), context()).isEmpty)
    #expect(await titles(try suggestions(fig { $0.title = nil }), context()).isEmpty)
  }

  @Test func isNotSuggestedWhileItIsLookedAtOrOnceItExpires() async throws {
    let current = try await suggestions(fig())
    try await current.history.becomeCurrent(fig(), of: app, at: saturdayMorning)
    #expect(await titles(current, context()).isEmpty)
    let expiring = try await suggestions(fig { $0.expirationDate = saturdayMorning + 1800 })
    #expect(await titles(expiring, context()) == ["Open The Fig"])
    #expect(await titles(expiring, context(hours: 1)).isEmpty)
  }

  @Test func whatLackedItsKeysCountsOnceTheyCome() async throws {
    let suggestions = Suggestions()
    await suggestions.history.activities.register(.reviews)
    let id = try await suggestions.history.becomeCurrent(fig { $0.userInfo = [:] }, of: app, at: saturdayMorning)
    #expect(await suggestions.history.donations.count == 0)
    for _ in 0..<2 { try await suggestions.history.update(id, to: fig(), of: app, at: saturdayMorning) }
    #expect(await suggestions.history.donations.count == 1)
  }

  @Test(arguments: ["item", "app", "everything"])
  func whatIsDeletedIsNotSuggested(_ what: String) async throws {
    let folder = try TemporaryFolder()
    let suggestions = try Suggestions(at: folder.url.path, calendar: .gregorianInUTC)
    for day in 1...3 {
      try await suggestions.history.donations.donate(fig(), of: app, at: saturdayMorning - Double(day) * 86400)
    }
    #expect(await titles(suggestions, context()) == ["Open The Fig"])
    switch what {
    case "item": try await suggestions.history.delete(identifiers: ["fig"], of: app)
    case "app": try await suggestions.forget(app: app)
    default: try await suggestions.forgetEverything()
    }
    #expect(await titles(suggestions, context()).isEmpty)
    #expect(try !folder.contains("The Fig"))
  }
}
