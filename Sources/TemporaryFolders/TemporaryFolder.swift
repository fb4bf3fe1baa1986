import Foundation

/// A folder for the files of one test or one measurement, which is deleted with it.
package final class TemporaryFolder: Sendable {
  package let url: URL
  package var path: String { url.path }

  package init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "parley-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  package func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: url.appending(path: name))
  }

  package func read(_ name: String) throws -> String {
    try String(contentsOf: url.appending(path: name), encoding: .utf8)
  }

  /// The bytes of all files in the folder.
  package func bytes() throws -> Data {
    try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
      .sorted { $0.path < $1.path }.reduce(into: Data()) { $0.append(try Data(contentsOf: $1)) }
  }

  package func contains(_ word: String) throws -> Bool { try bytes().range(of: Data(word.utf8)) != nil }
}
