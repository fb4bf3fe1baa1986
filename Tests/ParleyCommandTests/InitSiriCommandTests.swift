import Foundation
import Testing

@testable import DevelopmentTools
@testable import ParleyCommand

@Suite struct InitSiriCommandTests {
  /// A copy of the sample project's two folders, without its tests.
  private func project() throws -> String {
    let copy = FileManager.default.temporaryDirectory.appending(path: "init-siri-\(UUID().uuidString)").path
    let sample = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Examples/TreeTalk").path
    try FileManager.default.createDirectory(atPath: copy, withIntermediateDirectories: true)
    for name in ["TreeTalk", "TreeTalkIntents"] {
      try FileManager.default.copyItem(atPath: "\(sample)/\(name)", toPath: "\(copy)/\(name)")
    }
    return copy
  }

  @Test func theExtensionAndItsAppAreFound() throws {
    let folder = try project()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let found = SiriProject(folder)
    let only = try #require(found.chosen(nil))
    #expect(only.intents == ["INSendMessageIntent", "INSearchForMessagesIntent", "INStartCallIntent"])
    #expect(only.principalClass == "IntentHandler")
    #expect(found.app(of: only)?.folder == "\(folder)/TreeTalk")
    #expect(found.chosen("Other") == nil)
  }

  @Test func aPackageATestAndAScriptForEachIntentAreWritten() throws {
    let folder = try project()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let found = SiriProject(folder)
    let package = SiriPackage(
      project: found, found: try #require(found.chosen(nil)), app: found.app(at: "TreeTalk"), parley: "../Parley")
    let files = Dictionary(uniqueKeysWithValues: package.files.map { ($0.path, $0.text) })
    #expect(
      files.keys.sorted() == [
        "Package.swift", "SiriTalk/main.swift", "SiriTests/Conversations.swift",
        "SiriTests/Scripts/SearchForMessages.conversation", "SiriTests/Scripts/SendMessage.conversation",
        "SiriTests/Scripts/StartCall.conversation",
      ])
    let script = files["SiriTests/Scripts/StartCall.conversation"]
    #expect(script?.contains("User: Call Nandi on TreeTalk\n") == true)
    // What is not foreseen can be written by an update; a line that fits anything would stand in its way.
    #expect(script?.contains("Assistant:") == false)
    #expect(
      files["Package.swift"]?.contains("path: \"TreeTalkIntents\",\n      exclude: [\"Info.plist\"]") == true)
    #expect(files["SiriTalk/main.swift"]?.contains("@testable import TreeTalkIntents") == true)
    #expect(package.obstacles == [])
    #expect(files["SiriTests/Conversations.swift"]?.contains(#"extension: "TreeTalkIntents", IntentHandler()"#) == true)
    #expect(package.intentsWithoutExamples == [])
  }

  @Test func aFolderWithoutAnExtensionHasNone() {
    let found = SiriProject(URL(filePath: #filePath).deletingLastPathComponent().path)
    #expect(found.extensions.isEmpty)
  }

  @Test func aModuleOfTheProjectBecomesATargetAndAnotherTargetsFolderDoesNot() throws {
    let folder = try project()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func write(_ path: String, _ text: String) throws {
      let file = URL(filePath: "\(folder)/\(path)")
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try write("TreeTalkIntents/Names.swift", "import TreeKit\nimport OtherKit\n")
    try write("Packages/TreeKit/Package.swift", "")
    try write("Packages/TreeKit/Sources/TreeKit/Leaf.swift", "import LeafKit\nimport UIKit\n")
    try write("LeafKit/Leaf.swift", "import TreeKit\n")
    try write("TreeTalkIntents/Watch/Info.plist", "")
    try write("TreeTalkIntents/Watch/Watch.swift", "import WatchKit")
    let found = SiriProject(folder)
    let package = SiriPackage(
      project: found, found: try #require(found.chosen("TreeTalkIntents")), app: found.app(at: "TreeTalk"),
      parley: "../Parley")
    #expect(package.modules.all.map(\.name) == ["TreeTalkIntents", "TreeKit", "LeafKit"])
    #expect(package.modules.all.map(\.imports) == [["TreeKit"], ["LeafKit"], ["TreeKit"]])
    #expect(package.modules.all.first?.sources.others == ["Info.plist", "Watch"])
    // Nothing is used of UIKit, so its import is compiled by the stand-in.
    #expect(package.obstacles.map(\.line) == [2])
    #expect(package.modules.needPictures)
    #expect(package.obstacles.first?.words.hasPrefix("'OtherKit' is no folder of this project") == true)
  }
}
