import Foundation
import IntentModel
import IntentHistory
import IntentVocabulary
import Parley
import Testing

@testable import IntentDialogue

/// An app that is picked on a person's card is kept for the person and opened for the person.
@Suite struct ContactCardTests {
  private let donations = Donations()
  private let world = SimulatedEnvironment(now: Date(timeIntervalSince1970: 1_795_000_000))
  private let koko = Person("Koko", contactIdentifier: "koko")

  private func conversation() throws -> Conversation {
    let bank = AssistantApp(
      identifier: "bank", displayName: "Bank", usageDescription: "It moves your money.",
      handlers: [AnyIntentHandler(SendPaymentIntent.self, handle: { _ in SendPaymentIntent.Response(.success) })])
    return Conversation(
      with: try Assistant(apps: [bank], languages: [.english]), environment: world.environment, donations: donations)
  }

  @Test func theAppOpensWithTheIntentForThePersonAndIsTheirsFromThenOn() async throws {
    let conversation = try conversation()
    try await conversation.open("bank", for: .pay, with: koko)
    let opened = await conversation.events.compactMap { event in
      if case .opened(let app, let activity) = event { (app: app, activity: activity) } else { nil }
    }
    #expect(opened.map(\.app) == ["Bank"])
    let activity = try #require(opened.first?.activity)
    #expect(activity.activityType == "INSendPaymentIntent")
    #expect(activity.interaction?.intent.as(SendPaymentIntent.self)?.payee == koko)
    #expect(activity.interaction?.people == [koko])
    #expect(await donations.defaultApp(for: koko, act: .pay) == "bank")
  }

  @Test func nothingIsCarriedOut() async throws {
    let conversation = try conversation()
    try await conversation.open("bank", for: .pay, with: koko)
    #expect(await donations.all.isEmpty)
  }

  @Test func aLockedDeviceKeepsTheChoiceAndOpensNothing() async throws {
    world.lock()
    world.unlocksWhenAsked = false
    let conversation = try conversation()
    await #expect(throws: ContinuationError.locked("Bank")) {
      try await conversation.open("bank", for: .pay, with: koko)
    }
    #expect(await donations.defaultApp(for: koko, act: .pay) == "bank")
  }

  @Test(arguments: [ContactAct.call, .message]) func anAppThatCannotDoItIsNotKept(_ act: ContactAct) async throws {
    let conversation = try conversation()
    await #expect(throws: ContinuationError.appNotInstalled("bank")) {
      try await conversation.open("bank", for: act, with: koko)
    }
    #expect(await donations.defaultApp(for: koko, act: act) == nil)
  }
}
