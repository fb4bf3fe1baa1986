import Foundation
import IntentDomains
import IntentModel
import IntentVocabulary
import Testing

@Suite struct AppWithExtensionTests {
  /// A project's folder with an app and its extension, whose Info.plists hold these lines.
  private func read(app: String?, extension: String) throws -> AssistantApp {
    let folder = FileManager.default.temporaryDirectory.appending(path: "TreeTalk-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (name, lines) in [("TreeTalk", app), ("Siri", `extension`)] {
      try FileManager.default.createDirectory(atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
      guard let lines else { continue }
      let text = "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(lines)</dict></plist>"
      try Data(text.utf8).write(to: URL(filePath: "\(folder)/\(name)/Info.plist"))
    }
    return try AssistantApp(at: "\(folder)/TreeTalk", extension: "\(folder)/Siri", catalog: .siriKit)
  }

  private let declared = """
    <key>CFBundleDisplayName</key><string>$(PRODUCT_NAME)</string>
    <key>NSExtension</key><dict><key>NSExtensionAttributes</key><dict>
    <key>IntentsSupported</key><array><string>INSendMessageIntent</string><string>INStartCallIntent</string></array>
    <key>IntentsRestrictedWhileLocked</key><array><string>INSendMessageIntent</string></array>
    </dict></dict>
    """
  private let usage = "<key>NSSiriUsageDescription</key><string>To send.</string>"

  @Test func theExtensionsIntentsAreTheApps() throws {
    let app = try read(app: usage + "<key>CFBundleDisplayName</key><string>Tree Talk</string>", extension: declared)
    #expect(app.supportedIntents == ["SendMessage", "StartCall"])
    #expect(app.restrictedWhileLocked == ["SendMessage"])
    #expect(app.displayName == "Tree Talk")
    #expect(app.problems.isEmpty)
  }

  @Test func whatOnlyABuildFillsInIsTheNameOfTheFolder() throws {
    let app = try read(
      app: usage + "<key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>", extension: declared)
    #expect(app.displayName == "TreeTalk")
    #expect(app.identifier == "TreeTalk")
    #expect(app.problems.isEmpty)
  }

  @Test func anAppNeedsNoInfoPlistOfItsOwn() throws {
    let app = try read(app: nil, extension: declared)
    #expect(app.displayName == "TreeTalk")
    #expect(app.supportedIntents == ["SendMessage", "StartCall"])
    #expect(app.problems.map(\.reason) == [.noUsageDescription])
  }

  @Test func anExtensionWithoutAnInfoPlistIsAnError() throws {
    let folder = FileManager.default.temporaryDirectory.path
    #expect(throws: AppProblems.self) {
      try AssistantApp(at: folder, extension: "\(folder)/no such extension", catalog: .siriKit)
    }
  }
}
