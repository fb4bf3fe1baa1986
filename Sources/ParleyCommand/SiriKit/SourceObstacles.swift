import Foundation

/// What keeps an extension's sources from compiling away from Apple's systems, with the smallest change that helps.
struct SourceObstacles {
  struct Obstacle: Equatable, CustomStringConvertible {
    var file: String
    var line: Int
    var words: String
    var description: String { "\(file):\(line): \(words)" }
  }

  /// The obstacles in the Swift files of a folder, in the order of their places.
  static func found(in folder: String) -> [Obstacle] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().flatMap { name -> [Obstacle] in
      guard let content = FileManager.default.contents(atPath: "\(folder)/\(name)"), content.count <= 1 << 20 else {
        return []
      }
      return found(in: String(decoding: content, as: UTF8.self), of: "\(folder)/\(name)")
    }
  }

  static func found(in source: String, of file: String) -> [Obstacle] {
    var found: [Obstacle] = []
    for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let code = line.drop { $0 == " " || $0 == "\t" }
      guard !code.hasPrefix("//") else { continue }
      if let words = importProblem(code) ?? objectiveC(code) ?? coreData(code) {
        found.append(Obstacle(file: file, line: index + 1, words: words))
      }
    }
    return found
  }

  /// What comes with the toolchain or with `Intents`.
  private static let here: Set = [
    "Intents", "Foundation", "FoundationNetworking", "CoreLocation", "Contacts", "Dispatch", "Swift", "Synchronization",
  ]
  /// Frameworks that handlers mostly import without using them.
  private static let shown: Set = [
    "UIKit", "SwiftUI", "IntentsUI", "LocalAuthentication", "Photos", "WidgetKit", "MapKit",
  ]
  private static let stores: Set = ["CoreData", "SwiftData", "Combine", "RealmSwift"]

  private static func importProblem(_ code: Substring) -> String? {
    var words = code.split { $0 == " " || $0 == "\t" || $0 == ";" }
    if words.first?.hasPrefix("@") == true { words.removeFirst() }
    guard words.first == "import", words.count > 1 else { return nil }
    let kinds: Set<Substring> = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"]
    guard let name = words.dropFirst().first(where: { !kinds.contains($0) }) else { return nil }
    let module = name.split(separator: ".").first.map(String.init) ?? String(name)
    if here.contains(module) { return nil }
    if name == "os.log" || module == "os" || module == "OSLog" {
      return "'\(name)' is not here: put '#if canImport(\(module))' around the import and the log calls."
    }
    if stores.contains(module) {
      return
        "'\(module)' is not here: hand the handler its data by a protocol of yours, and give it a list in the tests."
    }
    if shown.contains(module) {
      return
        "'\(module)' is not here: drop the import if nothing of it is used, or put '#if canImport(\(module))' around it."
    }
    return
      "'\(module)' may not be here: a module of your own becomes a target of Package.swift; a framework of another "
      + "maker's needs '#if canImport(\(module))' around what uses it."
  }

  private static func objectiveC(_ code: Substring) -> String? {
    guard code.hasPrefix("@objc") || code.contains(" @objc") else { return nil }
    return "'@objc' needs Objective-C: put '#if canImport(ObjectiveC)' around it, or drop it."
  }

  private static func coreData(_ code: Substring) -> String? {
    code.contains("@NSManaged") ? "'@NSManaged' needs Core Data, which is not here." : nil
  }
}
