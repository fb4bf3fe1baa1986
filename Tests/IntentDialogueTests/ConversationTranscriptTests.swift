import IntentDialogue
import IntentModel
import Testing

@Suite struct ConversationTranscriptTests {
  @Test func holdsWhatWasSaidAndNothingElse() async throws {
    let conversation = try TeaHouse().conversation()
    await conversation.hear("tea guests=Ann")
    let transcript = ConversationTranscript(await conversation.events)
    #expect(
      transcript.description == """
        User: tea guests=Ann
        Assistant: Tea for Ann is ready.
        """)
  }

  @Test func aTraceHoldsEveryEventAsItComes() async throws {
    let conversation = try TeaHouse().conversation()
    let events = await conversation.hear("tea guests=Ann")
    var trace = Trace()
    events.forEach { trace.add($0) }
    #expect(trace == Trace(events))
    #expect(trace.lines.count == events.count)
    #expect(trace.description.hasPrefix("User: tea guests=Ann\n= OrderTea guests="))
  }
}
