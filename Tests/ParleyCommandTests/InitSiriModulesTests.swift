import Foundation
import Testing

@testable import DevelopmentTools
@testable import ParleyCommand

/// What `parley init-siri` makes targets of, and what it names as an obstacle.
@Suite struct InitSiriModulesTests {
  private func handler(importing modules: String..., body: String = "") -> String {
    modules.map { "import \($0)\n" }.joined() + SiriFolder.handler + body
  }

  private func modules(_ folder: SiriFolder) throws -> [String] {
    let project = SiriProject(folder.path)
    let found = try #require(project.chosen(nil))
    let app = try #require(project.app(of: found))
    return SiriPackage(project: project, found: found, app: app, parley: "../Parley").modules.all.map(\.name)
  }

  @Test(arguments: ["Contacts", "Intents", "UIKit", "SwiftUI", "Charts"])
  func aFolderNamedLikeAModuleOfApplesIsNone(_ name: String) throws {
    let folder = try SiriFolder([
      "WillowSiri/IntentHandler.swift": handler(importing: name), "Willow/\(name)/List.swift": "import Foundation\n",
    ])
    #expect(try modules(folder) == ["WillowSiri"])
  }

  @Test func aFolderIsAModuleOnlyWithoutAnXcodeProject() throws {
    let files: [String: String?] = [
      "WillowSiri/IntentHandler.swift": handler(importing: "LeafKit", "BarkKit"),
      "Sources/LeafKit/Leaf.swift": "import Foundation\n",
      "BarkKit/Package.swift": "", "BarkKit/Sources/BarkKit/Bark.swift": "import Foundation\n",
    ]
    #expect(try modules(SiriFolder(files)).sorted() == ["BarkKit", "LeafKit", "WillowSiri"])
    let project = [
      "Willow.xcodeproj/project.pbxproj": SiriFolder.xcode(settings: "INFOPLIST_FILE = Willow/Info.plist;")
    ]
    let folder = try SiriFolder(files.merging(project.mapValues(Optional.some)) { $1 })
    #expect(try modules(folder) == ["WillowSiri", "BarkKit"])
  }

  @Test func aFrameworkOfTheProjectIsAModuleThoughApplesHasItsName() throws {
    let folder = try SiriFolder([
      "WillowSiri/IntentHandler.swift": handler(importing: "Charts"), "Drawn/Chart.swift": "import Foundation\n",
      "Willow.xcodeproj/project.pbxproj": SiriFolder.xcode(
        settings: "INFOPLIST_FILE = Willow/Info.plist;",
        objects: """
          K = { isa = PBXNativeTarget; name = Charts; productType = "com.apple.product-type.framework"; buildPhases = (KP); };
          KP = { isa = PBXSourcesBuildPhase; files = (KB); };
          KB = { isa = PBXBuildFile; fileRef = KF; };
          KF = { isa = PBXFileReference; path = Drawn/Chart.swift; sourceTree = SOURCE_ROOT; };
          """, targets: ", K"
      ).replacing("children = (HF)", with: "children = (HF, KF)"),
    ])
    #expect(try modules(folder) == ["WillowSiri", "Charts"])
  }

  @Test func aTargetThatIsNoFrameworkIsNoModule() throws {
    let folder = try SiriFolder([
      "WillowSiri/IntentHandler.swift": handler(importing: "Willow"), "Willow/Main.swift": "import SwiftUI\n",
      "Willow.xcodeproj/project.pbxproj": SiriFolder.xcode(settings: "INFOPLIST_FILE = Willow/Info.plist;"),
    ])
    #expect(try modules(folder) == ["WillowSiri"])
  }

  @Test func whatAppleHasIsToldAsApples() async throws {
    let folder = try SiriFolder([
      "WillowSiri/IntentHandler.swift": handler(importing: "EventKit", "Security", "CoreBluetooth")
    ])
    let (output, status) = await folder.run("init-siri")
    #expect(status == .failure)
    for name in ["EventKit", "Security", "CoreBluetooth"] {
      #expect(output.contains("'\(name)' is not here: drop the import if nothing of it is used"), "\(output)")
    }
    #expect(!output.contains("is no folder of this project"))
  }

  @Test func aModuleWhoseFilesDoNotImportIntentsGetsItFromTheCompiler() async throws {
    let folder = try SiriFolder([
      "WillowSiri/IntentHandler.swift": handler(importing: "LeafKit"),
      "LeafKit/Names.swift": "import Foundation\nlet formatter = PersonNameComponentsFormatter()\n",
      "LeafKit/Activity.swift": "import Foundation\nextension NSUserActivity {}\n",
    ])
    let (output, status) = await folder.run("init-siri")
    #expect(status == .success, "\(output)")
    let flags = #".unsafeFlags(["-Xfrontend", "-import-module", "-Xfrontend", "Intents"])"#
    let manifest = folder.text("Package.swift")
    // The extension's one file has the import itself.
    #expect(manifest.split(separator: flags).count == 2, "\(manifest)")
    #expect(manifest.contains("swiftSettings: [.swiftLanguageMode(.v5)]),\n"))
  }

