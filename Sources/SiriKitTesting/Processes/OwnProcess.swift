import Foundation
import Testing

/// This program, started again: for one script, or to probe `handler(for:)`.
enum OwnProcess {
  /// The environment variable with the script that a process was started for.
  static let scriptKey = "PARLEY_ISOLATED_SCRIPT"

  /// The script that this process was started for, if any.
  static var script: String? { ProcessInfo.processInfo.environment[scriptKey] }

  /// This program as a new process that is not started yet; its home is the folder, and its output goes to
  /// ``output(in:)``.
  ///
  /// - Parameter environment: Variables in addition to those of this process.
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

  /// The file with the output of a process that was started in a folder.
  static func output(in folder: URL) -> URL { folder.appending(path: "output") }

  /// The line of a process's output that says why it ended; otherwise the last line.
  static func lastWords(in path: String) -> String? {
    guard let file = FileHandle(forReadingAtPath: path), let size = try? file.seekToEnd() else { return nil }
    try? file.seek(toOffset: size > 1 << 16 ? size - 1 << 16 : 0)
    let lines = String(decoding: (try? file.readToEnd()) ?? Data(), as: UTF8.self).split(separator: "\n")
    return (lines.last { $0.contains("Fatal error:") } ?? lines.last).map { String($0.prefix(500)) }
  }
}

extension Test {
  /// The arguments with which a test program runs only the current test.
  var argumentsOfItsOwnRun: [String] {
    let name = "\(id.moduleName).\(id.nameComponents.joined(separator: "/"))"
    return ["--testing-library", "swift-testing", "--filter", "^\(NSRegularExpression.escapedPattern(for: name))"]
  }
}
