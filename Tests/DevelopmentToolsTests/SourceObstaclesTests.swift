import Foundation
import Testing

@testable import DevelopmentTools

@Suite struct SourceObstaclesTests {
  private func words(_ source: String, own: Set<String> = []) -> [String] {
    SourceObstacles(own: own).found(in: source, of: "Handler.swift").map(\.description)
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

  @Test(arguments: ["ListFormatter", "MeasurementFormatter", "NSDataDetector"])
  func whatFoundationLacksIsTold(name: String) {
    #expect(
      words("let made = \(name)()\nlet My\(name) = 1") == [
        "Handler.swift:1: Foundation has no '\(name)' here: put '#if canImport(Darwin)' around what uses it."
      ])
    #expect(words("#if canImport(Darwin)\nlet made = \(name)()\n#endif") == [])
  }

  @Test(arguments: ["CLGeocoder", "CLLocationManager", "CNContactStore"])
  func whatAsksTheDeviceIsTold(name: String) {
    #expect(words("let made = \(name)()").first?.contains("'\(name)' is not here: hand the handler") == true)
  }

  @Test func aStoreIsToldWithAWayOut() {
    #expect(words("import CoreData\n").first?.contains("by a protocol of yours") == true)
  }

  @Test func aManagedObjectIsTold() {
    #expect(
      words("  @NSManaged var name: String") == ["Handler.swift:1: '@NSManaged' needs Core Data, which is not here."])
  }

  @Test func anotherMakersFrameworkIsTold() { #expect(words("import Alamofire").count == 1) }

  @Test func aModuleOfTheProjectIsNone() { #expect(words("import TreeKit", own: ["TreeKit"]) == []) }

  @Test func whatWasPutAsideAsAdvisedIsNotToldAgain() {
    let source = """
      import Intents
      #if canImport(os)
      import os.log
      #endif
      #if canImport(ObjectiveC)
      @objc(IntentHandler)
      #endif
      #if canImport(Intents)
      import Realm
      #else
      import CoreData
      #endif
      """
    #expect(words(source).map { $0.prefix(19) } == ["Handler.swift:9: 'R"])
  }

  @Test func aPredicateOfTextIsTold() {
    #expect(words("import Intents\nlet own = NSPredicate(format: \"name = %@\", name)").count == 1)
  }

  @Test func filesOfObjectiveCAreTold() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "SourceObstacles-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["Account.m", "Account.h", "Siri-Bridging-Header.h"] {
      try Data().write(to: folder.appending(path: name))
    }
    let found = SourceObstacles().found(in: SourceFolder(folder.path))
    #expect(found.map { URL(filePath: $0.file).lastPathComponent } == ["Account.m", "Siri-Bridging-Header.h"])
  }
}
