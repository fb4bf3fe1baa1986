import ConversationScripts
import Parley
import Testing

@Suite struct ConversationTesterTests {
  private func tester() async throws -> ConversationTester {
    let app = AssistantApp(
      identifier: "com.example.MonkeyChat", displayName: "MonkeyChat", handlers: [.sendMessage(Friends())])
    return try await ConversationTester(apps: [ScriptApp(app)])
  }

  @Test func holdsAConversation() async throws {
    let tester = try await tester()
    try await tester.say("Send a message to Bobo")
    try await tester.expect(understood: "SendMessage recipients=\"Bobo\"")
    try await tester.expect("What do you want to say to Bobo?")
    try await tester.say("Please send more bananas")
    try await tester.expect(phase: "confirm -> ready")
    try await tester.expect(handled: "SendMessage recipients=[Bobo] content=… -> success")
    try await tester.expect("OK, …")
    try await tester.finish()
  }

  @Test func saysWhatWasNotExpected() async throws {
    let tester = try await tester()
    try await tester.say("Send a message to Bobo")
    let failure = await #expect(throws: TesterFailure.self) { try await tester.say("hello", file: "T.swift", line: 7) }
    #expect(
      failure?.description == """
        T.swift:7: the assistant said something that the script does not foresee.

            User: Send a message to Bobo

          expected  (nothing)
          actual    Assistant: What do you want to say to Bobo?
        """)
  }

  @Test func saysWhatIsStillOpen() async throws {
    let tester = try await tester()
    try await tester.say("Send a message to Bobo")
    try await tester.expect("What …?")
    let failure = await #expect(throws: TesterFailure.self) { try await tester.finish() }
    #expect(failure?.failure.kind == .questionOpen("What do you want to say to Bobo?"))
  }

  @Test func saysWhatWasSaidInstead() async throws {
    let tester = try await tester()
    try await tester.say("Send a message to Bobo")
    let failure = await #expect(throws: TesterFailure.self) { try await tester.expect("To whom?") }
    #expect(
      failure?.failure.kind
        == .saidOtherwise(expected: "To whom?", actual: "What do you want to say to Bobo?"))
    let other = await #expect(throws: TesterFailure.self) { try await tester.expect(handled: "SendMessage") }
    #expect(other?.failure.kind == .happenedOtherwise(mark: .handled, expected: "SendMessage", actual: nil))
  }
}
