import Foundation
import HistorySamples
import IntentModel
import IntentHistory
import ParleySuggestions
import Testing

@Suite struct KeyboardSuggestionsTests {
  func keyboard(
    words: SuggestionWords = .english, denied: Set<String> = [], hours: Double = 0, contacts: [Person] = []
  ) async throws -> KeyboardSuggestions {
    let center = ActivityCenter()
    try await center.becomeCurrentForTest(.place("The Palm"))
    try await center.becomeCurrentForTest(.place("The Fig"))
    return KeyboardSuggestions(
      viewed: await center.recent(at: saturdayMorning), contacts: contacts,
      context: SuggestionContext(
        now: saturdayMorning + hours * 3600, apps: [.reviews], deniedApps: denied, words: words))
  }

  @Test(arguments: [
    ("Let's meet at", ["The Fig", "12 Canopy Street, Treetown", "The Palm"]),
    ("Let’s meet at ", ["The Fig", "12 Canopy Street, Treetown", "The Palm"]),
    ("see you at the pa", ["The Palm", "12 Canopy Street, Treetown"]),
    ("let's meet at fig", ["The Fig", "12 Canopy Street, Treetown"]),
    ("let's meet at 12 can", ["12 Canopy Street, Treetown"]),
    ("let's meet at the zoo", []), ("let's meet", []), ("", []), ("Call", ["+1 555 0100"]),
  ])
  func offersThePlaceAfterTheWordsThatLeadToOne(typed: String, expected: [String]) async throws {
    let found = try await keyboard().suggestions(for: nil, typed: typed)
    #expect(found.map(\.text).reduce(into: []) { if !$0.contains($1) { $0.append($1) } } == expected)
    #expect(found.allSatisfy { $0.source == .viewed(in: .reviews) })
  }

  @Test func speaksFrenchToo() async throws {
    #expect(
      try await keyboard(words: .french).suggestions(for: nil, typed: "On se retrouve à").first?.text == "The Fig")
    #expect(try await keyboard(words: .french).suggestions(for: nil, typed: "Let's meet at").isEmpty)
  }

  @Test func aFieldIsOfferedTextsOfItsKind() async throws {
    let me = Person(
      "Me Myself", handle: PersonHandle("me@example.com", type: .emailAddress),
      nameComponents: Person.NameComponents(givenName: "Me", familyName: "Myself"), isMe: true)
    let bobo = Person(
      "Bobo Jr.", handle: PersonHandle("+1 555 0123", type: .phoneNumber),
      nameComponents: Person.NameComponents(givenName: "Bobo"))
    let keyboard = try await keyboard(contacts: [bobo, me])
    func texts(_ type: TextContentType, _ typed: String = "") -> [String] {
      keyboard.suggestions(for: type, typed: typed).map(\.text)
    }
    #expect(texts(.location) == ["The Fig", "The Palm"])
    #expect(texts(.location, "the p") == ["The Palm"])
    #expect(texts(.fullStreetAddress) == ["12 Canopy Street, Treetown", "12 Canopy Street, Treetown"])
    #expect(texts(.addressCityAndState).first == "Treetown")
    #expect(texts(.telephoneNumber) == ["+1 555 0100", "+1 555 0100", "+1 555 0123"])
    #expect(texts(.emailAddress) == ["me@example.com"])
    #expect(texts(.name) == ["Me Myself", "Bobo Jr."])
    #expect(texts(.name, "bo") == ["Bobo Jr."])
    #expect(texts(.givenName) == ["Me", "Bobo"])
    #expect(texts(.familyName) == ["Myself"])
    #expect(keyboard.suggestions(for: .name, typed: "").first?.source == .ownCard)
  }

  @Test func nothingComesFromWhatIsDeniedOrOld() async throws {
    #expect(try await keyboard(denied: ["com.example.reviews"]).suggestions(for: .location, typed: "").isEmpty)
    #expect(try await keyboard(hours: 25).suggestions(for: .location, typed: "").isEmpty)
  }
}
