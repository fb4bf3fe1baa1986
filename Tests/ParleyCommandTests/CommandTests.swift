import Foundation
import Testing

@testable import ParleyCommand

@Suite struct CommandTests {
  @Test func everyCommandHasAHelp() async {
    for command in Command.all {
      let terminal = TestTerminal()
      #expect(await terminal.run(command.name, "--help") == .success)
      #expect(terminal.output.contains("Usage: parley \(command.name) "))
      #expect(terminal.output.contains(command.summary))
    }
  }

  @Test func theHelpListsWhatAnOptionCanBe() async {
    let terminal = TestTerminal()
    #expect(await terminal.run("talk", "--help") == .success)
    #expect(terminal.output.contains("How it is presented. One of: eyes-on, hands-free, car,\n"))
  }

  @Test func saysWhatAnUnknownCommandMayMean() async {
    let terminal = TestTerminal()
    #expect(await terminal.run("tset") == .unusable)
    #expect(terminal.errors == "parley: no command is called 'tset'. Did you mean 'test'?\n")
    #expect(terminal.output.isEmpty)
  }

  @Test func listsTheCommands() async {
    let terminal = TestTerminal()
    #expect(await terminal.run("--help") == .success)
    for command in Command.all { #expect(terminal.output.contains("\n  \(command.name) ")) }
    #expect(await TestTerminal().run() == .unusable)
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func printsCompletionsThatNameEveryCommand(_ shell: String) async {
    let terminal = TestTerminal()
    #expect(await terminal.run("completions", shell) == .success)
    for command in Command.all { #expect(terminal.output.contains(command.name)) }
  }

  /// What bash offers for a line whose last word is completed.
  private func bash(_ words: String...) async throws -> [String] {
    let terminal = TestTerminal()
    #expect(await terminal.run("completions", "bash") == .success)
    let script = """
      \(terminal.output)
      COMP_WORDS=(parley \(words.map { "'\($0)'" }.joined(separator: " "))); COMP_CWORD=\(words.count)
      _parley; printf '%s\\n' "${COMPREPLY[@]}"
      """
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["bash", "-c", script]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: printed, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test func completesInBash() async throws {
    #expect(try await bash("te") == ["test"])
    #expect(try await bash("test", "--fo") == ["--format"])
    #expect(try await bash("test", "--format", "j") == ["junit", "jsonl"])
    #expect(try await bash("test", "--format", "=", "ta") == ["tap"])
    #expect(try await bash("completions", "z") == ["zsh"])
    #expect(try await bash("help", "ta") == ["talk"])
    #expect(try await bash("test", "/us") == ["/usr"])
  }

  @Test func knowsThreeShells() async {
    let terminal = TestTerminal()
    #expect(await terminal.run("completions", "fihs") == .unusable)
    #expect(terminal.errors == "parley: the shell cannot be 'fihs'. Did you mean 'fish'?\n")
  }

  @Test func printsAManualPageFromTheSameTable() async {
    let terminal = TestTerminal()
    #expect(await terminal.run("manual") == .success)
    #expect(terminal.output.hasPrefix(".TH PARLEY 1 "))
    #expect(terminal.output.utf8.allSatisfy { $0 < 0x80 })
    #expect(terminal.output.contains("\n.SS parley test PATH\\[u2026]\n"))
    for command in TalkCommand.all { #expect(terminal.output.contains("\n.B :\(command.name)")) }
    for command in Command.all {
      #expect(terminal.output.contains(".SS parley \(command.name.replacing("-", with: "\\-"))"))
    }
  }
}
