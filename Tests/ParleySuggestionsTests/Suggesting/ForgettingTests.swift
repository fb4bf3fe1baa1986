import Foundation
import HistorySamples
import IntentModel
import IntentHistory
import ParleySuggestions
import TemporaryFolders
import Testing

/// What is forgotten is in no file: the files are looked through for its words.
@Suite struct ForgettingTests {
  private let apps: [AppProfile] = [.reviews, .rides, .chat]

  private func context(_ surface: SuggestionSurface = .assistant) -> SuggestionContext {
    SuggestionContext(now: saturdayMorning, apps: apps, surface: surface)
  }

  private func opened(_ folder: TemporaryFolder) throws -> Suggestions {
    try Suggestions(at: folder.url.path, calendar: .gregorianInUTC)
  }

  @Test func whatBecameOfASuggestionHoldsNoneOfItsWords() async throws {
    let folder = try TemporaryFolder()
    let suggestions = try opened(folder)
    try await suggestions.history.activities.becomeCurrentForTest(.place("Tangerine Garden", key: "fig"))
    await suggestions.history.donations.donate(
      try Samples.interaction("SendMessage", in: "com.example.chat", with: [Person("Medlar")], identifier: "m"))
    let offered = await suggestions.suggestions(for: context())
    #expect(Set(offered.map(\.title)) == ["Get a ride to Tangerine Garden", "Call Tangerine Garden", "Message Medlar"])
    for suggestion in offered { try await suggestions.dismissed(suggestion) }
    try await suggestions.history.delete(identifiers: ["fig"], of: "com.example.reviews")
    try await suggestions.history.delete(identifiers: ["m"], of: "com.example.chat")
    for word in ["Tangerine", "tangerine", "Medlar", "medlar"] { #expect(try !folder.contains(word), "\(word)") }
    // What was dismissed is still known: the same place comes later than before.
    try await suggestions.history.activities.becomeCurrentForTest(.place("Tangerine Garden", key: "fig"))
    #expect(await suggestions.suggestions(for: context()).allSatisfy { $0.score < 0.5 })
  }

  @Test func filesThatWereDamagedAndPutAsideAreRemovedToo() async throws {
    let folder = try TemporaryFolder()
    let names = ["index", "donations", "media", "reminders"]
    for name in names {
      try Data("Tangerine and Medlar".utf8).write(
        to: folder.url.appendingPathComponent("\(name)-00000001.log"))
    }
    let suggestions = try opened(folder)
    #expect(suggestions.history.index.report.setAside.count == 1 && suggestions.media.report.setAside.count == 1)
    #expect(try folder.contains("Tangerine"))
    try await suggestions.forget(app: "com.example.chat")
    #expect(try !folder.contains("Tangerine"))
  }

  @Test func everyWordOfAUserIsGone() async throws {
    let folder = try TemporaryFolder()
    let suggestions = try opened(folder)
    let friend = Person("Medlar", handle: PersonHandle("medlar@example.com", type: .emailAddress))
    await suggestions.history.donations.donate(
      try Samples.interaction("SendMessage", in: "com.example.chat", with: [friend], parameters: ["c": "Quince"])
    )
    try await suggestions.history.donations.setDefaultApp("com.example.chat", for: friend, act: .message)
    try await suggestions.history.index.index(
      [Samples.item("damson", "Tangerine")], of: "com.example.reviews", clientState: Data("Sloe".utf8),
      at: saturdayMorning)
    await suggestions.media.setNowPlaying(
      NowPlaying(app: "com.example.player", item: "bullace", title: "x", at: saturdayMorning), after: .arrivedHome)
    for suggestion in await suggestions.suggestions(for: context()) { try await suggestions.taken(suggestion) }
    let words = ["Medlar", "medlar", "Quince", "Tangerine", "damson", "Sloe", "bullace", "com.example"]
    for word in words { #expect(try folder.contains(word), "\(word)") }
    try await suggestions.forgetEverything()
    for word in words { #expect(try !folder.contains(word), "\(word)") }
    #expect(await suggestions.history.donations.count == 0)
    #expect(await suggestions.history.index.count == 0)
    #expect(await suggestions.media.history.isEmpty)
  }

  @Test func ofALargeStoreWhatIsDeletedLeavesTheFilesWithTidyOrTheNextOpening() async throws {
    for tidies in [true, false] {
      let folder = try TemporaryFolder()
      do {
        let suggestions = try opened(folder)
        let filler = String(repeating: "banana ", count: 3000)
        let items = (0..<250).map { number in
          Samples.item("\(number)", number == 7 ? "Tangerine" : "Fig") { $0.contentDescription = filler }
        }
        try await suggestions.history.index.index(items, of: "com.example.reviews", at: saturdayMorning)
        try await suggestions.history.delete(identifiers: ["7"], of: "com.example.reviews")
        #expect(await suggestions.history.index.search(SearchQuery("tangerine"), at: saturdayMorning).isEmpty)
        if tidies { try await suggestions.tidy(at: saturdayMorning) }
      }
      if !tidies { _ = try opened(folder) }
      #expect(try !folder.contains("Tangerine"))
    }
  }
}
