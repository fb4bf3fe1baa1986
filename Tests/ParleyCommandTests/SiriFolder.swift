import Foundation

@testable import DevelopmentTools
@testable import ParleyCommand

/// A project in Apple's form for one test: an app, its intents extension, and what else a test lays beside them.
final class SiriFolder {
  let path = FileManager.default.temporaryDirectory.appending(path: "siri-\(UUID().uuidString)").path

  /// - Parameter files: The files by their paths, beside an extension that starts calls; `nil` leaves one out.
  init(_ files: [String: String?] = [:], intents: [String] = ["INStartCallIntent"]) throws {
    let usual: [String: String?] = [
      "Willow/Info.plist": Self.app, "WillowSiri/Info.plist": Self.siri(intents),
      "WillowSiri/IntentHandler.swift": Self.handler,
    ]
    for case (let name, let text?) in usual.merging(files, uniquingKeysWith: { $1 }) { try write(name, text) }
  }

  func write(_ name: String, _ text: String) throws {
    let file = URL(filePath: "\(path)/\(name)")
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func text(_ name: String) -> String { (try? String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)) ?? "" }

  /// Runs a command on the folder; the lines are without its path.
  func run(_ command: String, _ arguments: String...) async -> (output: String, status: ParleyCommand.ExitStatus) {
    let terminal = TestTerminal()
    let status = await Command.run([command, path] + arguments, on: terminal.console)
    return (terminal.output.replacing("\(path)/", with: "").replacing(path, with: "."), status)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

extension SiriFolder {
  static func plist(_ content: String) -> String { "<plist version=\"1.0\"><dict>\n\(content)\n</dict></plist>\n" }

  /// The Info.plist of an app, without the permission's text.
  static func app(_ more: String, name: String = "Willow") -> String {
    plist(
      """
      <key>CFBundleDisplayName</key><string>\(name)</string>
      <key>CFBundleIdentifier</key><string>org.example.willow</string>
      <key>CFBundlePackageType</key><string>APPL</string>
      <key>LSRequiresIPhoneOS</key><true/>
      \(more)
      """)
  }

  static let app = app("<key>NSSiriUsageDescription</key><string>To call people.</string>")

  static func siri(_ intents: [String]) -> String {
    plist(
      """
      <key>CFBundleDisplayName</key><string>Willow Siri</string>
      <key>CFBundleIdentifier</key><string>org.example.willow.siri</string>
      <key>NSExtension</key><dict>
        <key>NSExtensionAttributes</key><dict><key>IntentsSupported</key>
          <array>\(intents.map { "<string>\($0)</string>" }.joined())</array></dict>
        <key>NSExtensionPointIdentifier</key><string>com.apple.intents-service</string>
        <key>NSExtensionPrincipalClass</key><string>$(PRODUCT_MODULE_NAME).IntentHandler</string>
      </dict>
      """)
  }

  static let handler = """
    import Intents

    class IntentHandler: INExtension, INStartCallIntentHandling {
      func handle(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void) {
        completion(INStartCallIntentResponse(code: .continueInApp, userActivity: nil))
      }
    }

    """

  static func vocabulary(_ phrases: String..., intent: String = "INStartCallIntent") -> String {
    plist(
      """
      <key>IntentPhrases</key><array><dict>
        <key>IntentName</key><string>\(intent)</string>
        <key>IntentExamples</key><array>\(phrases.map { "<string>\($0)</string>" }.joined())</array>
      </dict></array>
      """)
  }

  /// An Xcode project with an app that brings the extension, and other targets.
  /// - Parameters:
  ///   - settings: The build settings of the app.
  ///   - objects: Further objects of the project.
  ///   - targets: The keys of further targets.
  static func xcode(
    settings: String, objects: String = "", targets: String = "", root: String = "",
    info: String = "WillowSiri/Info.plist"
  ) -> String {
    """
    // !$*UTF8*$!
    { rootObject = P; objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (O, A, S\(targets)); \(root) };
      G = { isa = PBXGroup; children = (HF); sourceTree = "<group>"; };
      HF = { isa = PBXFileReference; path = WillowSiri/IntentHandler.swift; sourceTree = SOURCE_ROOT; };
      O = { isa = PBXNativeTarget; name = Other; productType = "com.apple.product-type.application"; };
      A = { isa = PBXNativeTarget; name = Willow; productType = "com.apple.product-type.application";
        dependencies = (D); buildConfigurationList = AL; buildPhases = (); };
      D = { isa = PBXTargetDependency; target = S; };
      AL = { isa = XCConfigurationList; buildConfigurations = (AD, AC); };
      AD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_NAME = "Willow Debug"; }; };
      AC = { isa = XCBuildConfiguration; name = Release; buildSettings = { \(settings) }; };
      S = { isa = PBXNativeTarget; name = WillowSiri; productType = "com.apple.product-type.app-extension";
        buildConfigurationList = SL; buildPhases = (SP); };
      SP = { isa = PBXSourcesBuildPhase; files = (SB); };
      SB = { isa = PBXBuildFile; fileRef = HF; };
      SL = { isa = XCConfigurationList; buildConfigurations = (SC); };
      SC = { isa = XCBuildConfiguration; name = Release; buildSettings = { INFOPLIST_FILE = "\(info)"; }; };
      \(objects)
    }; }
    """
  }
}
