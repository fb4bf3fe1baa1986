import Foundation

/// What keeps an extension's sources from compiling away from Apple's systems, with the smallest change that helps.
package struct SourceObstacles {
  package struct Obstacle: Equatable, CustomStringConvertible {
    var file: String
    var line: Int
    var words: String
    package var description: String { "\(file):\(line): \(words)" }
  }

  /// The project's own modules, which become targets too.
  var own: Set<String> = []

  /// The obstacles in the files of a folder, in the order of their places.
  func found(in sources: SourceFolder) -> [Obstacle] {
    let inSwift = sources.swift.flatMap { name in
      sources.text(of: name).map { found(in: $0, of: "\(sources.folder)/\(name)") } ?? []
    }
    return sources.objectiveC.map { Self.objectiveC("\(sources.folder)/\($0)") } + inSwift
  }

  func found(in text: String, of file: String) -> [Obstacle] {
    let source = SwiftSource(text, importable: Self.here.union(own))
    var found = source.lines.compactMap { line in
      (importProblem(line.code) ?? Self.attributes(line.code) ?? Self.foundation(line.code))
        .map { Obstacle(file: file, line: line.number, words: $0) }
    }
    if let missing = Self.missingImport(in: source) {
      found.append(Obstacle(file: file, line: missing.line, words: missing.words))
    }
    return found.sorted { $0.line < $1.line }
  }

  /// What comes with the toolchain or with `Intents`.
  private static let here: Set = [
    "Intents", "Foundation", "FoundationNetworking", "CoreLocation", "Contacts", "Dispatch", "Swift", "Synchronization",
    "Glibc",
  ]
  /// Frameworks that handlers mostly import without using them.
  private static let shown: Set = [
    "UIKit", "SwiftUI", "IntentsUI", "LocalAuthentication", "Photos", "WidgetKit", "MapKit", "CallKit", "HealthKit",
    "UserNotifications", "AppIntents", "PassKit",
  ]
  private static let stores: Set = ["CoreData", "SwiftData", "Combine", "RealmSwift"]

  private func importProblem(_ code: Substring) -> String? {
    guard let name = SwiftSource.imported(by: code) else { return nil }
    let module = SwiftSource.module(name)
    if Self.here.contains(module) || own.contains(module) { return nil }
    if module == "os" || module == "OSLog" {
      return "'\(name)' is not here: put '#if canImport(\(module))' around the import and the log calls."
    }
    if Self.stores.contains(module) {
      return
        "'\(module)' is not here: hand the handler its data by a protocol of yours, and give it a list in the tests."
    }
    if Self.shown.contains(module) {
      return
        "'\(module)' is not here: drop the import if nothing of it is used, or put '#if canImport(\(module))' around it."
    }
    return
      "'\(module)' is no folder of this project: put '#if canImport(\(module))' around the import and what uses it, "
      + "or add the package that has it to Package.swift, where it compiles here."
  }

  private static func attributes(_ code: Substring) -> String? {
    if code.contains("@NSManaged") { return "'@NSManaged' needs Core Data, which is not here." }
    guard code.hasPrefix("@objc") || code.contains(" @objc") || code.contains("#selector(") else { return nil }
    let word = code.contains("@objc") ? "@objc" : "#selector"
    return "'\(word)' needs Objective-C: put '#if canImport(ObjectiveC)' around it, or drop it."
  }

  /// Classes of Apple's Foundation that the one of the toolchain lacks or marks as unavailable.
  private static let lacking: Set<Substring> = [
    "DateComponentsFormatter", "DateIntervalFormatter", "ListFormatter", "MeasurementFormatter", "NSDataDetector",
    "NSFileCoordinator", "NSUbiquitousKeyValueStore", "RelativeDateTimeFormatter",
  ]
  /// Classes that ask the device or the user's address book, of modules that have only what intents name.
  private static let services: Set<Substring> = [
    "CLGeocoder", "CLLocationManager", "CNContact", "CNContactFetchRequest", "CNContactFormatter", "CNContactStore",
    "CNMutableContact",
  ]

  private static func foundation(_ code: Substring) -> String? {
    if code.contains("NSPredicate(format:") {
      return "Foundation has no 'NSPredicate(format:)' here: use 'NSPredicate(block:)', or 'filter' with a closure."
    }
    let words = code.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" })
    if let name = words.first(where: lacking.contains) {
      return "Foundation has no '\(name)' here: put '#if canImport(Darwin)' around what uses it."
    }
    if let name = words.first(where: services.contains) {
      return "'\(name)' is not here: hand the handler what it finds by a protocol of yours, or put "
        + "'#if canImport(Darwin)' around what uses it."
    }
    return nil
  }

  private static func objectiveC(_ file: String) -> Obstacle {
    let words =
      file.hasSuffix(".h")
      ? "a bridging header is not read here: what it imports is unknown to the Swift files."
      : "Objective-C is not compiled here: put '#if canImport(ObjectiveC)' around the lines that use it, or write in "
        + "Swift what the handler needs of it."
    return Obstacle(file: file, line: 1, words: words)
  }

  /// Of Apple's systems Foundation alone brings `NSUserActivity`, and a file may lean on another file's import.
  private static func missingImport(in source: SwiftSource) -> (line: Int, words: String)? {
    if source.imports.contains("Intents") { return nil }
    for line in source.lines {
      for word in line.code.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
        if word == "NSUserActivity" || isIntentsName(word) {
          return (line.number, "'\(word)' comes with Intents here: add 'import Intents' to this file.")
        }
      }
    }
    return nil
  }

  /// Whether a word is spelt as the names of Intents are: `INPerson`, not `INSET` or `INFO`.
  private static func isIntentsName(_ word: Substring) -> Bool {
    let rest = word.dropFirst(2)
    guard word.hasPrefix("IN"), let first = rest.first, first.isUppercase else { return false }
    return rest.dropFirst().first?.isLowercase == true
  }
}
