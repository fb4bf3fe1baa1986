import Foundation
import Testing

/// This program as it was started once more: for one script, or for what `handler(for:)` does.
enum OwnProcess {
  /// The key under which a process finds the script that it was started for.
  static let scriptKey = "PARLEY_ISOLATED_SCRIPT"

  /// The script that this process was started for, where it was started for one.
  static var script: String? { ProcessInfo.processInfo.environment[scriptKey] }

  /// This program once more, not yet running: its home is a folder, and what it says goes to ``output(in:)``.
  ///
  /// - Parameter environment: What it is told beside the environment of this process.
  static func again(in folder: URL, _ arguments: [String], environment: [String: String]) throws -> Process {
    let output = output(in: folder)
    try Data().write(to: output)
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment
      .merging(["HOME": folder.path, "SWIFT_BACKTRACE": "enable=no"]) { $1 }.merging(environment) { $1 }
    let handle = try FileHandle(forWritingTo: output)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    return process
  }

  /// The file with what a process said that was started in a folder.
  static func output(in folder: URL) -> URL { folder.appending(path: "output") }

  /// The line of a process's output in which it said why it ends; otherwise its last.
  static func lastWords(in path: String) -> String? {
    guard let file = FileHandle(forReadingAtPath: path), let size = try? file.seekToEnd() else { return nil }
    try? file.seek(toOffset: size > 1 << 16 ? size - 1 << 16 : 0)
    let lines = String(decoding: (try? file.readToEnd()) ?? Data(), as: UTF8.self).split(separator: "\n")
    return (lines.last { $0.contains("Fatal error:") } ?? lines.last).map { String($0.prefix(500)) }
  }
}

extension Test {
  /// The arguments with which the program that holds the tests runs this one only.
  var argumentsOfItsOwnRun: [String] {
    let name = "\(id.moduleName).\(id.nameComponents.joined(separator: "/"))"
    return ["--testing-library", "swift-testing", "--filter", "^\(NSRegularExpression.escapedPattern(for: name))"]
  }
}
