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

  @Test func knowsThreeShells() async {
    let terminal = TestTerminal()
    #expect(await terminal.run("completions", "fihs") == .unusable)
    #expect(terminal.errors == "parley: the shell cannot be 'fihs'. Did you mean 'fish'?\n")
  }

  @Test func printsAManualPageFromTheSameTable() async {
    let terminal = TestTerminal()
    #expect(await terminal.run("manual") == .success)
    #expect(terminal.output.hasPrefix(".TH PARLEY 1 "))
    for command in TalkCommand.all { #expect(terminal.output.contains("\n.B :\(command.name)")) }
    for command in Command.all { #expect(terminal.output.contains(".SS parley \(command.name)")) }
  }
}
