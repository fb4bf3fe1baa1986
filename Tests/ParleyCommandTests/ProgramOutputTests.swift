import Foundation
import Parley
import TemporaryFolders
import Testing

@testable import HostProtocol
@testable import ParleyCommand

/// What commands write for programs, and how they end where nobody reads on.
@Suite struct ProgramOutputTests {
  private func json(_ arguments: String..., status: ParleyCommand.ExitStatus = .success) async throws -> JSONFields {
    let terminal = TestTerminal()
    #expect(await Command.run(arguments, on: terminal.console) == status)
    #expect(terminal.errors == "")
    let last = try #require(terminal.output.split(separator: "\n").last)
    return try JSONFields(JSONReader.value(of: Array(last.utf8)), at: "")
  }

  @Test func languagesAreWrittenForPrograms() async throws {
    let languages = try await json("languages", "--json")
    let tags = try #require(try languages.strings("languages"))
    #expect(Set(tags) == Set(Language.all.map(\.tag)))
    #expect(try languages.object("rows").object("SendMessage").integer("en") ?? 0 > 0)
    #expect(Set(try languages.object("filled").members.keys) == Set(tags))
  }

  @Test func anExplorationIsWrittenForPrograms() async throws {
    let app = "\(TestCommandTests.package)/Vocabulary/MonkeyChat"
    let found = try await json("explore", app, "--intent", "HangUpCall", "--depth", "0", "--json")
    #expect(try found.integer("conversations") ?? 0 > 0)
    #expect(try found.strings("states")?.isEmpty == false)
    #expect(try found.flag("isPartial") == false)
    #expect(try found.values("findings") == [])
  }

  @Test func coverageIsTheLastLineForPrograms() async throws {
    let scripts = "\(TestCommandTests.package)/Examples/Conversations/Photos"
    let covered = try await json("test", scripts, "--coverage", "--format", "jsonl")
    let sections = try covered.objects("sections")
    #expect(try covered.integer("coverage") ?? 0 > 0)
    #expect(try sections.map { try $0.requiredString("name") }.contains("Example phrases"))
    #expect(try sections.allSatisfy { try $0.strings("covered") != nil && $0.strings("missing") != nil })
  }

  @Test(arguments: ["languages --all", "manual", "test Examples/Conversations/Photos --format tap --coverage"])
  func anOutputThatNobodyReadsOnEndsWithoutAWord(_ arguments: String) throws {
    let folder = try TemporaryFolder()
    // The reader takes a line and goes; the status is that of the command.
    let line = "{ \"$0\" \(arguments); echo $? > \"$1/status\"; } | head -n 0"
    let process = try CommandProcess(line, in: folder)
    #expect(process.errors == "", "\(arguments)")
    #expect(["0\n", "74\n"].contains(try folder.read("status")))
  }
}
