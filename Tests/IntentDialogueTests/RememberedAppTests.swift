import Foundation
import IntentModel
import IntentHistory
import IntentUnderstanding
import Testing

@testable import IntentDialogue

/// The app that the user picked for somebody is not asked for again.
@Suite struct RememberedAppTests {
  let donations = Donations()

  private func conversation() async throws -> Conversation {
    var house = TeaHouse()
    house.apps = ["Kitchen", "Bank"]
    return try house.conversation(donations: donations)
  }

  @Test func whatWasPickedForAllOfThemIsTaken() async throws {
    let conversation = try await conversation()
    for name in ["Ann", "Bea"] { try await donations.setDefaultApp("bank", for: Person(name), act: .pay) }
    #expect(await conversation.rememberedApp(for: .pay, with: [Person("Ann"), Person("Bea")]) == "bank")
    try await donations.setDefaultApp("kitchen", for: Person("Bea"), act: .pay)
    #expect(await conversation.rememberedApp(for: .pay, with: [Person("Ann"), Person("Bea")]) == nil)
  }

  @Test func nothingIsRememberedForNobody() async throws {
    let conversation = try await conversation()
    try await donations.setDefaultApp("bank", for: Person("Ann"), act: .pay)
    #expect(await conversation.rememberedApp(for: .pay, with: []) == nil)
    #expect(await conversation.rememberedApp(for: .pay, with: [Person("Zoe")]) == nil)
    #expect(await conversation.rememberedApp(for: .pay, with: [Person("Ann"), Person("Zoe")]) == nil)
  }

  @Test func whatIsRememberedForOneActIsNotForAnother() async throws {
    let conversation = try await conversation()
    try await donations.setDefaultApp("bank", for: Person("Ann"), act: .pay)
    #expect(await conversation.rememberedApp(for: .message, with: [Person("Ann")]) == nil)
    #expect(await conversation.rememberedApp(for: .call, with: [Person("Ann")]) == nil)
    #expect(await conversation.rememberedApp(for: .pay, with: [Person("Ann")]) == "bank")
  }
}
