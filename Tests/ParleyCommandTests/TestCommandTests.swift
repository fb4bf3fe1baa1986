import Foundation
import Synchronization
import Testing

@testable import ParleyCommand

@Suite struct TestCommandTests {
  /// The package's folder.
  static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  private func folder(_ scripts: [String: String]) throws -> String {
    let path = FileManager.default.temporaryDirectory.appending(path: "parley-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in scripts {
      let header = "app: \(Self.package)/Vocabulary/MonkeyChat\n\n"
      try Data((header + text).utf8).write(to: URL(filePath: "\(path)/\(name).conversation"))
    }
    return path
  }

  private let passing = "User: text Koko saying hello\nAssistant: OK, sending “hello” to Koko on MonkeyChat.\n"

  @Test func exitsWithZeroWhenAllPass() async throws {
    let path = try folder(["a": passing, "b": passing])
    let terminal = TestTerminal()
    #expect(await terminal.run("test", path) == .success)
    #expect(terminal.output.hasPrefix("2 scripts: 2 passed ("))
  }

  @Test func exitsWithOneWhenOneFails() async throws {
    let path = try folder(["a": passing, "b": "User: text Koko saying hello\nAssistant: No.\n"])
    let terminal = TestTerminal()
    #expect(await terminal.run("test", path) == .failure)
    #expect(terminal.output.hasPrefix("\(path)/b.conversation:4: the assistant said something else.\n"))
    #expect(terminal.output.contains("\n2 scripts: 1 passed, 1 failed ("))
  }

  @Test func exitsWithTwoWhenOneCannotRun() async throws {
    let path = try folder(["a": passing, "b": "User: hi\nBot: Hello.\n", "c": "User: text Koko saying hello\n"])
    let terminal = TestTerminal()
    #expect(await terminal.run("test", path, "--parallel", "2") == .unusable)
    #expect(terminal.output.contains("\(path)/b.conversation:4:1: nothing in a script begins with 'Bot:'."))
    #expect(terminal.output.contains("\n3 scripts: 1 passed, 1 failed, 1 could not run ("))
  }

  @Test func exitsWithTwoWhereThereIsNothingToRun() async throws {
    let terminal = TestTerminal()
    #expect(await terminal.run("test", "no/such/folder") == .unusable)
    #expect(
      terminal.errors == "no/such/folder: there is no script here. The name of a script ends with '.conversation'.\n")
    let other = TestTerminal()
    #expect(await other.run("test") == .unusable)
    #expect(other.errors == "parley test: a script or a folder of scripts is missing. See 'parley test --help'.\n")
  }

  @Test func runsOnlyWhatFitsAFilter() async throws {
    let path = try folder(["fine": passing, "bad": "User: text Koko saying hello\n"])
    #expect(await TestTerminal().run("test", path, "--filter", "FINE") == .success)
    let terminal = TestTerminal()
    #expect(await terminal.run("test", path, "-f", "other") == .unusable)
    #expect(terminal.errors == "parley: --filter 'other' fits none of 2 paths.\n")
  }

  @Test func rewritesScriptsAndNeverOneThatCannotBeRead() async throws {
    let path = try folder(["a": "User: text Koko saying hello\nAssistant: No.\n", "b": "User: hi\nBot: Hello.\n"])
    let bad = try String(contentsOfFile: "\(path)/b.conversation", encoding: .utf8)
    let terminal = TestTerminal()
    #expect(await terminal.run("test", path, "--update") == .unusable)
    #expect(terminal.output.hasPrefix("\(path)/a.conversation:\n  -"))
    #expect(terminal.output.contains(": Assistant: No.\n  +"))
    #expect(terminal.output.contains("\(path)/a.conversation: rewritten from what happened.\n"))
    #expect(try String(contentsOfFile: "\(path)/a.conversation", encoding: .utf8).hasSuffix(passing))
    #expect(try String(contentsOfFile: "\(path)/b.conversation", encoding: .utf8) == bad)
  }

  @Test func passesOverTheScriptsOfHosts() async throws {
    let path = try folder(["a": passing, "b": passing])
    let ofHost = "host: CoffeeShop\n\nUser: order a coffee\n"
    try Data(ofHost.utf8).write(to: URL(filePath: "\(path)/c.conversation"))
    let terminal = TestTerminal()
    #expect(await terminal.run("test", path) == .success)
    #expect(terminal.output.hasPrefix("2 scripts: 2 passed ("))
    // Where nothing else is left, it is said, and nothing is written into them.
    let alone = TestTerminal()
    #expect(await alone.run("test", "--update", "\(path)/c.conversation") == .unusable)
    #expect(
      alone.errors == "parley test: the script is played by the tests of CoffeeShop, which have the handlers: "
        + "'swift test'.\n")
    #expect(try String(contentsOfFile: "\(path)/c.conversation", encoding: .utf8) == ofHost)
  }

  @Test func runsAgainWhatHasChanged() async throws {
    let path = try folder(["a": passing, "b": passing])
    let round = Mutex(0)
    let terminal = TestTerminal { _ in
      let number = round.withLock { round in
        round += 1
        return round
      }
      if number == 1 {
        try? Data("app: \(Self.package)/Vocabulary/MonkeyChat\n\nUser: text Koko saying hello\n".utf8)
          .write(to: URL(filePath: "\(path)/b.conversation"))
      }
      return number < 3
    }
    #expect(await terminal.run("test", path, "--watch") == .failure)
    #expect(terminal.output.hasPrefix("2 scripts: 2 passed ("))
    #expect(terminal.output.contains("\nWatching "))
    #expect(
      terminal.output.contains("/b.conversation:3: the assistant said something that the script does not foresee.\n"))
    #expect(terminal.output.contains("\n2 scripts: 1 passed, 1 failed ("))
    #expect(terminal.output.components(separatedBy: "2 scripts: ").count == 3)
  }

  @Test func saysThatThePageCannotBeWritten() async throws {
    let path = try folder(["a": passing])
    let terminal = TestTerminal()
    #expect(await terminal.run("test", path, "--html", "/no/such/folder/page.html") == .unusable)
    #expect(terminal.errors.hasPrefix("parley: /no/such/folder/page.html cannot be written: "))
  }

  @Test func tellsTheResultsForMachines() async throws {
    let path = try folder(["a": passing, "b": "User: text Koko saying <hello>\nAssistant: No.\n"])
    let tap = TestTerminal()
    #expect(await tap.run("test", path, "--format", "tap") == .failure)
    #expect(
      tap.output.hasPrefix("TAP version 14\n1..2\nok 1 - \(path)/a.conversation\nnot ok 2 - \(path)/b.conversation\n"))
    let junit = TestTerminal()
    #expect(await junit.run("test", path, "--format", "junit") == .failure)
    #expect(junit.output.contains("tests=\"2\" failures=\"1\" errors=\"0\""))
    #expect(junit.output.contains("&lt;hello&gt;") && !junit.output.contains("<hello>"))
    let lines = TestTerminal()
    #expect(await lines.run("test", path, "--format", "jsonl") == .failure)
    #expect(lines.output.hasPrefix("{\"path\":"))
    #expect(lines.output.split(separator: "\n").count == 2)
    let github = TestTerminal()
    #expect(await github.run("test", path, "--format", "github") == .failure)
    #expect(
      github.output.hasPrefix("::error file=\(path)/b.conversation,line=4,title=the assistant said something else.::"))
  }
}
