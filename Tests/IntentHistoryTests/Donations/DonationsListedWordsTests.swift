import Foundation
import HistorySamples
import IntentModel
import IntentHistory
import IntentVocabulary
import TemporaryFolders
import Testing

/// What a user's words lose between two processes is forgotten by the next one.
@Suite struct DonationsListedWordsTests {
  private let bobo = Person("Bobo", contactIdentifier: "c1")
  private let ada = Person("Ada", contactIdentifier: "c2")

  private func message(to person: Person) throws -> Interaction {
    try Samples.interaction("SendMessage", in: "com.example.chat", with: [person])
  }

  /// Another process, with the files of the one before.
  private func process(
    _ folder: TemporaryFolder, _ user: User, _ body: (User, Donations) async throws -> Void = { _, _ in }
  ) async throws {
    let donations = try Donations(at: folder.url.path)
    await user.tellRemovals(to: donations)
    try await body(user, donations)
    #expect(await donations.lastProblem == nil)
  }

  @Test func aContactWhoWentWhileNoProcessRanIsForgotten() async throws {
    let folder = try TemporaryFolder()
    try await process(folder, User(contacts: [bobo, ada])) { _, donations in
      try await donations.donate([try message(to: bobo), try message(to: ada)])
      try await donations.setDefaultApp("com.example.chat", for: bobo, act: .message)
    }
    try await process(folder, User(contacts: [ada])) { _, donations in
      #expect(await donations.all.flatMap(\.people) == [ada])
      #expect(await donations.defaultApp(for: bobo, act: .message) == nil)
      #expect(await donations.removals == 1)
    }
    #expect(try !folder.contains("obo") && folder.contains("Ada"))
  }

  @Test func aContactWhoCameAfterTheDonationAndWentAgainIsForgottenToo() async throws {
    let folder = try TemporaryFolder()
    try await process(folder, User()) { _, donations in try await donations.donate([try message(to: bobo)]) }
    try await process(folder, User()) { user, donations in
      await user.setContacts([bobo])
      #expect(await donations.count == 1)
    }
    try await process(folder, User(contacts: [bobo])) { _, donations in #expect(await donations.count == 1) }
    try await process(folder, User()) { user, donations in
      #expect(await donations.count == 1, "a process that was told of no contacts does not know that they are gone")
      await user.setContacts([])
      #expect(await donations.count == 0)
    }
  }

  @Test func ofTwoNamesakesTheOneThatIsGoneIsForgotten() async throws {
    let folder = try TemporaryFolder()
    let other = Person("Bobo", contactIdentifier: "c3")
    try await process(folder, User(contacts: [bobo, other])) { _, donations in
      try await donations.donate([try message(to: bobo), try message(to: other)])
    }
    try await process(folder, User(contacts: [other])) { _, donations in
      #expect(await donations.all.flatMap(\.people) == [other])
    }
  }

  @Test func peopleThatNoContactEverNamedStay() async throws {
    let folder = try TemporaryFolder()
    try await process(folder, User(contacts: [bobo])) { _, donations in
      try await donations.donate([try message(to: Person("Somebody else"))])
    }
    try await process(folder, User(contacts: [ada])) { _, donations in #expect(await donations.count == 1) }
  }

  @Test func wordsOfAnAppAreComparedOnceTheyAreSet() async throws {
    let folder = try TemporaryFolder()
    try await process(folder, User()) { user, donations in
      await user.setVocabulary(["Leg day", "Arm day"], of: .workoutActivityName, app: "fit")
      for name in ["Leg day", "Arm day"] {
        let workout = try JSONDecoder().decode(
          AnyIntent.self,
          from: Data(#"{"name":"StartWorkout","parameters":{"workoutName":[{"spokenPhrase":"\#(name)"}]}}"#.utf8))
        await donations.donate(Interaction(intent: workout, app: "fit", date: saturdayMorning))
      }
    }
    try await process(folder, User()) { user, donations in
      #expect(await donations.count == 2)
      await user.setVocabulary(["Arm day"], of: .workoutActivityName, app: "fit")
      #expect(await donations.count == 1)
    }
    try await process(folder, User()) { user, donations in
      await user.removeAllVocabulary(app: "fit")
      #expect(await donations.count == 0, "a log-out before the app has set its words")
    }
  }

  @Test func whatWasRemovedBeforeTheDonationsWereToldOfRemovalsIsForgotten() async throws {
    let donations = Donations()
    try await donations.donate([try message(to: bobo), try message(to: ada)])
    let user = User(contacts: [bobo, ada])
    await user.setContacts([ada])
    await user.tellRemovals(to: donations)
    #expect(await donations.all.flatMap(\.people) == [ada])
  }

  @Test func wordsThatNothingNamesAnyMoreLeaveTheFiles() async throws {
    let folder = try TemporaryFolder()
    try await process(folder, User(contacts: [bobo])) { _, donations in
      try await donations.donate([try message(to: bobo)])
      try await donations.deleteAll()
      #expect(try !folder.contains("obo"))
      try await donations.donate([try message(to: bobo)])
    }
    try await process(folder, User(contacts: [ada])) { _, donations in #expect(await donations.count == 0) }
  }
}
