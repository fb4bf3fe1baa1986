import Foundation
import Parley
import TemporaryFolders
import TestSupport
import Testing

@testable import DevelopmentTools
@testable import ParleyCommand

/// What a shell is given when nothing can be written, by every command that writes.
@Suite struct ExitStatusTests {
  /// A device of Linux that is always full.
  static let hasFullDevice = FileManager.default.fileExists(atPath: "/dev/full")

  private static let page = StructuredDataCommandTests.page
  private static let donated = #"{"app":"a","intent":"SendMessage","people":["Bobo"]}"#

  /// Lines of the shell whose last command writes to the standard output.
  private static let writers = [
    "\"$0\" --version", "\"$0\" help", "\"$0\" help test",
    "\"$0\" new app Fig --in \"$1\"", "\"$0\" new host Fig --in \"$1\"", "\"$0\" new intent Fig --in \"$1\"",
    "echo hi | \"$0\" talk", "echo :help | \"$0\" talk",
    "\"$0\" inspect Vocabulary/MonkeyChat",
    "\"$0\" test Examples/Conversations/Rides", "\"$0\" test Examples/Conversations/Rides --format tap",
    "\"$0\" test Examples/Conversations/Rides --format junit",
    "\"$0\" test Examples/Conversations/Rides --format jsonl",
    "\"$0\" test Examples/Conversations/Rides --coverage",
    "\"$0\" explore Examples/Apps/OneBobo --depth 1",
    "\"$0\" parse 'call Bobo'", "echo 'call Bobo' | \"$0\" parse", "\"$0\" parse --json 'call Bobo'",
    #"echo '{"id":"1","text":"call Bobo"}' | "$0" parse --jsonl"#,
    "\"$0\" languages", "\"$0\" fit Tests/Corpus --language xx",
    "\"$0\" lint Examples/Apps/OneBobo", "\"$0\" lint Vocabulary --format json",
    "echo '{}' | \"$0\" turn --jsonl --app Vocabulary/MonkeyChat",
    #"echo '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}' | "$0" serve"#,
    #"printf 'Content-Length: 58\r\n\r\n{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}' | "$0" serve --lsp"#,
    #"echo '{"jsonrpc":"2.0","id":1,"method":"ping"}' | "$0" mcp Vocabulary/MonkeyChat"#,
    #"echo '{"type":"describe"}' | "$0" wyoming --uri stdio:// Vocabulary/MonkeyChat"#,
    "mkdir -p \"$1/copy\"; cp -R Examples/TreeTalk/TreeTalk Examples/TreeTalk/TreeTalkIntents \"$1/copy\";"
      + " \"$0\" init-siri \"$1/copy\"",
    "echo '\(donated)' | \"$0\" donate --store \"$1/store\"",
    "echo '\(donated)' | \"$0\" donate --store \"$1/store\" >&2; \"$0\" donate --store \"$1/store\" --list",
    "echo '\(donated)' | \"$0\" donate --store \"$1/store\" >&2; \"$0\" suggest --store \"$1/store\"",
    "echo '\(donated)' | \"$0\" donate --store \"$1/store\" >&2; \"$0\" search --store \"$1/store\" fig",
    "\"$0\" structured-data Package.swift", "\"$0\" completions bash", "\"$0\" manual",
    "\"$0\" benchmark limits --filter 'one word without end'",
  ]

  @Test(.enabled(if: hasFullDevice), arguments: TestEffort.sample(writers, every: 5))
  func aFullDiskEndsACommandWithOneLine(_ line: String) throws {
    let folder = try TemporaryFolder()
    let process = try CommandProcess("\(line) > /dev/full", in: folder)
    #expect(process.status == 74, "\(line): \(process.errors)")
    let last = "parley: the output cannot be written: No space left on device\n"
    #expect(process.errors.hasSuffix(last), "\(line)")
    // What an earlier command of the line says goes there as well.
    #expect(line.contains(">&2") || process.errors == last, "\(line)")
  }

  @Test func everyCommandThatWritesIsAmongThem() {
    for command in Command.all {
      #expect(Self.writers.contains { $0.contains("\"$0\" \(command.name)") }, "\(command.name)")
    }
  }

  /// A command whose files may have no bytes; what it says and its status go through a pipe, which may.
  private static func limited(_ command: String) -> String {
    "said=$( (ulimit -f 0; \(command) 2>&1 >/dev/null; echo $?) );"
      + " echo \"$said\" | sed '$d' >&2; exit $(echo \"$said\" | tail -n 1)"
  }

  /// Lines of the shell that write files, below a limit for the size of a file or to the full device.
  private static let files = [
    "\"$0\" test Examples/Conversations/Rides --html /dev/full",
    "\"$0\" explore Examples/Apps/OneBobo --depth 1 --graph /dev/full",
    #"printf '%s\n' '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"apps":[]}}' "#
      + #"'{"jsonrpc":"2.0","id":2,"method":"open","params":{"conversation":"c","user":"u"}}' "#
      + "| \"$0\" serve --store /dev/full",
    limited("\"$0\" new app Fig --in \"$1\""), limited("\"$0\" test Examples/Conversations/Rides --html \"$1/page\""),
    limited("echo '\(donated)' | \"$0\" donate --store \"$1/store\""),
  ]

  @Test(.enabled(if: hasFullDevice), arguments: TestEffort.sample(files, every: 2))
  func aFileThatDoesNotFitEndsACommandWithOneLine(_ line: String) throws {
    let process = try CommandProcess(line, in: try TemporaryFolder())
    #expect(process.status == 74, "\(line): \(process.errors)")
    #expect(process.errors.contains(" cannot be written: ") || process.errors.contains(": cannot "), "\(line)")
    #expect(process.errors.split(separator: "\n").count == 1, "\(line): \(process.errors)")
    // A device is written to, and not replaced by a file.
    let type = try FileManager.default.attributesOfItem(atPath: "/dev/full")[.type] as? FileAttributeType
    #expect(type == .typeCharacterSpecial)
  }

  @Test func aStoreThatDoesNotFitIsNoMistakeOfTheArguments() {
    let full = StorageError.system("write", path: "donations-00000001.log", code: ENOSPC)
    #expect(ParleyCommand.ExitStatus(of: full) == .unwritable)
    #expect(ParleyCommand.ExitStatus(of: StorageError.readOnly) == .unusable)
    #expect(ParleyCommand.ExitStatus(of: UnwritableFile("x", code: EACCES)) == .unusable)
    #expect(UnwritableFile("x", code: EFBIG).description == "parley: x cannot be written: File too large")
  }
}
