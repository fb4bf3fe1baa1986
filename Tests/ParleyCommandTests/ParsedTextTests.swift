import Parley
import Testing

@testable import ParleyCommand

/// Why words were read as they were, said by one renderer wherever it is asked.
@Suite struct ParsedTextTests {
  private func talk(_ lines: String...) async -> String {
    let terminal = TestTerminal(typing: lines)
    #expect(await terminal.run("talk", "\(TestCommandTests.package)/Vocabulary/MonkeyChat") == .success)
    return terminal.output
  }

  @Test func whyOfAnAnswerHasItsEvidenceAndTheRivalsWithTheirSums() async {
    let shown = await talk("Text Bobo hello", "the second one", ":why")
    let why = shown.components(separatedBy: "\n  choice 2 +").last?.split(separator: "\n").map(String.init) ?? []
    #expect(why.contains { $0.contains("words say choose ") }, "\(shown)")
    #expect(why.contains { $0.hasPrefix("  or ") && $0.contains("nothing") }, "\(shown)")
    let parsed = TestTerminal()
    let question =
      #"{"intent":"SendMessage","parameter":"recipients","kind":"choice","#
      + #""choices":["Bobo the Great","Bobo Jr.","Little Bobo"]}"#
    _ = await parsed.run("parse", "--explain", "--locale", "en", "--expecting", question, "the second one")
    let evidence = why.first { $0.contains("words say choose ") }
    #expect(evidence.map { parsed.output.contains($0) } == true, "\(parsed.output)")
  }

  @Test func theTraceHasTheSumsOfTheActs() async {
    let shown = await talk(":trace on", "Text Bobo hello", "the second one")
    let line = shown.split(separator: "\n").first { $0.hasPrefix("    choice 2 +") }
    #expect(line?.contains(", or nothing +0.00") == true, "\(shown)")
  }
}
