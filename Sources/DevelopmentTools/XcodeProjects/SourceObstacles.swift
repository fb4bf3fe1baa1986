import Foundation
import SwiftSources

/// What keeps an extension's sources from compiling away from Apple's systems, with the smallest change that helps.
package struct SourceObstacles {
  package struct Obstacle: Equatable, CustomStringConvertible {
    package var file: String
    package var line: Int
    package var words: String
    package var description: String { "\(file):\(line): \(words)" }
  }

  /// The project's own modules, which become targets too.
  var own: Set<String> = []
  /// Whether the package has the stand-in for UIKit's pictures.
  var hasPictures = false

  /// What can be imported.
  var importable: Set<String> { AppleFrameworks.here.union(own).union(hasPictures ? ["UIKit"] : []) }

  /// The obstacles in the files of a folder, in the order of their places.
  func found(in sources: SourceFolder) -> [Obstacle] {
    let inSwift = sources.swift.flatMap { name in
      sources.text(of: name).map { found(in: $0, of: "\(sources.folder)/\(name)") } ?? []
    }
    return sources.objectiveC.map { Self.objectiveC("\(sources.folder)/\($0)") } + inSwift
  }

  func found(in text: String, of file: String) -> [Obstacle] {
    let source = SwiftSource(text, importable: importable)
    var found = source.lines.compactMap { line in
      (importProblem(line.code) ?? Self.attributes(line.code) ?? Self.foundation(line.code)
        ?? Self.placeholder(line.code))
        .map { Obstacle(file: file, line: line.number, words: $0) }
    }
    found += OlderLabels.methods(in: source).map { Obstacle(file: file, line: $0.line, words: $0.advice) }
    if !hasPictures { found += pictures(in: source, of: file) }
    return found.sorted { $0.line < $1.line }
  }

  private static let stores: Set = ["CoreData", "SwiftData", "Combine", "RealmSwift"]

  private func importProblem(_ code: Substring) -> String? {
    guard let name = SwiftSource.imported(by: code) else { return nil }
    let module = SwiftSource.module(name)
    // The use of UIKit is reported together with its import.
    if importable.contains(module) || module == "UIKit" { return nil }
    if module == "os" || module == "OSLog" {
      return "'\(name)' is not here: put '#if canImport(\(module))' around the import and the log calls."
    }
    if Self.stores.contains(module) {
      return
        "'\(module)' is not here: hand the handler its data by a protocol of yours, and give it a list in the tests."
    }
    if AppleFrameworks.names.contains(module) {
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
  /// Classes that query the device or the address book, of modules of which only the value types exist here.
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

  /// The use of UIKit beyond the stand-in, reported at its import or, without one, at the name.
  private func pictures(in source: SwiftSource, of file: String) -> [Obstacle] {
    let use = PictureUse(source)
    let used = [use.others, use.pictures].compactMap { $0 }.min { $0.line < $1.line }
    if let line = use.importLine {
      let named = used.map { ", and line \($0.line) uses '\($0.name)'" } ?? ""
      let words =
        "'UIKit' is not here\(named): drop the import if nothing of it is used, or put '#if canImport(UIKit)' around it."
      return [Obstacle(file: file, line: line, words: words)]
    }
    guard let used, used.name.hasPrefix("UIImage") || used.name.hasPrefix("#image") else { return [] }
    let words = "'\(used.name)' is of UIKit, which is not here: put '#if canImport(UIKit)' around what uses it."
    return [Obstacle(file: file, line: used.line, words: words)]
  }

  /// Xcode's placeholder for code that still has to be written.
  private static func placeholder(_ code: Substring) -> String? {
    guard let start = code.firstRange(of: "<#"), code[start.upperBound...].contains("#>") else { return nil }
    return "a placeholder of Xcode's editor is left here; no compiler takes it."
  }
}
