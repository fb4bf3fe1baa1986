import Foundation
import IntentModel
import Parley
import Testing

@testable import SimulatedApps

/// Nothing is ever paid twice: not by a repeated yes, not by impatience, not by a conversation that is restored.
@Suite struct PaidOnceTests {
  let world = Worlds.world()
  let bank: Bank

  init() throws {
    bank = try Worlds.read("Vocabulary/MonkeyPay", in: world) { [world] reader, contacts in
      Bank.read(&reader, contacts: contacts, environment: world.environment)
    }
  }

  /// An assistant with the bank, which takes so many seconds over everything that it handles.
  private func assistant(seconds: Double = 0) throws -> Assistant {
    var app = try AssistantApp(at: Worlds.folder("Vocabulary/MonkeyPay"))
    app.handlers = bank.handlers.map { [world] handler in
      handler.replacing(
        resolve: handler.resolve, confirm: handler.confirm,
        handle: { intent in
          if seconds > 0 { await world.sleep(for: seconds) }
          return try await handler.handle(intent)
        })
    }
    return try Assistant(apps: [app])
  }

  private func asked(_ assistant: Assistant) async -> Conversation {
    let conversation = Conversation(with: assistant, environment: world.environment)
    await conversation.hear("Send $20 to Koko with MonkeyPay")
    return conversation
  }

  private var spent: Decimal {
    get async { (Decimal(string: "182.50") ?? 0) - (await bank.account("account-everyday")?.balance ?? 0) }
  }

  @Test func aYesThatIsRepeated() async throws {
    let conversation = await asked(try assistant())
    for _ in 0..<3 { await conversation.hear("yes") }
    #expect(await spent == 20)
  }

  @Test func yesesThatComeAllAtOnce() async throws {
    let conversation = await asked(try assistant())
    await withTaskGroup { group in
      for _ in 0..<10 { group.addTask { await conversation.hear("yes") } }
      for _ in 0..<10 { group.addTask { await conversation.press("Send") } }
    }
    #expect(await spent == 20)
  }

  @Test func anAnswerThatComesLate() async throws {
    let conversation = await asked(try assistant(seconds: 30))
    await conversation.hear("yes")
    await conversation.hear("yes")
    #expect(await spent == 0)
    world.advance(by: 60)
    await conversation.settle(in: world)
    await conversation.hear("yes")
    #expect(await spent == 20)
  }

  @Test func aConversationRestoredAtTheQuestion() async throws {
    let assistant = try assistant()
    let stored = await asked(assistant).stored()
    let restored = try Conversation(restoring: stored, with: assistant, environment: world.environment)
    await restored.resume()
    #expect(await spent == 0)
    await restored.hear("yes")
    await restored.resume()
    await restored.hear("yes")
    #expect(await spent == 20)
  }

  @Test func aStoredCopyThatIsRestoredThreeTimesPaysOnce() async throws {
    let assistant = try assistant()
    let original = await asked(assistant)
    let stored = try await original.stored().json()
    var told = await original.hear("yes").messages.map(\.shown)
    for _ in 0..<3 {
      let copy = try Conversation(
        restoring: StoredConversation(json: stored), with: assistant, environment: world.environment)
      told += await copy.hear("yes").messages.map(\.shown)
    }
    #expect(await spent == 20)
    // Each is answered as the first was.
    #expect(told == Array(repeating: "Done. I sent Koko $20.00.", count: 4))
  }

  @Test func aCopyThatIsCorrectedPaysNothingMore() async throws {
    let assistant = try assistant()
    let original = await asked(assistant)
    let copy = try Conversation(
      restoring: await original.stored(), with: assistant, environment: world.environment)
    await original.hear("yes")
    await copy.hear("make it 50 dollars")
    #expect(await copy.hear("yes").messages.map(\.code) == ["failure"])
    #expect(await spent == 20)
  }

  @Test func aSecondRequestForTheSameIsPaidToo() async throws {
    let conversation = await asked(try assistant())
    await conversation.hear("yes")
    await conversation.hear("Send $20 to Koko with MonkeyPay")
    await conversation.hear("yes")
    #expect(await spent == 40)
  }

  @Test func whatIsHandledWithoutAKeyIsHandledEachTime() async throws {
    let intent = RequestPaymentIntent(payer: Person("Koko"), currencyAmount: CurrencyAmount(10, "USD"))
    for _ in 0..<2 { _ = try await bank.handle(intent) }
    for _ in 0..<3 { _ = try await RequestKey.$current.withValue("one") { try await bank.handle(intent) } }
    world.advance(by: 7200)
    #expect(await spent == -30)
  }

  @Test func aConversationRestoredWhileItPays() async throws {
    let assistant = try assistant(seconds: 5)
    let watcher = Storing()
    let watched = Conversation(with: assistant, environment: world.environment, presenter: watcher)
    await watcher.watch(watched)
    await watched.hear("Send $20 to Koko with MonkeyPay")
    await watched.hear("yes")
    #expect(await spent == 20)
    // Stored in the middle of it, and gone on with in another process.
    let stored = try #require(await watcher.stored)
    let restored = try Conversation(restoring: stored, with: assistant, environment: world.environment)
    let events = await restored.resume()
    #expect(events.messages.first?.shown.hasPrefix("I was interrupted in the middle of that") == true)
    for words in ["yes", "send it", "yes"] { await restored.hear(words) }
    #expect(await spent == 20)
  }

  @Test func aRequestThatIsCalledOffBeforeTheYes() async throws {
    let conversation = await asked(try assistant())
    await conversation.cancelRequest()
    await conversation.hear("yes")
    await conversation.press("Send")
    #expect(await spent == 0)
  }
}

/// Stores a conversation while its handler is waited for.
private actor Storing: Presenter {
  private(set) var stored: StoredConversation?
  private weak var conversation: Conversation?

  func watch(_ conversation: Conversation) { self.conversation = conversation }

  func showWaiting(_ isWaiting: Bool) async {
    if isWaiting { stored = await conversation?.stored() }
  }
}
