import ConversationScripts
import Foundation
import TemporaryFolders
import Testing

@Suite struct ScriptProblemTests {
  /// What is said about a script, line by line.
  private func problems(_ text: String) -> [String] {
    do {
      _ = try Script(text, path: "bad.conversation")
      return []
    } catch let problems as ScriptProblems {
      return problems.problems.map(\.description)
    } catch {
      return ["\(error)"]
    }
  }

  @Test(arguments: [
    ("User: hi\nAssitant: Hello.", "2:1: nothing in a script begins with 'Assitant:'. Did you mean 'Assistant:'?"),
    (
      "User: hi\nHello there.",
      "2:1: nothing in a script begins with 'Hello'. It is one of User:, Assistant:, Siri:, Spoken:, Card:, =, ~, *, +, |, "
        + "#."
    ),
    (
      "locale en\n\nUser: hi",
      "1:1: 'locale en' cannot be read. It is written like 'locale: en'."
    ),
    (
      "User: hi\nwhen handle failure",
      "2:1: 'when handle failure' cannot be read. "
        + "It is written like 'when resolve recipients: first needsValue then pass'."
    ),
    ("lokale: en\n\nUser: hi", "1:1: no setting is called 'lokale'. Did you mean 'locale'?"),
    ("locale: en\nUser: hi", "2:1: a blank line is missing between the header and the first turn."),
    (
      "locale: en\n\nAssistant: Hello.\nUser: hi",
      "3:1: a line with 'Assistant:' comes before anything was said. Begin with what the user says."
    ),
    ("locale: en\n\nUser:", "3:1: the user says nothing. Write 'User: ' and the words."),
    ("locale: en\n", "1:1: the user says nothing in this script. A turn is 'User: ' and the words."),
    ("", "1:1: the user says nothing in this script. A turn is 'User: ' and the words."),
    (
      "now: tomorrow\n\nUser: hi",
      "1:6: 'now' cannot be 'tomorrow'. It is written like 'now: 2026-11-21T09:00:00+01:00'."
    ),
    (
      "now: 2026-02-30T09:00Z\n\nUser: hi",
      "1:6: 'now' cannot be '2026-02-30T09:00Z'. It is written like 'now: 2026-11-21T09:00:00+01:00'."
    ),
    ("locked: maybe\n\nUser: hi", "1:9: 'locked' cannot be 'maybe'. It is one of yes, no."),
    ("mode: eyeson\nmode: handfree\n\nUser: hi", "2:7: 'mode' cannot be 'handfree'. Did you mean 'hands-free'?"),
    ("app:\n\nUser: hi", "1:1: 'app' has no value. It is written like 'app: Vocabulary/MonkeyChat'."),
    (
      "User: hi\nvocabulary photoTag:",
      "2:1: 'vocabulary photoTag' has no value. It is written like 'vocabulary photoTag: Best Friends, Family'. "
        + "'vocabulary photoTag: none' takes all away."
    ),
    ("advance: 5 s\n\nUser: hi", "1:1: 'advance' is allowed between the turns only, below the first blank line."),
    ("User: hi\napp: Vocabulary/MonkeyChat", "2:1: 'app' is set in the header only, above the first blank line."),
    ("User: hi\nadvance: 5 bananas", "2:10: 'advance' cannot be '5 bananas'. It is written like 'advance: 30 s'."),
    (
      "when resolve recipients: disambigation A, B\n\nUser: hi",
      "1:26: 'when resolve recipients' cannot be 'disambigation'. Did you mean 'disambiguation'?"
    ),
    (
      "when resolv recipients: needsValue\n\nUser: hi",
      "1:6: no phase is called 'resolv'. Did you mean 'resolve'?"
    ),
    ("policy: waitlimit 5 s\n\nUser: hi", "1:9: 'policy' cannot be 'waitlimit'. Did you mean 'waitLimit'?"),
    (
      "vocabulary photoTags: Beach\n\nUser: hi",
      "1:12: no vocabulary type is called 'photoTags'. Did you mean 'photoTag'?"
    ),
    (
      "contacts: Bobo <bobo@example.org\n\nUser: hi",
      "1:11: 'contacts' cannot be 'Bobo <bobo@example.org'. It is written like 'contacts: Bobo Jr. <bobo@example.com>'."
    ),
    ("ignore: Assistant:\n\nUser: hi", "1:9: 'ignore' cannot be 'Assistant:'. It is one of =, ~, *."),
  ])
  func saysWhatIsWrongAndTheNearestRightThing(_ text: String, _ problem: String) {
    #expect(problems(text) == ["bad.conversation:\(problem)"])
  }

