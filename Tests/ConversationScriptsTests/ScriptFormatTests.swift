import ConversationScripts
import Foundation
import Parley
import Testing

/// The page about the format: every script on it can be read.
@Suite struct ScriptFormatTests {
  private static let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .appending(path: "Sources/ConversationScripts/ConversationScripts.docc/ScriptFormat.md")

  private func blocks() throws -> [String] {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    return text.components(separatedBy: "```").enumerated()
      .filter { $0.offset % 2 == 1 && $0.element.hasPrefix("\n") }.map { String($0.element.dropFirst()) }
  }

  @Test func everyScriptOnItCanBeRead() throws {
    let blocks = try blocks()
    #expect(blocks.count == 7)
    for block in blocks { _ = try Script(block, path: "ScriptFormat.md") }
  }

  @Test func itNamesEverySetting() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let known = [
      "app", "host", "locale", "now", "locked", "unlocks", "mode", "location", "currency", "permission", "policy",
      "contacts",
      "vocabulary", "when", "donated", "ignore", "advance", "tap", "press", "conversation", "view", "switch", "look",
      "type", "search", "open", "arrive", "leave", "remove",
    ]
    for key in known { #expect(text.contains("\n\(key)") || text.contains("`\(key):"), "\(key)") }
  }
}
