import Foundation
import Parley
import PropertyLists

/// An Xcode project's folder, searched for its app and its intents extensions.
package struct SiriProject {
  /// An intents extension: the folder of its Info.plist and what that declares.
  package struct Extension {
    package var folder: String
    /// The file that declares it.
    var infoPlist: String
    var principalClass: String
    var intents: [String]
    package var name: String { folder.split(separator: "/").last.map(String.init) ?? folder }
  }

  package let folder: String
  package private(set) var extensions: [Extension] = []
  /// The folders of Info.plists of apps, and of vocabularies where an app has no Info.plist.
  package private(set) var apps: [String] = []
  /// The folders of other Info.plists that say what Parley reads: they declare intents, or ways to get somewhere.
  package private(set) var otherApps: [String] = []
  /// The bundles of Xcode's projects.
  private(set) var xcodeProjects: [String] = []
  /// The folders that may be modules, by their last names.
  private var folders: [String: [String]] = [:]

  /// How deep a folder is looked into, and how many entries are looked at: a disk is no project.
  private static let depth = 6
  private static let mostEntries = 20_000
  private static let skipped: Set = ["Pods", "Carthage", "DerivedData", "build", "node_modules", "SourcePackages"]

  package init(_ folder: String) {
    self.folder = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    var left = Self.mostEntries
    search(self.folder, depth: Self.depth, &left)
  }

  /// The extension of a name, or the only one.
  package func chosen(_ name: String?) -> Extension? {
    guard let name else { return extensions.count == 1 ? extensions[0] : nil }
    return extensions.first { $0.name == name }
  }

  private mutating func search(_ folder: String, depth: Int, _ left: inout Int) {
    guard depth > 0 else { return }
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    for name in names where left > 0 {
      left -= 1
      let path = "\(folder)/\(name)"
      if name.hasSuffix("Info.plist") {
        note(path, in: folder)
      } else if name == "AppIntentVocabulary.plist" {
        noteApp(folder.hasSuffix(".lproj") ? String(folder[..<(folder.lastIndex(of: "/") ?? folder.endIndex)]) : folder)
      } else if name.hasSuffix(".xcodeproj") {
        xcodeProjects.append(path)
      } else if !name.hasPrefix("."), !Self.skipped.contains(name), !name.contains(".xc"), isFolder(path) {
        folders[name, default: []].append(path)
        search(path, depth: depth - 1, &left)
      }
    }
  }

  private mutating func note(_ file: String, in folder: String) {
    guard let content = FileManager.default.contents(atPath: file), content.count <= PropertyListLimits().size,
      let info = try? PropertyList(Array(content))
    else { return }
    guard let parts = info["NSExtension"] else {
      if info["NSSiriUsageDescription"] != nil {
        apps.removeAll { $0 == folder }
        apps.insert(folder, at: 0)
      } else if Self.telling.contains(where: { info[$0] != nil }) || isFile("\(folder)/World.plist") {
        otherApps.append(folder)
      }
      return
    }
    guard parts["NSExtensionPointIdentifier"]?.string == "com.apple.intents-service" else { return }
    let declared = parts["NSExtensionAttributes"]?["IntentsSupported"]?.elements?.compactMap(\.string)
    let principal = parts["NSExtensionPrincipalClass"]?.string?.split(separator: ".").last.map(String.init)
    extensions.append(
      Extension(
        folder: folder, infoPlist: file, principalClass: principal ?? "IntentHandler", intents: declared ?? []))
  }

  private static let telling = [
    "IntentsSupported", "INIntentsSupported", "MKDirectionsApplicationSupportedModes", "NSUserActivityTypes",
  ]

  private func isFile(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  private mutating func noteApp(_ folder: String) {
    if otherApps.contains(folder) { return }
    if !apps.contains(folder), !extensions.contains(where: { $0.folder == folder }) { apps.append(folder) }
  }

  private func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// The app that an extension belongs to: of those that ask for the permission or have a vocabulary, the first of the
  /// nearest.
  package func app(of extension: Extension) -> String? {
    let path = `extension`.folder.split(separator: "/")
    func isNearer(_ a: String, _ b: String) -> Bool {
      func shared(_ other: String) -> Int { zip(path, other.split(separator: "/")).prefix { $0 == $1 }.count }
      return shared(a) < shared(b)
    }
    return apps.filter { $0 != `extension`.folder }.reversed().max(by: isNearer)
  }

  /// The Swift files of a module of the project's own: a folder of its name that is not a package's root.
  func sources(of module: String) -> SourceFolder? {
    (folders[module] ?? []).lazy
      .filter { !FileManager.default.fileExists(atPath: "\($0)/Package.swift") }
      .map(SourceFolder.init).first { !$0.swift.isEmpty }
  }

  /// A path as it is from the project's folder.
  func relative(_ path: String) -> String {
    path == folder ? "." : path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
  }
}
