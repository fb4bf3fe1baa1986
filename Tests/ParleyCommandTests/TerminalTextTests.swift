import Foundation
import Testing

@testable import ParleyCommand

@Suite struct TerminalTextTests {
  @Test(arguments: [
    ("Bobo \u{1B}[2J", "Bobo ␛[2J"), ("\u{1B}]0;pwned\u{7}", "␛]0;pwned␇"), ("\u{9B}2J", "\u{FFFD}2J"),
    ("evil\u{202E}txt", "evil\u{FFFD}txt"), ("one\rtwo", "one␍two"), ("a\u{8}\u{7F}", "a␈␡"),
    ("one\r\ntwo\tthree\n", "one\ntwo\tthree\n"), ("“Koko” – 香蕉 🐒", "“Koko” – 香蕉 🐒"),
  ])
  func whatATerminalWouldObeyIsShownAndDoesNothing(_ text: String, _ safe: String) {
    #expect(TerminalText.safe(text) == safe)
  }

  @Test func aNameInIsolatesStaysOnlyWhereTheyAreClosed() {
    #expect(TerminalText.safe("to \u{2068}Bobo\u{2069}.") == "to \u{2068}Bobo\u{2069}.")
    #expect(TerminalText.safe("to \u{2067}Bobo.\nand more") == "to \u{FFFD}Bobo.\nand more")
    #expect(TerminalText.safe("\u{2069}x\u{2068}") == "\u{FFFD}x\u{FFFD}")
  }

  @Test func inJSONTheSameCharactersAreEscapedAndMeanTheSame() throws {
    let text = "a\u{202E}b\u{9B}c"
    let json = ParsedJSON.encoded([text])
    #expect(json == "[\"a\\u202eb\\u009bc\"]")
    #expect(try JSONDecoder().decode([String].self, from: Data(json.utf8)) == [text])
  }

  @Test func coloursAreTheOnlySequencesOfAStyledLine() {
    let line: StyledText = "1. " + StyledText("Bo\u{1B}[8mbo", .faint)
    #expect(line.safe(usesColours: true) == "1. \u{1B}[2mBo␛[8mbo\u{1B}[0m")
    #expect(line.safe(usesColours: false) == "1. Bo␛[8mbo")
  }
}
