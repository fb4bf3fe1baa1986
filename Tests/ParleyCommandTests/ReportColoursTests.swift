import Testing

@testable import ParleyCommand

/// The colours of reports: only where they are wanted, and never in what programs read.
@Suite struct ReportColoursTests {
  private static let folder = "\(TestCommandTests.package)/Tests/ConversationScriptsTests/Format"

  @Test(arguments: [
    ("  actual    Assistant: Hello.", "\u{1B}[31m  actual    \u{1B}[0mAssistant: Hello."),
    ("  expected  Assistant: Hi.", "\u{1B}[32m  expected  \u{1B}[0mAssistant: Hi."),
    ("              ^^^", "\u{1B}[31m              ^^^\u{1B}[0m"),
    ("a/b.conversation:4: it went otherwise.", "\u{1B}[1ma/b.conversation:4: \u{1B}[0mit went otherwise."),
    ("Info.plist:4:7: error: no", "\u{1B}[1mInfo.plist:4:7: \u{1B}[0m\u{1B}[31merror: \u{1B}[0mno"),
    ("Info.plist:4: warning: no", "\u{1B}[1mInfo.plist:4: \u{1B}[0m\u{1B}[33mwarning: \u{1B}[0mno"),
    ("2 scripts: 2 passed (0.1 s).", "\u{1B}[32m2 scripts: 2 passed (0.1 s).\u{1B}[0m"),
    ("2 scripts: 1 passed, 1 failed (0.1 s).", "\u{1B}[31m2 scripts: 1 passed, 1 failed (0.1 s).\u{1B}[0m"),
    ("7 conversations, 3 states: nothing is wrong.", "\u{1B}[32m7 conversations, 3 states: nothing is wrong.\u{1B}[0m"),
    ("    User: at 10:30: hello", "    User: at 10:30: hello"), ("", ""),
  ])
  func aLineHasTheColourOfWhatItSays(_ line: String, _ shown: String) {
    #expect(ReportColours.styled(line[...]).safe(usesColours: true) == shown)
    #expect(ReportColours.styled(line[...]).safe(usesColours: false) == line)
  }

  /// A name that would steer the terminal does not, in colours either.
  @Test func whatATerminalObeysIsMadeSafe() {
    let shown = ReportColours.styled("  actual    \u{1B}[2J").safe(usesColours: true)
    #expect(shown == "\u{1B}[31m  actual    \u{1B}[0m␛[2J")
  }

  @Test func coloursAreThoseThatAreAskedFor() async {
    let bad = "\(Self.folder)/Bad/SaidOtherwise.conversation"
    func shown(_ colours: String..., format: String = "pretty") async -> String {
      let terminal = TestTerminal()
      #expect(await Command.run(["test", bad, "--format", format] + colours, on: terminal.console) == .failure)
      return terminal.output
    }
    #expect(await !shown().contains("\u{1B}"))
    #expect(await shown("--color", "always").contains("\u{1B}[31m  actual    \u{1B}[0m"))
    #expect(await !shown("--color=never").contains("\u{1B}"))
    #expect(await !shown("--color", "always", format: "jsonl").contains("\u{1B}"))
    let lint = TestTerminal()
    #expect(await lint.run("lint", bad.replacing("SaidOtherwise", with: "Header"), "--color", "always") == .failure)
    #expect(lint.output.contains("\u{1B}[31merror: \u{1B}[0m"))
  }
}
