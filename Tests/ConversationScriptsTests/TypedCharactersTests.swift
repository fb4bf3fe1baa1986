import Parley
import Testing

@testable import ConversationScripts

/// What a keyboard has in place of what typography uses, and what is said where two texts look alike.
@Suite struct TypedCharactersTests {
  private func matches(_ pattern: String, _ text: String) throws -> Bool {
    try TextPattern(pattern, of: .assistant).matches(text)
  }

  @Test(arguments: [
    "I can't pick you up at 9:05 AM.", "I can’t pick you up at 9:05 AM.", "I can't pick you up at 9:05\u{202F}AM.",
    "I can’t pick you up at 9:05\u{202F}AM.", "I can't … 9:05 AM.", "I can't …AM.", "/can't .* 9:05 AM/",
    "/can’t .* 9:05 AM/",
  ])
  func whatIsTypedStandsForItsTypographicForm(_ pattern: String) throws {
    #expect(try matches(pattern, "I can’t pick you up at 9:05\u{202F}AM."))
  }

  @Test(arguments: [
    ("9:05\u{A0}AM", "9:05\u{202F}AM"), ("can’t", "can't"), ("9:05\u{202F}AM", "9:05 AM"), ("9:05AM", "9:05\u{202F}AM"),
    ("cant", "can’t"), ("/9:05\u{A0}AM/", "9:05\u{202F}AM"),
  ])
  func aTypographicFormIsWantedAsItIs(_ pattern: String, _ text: String) throws {
    #expect(try !matches(pattern, text))
  }

  @Test(arguments: [
    ("9:05\u{A0}AM", "9:05\u{202F}AM", "U+00A0 is expected, U+202F came"),
    ("can’t", "can't", "U+2019 is expected, U+0027 came"),
    ("two  blanks", "two blanks", "U+0020 is expected, U+0062 came"),
    ("a\u{200B}b", "ab", "U+200B is expected, U+0062 came"), ("ab", "ab\u{200E}", "the end is expected, U+200E came"),
  ])
  func whatCannotBeSeenIsNamed(_ expected: String, _ actual: String, _ name: String) {
    #expect(TypedCharacters.unseenDifference(expected: expected, actual: actual) == name)
  }

  @Test func whatCanBeSeenIsNot() {
    #expect(TypedCharacters.unseenDifference(expected: "tell", actual: "say") == nil)
    #expect(TypedCharacters.unseenDifference(expected: "same", actual: "same") == nil)
  }

  @Test func anUpdateNamesWhatCannotBeSeen() {
    let difference = ScriptDifference(from: "Assistant: 9:05\u{A0}AM\n", to: "Assistant: 9:05\u{202F}AM\n")
    #expect(difference.text == "  -1: Assistant: 9:05⟨U+00A0⟩AM\n  +1: Assistant: 9:05⟨U+202F⟩AM")
    let seen = ScriptDifference(from: "Assistant: can’t\n", to: "Assistant: can\u{2019}t go\n")
    #expect(seen.text == "  -1: Assistant: can’t\n  +1: Assistant: can’t go")
  }

  @Test func aReportNamesWhatCannotBeSeen() {
    let failure = ScriptFailure(
      place: ScriptPlace("a.conversation", line: 4),
      kind: .saidOtherwise(expected: "At 9:05\u{A0}AM.", actual: "At 9:05\u{202F}AM."), conversation: [], reading: [])
    #expect(
      failure.report(fix: nil) == """
        a.conversation:4: the assistant said something else.

          expected  Assistant: At 9:05\u{A0}AM.
          actual    Assistant: At 9:05\u{202F}AM.
                                      ^
                    U+00A0 is expected, U+202F came
        """)
  }
}
