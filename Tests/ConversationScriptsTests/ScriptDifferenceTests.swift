import ConversationScripts
import Testing

/// What `--update` shows before it writes, and what it calls weaker.
@Suite struct ScriptDifferenceTests {
  @Test func showsWhatGoesAndWhatComes() {
    let difference = ScriptDifference(from: "User: hi\nAssistant: No.\n", to: "User: hi\nAssistant: Yes.\n")
    #expect(difference.text == "  -2: Assistant: No.\n  +2: Assistant: Yes.")
    #expect(difference.weaker.isEmpty)
  }

  @Test(arguments: [
    ("Assistant: /un.*lock/", "Assistant: Done.", "line 1 was a pattern and becomes words: Assistant: /un.*lock/"),
    ("* Pay -> failure", "* Pay -> success", "line 1 expected a failure and becomes a success: * Pay -> failure"),
    ("* Pay … -> failure", "* Pay -> success", "line 1 expected a failure and becomes a success: * Pay … -> failure"),
    ("= Pay", "= nothing", "line 1 was understood and is no longer: = Pay"),
    ("* Pay -> success", "", "line 1 goes, and nothing of its kind comes in its place: * Pay -> success"),
  ])
  func saysWhereACheckBecomesWeaker(old: String, new: String, reason: String) {
    #expect(ScriptDifference(from: old, to: new).weaker == [reason])
  }
}
