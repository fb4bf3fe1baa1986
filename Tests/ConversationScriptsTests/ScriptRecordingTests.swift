import Parley
import Testing

@testable import ConversationScripts

@Suite struct ScriptRecordingTests {
  @Test func isAScriptThatPasses() async throws {
    let playback = try await Friends.play("User: Send a message to Bobo\nUser: [what\\nnow]\n")
    var recording = ScriptRecording(header: ["locale: en"])
    recording.note(playback.steps[0].events)
    recording.note("advance: 5 s")
    let conversation = try await Friends.play("User: text Bobo saying \\u{5B}a\\\\b]\n").steps[0].events
    recording.note([.said(AssistantMessage(.ended, spoken: "", shown: "…"))])
    #expect(recording.text.hasPrefix("locale: en\n\nUser: Send a message to Bobo\n= SendMessage recipients=\"Bobo\"\n"))
    var other = ScriptRecording()
    other.note(conversation)
    #expect(await Friends.report(other.text) == "")
  }

  @Test(arguments: [
    "hello", "two\nlines\tand a tab", "a \\n that is none", "[in brackets]", "\u{7}\u{1B}[0m", "", "  ", "\u{2028}",
  ])
  func writesWordsThatAreReadAgain(_ words: String) throws {
    let line = "User: \(ScriptRecording.escaped(words))"
    #expect(!line.contains { $0.isNewline })
    let script = try Script(line, path: "test")
    let read = words.isEmpty || words == "  " ? " " : words
    #expect(script.steps.map(\.action) == [.say(read)])
  }

  @Test func leavesPhasesOutUnlessWanted() async throws {
    let events = try await Friends.play("User: text Bobo saying hello").steps[0].events
    var recording = ScriptRecording()
    recording.note(events)
    #expect(!recording.text.contains("\n~ "))
    recording.includesPhases = true
    recording.note(events)
    #expect(recording.text.contains("\n~ confirm -> ready\n"))
  }
}
