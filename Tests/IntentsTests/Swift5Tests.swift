import Intents
import IntentDomains
import IntentModel
import Testing

@testable import ExtensionHabitsInSwift5

/// The same sources in the older language mode answer alike.
@Suite struct Swift5Tests {
  @Test func aCompletionAnswersAPhase() async throws {
    let handlers = SiriKitExtension(IntentHandler()).handlers(of: ["INSendMessageIntent"])
    let handler = try #require(handlers.first)
    let response = try await handler.handle(AnyIntent(SendMessageIntent(content: "hello")))
    #expect(response.code == "success")
  }

  @Test func anOlderVerdictIsTaken() async throws {
    let handler = try #require(SiriKitExtension(Giving(OlderPayer())).handlers(of: ["INSendPaymentIntent"]).first)
    let results = try await handler.resolve("payee", AnyIntent(SendPaymentIntent()))
    #expect(results.map(\.name) == ["needsValue"])
  }
}
