import Foundation
import Testing

/// The domain of a home, a host's own: each command runs as a process.
@Suite struct HomeTests {
  private let home = ExampleProgram(name: "Home")
  private let app = "Examples/Home/App"

  @Test func lintsItsAppWithoutAWarning() throws {
    #expect(try home.output(for: [], ["lint", "--strict", app]).isEmpty)
  }

  @Test func playsItsScriptsInAllLanguages() throws {
    let printed = try home.output(for: [], ["test", "Examples/Home/Tests"])
    #expect(printed.contains("13 scripts: 13 passed"))
  }

  @Test(arguments: ["en", "de", "es", "fr", "it", "nl"]) func exploringFindsNothingWrong(_ language: String) throws {
    let printed = try home.output(for: [], ["explore", app, "--depth", "1", "--locale", language])
    #expect(printed.hasSuffix("nothing is wrong.\n"))
  }

  /// The table of the page "Agents and voices": what a home's satellite says, and what comes back.
  @Test func answersASatelliteAsThePageSays() throws {
    let page = try String(
      contentsOf: ExampleProgram.package.appending(path: "Sources/Parley/Parley.docc/AgentsAndVoices.md"),
      encoding: .utf8)
    let table = page.components(separatedBy: "| spoken |")[1].split(separator: "\n").dropFirst(2)
    let rows = table.prefix { $0.hasPrefix("|") }.map { row in
      row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    #expect(rows.count == 6)
    let events = (["who are you?", "turn on the radio", "yes"] + rows.map { $0[0] }).map { words in
      #"{"type":"transcript","data":{"text":"\#(words)","context":{"conversation_id":"hall"}}}"#
    }
    let answers = try home.output(for: events, ["wyoming", "--uri", "stdio://", app])
      .components(separatedBy: #""type":"#).dropFirst(4)
    #expect(answers.count == rows.count)
    for (row, answer) in zip(rows, answers) {
      #expect(answer.contains(row[1]), "\(row) is \(answer)")
      #expect(answer.hasPrefix(#""\#(row[2].contains("not-handled") ? "not-handled" : "handled")""#), "\(row)")
      #expect(answer.contains(#""continue_conversation":true"#) == row[2].contains("continue_conversation"), "\(row)")
    }
  }
}
