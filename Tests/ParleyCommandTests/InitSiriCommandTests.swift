import Foundation
import Testing

@testable import ParleyCommand

@Suite struct SourceObstaclesTests {
  private func words(_ source: String) -> [String] {
    SourceObstacles.found(in: source, of: "Handler.swift").map(\.description)
  }

  @Test func whatIsHereStandsInNobodysWay() {
    #expect(words("import Intents\nimport Foundation\n@testable import Intents\nimport class Foundation.Data\n") == [])
  }

  @Test func aLogIsToldWithItsLine() {
    #expect(
      words("import Intents\nimport os.log\n") == [
        "Handler.swift:2: 'os.log' is not here: put '#if canImport(os)' around the import and the log calls."
      ])
  }

  @Test func objectiveCIsTold() {
    #expect(
      words("@objc(IntentHandler)\nclass IntentHandler {}\n// @objc\n") == [
        "Handler.swift:1: '@objc' needs Objective-C: put '#if canImport(ObjectiveC)' around it, or drop it."
      ])
  }

  @Test func aStoreIsToldWithAWayOut() {
    #expect(words("import CoreData\n").first?.contains("by a protocol of yours") == true)
  }

  @Test func anotherMakersFrameworkIsTold() { #expect(words("import Alamofire").count == 1) }
}

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
    #expect(found.app(of: only) == "\(folder)/TreeTalk")
    #expect(found.chosen("Other") == nil)
  }

  @Test func aPackageATestAndAScriptForEachIntentAreWritten() throws {
    let folder = try project()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let found = SiriProject(folder)
    let package = SiriPackage(
      project: found, found: try #require(found.chosen(nil)), app: "\(folder)/TreeTalk", parley: "../Parley")
    let files = Dictionary(uniqueKeysWithValues: package.files.map { ($0.path, $0.text) })
    #expect(
      files.keys.sorted() == [
        "Package.swift", "SiriTests/Conversations.swift", "SiriTests/SearchForMessages.conversation",
        "SiriTests/SendMessage.conversation", "SiriTests/StartCall.conversation",
      ])
    #expect(files["SiriTests/StartCall.conversation"]?.contains("User: Call Nandi on TreeTalk\nAssistant: …") == true)
    #expect(files["Package.swift"]?.contains(#"path: "TreeTalkIntents", exclude: ["Info.plist"]"#) == true)
    #expect(files["SiriTests/Conversations.swift"]?.contains(#"extension: "TreeTalkIntents", IntentHandler()"#) == true)
    #expect(package.intentsWithoutExamples == [])
  }

  @Test func aFolderWithoutAnExtensionHasNone() {
    let found = SiriProject(URL(filePath: #filePath).deletingLastPathComponent().path)
    #expect(found.extensions.isEmpty)
  }
}
