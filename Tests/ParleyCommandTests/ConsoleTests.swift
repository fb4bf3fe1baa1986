import Foundation
import Testing

@testable import ParleyCommand

@Suite struct ConsoleTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/ParleyCommand").standardized

  /// The files that may write to a stream or a file themselves, or hold a control sequence that is not given as a
  /// literal.
  private static let writers = ["Console.swift", "OutputFile.swift", "Terminal.swift", "TerminalText.swift"]

  @Test func nothingIsWrittenButByTheConsole() throws {
    let bypasses = [
      "standardOutput", "standardError", "fputs(", "fwrite(", "putchar(", "Swift.print(", "debugPrint(", "dump(",
      "STDOUT_FILENO", "Terminal.write(",
    ]
    for (name, line) in try Self.lines() where !Self.writers.contains(name) {
      // Where a child process writes to is no stream of this one.
      if line.contains("process.standard") { continue }
      for bypass in bypasses { #expect(!line.contains(bypass), "\(name): \(line)") }
      // A control sequence is the console's to write, and a literal.
      if line.contains("\\u{1B}") { #expect(line.contains("control(") || name == "Key.swift", "\(name): \(line)") }
    }
  }

  private static func lines() throws -> [(file: String, line: String)] {
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    let swift = (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
    #expect(swift.count > 50)
    return try swift.flatMap { file in
      try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        .map { (file.lastPathComponent, String($0)) }
    }
  }

  @Test func everyWayToWriteMakesTextSafe() {
    let terminal = TestTerminal()
    terminal.console.print("a\u{1B}[2J")
    terminal.console.write("b\u{9B}")
    terminal.console.print(StyledText("c\u{7}", .cyan))
    terminal.console.complain("d\u{202E}")
    #expect(terminal.output == "a␛[2J\nb\u{FFFD}c␇\n")
    #expect(terminal.errors == "d\u{FFFD}\n")
  }

  @Test func anUtteranceIsShownWithoutItsControls() async {
    let terminal = TestTerminal()
    _ = await terminal.run("parse", "--locale", "en", "send a message to Bobo\u{1B}]0;pwned\u{7} saying \u{202E}hi")
    #expect(!terminal.output.unicodeScalars.contains { [0x1B, 0x07, 0x202E].contains($0.value) })
    #expect(terminal.output.contains("␛]0;pwned␇"))
  }
}
