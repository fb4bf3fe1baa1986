import Parley
import Testing

@testable import ConversationScripts

/// One script for many wordings: it is played for each row, and a failure says which row it is of.
@Suite struct ScriptRowsTests {
  private static let text = """
    locale: en
    with: who | words
    | Bobo | text Bobo saying hi
    # the same in other words
    | Koko | send a message to Koko saying hi |

    # {nobody} is no name here
    User: {words}
    * SendMessage recipients=[{who}] content="hi" -> success
    Assistant: OK, …{who} on MonkeyChat.
    """

  @Test func aScriptIsThereForEachRow() throws {
    let scripts = try Script.variants(of: Self.text, path: "a.conversation")
    #expect(
      scripts.map(\.description) == [
        "a.conversation:3 (Bobo | text Bobo saying hi)", "a.conversation:5 (Koko | send a message to Koko saying hi)",
      ])
    #expect(
      scripts.map { $0.steps.map(\.action) } == [
        [.say("text Bobo saying hi")], [.say("send a message to Koko saying hi")],
      ])
    // Places are those of the file.
    #expect(scripts.allSatisfy { $0.steps[0].line == 8 && $0.steps[0].expected.map(\.line) == [9, 10] })
    #expect(scripts[1].text(of: 9) == #"* SendMessage recipients=[Koko] content="hi" -> success"#)
    #expect(try Script(Self.text, path: "a.conversation") == scripts[0])
  }

  @Test func aScriptWithoutRowsIsOne() throws {
    let scripts = try Script.variants(of: "User: {words}\nAssistant: {x}", path: "a.conversation")
    #expect(scripts.map { $0.steps.map(\.action) } == [[.say("{words}")]])
  }

  @Test func aCharacterInBracesIsNoName() throws {
    let scripts = try Script.variants(
      of: #"with: a\n| x\n\nUser: {a} \u{41} { a }"#.replacing(#"\n"#, with: "\n"), path: "")
    #expect(scripts.map { $0.steps.map(\.action) } == [[.say("x A x")]])
  }

  @Test func valuesMayHaveBarsInQuotationMarksAndBeEmpty() throws {
    let scripts = try Script.variants(of: "with: a | b\n| \"x | y\" |\n| |z\n\nUser: {a}-{b}", path: "")
    #expect(scripts.map { $0.steps.map(\.action) } == [[.say("x | y-")], [.say("-z")]])
  }

  @Test func aFailureSaysWhichRowItIsOf() async throws {
    let wrong = Self.text.replacing("| send a message to Koko saying hi |", with: "| send a message to Koko saying ho")
    var reports: [String] = []
    for script in try Script.variants(of: wrong, path: "a.conversation") {
      if let failure = try await script.failure(with: Friends.apps) { reports.append("\(failure)") }
    }
    #expect(reports.count == 1)
    let report = try #require(reports.first)
    #expect(
      report.hasPrefix(
        "a.conversation:9: the app was asked to do something else. This is for line 5: Koko | send a message to Koko saying ho\n"
      ))
    #expect(report.contains("    User: send a message to Koko saying ho\n"))
    #expect(
      report.contains("To fix, mend the values of line 5, or write in line 9, with the names of values in braces:"))
    #expect(!report.contains("--update"))
  }

  /// Rows times lines are read, so that their number is bounded.
  @Test func moreRowsThanAnybodyWaitsForAreRefused() throws {
    let rows = (0..<700).map { "| \($0)" }.joined(separator: "\n")
    let text = "with: a\n\(rows)\n\nUser: {a}\n" + String(repeating: "# \n", count: 700)
    #expect(throws: ScriptProblems.self) { try Script.variants(of: text, path: "a.conversation") }
  }
}
