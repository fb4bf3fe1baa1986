import Foundation
import HistorySamples
import IntentModel
import IntentHistory
import ParleySuggestions
import Testing

/// A reminder that has come back is also suggested, until it is seen to.
@Suite struct RemindersSuggestingTests {
  private func later(_ hours: Double) -> Date { saturdayMorning.addingTimeInterval(3600 * hours) }

  private func context(
    _ hours: Double, _ surface: SuggestionSurface = .lockScreen, denied: Set<String> = [],
    without: Set<SuggestionGroup> = [], words: SuggestionWords = .english
  ) -> SuggestionContext {
    SuggestionContext(
      now: later(hours), apps: [.reviews], deniedApps: denied, surface: surface,
      settings: SuggestionSettings(disabledGroups: without), words: words)
  }

  private func suggestions() async throws -> Suggestions {
    let suggestions = Suggestions()
    let fig = ViewedActivity(.place("The Fig", key: "fig"), in: AppProfile.reviews.identifier)
    try await suggestions.history.reminders.add(
      Reminder("The Fig", activity: fig, trigger: .time(later(1)), date: saturdayMorning))
    try await suggestions.history.reminders.add(
      Reminder("water the palms", trigger: .arriving(.home), date: saturdayMorning))
    return suggestions
  }

  @Test func isSuggestedFromItsTimeOnUntilItIsTaken() async throws {
    let suggestions = try await suggestions()
    #expect(await suggestions.suggestions(for: context(0.9)).isEmpty)
    // Whether the host has asked for what is due, or not yet.
    #expect(await suggestions.suggestions(for: context(1)).map(\.title) == ["The Fig"])
    let due = await suggestions.history.reminders.due(at: later(1.5))
    try await suggestions.history.reminders.handedOver(due, at: later(1.5))
    #expect(due.count == 1)
    let offered = try #require(await suggestions.suggestions(for: context(2)).first)
    #expect(offered.title == "The Fig" && offered.app == .reviews && offered.source.displayName == "Reminders")
    #expect(offered.reasons == [.reminded(at: later(1))] && offered.score == 0.5)
    #expect(offered.group == .reminders)
    for surface: SuggestionSurface in [.assistant, .car] {
      #expect(await suggestions.suggestions(for: context(2, surface)).map(\.title) == ["The Fig"])
    }
    #expect(await suggestions.suggestions(for: context(2, .maps)).isEmpty)
    #expect(await suggestions.suggestions(for: context(26)).isEmpty, "not for longer than a day")
    try await suggestions.taken(offered)
    #expect(await suggestions.suggestions(for: context(2)).isEmpty)
  }

  @Test func isSuggestedOnceTheUserArrives() async throws {
    let suggestions = try await suggestions()
    // Whether it was handed over, or not yet.
    _ = await suggestions.history.reminders.arrived(at: .home, on: later(0.5))
    let offered = try #require(await suggestions.suggestions(for: context(0.5, words: .german)).first)
    #expect(offered.title == "water the palms" && offered.app.displayName == "Erinnerungen" && offered.score == 1)
    try await suggestions.dismissed(offered)
    #expect(await suggestions.suggestions(for: context(0.5)).isEmpty)
  }

  @Test func isNotSuggestedWhereTheUserDoesNotWantIt() async throws {
    let suggestions = try await suggestions()
    #expect(await suggestions.suggestions(for: context(1, without: [.reminders])).isEmpty)
    #expect(await suggestions.suggestions(for: context(1, denied: [AppProfile.reviews.identifier])).isEmpty)
    #expect(await suggestions.suggestions(for: context(1, denied: [Reminders.app])).isEmpty)
    try await suggestions.history.delete(identifiers: ["fig"], of: AppProfile.reviews.identifier)
    #expect(await suggestions.suggestions(for: context(1)).isEmpty)
    _ = await suggestions.history.reminders.arrived(at: .home, on: later(1))
    try await suggestions.forgetEverything()
    #expect(await suggestions.suggestions(for: context(1)).isEmpty)
  }
}
