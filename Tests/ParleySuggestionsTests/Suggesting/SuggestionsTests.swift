import Foundation
import HistorySamples
import IntentModel
import IntentHistory
import ParleySuggestions
import TemporaryFolders
import Testing

@Suite struct SuggestionsTests {
  let apps: [AppProfile] = [.reviews, .rides, .maps, .chat]
  let home = Coordinate(latitude: 48.1, longitude: 11.5)
  let office = Coordinate(latitude: 48.2, longitude: 11.6)

  /// Messages Bobo on workday mornings at the office, and calls Alice on Saturday evenings at home, for six weeks.
  func habits() async throws -> Suggestions {
    var interactions: [Interaction] = []
    for week in 1...6 {
      let saturday = -Double(week) * 7 * 24 * 60
      for day in 2...6 {
        interactions.append(
          try Samples.interaction(
            "SendMessage", in: "com.example.chat", with: [Person("Bobo")], minutes: saturday + Double(day) * 24 * 60,
            parameters: ["content": "\(week) \(day)"], at: office))
      }
      interactions.append(
        try Samples.interaction(
          "StartCall", in: "com.example.chat", with: [Person("Alice")], minutes: saturday + 11 * 60, at: home))
    }
    return Suggestions(history: UserHistory(donations: Donations(interactions)))
  }

  func context(
    hours: Double = 0, _ surface: SuggestionSurface = .assistant, at location: Coordinate? = nil,
    denied: Set<String> = [], _ settings: SuggestionSettings = SuggestionSettings(), words: SuggestionWords = .english
  ) -> SuggestionContext {
    SuggestionContext(
      now: saturdayMorning + hours * 3600, location: location, apps: apps, deniedApps: denied, surface: surface,
      settings: settings, words: words)
  }

