import Foundation
import HistorySamples
import IntentModel
import IntentHistory
import IntentVocabulary
import ParleySuggestions
import TemporaryFolders
import Testing

@Suite struct DonationsRemovedWordsTests {
  private let bobo = Person("Bobo \"B\" Banana/na", contactIdentifier: "c1")
  private let koko = Person("Koko", handle: PersonHandle("koko@jungle.example", type: .emailAddress))

  private func titles(_ donations: Donations) async -> [String] {
    let context = SuggestionContext(now: saturdayMorning, apps: [.chat, .rides])
    return await Suggestions(history: UserHistory(donations: donations)).suggestions(for: context).map(\.title)
  }

  private func message(to person: Person, _ content: String = "hi") throws -> Interaction {
    try Samples.interaction(
      "SendMessage", in: "com.example.chat", with: [person], parameters: ["content": content])
  }

  @Test func aRemovedContactIsSuggestedNoMoreAndLeavesTheFiles() async throws {
    let folder = try TemporaryFolder()
    let donations = try Donations(at: folder.url.path)
    let user = User(contacts: [bobo, koko])
    await user.tellRemovals(to: donations)
    try await donations.donate([try message(to: bobo), try message(to: bobo), try message(to: koko)])
    try await donations.setDefaultApp("com.example.chat", for: bobo, act: .message)
    #expect(await titles(donations).count == 2)

    await user.setContacts([koko])
    #expect(await donations.lastProblem == nil)
    #expect(await titles(donations) == ["Message Koko"])
    #expect(await donations.count == 1)
    #expect(await donations.defaultApp(for: bobo, act: .message) == nil)
    #expect(await donations.lastApps(for: "SendMessage", with: [bobo]) == [])
    #expect(try !folder.contains("Banana"))
    #expect(try !folder.contains("banana"))
    #expect(try folder.contains("Koko"))
  }

  @Test func aNamesakeWhoIsLeftKeepsItsOwn() async throws {
    let (first, second) = (Person("Ann", contactIdentifier: "1"), Person("Ann", contactIdentifier: "2"))
    let donations = Donations()
    let user = User(contacts: [first, second])
    await user.tellRemovals(to: donations)
    try await donations.donate([try message(to: first), try message(to: second)])
    try await donations.setDefaultApp("x", for: first, act: .pay)
    await user.setContacts([first])
    #expect(await donations.all.flatMap(\.people) == [first])
    #expect(await donations.defaultApp(for: first, act: .pay) == "x")
  }

  @Test func whatAMessageSaysIsNotAName() async throws {
    let donations = Donations()
    let user = User(contacts: [Person("Zira"), koko])
    await user.tellRemovals(to: donations)
    try await donations.donate([
      try message(to: koko, "Zira"), try message(to: koko, #"{"displayName":"Zira"}"#),
    ])
    await user.setContacts([koko])
    #expect(await donations.count == 2)
  }

  @Test func aRemovedWordOfAnAppTakesItsRequestsAlong() async throws {
    let donations = Donations()
    let user = User()
    await user.tellRemovals(to: donations)
    await user.setVocabulary(["Palm Airport", "Work"], of: .photoAlbumName, app: "com.example.rides")
    for place in ["Palm Airport", "Work"] {
      let ride = try JSONDecoder().decode(
        AnyIntent.self,
        from: Data(#"{"name":"RequestRide","parameters":{"rideOptionName":[{"spokenPhrase":"\#(place)"}]}}"#.utf8))
      await donations.donate(Interaction(intent: ride, app: "com.example.rides", date: saturdayMorning))
    }
    await user.setVocabulary(["Work"], of: .photoAlbumName, app: "com.example.rides")
    #expect(await donations.count == 1)
    await user.removeAllVocabulary(app: "com.example.rides")
    #expect(await donations.count == 0)
    #expect(await titles(donations) == [])
  }

  @Test func peopleThatNoContactEverNamedStay() async throws {
    let donations = Donations()
    let user = User(contacts: [koko])
    await user.tellRemovals(to: donations)
    try await donations.donate([try message(to: Person("Somebody else"))])
    await user.setContacts([])
    #expect(await donations.count == 1)
  }

  @Test func whatWasDonatedBeforeTheProcessBeganIsFoundToo() async throws {
    let folder = try TemporaryFolder()
    try await Donations(at: folder.url.path).donate([try message(to: bobo), try message(to: koko)])
    let donations = try Donations(at: folder.url.path)
    await donations.forget(RemovedWords(contacts: [Person("Bobo B banana na", contactIdentifier: "c1")]))
    #expect(await donations.all.flatMap(\.people) == [koko])
  }

  @Test func aDonationThatTookAnothersPlaceIsFoundByItsOwnNames() async throws {
    let donations = Donations()
    let (ann, zira) = (Person("Ann"), Person("Zira"))
    for person in [ann, zira] {
      try await donations.donate([
        try Samples.interaction("SendMessage", in: "chat", with: [person], identifier: "same")
      ])
    }
    await donations.forget(RemovedWords(contacts: [ann]))
    #expect(await donations.count == 1)
    await donations.forget(RemovedWords(contacts: [zira]))
    #expect(await donations.count == 0)
  }

  /// So many are deleted that what is known of the rest is noted anew.
  @Test func theRestIsFoundAfterManyWereDeleted() async throws {
    let donations = Donations(capacity: 10_000)
    try await donations.donate(
      try (0..<1500).map { place in
        try Samples.interaction(
          "SendMessage", in: "chat", with: [Person("Guest \(place)")], identifier: String(place), direction: .incoming)
      })
    try await donations.delete(identifiers: (0..<1400).map(String.init), of: "chat")
    await donations.forget(RemovedWords(contacts: [Person("Guest 7"), Person("Guest 1450")]))
    #expect(await donations.count == 99)
    #expect(await donations.all.allSatisfy { $0.people != [Person("Guest 1450")] })
  }

  @Test func anAppChosenForSomebodyWhoIsStillThereStays() async throws {
    let donations = Donations()
    let named = { (nickname: String?) in
      Person("Bob Banana", nameComponents: Person.NameComponents(nickname: nickname), contactIdentifier: "1")
    }
    let user = User(contacts: [named("Bobo"), Person("Bobo", contactIdentifier: "2")])
    await user.tellRemovals(to: donations)
    for person in [named(nil), Person("Bobo", contactIdentifier: "2")] {
      try await donations.setDefaultApp("chat", for: person, act: .message)
    }
    await user.setContacts([named(nil)])
    #expect(await donations.defaultApp(for: named(nil), act: .message) == "chat")
    #expect(await donations.defaultApp(for: Person("Bobo", contactIdentifier: "2"), act: .message) == nil)
  }
}
