import Foundation
import HistorySamples
import IntentModel
import IntentHistory
import ParleySuggestions
import TemporaryFolders
import Testing

/// What there is to play among the other suggestions, and where.
@Suite struct MediaSuggestionsTests {
  private let player = AppProfile(identifier: "com.example.player", displayName: "MonkeyMusic")
  private let content = PlayableItem(
    "root", title: "MonkeyMusic", isPlayable: false, children: [PlayableItem("jazz", title: "Jungle jazz")])

  private func suggestions(at folder: TemporaryFolder? = nil) async throws -> Suggestions {
    let suggestions =
      try folder.map { try Suggestions(at: $0.url.path, calendar: .gregorianInUTC) } ?? Suggestions()
    await suggestions.media.setContent(content, of: player.identifier)
    return suggestions
  }

  private func play(_ media: MediaLibrary, daysAgo: Double = 1) async {
    await media.setNowPlaying(nil)
    await media.setNowPlaying(
      NowPlaying(
        app: player.identifier, item: "jazz", title: "Jungle jazz", at: saturdayMorning - daysAgo * 86400),
      after: .headphonesConnected)
  }

  private func offers(
    _ suggestions: Suggestions, _ surface: SuggestionSurface, after trigger: MediaTrigger?,
    _ settings: SuggestionSettings = SuggestionSettings()
  ) async -> [Suggestion] {
    let context = SuggestionContext(
      now: saturdayMorning, apps: [player], surface: surface, trigger: trigger, settings: settings)
    return await suggestions.suggestions(for: context)
  }

  @Test(arguments: [
    (SuggestionSurface.lockScreen, MediaTrigger.headphonesConnected, true), (.lockScreen, .arrivedHome, true),
    (.lockScreen, .gotIntoCar, false), (.car, .gotIntoCar, true), (.car, .bluetoothConnected, true),
    (.car, .headphonesConnected, false), (.assistant, .arrivedAtWork, true), (.maps, .gotIntoCar, false),
    (.appSwitcher(to: nil), .headphonesConnected, false),
  ])
  func theTriggerDecidesWhere(surface: SuggestionSurface, trigger: MediaTrigger, isOffered: Bool) async throws {
    let suggestions = try await suggestions()
    await play(suggestions.media)
    #expect(
      await offers(suggestions, surface, after: trigger).map(\.title) == (isOffered ? ["Play Jungle jazz"] : []))
  }

  @Test func nothingIsPlayedUnaskedForWhereNothingHappenedOrItIsSwitchedOff() async throws {
    let suggestions = try await suggestions()
    await play(suggestions.media)
    #expect(await offers(suggestions, .lockScreen, after: nil).isEmpty)
    let off = SuggestionSettings(disabledGroups: [.media])
    #expect(await offers(suggestions, .lockScreen, after: .headphonesConnected, off).isEmpty)
  }

  @Test func standsAmongTheOthersByItsScoreAndLearns() async throws {
    let suggestions = try await suggestions()
    for day in 1...3 { await play(suggestions.media, daysAgo: Double(day)) }
    let offer = try #require(await offers(suggestions, .lockScreen, after: .headphonesConnected).first)
    #expect(offer.reasons == [.trigger(.headphonesConnected), .often(3)])
    #expect(offer.group == .media && offer.source == player)
    try await suggestions.dismissed(offer)
    let after = try #require(await offers(suggestions, .lockScreen, after: .headphonesConnected).first)
    #expect(abs(after.score - offer.score / 3) < 1e-9)
  }

  @Test func theHistoryOutlivesTheProcessAndIsForgotten() async throws {
    let folder = try TemporaryFolder()
    do {
      let suggestions = try await suggestions(at: folder)
      for day in 1...3 { await play(suggestions.media, daysAgo: Double(day)) }
      #expect(await suggestions.media.lastProblem == nil)
    }
    let again = try await suggestions(at: folder)
    #expect(await again.media.history.map(\.item) == ["jazz", "jazz", "jazz"])
    #expect(await offers(again, .lockScreen, after: .headphonesConnected).map(\.title) == ["Play Jungle jazz"])
    try await again.forget(app: player.identifier)
    #expect(await again.media.history.isEmpty)
    #expect(try !folder.contains("jazz") && !folder.contains(player.identifier))
  }

  @Test func theOldestPlaysGoFirst() async throws {
    let folder = try TemporaryFolder()
    let media = try MediaLibrary(at: folder.url.path)
    for number in 0..<12 {
      await media.setNowPlaying(NowPlaying(app: "a", item: "\(number)", title: "", at: saturdayMorning))
    }
    #expect(await media.history.map(\.item) == (0..<12).map(String.init))
    let many = MediaLibrary(
      plays: (0..<6000).map { MediaLibrary.Play(app: "a", item: "\($0)", date: saturdayMorning) })
    #expect(await many.history.first?.item == "1000")
  }
}
