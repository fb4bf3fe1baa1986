import Foundation
import Parley
import TemporaryFolders

extension HardInput {
  /// Stored conversations, and words that are removed while a conversation and donations contain them.
  static let conversations = [
    HardInput("stored conversation", "choices of one name", size: 250) { size in
      let held = try await OfferingMessenger.stored(people(size, named: "Bobo"))
      return { _ = try held.restored(by: User()) }
    },
    HardInput("stored conversation", "values in one parameter", size: 250) { size in
      let held = try await OfferingMessenger.stored(people(size) { "Bobo \($0)" })
      return { _ = try held.restored(by: User()) }
    },
    HardInput("removed words", "choices of one name, offered", size: 250) { size in
      let contacts = people(size, named: "Bobo")
      let held = try await OfferingMessenger.stored(contacts)
      return {
        let user = User(contacts: contacts)
        let conversation = try held.restored(by: user)
        await user.setContacts(contacts.prefix(2))
        await conversation.hear("hello")
      }
    },
    HardInput("removed words", "people of one name, named in donations", size: 250) { size in
      let contacts = people(size, named: "Bobo")
      return try removing(contacts, leaving: Array(contacts.prefix(size / 2)))
    },
    HardInput("removed words", "people of one name, written in many ways", size: 250) { size in
      let contacts = people(size) { "Bobo" + String(repeating: " ", count: $0 % 50) + "Koko" }
      return try removing(contacts, leaving: Array(contacts.prefix(size / 2)))
    },
    HardInput("removed words", "one person after the other", size: 250) { size in
      let contacts = people(size) { "Bobo \($0)" }
      return try removing(contacts, leaving: [])
    },
  ]

  /// Donations of a user with many words.
  static let donations = [
    HardInput("donations", "people of one name, donated one by one", size: 60) { size in
      let contacts = people(size, named: "Bobo")
      let interactions = try interactions(with: contacts)
      return {
        let folder = try TemporaryFolder()
        let donations = try Donations(at: folder.path)
        await User(contacts: contacts).tellRemovals(to: donations)
        for interaction in interactions { await donations.donate(interaction) }
      }
    }
  ]

  private static func people(_ count: Int, named name: String) -> [Person] { people(count) { _ in name } }

  private static func people(_ count: Int, named name: (Int) -> String) -> [Person] {
    (0..<count).map { Person(name($0), contactIdentifier: "\($0)") }
  }

  /// Removes contacts of a user whose donations name each of them.
  private static func removing(_ contacts: [Person], leaving left: [Person]) throws -> @Sendable () async throws -> Void
  {
    let interactions = try interactions(with: contacts)
    return {
      let donations = Donations(interactions, capacity: interactions.count)
      let user = User(contacts: contacts)
      await user.tellRemovals(to: donations)
      await user.setContacts(left)
    }
  }

  /// An interaction with each of some people.
  private static func interactions(with people: [Person]) throws -> [Interaction] {
    let intent = try JSONDecoder().decode(AnyIntent.self, from: Data(#"{"name":"SendMessage","parameters":{}}"#.utf8))
    return people.enumerated().map { number, person in
      Interaction(
        intent: intent, response: AnyIntentResponse(code: "success"), app: "app",
        date: Date(timeIntervalSince1970: 1_795_255_200), people: [person], direction: .outgoing,
        identifier: "\(number)")
    }
  }
}

/// A messenger that always asks which of some people is meant.
private struct OfferingMessenger: SendMessageIntent.Handling {
  let people: [Person]

  func resolveRecipients(for intent: SendMessageIntent) async -> [ResolutionResult<Person>] {
    intent.recipients.map { _ in .disambiguation(people) }
  }

  func handle(_ intent: SendMessageIntent) async -> SendMessageIntent.Response { .init(.success) }

  /// A conversation that was stored while it asked that question.
  struct Stored: Sendable {
    let assistant: Assistant
    let json: Data

    func restored(by user: User) throws -> Conversation {
      try Conversation(restoring: try StoredConversation(json: json), with: assistant, user: user)
    }
  }

  static func stored(_ people: [Person]) async throws -> Stored {
    let app = AssistantApp(
      identifier: "offering", displayName: "Offering", usageDescription: nil,
      handlers: [.sendMessage(Self(people: people))])
    let assistant = try Assistant(apps: [app])
    let conversation = Conversation(with: assistant, user: User(contacts: people))
    await conversation.hear("send a message to \(people[0].displayName)")
    return Stored(assistant: assistant, json: try await conversation.stored().json())
  }
}
