import Foundation
import IntentModel
import Testing

@testable import IntentDialogue

/// What is answered about requests that are over.
@Suite struct TurnFactsAnswersTests {
  private static let order = ConversationContext.Request(
    "OrderTea", app: "kitchen", outcome: .done, told: "Tea is ready.", date: Date(timeIntervalSince1970: 1_795_000_000))

  private func answer(
    to subject: QuestionSubject, after requests: ConversationContext.Request..., house: TeaHouse = TeaHouse(),
    isLocked: Bool = false
  ) throws -> PromptRequest {
    TurnFacts(try house.assistant(), language: "en", requests: requests, isLocked: isLocked).answer(to: subject)
  }

  @Test func aQuestionThatNobodyKnowsIsAnsweredByWhatWasTold() throws {
    let answer = try answer(to: .other, after: Self.order)
    #expect(answer.variant == "told")
    #expect(answer.details["value"] == .text("Tea is ready."))
  }

  @Test func whatWasNotDoneIsNotTold() throws {
    var given = Self.order
    given.outcome = .cancelled
    #expect(try answer(to: .other, after: given).variant == "unknown")
    #expect(try answer(to: .when, after: given).variant == "unknown")
  }

  @Test func whenItWasDoneIsKnown() throws {
    let answer = try answer(to: .when, after: Self.order)
    #expect(answer.variant == "whenDone")
    #expect(answer.details["value"] == .moment(Date(timeIntervalSince1970: 1_795_000_000)))
  }

  @Test func itsAppIsKnown() throws {
    let answer = try answer(to: .app, after: Self.order)
    #expect(answer.variant == "app")
    #expect(answer.app == "Kitchen")
  }

  @Test func whatNoRequestHasIsNotKnown() throws {
    #expect(try answer(to: .howMuch, after: Self.order).variant == "unknown")
    #expect(try answer(to: .other).variant == "unknown")
  }

  @Test func aLockedDeviceTellsNothing() throws {
    let house = TeaHouse(restricted: ["OrderTea"])
    for subject in [QuestionSubject.other, .when, .app, .outcome] {
      #expect(try answer(to: subject, after: Self.order, house: house, isLocked: true).variant == "unknown")
    }
  }

  @Test func whatIsToldIsKeptWithTheRequest() async throws {
    let conversation = try TeaHouse().conversation()
    await conversation.hear("tea guests=Ann note=hot")
    #expect(await conversation.context.requests.first?.told == "Tea for Ann is ready.")
  }

  @Test func aTextThatIsTooLongIsNotKept() async throws {
    let name = String(repeating: "a", count: ConversationContext.longestContent)
    let conversation = try TeaHouse().conversation()
    await conversation.hear("tea guests=\(name) note=hot")
    let request = try #require(await conversation.context.requests.first)
    #expect(request.told == nil)
  }
}
