import IntentDialogue
import IntentModel
import Testing

@Suite struct PresenterTests {
  private actor Screen: Presenter {
    private(set) var log: [String] = []
    func present(_ message: AssistantMessage, in mode: ConversationMode) async {
      log.append("\(mode): \(message.shown)")
    }
    func showWaiting(_ isWaiting: Bool) async { log.append(isWaiting ? "waiting" : "no longer waiting") }
    func happened(_ event: ConversationEvent) async {
      if case .ended(let outcome) = event { log.append("\(outcome)") }
    }
  }

  @Test func isToldWhatIsSaidAndThatAHandlerIsAtWork() async throws {
    var house = TeaHouse()
    let world = house.world
    house.confirm = { _ in
      await world.sleep(for: 3)
      return TeaResponse(.ready)
    }
    let screen = Screen()
    let conversation = try house.conversation(mode: .accessible, presenter: screen)
    await conversation.hear("tea")
    #expect(
      await screen.log == [
        "waiting", "accessible: One moment.", "no longer waiting", "accessible: Tea is ready.", "done",
      ])
  }

  @Test func theModeCanChangeInTheMiddle() async throws {
    let screen = Screen()
    let conversation = try TeaHouse().conversation(presenter: screen)
    await conversation.present(in: .car)
    await conversation.hear("tea")
    #expect(await screen.log == ["car: Tea is ready.", "done"])
  }
}
