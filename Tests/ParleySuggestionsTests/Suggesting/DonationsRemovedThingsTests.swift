import HistorySamples
import IntentModel
import IntentHistory
import ParleySuggestions
import Testing

/// A thing that its app removed is no longer offered to be called.
@Suite struct DonationsRemovedThingsTests {
  private func offered(_ people: [Person]) async throws -> [String] {
    let suggestions = Suggestions()
    let palace = Samples.item("p1", "Banana Palace") { $0.phoneNumbers = ["+1 555 0142"] }
    try await suggestions.history.index.index([palace], of: Samples.app, at: saturdayMorning)
    for person in people {
      await suggestions.history.donations.donate(
        try Samples.interaction("StartCall", in: "com.example.chat", with: [person]))
    }
    try await suggestions.history.delete(identifiers: ["p1"], of: Samples.app)
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