  @Test func habitsComeAtTheirTimeAndPlace() async throws {
    let suggestions = try await habits()
    let monday = await suggestions.suggestions(for: context(hours: 48, at: office))
    #expect(monday.map(\.title) == ["Message Bobo", "Call Alice"])
    #expect(monday.first?.reasons == [.atThisTime(30), .atThisPlace(30)])
    let saturdayEvening = await suggestions.suggestions(for: context(hours: 11, at: home))
    #expect(saturdayEvening.map(\.title) == ["Call Alice", "Message Bobo"])
    #expect(
      saturdayEvening.first?.reasons.map { SuggestionWords.english.reason($0) }.first
        == "Done 6 times around this time")
    #expect(saturdayEvening.allSatisfy { $0.score > 0 && $0.score < 1 })
  }

  @Test func whatWasSaidToSomebodyIsNotSaidAgain() async throws {
    let suggestions = try await habits()
    let first = try #require(await suggestions.suggestions(for: context(hours: 48)).first)
    #expect(first.act == .request("SendMessage", people: [Person("Bobo")], intent: nil))
    let ride = try Samples.interaction(
      "RequestRide", in: "com.example.rides", parameters: ["rideOptionName": "Vine"])
    await suggestions.history.donations.donate(ride)
    let rideSuggestion = try #require(
      await suggestions.suggestions(for: context()).first { $0.app == .rides })
    #expect(rideSuggestion.act == .request("RequestRide", people: [], intent: ride.intent))
    #expect(rideSuggestion.title == "Get a ride with MonkeyRides")
  }

  @Test func takenComeSoonerAndDismissedLater() async throws {
    let suggestions = try await habits()
    let bobo = try #require(await suggestions.suggestions(for: context(hours: 48)).first)
    for _ in 0..<60 { try await suggestions.dismissed(bobo) }
    #expect(await suggestions.suggestions(for: context(hours: 48)).map(\.title) == ["Call Alice", "Message Bobo"])
    for _ in 0..<400 { try await suggestions.taken(bobo) }
    #expect(await suggestions.suggestions(for: context(hours: 48)).first?.title == "Message Bobo")
  }

  @Test func nothingComesFromWhatIsSwitchedOffDeniedRemovedOrForgotten() async throws {
    let suggestions = try await habits()
    try await suggestions.history.activities.becomeCurrentForTest(.place("The Fig", key: "fig"))
    func titles(_ context: SuggestionContext) async -> [String] {
      await suggestions.suggestions(for: context).map(\.title)
    }
    let all = await titles(context())
    #expect(Set(all) == ["Message Bobo", "Call Alice", "Get a ride to The Fig", "Call The Fig"])
    #expect(await titles(context(SuggestionSettings(disabledGroups: [.places]))).allSatisfy { !$0.contains("Fig") })
    #expect(await titles(context(SuggestionSettings(disabledGroups: [.contacts]))).allSatisfy { $0.contains("Fig") })
    #expect(
      await titles(context(SuggestionSettings(disabledApps: ["com.example.reviews"]))).allSatisfy {
        !$0.contains("Fig")
      })
    #expect(await titles(context(denied: ["com.example.chat"])).allSatisfy { $0.contains("Fig") })
    try await suggestions.forget(app: "com.example.chat")
    #expect(await titles(context()).allSatisfy { $0.contains("Fig") })
    try await suggestions.history.delete(identifiers: ["fig"], of: "com.example.reviews")
    #expect(await titles(context()) == [])
  }

  private func context(_ settings: SuggestionSettings) -> SuggestionContext {
    SuggestionContext(now: saturdayMorning, apps: apps, settings: settings)
  }

  @Test func aViewedPlaceIsOfferedWhereOneIsWanted() async throws {
    let suggestions = Suggestions()
    try await suggestions.history.activities.becomeCurrentForTest(.place("The Fig"))
    func offers(_ surface: SuggestionSurface, words: SuggestionWords = .english) async -> [String] {
      await suggestions.suggestions(for: context(surface, words: words)).map { "\($0.title) | \($0.app.displayName)" }
    }
    #expect(
      await offers(.appSwitcher(to: nil))
        == ["Get a ride to The Fig | MonkeyRides"])
    #expect(await offers(.appSwitcher(to: "com.example.maps")) == ["Get directions to The Fig | MonkeyMaps"])
    #expect(
      await offers(.appSwitcher(to: "com.example.rides"), words: .french) == ["Course vers The Fig | MonkeyRides"])
    #expect(await offers(.destination(in: "com.example.rides")) == ["The Fig | MonkeyRides"])
    #expect(await offers(.maps) == ["The Fig | MonkeyEats"])
    #expect(await offers(.car) == ["Get a ride to The Fig | MonkeyRides", "Call The Fig | MonkeyEats"])
    await suggestions.history.donations.donate(try Samples.interaction("GetDirections", in: "com.example.maps"))
    #expect(await offers(.lockScreen).first == "Get directions to The Fig | MonkeyMaps")
    let first = try #require(await suggestions.suggestions(for: context(.maps)).first)
    #expect(first.source == .reviews)
    #expect(first.reasons == [.viewed(in: "MonkeyEats", at: saturdayMorning)])
    #expect(await suggestions.suggestions(for: context(hours: 25, .maps)).isEmpty)
  }

  private func context(_ surface: SuggestionSurface, words: SuggestionWords = .english) -> SuggestionContext {
    context(hours: 0, surface, words: words)
  }

  @Test func theWholeOfAUserIsForgottenInAllFiles() async throws {
    let folder = try TemporaryFolder()
    let suggestions = try Suggestions(at: folder.url.path, calendar: .gregorianInUTC)
    try await suggestions.history.index.index(
      [Samples.item("fig", "Tangerine")], of: "com.example.reviews", at: saturdayMorning)
    await suggestions.history.donations.donate(
      try Samples.interaction("SendMessage", in: "com.example.chat", with: [Person("Medlar")]))
    #expect(try folder.contains("Tangerine") && folder.contains("Medlar"))
    try await suggestions.forget(app: "com.example.chat")
    #expect(try folder.contains("Tangerine") && !folder.contains("Medlar") && !folder.contains("com.example.chat"))
    try await suggestions.forgetEverything()
    #expect(try !folder.contains("Tangerine") && !folder.contains("com.example"))
  }

  @Test func aReaderSuggestsWhileAnotherWritesAndKeepsNothing() async throws {
    let folder = try TemporaryFolder()
    let writer = try Suggestions(at: folder.url.path, calendar: .gregorianInUTC)
    for interaction in await (try habits()).history.donations.all { await writer.history.donations.donate(interaction) }
    try await writer.history.reminders.add(Reminder("figs", trigger: .time(saturdayMorning), date: saturdayMorning))
    await writer.media.setNowPlaying(
      NowPlaying(app: "com.example.chat", item: "song", title: "Song", at: saturdayMorning))
    let reader = try Suggestions(reading: folder.url.path, calendar: .gregorianInUTC)
    let offered = await reader.suggestions(for: context(hours: 1))
    #expect(offered.map(\.title) == (await writer.suggestions(for: context(hours: 1))).map(\.title))
    #expect(offered.first?.title == "figs" && offered.count == 3)
    #expect(await reader.media.history.count == 1)
    for suggestion in offered {
      await #expect(throws: StorageError.readOnly) { try await reader.taken(suggestion) }
    }
    await #expect(throws: StorageError.readOnly) { try await reader.media.removeAll() }
    await #expect(throws: StorageError.readOnly) { try await reader.forgetEverything() }
    #expect(await writer.history.reminders.all.count == 1)
  }
}

extension ActivityCenter {
  /// The user looks at something in the reviews app.
  func becomeCurrentForTest(_ activity: UserActivity) async throws {
    register(.reviews)
    try await becomeCurrent(activity, of: AppProfile.reviews.identifier, at: saturdayMorning)
  }
}
