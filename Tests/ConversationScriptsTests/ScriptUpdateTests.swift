import ConversationScripts
import Parley
import Testing

@Suite struct ScriptUpdateTests {
  private func updated(_ text: String) async throws -> String { try await Friends.play(text).updatedText }

  @Test func aScriptThatWouldTellNothingStaysAsItIs() async throws {
    let text = "locale: en\n\nwhen confirm SendMessage: failure\n= SendMessage\n"
    #expect(try await updated(text) == text)
  }

  @Test func rewritesWhatWasExpectedAndNothingElse() async throws {
    let text = """
      # A message.
      locale: en

        User: Send a message to Bobo

      # What comes now is wrong.
      = SendMessage recipients="Koko"
      Assistant: What?
      # What comes now is too much.
      Assistant: And why?
      User:   Please send more bananas
      * SendMessage -> failure
      """
    let expected = """
      # A message.
      locale: en

        User: Send a message to Bobo

      # What comes now is wrong.
      = SendMessage recipients="Bobo"
      Assistant: What do you want to say to Bobo?
      # What comes now is too much.
      User:   Please send more bananas
      * SendMessage recipients=[Bobo] content="Please send more bananas" -> success
      Assistant: OK, sending “Please send more bananas” to Bobo on MonkeyChat.

      """
    #expect(try await updated(text) == expected)
    #expect(try await updated(expected) == expected)
    #expect(await Friends.report(expected) == "")
  }

  @Test func keepsPatternsThatFit() async throws {
    let text = """
      User: Send a message to Bobo
      Assistant: What …?
      User: hello there
      ~ confirm -> …
      ~ end cancelled
      Assistant: /^OK/
      """
    let updated = try await updated(text)
    #expect(updated.hasPrefix("User: Send a message to Bobo\nAssistant: What …?\nUser: hello there\n~ resolve"))
    #expect(updated.contains("\n~ confirm -> …\n"))
    #expect(updated.contains("\nAssistant: /^OK/\n"))
    #expect(updated.contains("\n~ end done\n"))
    #expect(!updated.contains("*"))
    #expect(try await self.updated(updated) == updated)
  }

  @Test func writesWhatNothingIsForeseenForAsARecording() async throws {
    let text = try await updated("User: text Bobo saying hello there\n\n# Well done.")
    #expect(
      text == """
        User: text Bobo saying hello there
        = SendMessage recipients="Bobo" content="hello there"
        * SendMessage recipients=[Bobo] content="hello there" -> success
        Assistant: OK, sending “hello there” to Bobo on MonkeyChat.

        # Well done.

        """)
  }

  @Test func leavesWhatIsIgnored() async throws {
    let text = "ignore: =\n\nUser: text Bobo saying hello there\n= whatever\nAssistant: No."
    let expected =
      "ignore: =\n\nUser: text Bobo saying hello there\n= whatever\nAssistant: OK, sending “hello there” to Bobo on MonkeyChat.\n"
    #expect(try await updated(text) == expected)
  }
}
