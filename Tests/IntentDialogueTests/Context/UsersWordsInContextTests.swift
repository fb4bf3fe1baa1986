import Foundation
import IntentModel
import IntentHistory
import IntentVocabulary
import Testing

@testable import IntentDialogue

@Suite struct UsersWordsInContextTests {
  private let house: TeaHouse = {
    var house = TeaHouse()
    house.resolveGuests = { intent in
      intent.guests.map { guest in
        guest.displayName == "Ann"
          ? .disambiguation(["Ann Bee", "Ann Cee", "Ann Dee"].map { Person($0) }) : .success(guest)
      }
    }
    return house
  }()

  /// What is left of the context in another process, which knows other contacts, after one utterance.
  private func restored(
    _ conversation: Conversation, knowing contacts: [Person], donations: Donations? = nil
  ) async throws -> Conversation {
    try Conversation(
      restoring: JSONRoundTrip.of(await conversation.stored()), with: house.assistant(), user: User(contacts: contacts),
      environment: house.world.environment, donations: donations)
  }

  private func conversation(donations: Donations? = nil) async throws -> Conversation {
    let user = User(contacts: [Person("Zoe", contactIdentifier: "1"), Person("Koko")])
    let conversation = try Conversation(
      with: house.assistant(), user: user, environment: house.world.environment, donations: donations)
    await conversation.hear("tea guests=Zoe note=hot")
    return conversation
  }

  @Test func whoIsStillAContactIsStillSpokenOf() async throws {
    let other = try await restored(try await conversation(), knowing: [Person("Zoe"), Person("Bea")])
    await other.hear("nothing that is understood")
    #expect(await other.context.people.flatMap(\.value).map(\.displayName) == ["Zoe"])
  }

  @Test func whoIsNoContactAnyMoreIsForgotten() async throws {
    let other = try await restored(try await conversation(), knowing: [Person("Koko")])
    // Stored again before anything was said, it is known all the same whose words they were.
    let third = try await restored(other, knowing: [Person("Koko")])
    for restored in [other, third] {
      await restored.hear("nothing that is understood")
      #expect(await restored.context.isEmpty)
    }
  }

  @Test(arguments: [["Zoe", "Ann Bee", "Ann Cee", "Ann Dee"], ["Zoe", "Ann Bee", "Ann Cee"]])
  func whatWasSetAsideIsForgottenWithTheWordsThatItOffered(contacts: [String]) async throws {
    let user = User(contacts: ["Zoe", "Ann Bee", "Ann Cee", "Ann Dee"].map { Person($0) })
    let conversation = try Conversation(with: house.assistant(), user: user, environment: house.world.environment)
    await conversation.hear("tea guests=Ann")
    await conversation.hear("tea guests=Zoe")
    let other = try await restored(conversation, knowing: contacts.map { Person($0) })
    await other.hear("back to it")
    #expect(await (other.machine.question != nil) == contacts.contains("Ann Dee"))
  }

  @Test func whoWasNeverAContactIsNotMissed() async throws {
    let conversation = try await conversation()
    await conversation.hear("tea guests=Stranger")
    let other = try await restored(conversation, knowing: [Person("Zoe")])
    await other.hear("nothing that is understood")
    #expect(await other.context.people.count == 2)
  }

  @Test(arguments: [false, true])
  func whatWasDeletedFromTheFilesOfTheDonationsIsForgotten(_ isDeleted: Bool) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "parley-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var conversation: Conversation?
    var stored: StoredConversation?
    do {
      let donations = try Donations(at: folder)
      conversation = try await self.conversation(donations: donations)
      stored = try JSONRoundTrip.of(try #require(await conversation?.stored()))
      #expect(await donations.count == 1)
    }
    conversation = nil
    if isDeleted { try await Donations(at: folder).deleteAll() }
    let other = try Conversation(
      restoring: try #require(stored), with: house.assistant(), user: User(contacts: [Person("Zoe")]),
      environment: house.world.environment, donations: try Donations(at: folder))
    await other.hear("nothing that is understood")
    #expect(await other.context.isEmpty == isDeleted)
  }

  /// What another process did with what is kept of the user, while the conversation was stored.
  enum Meanwhile: CaseIterable {
    case nothing, itemDeleted, reminderDeleted, reminderCameBack, itemExpired

