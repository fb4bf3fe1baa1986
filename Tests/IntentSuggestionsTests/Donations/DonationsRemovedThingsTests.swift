import IntentModel
import IntentSuggestions
import Testing

/// A thing that its app removed is no longer offered to be called.
@Suite struct DonationsRemovedThingsTests {
  private func offered(_ people: [Person]) async throws -> [String] {
    let suggestions = Suggestions()
    let palace = SearchableIndexTests.item("p1", "Banana Palace") { $0.phoneNumbers = ["+1 555 0142"] }
    try await suggestions.index.index([palace], of: SearchableIndexTests.app, at: saturdayMorning)
    for person in people {
      await suggestions.donations.donate(
        try DonationsTests.interaction("StartCall", in: "com.example.chat", with: [person]))
    }
    try await suggestions.delete(identifiers: ["p1"], of: SearchableIndexTests.app)
    let context = SuggestionContext(now: saturdayMorning, apps: [.reviews, .rides, .chat], surface: .lockScreen)
    return await suggestions.suggestions(for: context).map(\.title)
  }

  private static let number = PersonHandle("(+1) 555-0142", type: .phoneNumber)

  @Test func theCallOfAPlaceIsDeletedWithThePlace() async throws {
    #expect(try await offered([Person("Banana Palace", handle: Self.number)]) == [])
  }

  @Test(arguments: [
    Person("Banana Palace"), Person("Bobo", handle: number),
    Person("Banana Palace", handle: PersonHandle("555 0199", type: .phoneNumber)),
    Person("Banana Palace", handle: number, contactIdentifier: "c1"),
  ])
  func whoeverIsOnlyCalledSoStays(_ person: Person) async throws {
    #expect(try await offered([person]) == ["Call \(person.displayName)"])
  }
}