  @Test func picturesAloneAreCompiledByAStandIn() async throws {
    let folder = try SiriFolder([
      "WillowSiri/IntentHandler.swift": handler(
        importing: "UIKit", body: "let data = UIImage(named: \"car\")?.pngData()\n"),
      "WillowSiri/Other.swift": "let other = UIImage(data: Data())\n",
    ])
    let (output, status) = await folder.run("init-siri")
    #expect(status == .success, "\(output)")
    #expect(folder.text("SiriStandIns/UIKit/UIKit.swift").contains("public func pngData() -> Data?"))
    let manifest = folder.text("Package.swift")
    #expect(manifest.contains(#".target(name: "UIKit", path: "SiriStandIns/UIKit"),"#))
    #expect(manifest.contains(#""-Xfrontend", "Intents", "-Xfrontend", "-import-module", "-Xfrontend", "UIKit"])"#))
  }

  @Test(arguments: [
    ("let color = UIColor.red", "'UIColor'"),
    ("let data = UIImage(named: \"a\")?.jpegData(compressionQuality: 1)", "'jpegData'"),
    ("let image = UIImage(systemName: \"car\")", "'UIImage(systemName:)'"),
  ])
  func whatTheStandInLacksIsToldWithTheImport(_ use: (line: String, name: String)) async throws {
    let folder = try SiriFolder(["WillowSiri/IntentHandler.swift": handler(importing: "UIKit", body: use.line)])
    let (output, status) = await folder.run("init-siri")
    #expect(status == .failure)
    #expect(output.contains("IntentHandler.swift:1: 'UIKit' is not here, and line 9 uses \(use.name)"), "\(output)")
    #expect(folder.text("SiriStandIns/UIKit/UIKit.swift").isEmpty)
  }

  @Test func aPictureInAFileWithoutTheImportIsToldWhereAnotherFileNeedsMore() async throws {
    let folder = try SiriFolder([
      "WillowSiri/View.swift": "import UIKit\nlet view = UIView()\n", "WillowSiri/Other.swift": "var image: UIImage?\n",
    ])
    let (output, status) = await folder.run("init-siri")
    #expect(status == .failure)
    #expect(output.contains("WillowSiri/Other.swift:1: 'UIImage' is of UIKit, which is not here"), "\(output)")
  }

  @Test func whatIsPutAsideNeedsNoStandIn() async throws {
    let folder = try SiriFolder([
      "WillowSiri/View.swift": "#if canImport(UIKit)\nimport UIKit\nlet view = UIView()\n#endif\n"
    ])
    let (output, status) = await folder.run("init-siri")
    #expect(status == .success, "\(output)")
    #expect(!folder.text("Package.swift").contains("UIKit"))
  }

  @Test func aPlaceholderOfTheEditorIsTold() async throws {
    let folder = try SiriFolder(["WillowSiri/Other.swift": "import Intents\nlet code = <#code#>\n"])
    let (output, status) = await folder.run("init-siri")
    #expect(status == .failure)
    #expect(output.contains("WillowSiri/Other.swift:2: a placeholder of Xcode's editor is left here"))
  }

  @Test func customIntentsStandInTheWayOnlyWhereTheyAreUsed() async throws {
    let definition = SiriFolder.plist(
      """
      <key>INIntents</key><array><dict><key>INIntentName</key><string>WaterTree</string></dict></array>
      <key>INEnums</key><array><dict><key>INEnumName</key><string>Soil</string></dict></array>
      """)
    func folder(_ use: String) throws -> SiriFolder {
      try SiriFolder([
        "WillowSiri/IntentHandler.swift": SiriFolder.handler + use, "WillowSiri/Trees.intentdefinition": definition,
        "Willow.xcodeproj/project.pbxproj": SiriFolder.xcode(
          settings: "INFOPLIST_FILE = Willow/Info.plist;",
          objects: """
            TF = { isa = PBXFileReference; path = WillowSiri/Trees.intentdefinition; sourceTree = SOURCE_ROOT; };
            TB = { isa = PBXBuildFile; fileRef = TF; };
            """
        ).replacing("files = (SB)", with: "files = (SB, TB)").replacing("children = (HF)", with: "children = (HF, TF)"),
      ])
    }
    let (unused, status) = try await folder("").run("init-siri")
    #expect(status == .success, "\(unused)")
    for name in ["WaterTreeIntent", "WaterTreeIntentHandling", "Soil"] {
      let (output, status) = try await folder("var one: \(name)?\n").run("init-siri")
      #expect(status == .failure)
      #expect(output.contains("IntentHandler.swift:8: '\(name)' is a class that Xcode makes of"), "\(output)")
    }
  }

  @Test func aLabelOfIOS10IsToldWithTodays() async throws {
    let folder = try SiriFolder([
      "WillowSiri/IntentHandler.swift": SiriFolder.handler.replacing("handle(intent:", with: "handle(startCall intent:")
    ])
    let (output, status) = await folder.run("init-siri")
    #expect(status == .failure)
    #expect(
      output.contains(
        "IntentHandler.swift:4: 'handle(startCall:…)' has a label of iOS 10 and is never called; it is 'handle(intent:…)' now."
      ), "\(output)")
  }
}
