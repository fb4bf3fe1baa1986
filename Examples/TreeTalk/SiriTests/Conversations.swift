import Foundation
import SiriKitTesting
import Testing

@testable import TreeTalkIntents

private let folder = URL(filePath: #filePath).deletingLastPathComponent()
private let project = folder.deletingLastPathComponent().path
private let app = SiriKitApp("\(project)/TreeTalk", extension: "\(project)/TreeTalkIntents", IntentHandler())

@Suite struct TreeTalkConversations {
  @Test(arguments: try Script.all(in: folder.path)) func holds(_ script: Script) async { await script.test(with: app) }

  @Test func codeAndInfoPlistsAgree() { #expect(app.problems.isEmpty) }
}
