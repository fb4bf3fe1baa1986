import Foundation
import Testing

@testable import DevelopmentTools
@testable import ParleyCommand

/// What `parley init-siri` writes, compiled against the modules that were built with these tests.
@Suite struct WrittenPackageTests {
  private static let modules =
    Bundle.main.executableURL?.deletingLastPathComponent().appending(path: "Modules").path ?? ""

  /// Compiles a module as Package.swift has it; what the compiler says where it fails.
  private func compile(_ name: String, _ files: [String], importing implicit: [String], into folder: String) throws
    -> String?
  {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    let imports = implicit.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
    process.arguments =
      ["swiftc", "-swift-version", "5", "-parse-as-library", "-module-name", name, "-I", Self.modules, "-I", folder]
      + ["-emit-module", "-emit-module-path", "\(folder)/\(name).swiftmodule"] + imports + files
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 0 ? nil : text
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "\(modules)/Intents.swiftmodule")))
  func theAppsOwnModuleAndPicturesCompileUnchanged() async throws {
    let folder = try SiriFolder([
      "WillowSiri/IntentHandler.swift": """
      import Intents
      import LeafKit
      import UIKit

      class IntentHandler: INExtension, INListRideOptionsIntentHandling {
        func handle(intent: INListRideOptionsIntent, completion: @escaping (INListRideOptionsIntentResponse) -> Void) {
          let car = INRideOption(name: shown(PersonNameComponents()), estimatedPickupDate: Date())
          let literal = #imageLiteral(resourceName: "car")
          let pictures = [UIImage(named: "car")!.pngData()!, UIImagePNGRepresentation(literal)!, balloon.image.pngData()!]
          car.identifier = pictures.map { INImage(imageData: $0).description }.joined()
          let response = INListRideOptionsIntentResponse(code: .success, userActivity: activity)
          response.rideOptions = [car]
          completion(response)
        }
      }
      """,
      "LeafKit/Names.swift": """
      import Foundation

      public func shown(_ name: PersonNameComponents) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = .medium
        return formatter.string(from: name)
      }
      public var activity: NSUserActivity { NSUserActivity(activityType: "ride") }
      """,
      "LeafKit/Picture.swift":
        "public struct Balloon { public var image: UIImage }\npublic let balloon = Balloon(image: UIImage(named: \"b\")!)\n",
    ])
    let (output, status) = await folder.run("init-siri")
    #expect(status == .success, "\(output)")
    let project = SiriProject(folder.path)
    let found = try #require(project.chosen(nil))
    let package = SiriPackage(project: project, found: found, app: try #require(project.app(of: found)), parley: "")
    let built = "\(folder.path)/built"
    try FileManager.default.createDirectory(atPath: built, withIntermediateDirectories: true)
    #expect(try compile("UIKit", ["\(folder.path)/SiriStandIns/UIKit/UIKit.swift"], importing: [], into: built) == nil)
    for module in package.modules.all.reversed() {
      let files = module.sources.swift.map { "\(module.sources.folder)/\($0)" }
      #expect(try compile(module.name, files, importing: module.implicit, into: built) == nil)
    }
  }

  /// What is told of a type that the target lacks is what the compiler says, and the remedy is one.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "\(modules)/Intents.swiftmodule")))
  func aTypeThatIsToldAsMissingIsWhatTheCompilerMisses() async throws {
    let list = "import Foundation\n\nstruct FriendList { static let all: [String] = [] }\n"
    let folder = try SiriFolder([
      "WillowSiri/IntentHandler.swift": SiriFolder.handler + "let count = FriendList.all.count\n",
      "Willow/FriendList.swift": list,
    ])
    func compiled(into name: String) async throws -> (told: String, compiler: String?) {
      let (output, _) = await folder.run("init-siri")
      let project = SiriProject(folder.path)
      let found = try #require(project.chosen(nil))
      let package = SiriPackage(project: project, found: found, app: try #require(project.app(of: found)), parley: "")
      let module = try #require(package.modules.all.first)
      let built = "\(folder.path)/\(name)"
      try FileManager.default.createDirectory(atPath: built, withIntermediateDirectories: true)
      let files = module.sources.swift.map { "\(module.sources.folder)/\($0)" }
      return (output, try compile(module.name, files, importing: module.implicit, into: built))
    }
    let before = try await compiled(into: "first")
    #expect(before.told.contains("IntentHandler.swift:8: 'FriendList' is declared in Willow/FriendList.swift"))
    #expect(before.compiler?.contains("IntentHandler.swift:8:13: error: cannot find 'FriendList' in scope") == true)
    try folder.write("WillowSiri/FriendList.swift", list)
    let after = try await compiled(into: "second")
    #expect(!after.told.contains("FriendList' is") && after.compiler == nil)
  }
}
