import Foundation
import IntentVocabulary

/// An app's folder made for one test, and removed after it.
package final class AppFolder {
  package let path: String

  package init(_ files: [String: String]) throws {
    path = NSTemporaryDirectory() + "parley-\(UUID().uuidString)"
    for (name, content) in files {
      let file = "\(path)/\(name)"
      try FileManager.default.createDirectory(
        atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try Data(content.utf8).write(to: URL(fileURLWithPath: file))
    }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The problems as lines, without the path of the folder.
  package func lines(_ problems: [VocabularyProblem]) -> [String] {
    problems.map { $0.description.replacingOccurrences(of: path + "/", with: "") }
  }

  package static func plist(_ content: String) -> String {
    "<plist version=\"1.0\">\n\(content)\n</plist>\n"
  }

  package static let info = plist(
    """
    <dict>
    <key>CFBundleIdentifier</key><string>com.example.Test</string>
    <key>CFBundleDisplayName</key><string>Test</string>
    <key>NSSiriUsageDescription</key><string>To test.</string>
    <key>IntentsSupported</key><array><string>INSendMessageIntent</string></array>
    </dict>
    """)

  /// The folder of the sample app.
  package static let monkeyChat = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Vocabulary/MonkeyChat").path
}
