import Foundation
import HistorySamples
import IntentModel
import IntentHistory
import TemporaryFolders
import Testing

@Suite struct ContactsTests {
  private let bobo = Samples.bobo

  @Test func theAppLastUsedForThePersonAndTheActIsFirst() async throws {
    let donations = Donations([
      try Samples.interaction("SendMessage", in: "chat", with: [bobo]),
      try Samples.interaction("SendMessage", in: "mail", with: [bobo], minutes: 1),
      try Samples.interaction("SendPayment", in: "bank", with: [bobo], minutes: 2),
      try Samples.interaction("SendMessage", in: "other", with: [Person("Alice")], minutes: 3),
    ])
    let rules = AppProfile.chat.rules
    #expect(await donations.lastApps(for: "SendMessage", with: [bobo], rules: rules) == ["mail", "chat", "bank"])
    #expect(await donations.lastApps(for: "SendPayment", with: [bobo], rules: rules) == ["bank", "mail", "chat"])
    #expect(await donations.lastApps(for: "SendMessage", with: []) == ["other", "mail", "chat"])
    #expect(await donations.lastApps(for: "StartCall", with: []) == [])
  }

  @Test func intentsOfOneKindOfActCountForEachOther() async throws {
    let donations = Donations([
      try Samples.interaction("SearchForMessages", in: "mail", with: [bobo]),
      try Samples.interaction("StartCall", in: "phone", with: [bobo], minutes: 1),
    ])
    let rules: [IntentName: IntentRules] = [
      "SendMessage": IntentRules(contact: .begins(.message)),
      "SearchForMessages": IntentRules(contact: .follows(.message)),
      "StartCall": IntentRules(contact: .begins(.call)),
    ]
    #expect(await donations.lastApps(for: "SendMessage", with: [bobo], rules: rules) == ["mail", "phone"])
    #expect(await donations.lastApps(for: "SendMessage", with: [bobo]) == ["phone", "mail"])
  }

  @Test(arguments: [
    Person("Bobo"), Person("BÓBO"), Person("Somebody", contactIdentifier: "c1"),
    Person("X", handle: PersonHandle("1 (555) 01-23")), Person("my friend", siriMatches: [Person("Bobo")]),
  ])
  func somebodyIsRecognisedByCardAddressOrName(person: Person) async throws {
    let donations = Donations([try Samples.interaction("SendMessage", in: "chat", with: [bobo])])
    #expect(await donations.lastApps(for: "SendMessage", with: [person]) == ["chat"])
    #expect(await donations.lastApps(for: "SendMessage", with: [Person("Alice")]) == [])
  }

  @Test func whatFailedTeachesNothing() async throws {
    let donations = Donations([try Samples.interaction("SendMessage", in: "chat", with: [bobo], code: "failure")]
    )
    #expect(await donations.lastApps(for: "SendMessage", with: [bobo]) == [])
    #expect(await donations.count == 1)
  }

  @Test func theChosenAppIsRememberedUntilItIsForgotten() async throws {
    let folder = try TemporaryFolder()
    do {
      let donations = try Donations(at: folder.url.path)
      await donations.donate(try Samples.interaction("SendMessage", in: "mail", with: [bobo]))
      try await donations.setDefaultApp("chat", for: bobo, act: .message)
    }
    let donations = try Donations(at: folder.url.path)
    let rules = AppProfile.chat.rules
    #expect(await donations.lastApps(for: "SendMessage", with: [bobo], rules: rules) == ["chat", "mail"])
    #expect(await donations.defaultApp(for: Person("Bobo"), act: .message) == "chat")
    #expect(await donations.defaultApp(for: bobo, act: .pay) == nil)
    try await donations.setDefaultApp(nil, for: bobo, act: .message)
    #expect(await donations.lastApps(for: "SendMessage", with: [bobo]) == ["mail"])
  }

  @Test func aDeletedInteractionIsNotLearnedFromAnyMore() async throws {
    let donations = Donations([
      try Samples.interaction("SendMessage", in: "chat", with: [bobo], identifier: "1")
    ])
    #expect(await donations.lastApps(for: "SendMessage", with: [bobo]) == ["chat"])
    try await donations.delete(identifiers: ["1"], of: "chat")
    #expect(await donations.lastApps(for: "SendMessage", with: [bobo]) == [])
  }
}
