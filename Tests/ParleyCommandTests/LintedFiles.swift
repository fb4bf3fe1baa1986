import Foundation

@testable import ParleyCommand

/// Files in a folder of their own, for `parley lint`.
enum LintedFiles {
  /// What is said of the files, by their names in the folder.
  static func lint(
    _ files: [String: String], _ arguments: [String] = []
  ) async throws -> (String, ParleyCommand.ExitStatus) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "lint-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (name, text) in files {
      let url = URL(filePath: "\(folder)/\(name)")
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    let terminal = TestTerminal()
    let status = await Command.run(["lint", folder] + arguments, on: terminal.console)
    return (terminal.output.replacingOccurrences(of: folder + "/", with: ""), status)
  }
}