  @Test func findsARegularExpressionThatCannotBeRead() {
    let found = problems("User: hi\nAssistant: /(/")
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("bad.conversation:2:12: the regular expression cannot be read: ") == true)
  }

  @Test func saysEverythingAtOnceInOrder() {
    let found = problems("locale:\nmode: x\n\nAssistant: a\nUser: b\nBot: c")
    #expect(
      found.map { $0.split(separator: " ").first.map(String.init) ?? "" } == [
        "bad.conversation:1:1:", "bad.conversation:2:7:", "bad.conversation:4:1:", "bad.conversation:6:1:",
      ])
  }

  @Test func showsTheLineAndMarksWhatIsWrong() {
    let problems = #expect(throws: ScriptProblems.self) {
      try Script("locale: en\n\nUser: hi\n  advance: 5 bananas\nBot: 猿", path: "bad.conversation")
    }
    #expect(
      problems?.description == """
        bad.conversation:4:12: 'advance' cannot be '5 bananas'. It is written like 'advance: 30 s'.
            advance: 5 bananas
                     ^^^^^^^^^
        bad.conversation:5:1: nothing in a script begins with 'Bot:'. It is one of User:, Assistant:, Siri:, Spoken:, Card:, \
        =, ~, *, +, |, #.
            Bot: 猿
            ^^^^
        """)
  }

  @Test func cutsALongLineAroundThePlace() {
    let long = String(repeating: "one two three ", count: 10)
    let problems = #expect(throws: ScriptProblems.self) {
      try Script("now: \(long)\ncontacts: \(long), 猿猿 <\n\nUser: hi", path: "bad.conversation")
    }
    let lines = problems?.description.split(separator: "\n").map(String.init) ?? []
    #expect(lines.count == 6)
    let cut = [lines[1], lines[2], lines[4], lines[5]]
    #expect(cut.allSatisfy { TextWidth.of($0) <= 84 })
    #expect(lines[1].hasPrefix("    now: one two") && lines[1].hasSuffix("…"))
    #expect(lines[2].hasPrefix("         ^^^"))
    #expect(lines[4].hasPrefix("    …") && lines[4].hasSuffix(" 猿猿 <"))
    #expect(TextWidth.of(lines[5]) == TextWidth.of(lines[4]) && lines[5].hasSuffix(" ^^^^^^"))
  }

  @Test func saysThatAFileIsNoText() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/a.conversation"
    try Data([0x55, 0xFF, 0xFE]).write(to: URL(filePath: path))
    let problems = #expect(throws: ScriptProblems.self) { try Script(contentsOf: path) }
    #expect(problems?.description == "\(path): the file is not UTF-8 text.")
  }

  @Test func saysThatAScriptIsTooLong() {
    let problems = #expect(throws: ScriptProblems.self) {
      try Script(String(repeating: "#\n", count: 100_001), path: "bad.conversation")
    }
    #expect(problems?.description == "bad.conversation:100001:1: the script has more than 100000 lines.")
  }

  @Test func saysThatAFileCannotBeRead() {
    #expect(throws: ScriptProblems([ScriptProblem(ScriptPlace("no/such.conversation", line: 1), .unreadable)])) {
      try Script(contentsOf: "no/such.conversation")
    }
  }
}
