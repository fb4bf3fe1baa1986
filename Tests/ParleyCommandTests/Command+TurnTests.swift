import Foundation
import HostProtocol
import Synchronization
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
    let answers = Mutex(0)
    let asked = Mutex(0)
    let console = Console(
      write: { _ in answers.withLock { $0 += 1 } }, writeError: { _ in },
      nextLine: {
        let number = asked.withLock { asked in
          asked += 1
          return asked
        }
        // What writes the lines waits for each answer.
        for _ in 0..<60_000 where answers.withLock({ $0 }) < number - 1 { Thread.sleep(forTimeInterval: 0.01) }
        return number <= 3 && answers.withLock { $0 } == number - 1 ? .line(Array(Self.first.utf8)) : nil
      },
      isInteractive: false, isTerminal: false, usesColours: false, width: 80)
    #expect(await Command.run(["turn", "--jsonl", "--app", Self.app], on: console) == .success)
    #expect(answers.withLock { $0 } == 3)
  }
}