    var isDeletion: Bool { self == .itemDeleted || self == .reminderDeleted }

    func happen(to history: UserHistory, at now: Date) async throws {
      switch self {
      case .nothing: break
      case .itemDeleted: try await history.index.delete(identifiers: ["pear"], of: "teas")
      case .reminderDeleted: try await history.reminders.deleteAll()
      case .reminderCameBack:
        let due = await history.reminders.due(at: now + 60)
        #expect(due.count == 1)
        try await history.reminders.handedOver(due, at: now + 60)
      case .itemExpired: try await history.index.tidy(at: now + 60)
      }
    }
  }

  @Test(arguments: Meanwhile.allCases)
  func whatWasDeletedFromTheFilesOfTheIndexOrTheRemindersIsForgotten(_ meanwhile: Meanwhile) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "parley-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let (now, calendar) = (house.world.environment.now(), Calendar(identifier: .gregorian))
    func restored(_ stored: StoredConversation, _ history: UserHistory) throws -> Conversation {
      try Conversation(
        restoring: stored, with: house.assistant(), user: User(contacts: [Person("Zoe")]),
        environment: house.world.environment, history: history)
    }
    func withHistory<Result>(_ body: (UserHistory) async throws -> Result) async throws -> Result {
      try await body(try UserHistory(at: folder, calendar: calendar))
    }
    let stored = try await withHistory { history in
      try await history.index.index(
        [SearchableItem("pear", attributeSet: .init(title: "Pear"), expirationDate: now + 30)], of: "teas", at: now)
      try await history.reminders.add(Reminder("Pear", trigger: .time(now + 30), date: now))
      // Something was deleted before, which is no reason to forget what was said after it.
      try await history.reminders.delete(
        identifiers: [try await history.reminders.add(Reminder("Fig", trigger: .arriving(.home), date: now)).id])
      let conversation = try Conversation(
        with: house.assistant(), user: User(contacts: [Person("Zoe")]), environment: house.world.environment,
        history: history)
      await conversation.hear("tea guests=Zoe note=hot")
      return try JSONRoundTrip.of(await conversation.stored())
    }
    try await withHistory { try await meanwhile.happen(to: $0, at: now) }
    try await withHistory { history in
      let other = try restored(stored, history)
      await other.hear("nothing that is understood")
      #expect(await other.context.isEmpty == meanwhile.isDeletion)
    }
  }

  @Test func whatWasDeletedBeforeOneLookedIntoTheFilesIsNotMissed() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "parley-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let stored = try JSONRoundTrip.of(try await conversation().stored())
    let reminders = try Reminders(at: folder)
    let now = house.world.environment.now()
    try await reminders.delete(
      identifiers: [try await reminders.add(Reminder("Fig", trigger: .arriving(.home), date: now)).id])
    // It was stored by a host that had no files.
    let other = try Conversation(
      restoring: stored, with: house.assistant(), user: User(contacts: [Person("Zoe")]),
      environment: house.world.environment, history: UserHistory(reminders: reminders))
    await other.hear("nothing that is understood")
    #expect(await other.context.people.flatMap(\.value).map(\.displayName) == ["Zoe"])
  }

  @Test func aDeletionInTheSameProcessIsNoticedWithoutFiles() async throws {
    let donations = Donations()
    let conversation = try await conversation(donations: donations)
    let stored = try JSONRoundTrip.of(await conversation.stored())
    try await donations.deleteAll()
    let other = try Conversation(
      restoring: stored, with: house.assistant(), user: conversation.user, environment: house.world.environment,
      donations: donations)
    await other.hear("nothing that is understood")
    #expect(await other.context.isEmpty)
  }

  @Test func aQuestionIsRepeatedWithoutWhoIsGone() async throws {
    let names = ["Ann Bee", "Ann Cee", "Ann Dee"].map { Person($0) }
    let asked = try Conversation(
      with: house.assistant(), user: User(contacts: names), environment: house.world.environment)
    await asked.hear("tea guests=Ann")
    let other = try await restored(asked, knowing: Array(names.dropFirst()))
    await other.resume()
    #expect(await other.lastMessage?.choices.map(\.name) == ["Ann Cee", "Ann Dee"])
  }
}
