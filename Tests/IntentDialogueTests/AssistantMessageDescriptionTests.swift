import IntentDialogue
import Testing

/// What is printed most is one line.
@Suite struct AssistantMessageDescriptionTests {
  @Test func aMessageIsItsKindAndItsWords() async throws {
    let events = await (try TeaHouse().conversation()).hear("tea guests=Ann")
    #expect(events.messages.map { "\($0)" } == ["response: Tea for Ann is ready."])
  }
}
