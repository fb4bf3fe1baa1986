import Foundation
import Testing

/// This program as it was started once more: for one script, or for what `handler(for:)` does.
enum OwnProcess {
  /// The key under which a process finds the script that it was started for.
  static let scriptKey = "PARLEY_ISOLATED_SCRIPT"

  /// The script that this process was started for, where it was started for one.
  static var script: String? { ProcessInfo.processInfo.environment[scriptKey] }

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
