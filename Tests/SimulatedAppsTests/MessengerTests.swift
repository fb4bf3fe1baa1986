import Foundation
import Parley
import Testing

@testable import SimulatedApps

@Suite struct MessengerTests {
  let world = Worlds.world()
  let messenger: Messenger

  init() throws { messenger = try Worlds.messenger(in: world) }

  private func contact(_ name: String) throws -> Person {
    try #require(messenger.contacts.named(name)).candidate()
  }

  private func search(_ intent: SearchForMessagesIntent) async throws -> [String] {
    try await messenger.handle(intent).messages.compactMap(\.content)
  }

  @Test func aMessageSentIsFound() async throws {
    let koko = try contact("Koko")
    let sent = try await messenger.handle(SendMessageIntent(recipients: [koko], content: "More bananas"))
    #expect(sent.code == .success)
    #expect(sent.sentMessages.first?.dateSent == Worlds.start)
    #expect(try await search(SearchForMessagesIntent(recipients: [koko], searchTerms: ["BANANAS"])) == ["More bananas"])
  }

  @Test func aMessageToAGroupGoesToItsMembers() async throws {
    let name = SpeakableString("treetop trio")
    #expect(
      try await messenger.resolveSpeakableGroupName(for: SendMessageIntent(speakableGroupName: name))
        == .success(SpeakableString("Treetop Trio", identifier: "group-treetop-trio")))
    let sent = try await messenger.handle(SendMessageIntent(content: "Hi", speakableGroupName: name))
    #expect(sent.sentMessages.first?.recipients.map(\.displayName) == ["Little Bobo", "Koko"])
  }

  @Test func aSearchForNothingMeansUnread() async throws {
    #expect(
      try await search(SearchForMessagesIntent()) == [
        "Bring more bananas, please.", "Can I have your tree tonight?",
      ])
    #expect(try await messenger.handle(SetMessageAttributeIntent(attribute: .read)).code == .success)
    #expect(try await search(SearchForMessagesIntent()) == [])
  }

  @Test func findsBySenderStateAndDate() async throws {
    #expect(
      try await search(SearchForMessagesIntent(senders: [contact("Bobo the Great")]))
        == ["Those were great bananas."])
    #expect(try await search(SearchForMessagesIntent(attributes: .flagged)) == ["Those were great bananas."])
    let today = DateComponents(year: 2026, month: 11, day: 21)
    #expect(
      try await search(SearchForMessagesIntent(attributes: .read, dateTimeRange: DateComponentsRange(start: today)))
        == [])
  }

  @Test func anUnsentMessageIsGoneUntilItIsTooLate() async throws {
    let koko = try contact("Koko")
    _ = try await messenger.handle(SendMessageIntent(recipients: [koko], content: "Oops"))
    world.advance(by: 119)
    #expect(try await messenger.confirm(UnsendMessagesIntent()).code == .ready)
    #expect(try await messenger.handle(UnsendMessagesIntent()).code == .success)
    #expect(try await search(SearchForMessagesIntent(searchTerms: ["oops"])) == [])
    _ = try await messenger.handle(SendMessageIntent(recipients: [koko], content: "Again"))
    world.advance(by: 121)
    #expect(try await messenger.confirm(UnsendMessagesIntent()).code == .failurePastUnsendTimeLimit)
  }

  @Test func anEditedMessageIsChanged() async throws {
    #expect(try await messenger.confirm(EditMessageIntent(editedContent: "x")).code == .failurePastEditTimeLimit)
    _ = try await messenger.handle(SendMessageIntent(recipients: [contact("Koko")], content: "Banana"))
    #expect(try await messenger.handle(EditMessageIntent(editedContent: "Mango")).code == .success)
    #expect(try await search(SearchForMessagesIntent(searchTerms: ["mango"])) == ["Mango"])
  }

  @Test func everyReasonOfARecipientIsInTheWorld() async throws {
    func reason(_ name: String) async throws -> String? {
      let results = try await messenger.resolveRecipients(for: SendMessageIntent(recipients: [Person(name)]))
      guard case .unsupported(let reason) = results.first else { return nil }
      return reason?.rawValue
    }
    #expect(try await reason("Marmo Set") == "noAccount")
    #expect(try await reason("Gibbon") == "offline")
    #expect(try await reason("Professor Lemur") == "messagingServiceNotEnabledForRecipient")
    #expect(try await reason("Chimpsky") == "noValidHandle")
    #expect(try await reason("12") == "requestedHandleInvalid")
    #expect(try await reason("Tamara") == "requiringInAppAuthentication")
  }

  @Test func oneResultForEachRecipientInTheSameOrder() async throws {
    let results = try await messenger.resolveRecipients(
      for: SendMessageIntent(recipients: [Person("Koko"), Person("Bobo"), Person("Marmo Set")]))
    #expect(results.map(\.name) == ["success", "disambiguation", "unsupported"])
  }
}
