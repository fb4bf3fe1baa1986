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
}
