import Foundation
import HostProtocol
import Testing

@testable import ParleyCommand

@Suite struct TurnCommandTests {
  private static let app = "\(TestCommandTests.package)/Vocabulary/MonkeyChat"
  private static let first = #"{"utterance":"Send a message to Koko","now":"2026-11-21T09:00:00Z","key":"1"}"#

  @Test func takesTurnsWhoseStateComesWithThem() async throws {
    let begun = TestTerminal(typing: [Self.first])
    #expect(await begun.run("turn", "--jsonl", "--app", Self.app) == .success)
    let answer = try JSONFields(JSONReader.value(of: Array(begun.output.utf8)), at: "")
    let state = String(decoding: try answer.required("state", answer["state"]).line, as: UTF8.self)
    let next = #"{"state":\#(state),"utterance":"hello","now":"2026-11-21T09:01:00Z","key":"2"}"#
    let gone = TestTerminal(typing: [next])
    #expect(await gone.run("turn", "--jsonl", "--app", Self.app) == .success)
    #expect(gone.output.contains("OK, sending “hello” to Koko"))
  }

  @Test func theSameLineGivesTheSameAnswer() async throws {
    let terminal = TestTerminal(typing: [Self.first, Self.first])
    #expect(await terminal.run("turn", "--jsonl", "--app", Self.app) == .success)
    let lines = terminal.output.split(separator: "\n")
    #expect(lines.count == 2 && lines[0] == lines[1])
  }

  @Test func aLineThatIsNoTurnIsAnsweredInItsPlace() async throws {
    let terminal = TestTerminal(typing: ["{}", Self.first, "["])
    #expect(await terminal.run("turn", "--jsonl", "--app", Self.app) == .failure)
    let lines = terminal.output.split(separator: "\n")
    #expect(lines.first == #"{"error":"now: it is missing"}"#)
    #expect(lines.count == 3)
  }

  @Test func aLineIsAnsweredBeforeTheNextIsRead() async {
    let writer = WaitingWriter(Array(repeating: Self.first, count: 3))
    #expect(await Command.run(["turn", "--jsonl", "--app", Self.app], on: writer.console) == .success)
    #expect(writer.answers == 3)
  }
}
