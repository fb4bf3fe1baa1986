@testable import ConversationScripts
import Parley
import Testing

/// What the runner says about scripts that fail, word for word.
@Suite struct ScriptFailureTests {
  @Test func saysThatTheAssistantSaidSomethingElse() async {
    let report = await Friends.report(
      """
      locale: en

      User: Send a message to Bobo on MonkeyChat
      Assistant: What do you want to tell Bobo?
      User: Please send more bananas
      """)
    #expect(
      report == """
        test.conversation:4: the assistant said something else.

            User: Send a message to Bobo on MonkeyChat

          expected  Assistant: What do you want to tell Bobo?
          actual    Assistant: What do you want to say to Bobo?
                                                   ^^^^^^

          read as   SendMessage recipients="Bobo"

        To fix, write in line 4:
            Assistant: What do you want to say to Bobo?
        or let 'parley test --update test.conversation' write what happened.
        """)
  }

  @Test func saysThatSomethingWasNotForeseen() async {
    let report = await Friends.report("User: Send a message to Bobo\n= SendMessage recipients=\"Bobo\"\n")
    #expect(
      report == """
        test.conversation:2: the assistant said something that the script does not foresee.

            User: Send a message to Bobo
            = SendMessage recipients="Bobo"

          expected  (nothing)
          actual    Assistant: What do you want to say to Bobo?

          read as   SendMessage recipients="Bobo"

        To fix, write below line 2:
            Assistant: What do you want to say to Bobo?
        or let 'parley test --update test.conversation' write what happened.
        """)
  }

  @Test func saysThatSomethingWasNotSaid() async {
    let report = await Friends.report("User: Send a message to Bobo\nAssistant: What …\nAssistant: Well?\n")
    #expect(
      report == """
        test.conversation:3: the assistant did not say this.

            User: Send a message to Bobo
            Assistant: What …

          expected  Assistant: Well?
          actual    (nothing)

          read as   SendMessage recipients="Bobo"

        To fix, look at how the words were read. If line 3 is no longer meant, take it out, or let 'parley test --update \
        test.conversation' write what happened.
        """)
  }

  @Test func saysThatTheAppWasAskedToDoSomethingElse() async {
    let report = await Friends.report(
      """
      User: text Bobo saying hello there
      * SendMessage recipients=[Koko] content="hello there" -> success
      Assistant: …
      """)
    #expect(
      report == """
        test.conversation:2: the app was asked to do something else.

            User: text Bobo saying hello there

          expected  * SendMessage recipients=[Koko] content="hello there" -> success
          actual    * SendMessage recipients=[Bobo] content="hello there" -> success
                                              ^^^

          read as   SendMessage recipients="Bobo" content="hello there"

        To fix, write in line 2:
            * SendMessage recipients=[Bobo] content="hello there" -> success
        or let 'parley test --update test.conversation' write what happened.
        """)
  }

  @Test func saysThatWordsWereReadInAnotherWay() async {
    let report = await Friends.report("User: text Bobo saying hi\n= SendMessage recipients=\"hi\"\nAssistant: …")
    #expect(report.hasPrefix("test.conversation:2: what was said was read in another way.\n"))
    #expect(report.contains("  actual    = SendMessage recipients=\"Bobo\" content=\"hi\"\n"))
  }

  @Test func saysThatAPhaseAnsweredSomethingElse() async {
    let report = await Friends.report("User: text Bobo saying hi\n~ confirm -> failure\nAssistant: …")
    #expect(report.hasPrefix("test.conversation:2: something else happened.\n"))
    #expect(report.contains("  expected  ~ confirm -> failure\n  actual    ~ confirm -> ready\n"))
  }

  @Test func saysThatSomethingDidNotHappenAtAll() async {
    let report = await Friends.report("User: text Bobo saying hi\nAssistant: …\n* SendMessage -> success")
    #expect(report.contains("  expected  * SendMessage -> success\n  actual    * SendMessage recipients=[Bobo]"))
    let other = await Friends.report(
      "User: send a message\nAssistant: …\n* SendMessage -> success\nUser: cancel\nAssistant: …")
    #expect(other.contains("  expected  * SendMessage -> success\n  actual    (nothing)\n"))
    #expect(
      other.contains("To fix, look at how the words were read. If line 3 is no longer meant, take it out, or let"))
  }

  @Test func saysWhatLanguageWordsSoundLike() async throws {
    let text = "locale: en\n\nUser: Schreib Bobo eine Nachricht\nAssistant: What do you want to say to Bobo?\n"
    let result = await Friends.runner.run(try Script(text, path: "test.conversation"))
    let hint = "That sounds like German, which 'locale: en, de' in the header understands, too."
    #expect(result.complaint?.contains("\n\n\(hint)\n\nTo fix") == true)
    let other = text.replacing("locale: en", with: "locale: en, de").replacing("What do", with: "Was do")
    let second = await Friends.runner.run(try Script(other, path: "test.conversation"))
    #expect(second.complaint?.contains("Was möchtest du Bobo schreiben?") == true)
    #expect(second.complaint?.contains("sounds like") == false)
  }

  @Test func aRegionOfALanguageIsThatLanguageWithItsCurrency() async throws {
    let playback = try await Friends.play("locale: de-CH\n\nUser: Schreib Bobo eine Nachricht\nAssistant: …\n")
    #expect(playback.failure?.kind == .questionOpen("Was möchtest du Bobo schreiben?"))
    #expect(Region(ofTag: "de-CH")?.currencyCode == "CHF" && Region(ofTag: "de")?.currencyCode == nil)
    await #expect(throws: ScriptProblems.self) { try await Friends.play("locale: dex\n\nUser: hi\nAssistant: …\n") }
  }

  @Test func saysThatAQuestionIsOpen() async {
    let report = await Friends.report("User: Send a message to Bobo\nAssistant: What …?\n# The end.\n")
    #expect(
      report == """
        test.conversation:2: the script ends with a question open.

            User: Send a message to Bobo
            Assistant: What …?

          expected  (nothing)
          actual    Assistant: What do you want to say to Bobo?

        To fix, answer the question below line 2, or end the request there:
            User: Cancel
        """)
  }

  @Test func saysThatThereIsNothingToTap() async {
    let report = await Friends.report(
      "User: Send a message to Bobo\nAssistant: What …?\ntap: 7\nUser: cancel\nAssistant: …")
    #expect(
      report == """
        test.conversation:3: '7' cannot be tapped: there is nothing to tap.

            User: Send a message to Bobo
            Assistant: What …?
            tap: 7

        To fix, write in line 3 what can be done there.
        """)
  }

  @Test func isThrownByAHostsTest() async throws {
    let script = try Script("User: text Bobo saying hi\nAssistant: No.", path: "host.conversation")
    let failure = await #expect(throws: ScriptFailure.self) { try await script.check(with: Friends.apps) }
    #expect(failure?.place == ScriptPlace("host.conversation", line: 2))
    #expect(failure?.summary == "host.conversation:2: the assistant said something else.")
  }
}
