import Foundation
import IntentVocabulary
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
    package var intents: [String]
    /// The names of its target in an Xcode project, and of the module that this is; `nil` where no target has it.
    var target: (name: String, module: String)?
    package var name: String { target?.name ?? folderName }
    package var folderName: String { folder.split(separator: "/").last.map(String.init) ?? folder }
  }

  /// An app: the folder of its Info.plist, and what the project says of it elsewhere.
  package struct App: Equatable {
    package typealias Facts = ProjectFacts
    package var folder: String
    package var facts = Facts()
    /// The evidence that Siri can use it, from the weakest to the strongest.
    var evidence = Evidence.vocabulary
  }

  enum Evidence: Int, Comparable {
    /// A folder with a vocabulary and no Info.plist of an app.
    case vocabulary
    /// An Info.plist of an app that people open.
    case application
    /// One that declares intents, activities or ways to get somewhere.
    case declaration
    /// One that asks for the permission.
    case permission

    static func < (a: Evidence, b: Evidence) -> Bool { a.rawValue < b.rawValue }
  }

  package let folder: String
  package private(set) var extensions: [Extension] = []
  /// The apps, by their folders in the order of the search.
  private(set) var found: [App] = []
  /// The folders with vocabularies, without the folders of languages.
  private(set) var vocabularies: [String] = []
  /// The bundles of Xcode's projects, and the specifications that lie where no bundle does.
  private(set) var xcodeProjects: [String] = []
  /// The projects of the bundles that can be read.
  private(set) var xcodes: [XcodeProject] = []
  /// The folders that may be modules, by their last names.
  private(set) var folders: [String: [String]] = [:]

  /// The Swift files.
  private(set) var swiftFiles: [String] = []

  /// How deep folders are searched and how many entries are looked at, in case the folder is a whole disk.
  private static let depth = 12
  private static let mostEntries = 50_000
  private static let skipped: Set = ["Pods", "Carthage", "DerivedData", "build", "node_modules", "SourcePackages"]

  package init(_ folder: String) {
    self.folder = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    var left = Self.mostEntries
    search(self.folder, depth: Self.depth, &left)
    xcodes = xcodeProjects.compactMap { try? XcodeProject($0) }
    for place in extensions.indices {
      let target = xcodes.lazy.compactMap { [info = extensions[place].infoPlist] in $0.target(withInfoPlist: info) }
        .first
      extensions[place].target = target.map { ($0.name, $0.module) }
    }
    found += vocabularies.filter { vocabulary in !extensions.contains { $0.folder == vocabulary } }
      .filter { vocabulary in !found.contains { $0.folder == vocabulary } }.map { App(folder: $0) }
  }

  /// The extension of a name, or the only one: by its target, its folder's name or its folder's path from the project's.
  package func chosen(_ name: String?) -> Extension? {
    guard let name else { return extensions.count == 1 ? extensions[0] : nil }
    let path = XcodeProject.normal(name)
    let found = [
      extensions.filter { $0.name == name }, extensions.filter { $0.folderName == name },
      extensions.filter { relative($0.folder) == path || relative($0.infoPlist) == path },
    ].first { !$0.isEmpty }
    return found?.count == 1 ? found?[0] : nil
  }

  /// The name by which each extension can be chosen: its name; where that is not unique, its folder or its Info.plist.
  package var choices: [String] {
    extensions.map { one in
      let folder = relative(one.folder)
      if extensions.count(where: { $0.name == one.name }) == 1 { return one.name }
      return extensions.count { $0.folder == one.folder } == 1 ? folder : relative(one.infoPlist)
    }
  }

  private mutating func search(_ folder: String, depth: Int, _ left: inout Int) {
    guard depth > 0 else { return }
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    let hasBundle = names.contains { $0.hasSuffix(".xcodeproj") }
    for name in names where left > 0 {
      left -= 1
      let path = "\(folder)/\(name)"
      if name.hasSuffix("Info.plist") {
        note(path, in: folder)
      } else if name == "AppIntentVocabulary.plist" {
        let isOfLanguage = folder.hasSuffix(".lproj")
        let place = isOfLanguage ? String(folder[..<(folder.lastIndex(of: "/") ?? folder.endIndex)]) : folder
        if !vocabularies.contains(place) { vocabularies.append(place) }
      } else if name.hasSuffix(".xcodeproj") || name == "project.yml" && !hasBundle {
        xcodeProjects.append(path)
      } else if name.hasSuffix(".swift") {
        swiftFiles.append(path)
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
    if let parts = info["NSExtension"] {
      noteExtension(parts, file, in: folder)
    } else if let evidence = Self.evidence(of: info, besides: "\(folder)/World.plist") {
      if let known = found.firstIndex(where: { $0.folder == folder }) {
        found[known].evidence = max(found[known].evidence, evidence)
      } else {
        found.append(App(folder: folder, evidence: evidence))
      }
    }
  }

  /// Whether a file is the Info.plist of an intents extension.
  static func isOfIntents(_ file: String) -> Bool {
    guard let content = FileManager.default.contents(atPath: file), content.count <= PropertyListLimits().size,
      let info = try? PropertyList(Array(content))
    else { return false }
    return info["NSExtension"]?["NSExtensionPointIdentifier"]?.string == "com.apple.intents-service"
  }

  private mutating func noteExtension(_ parts: PropertyList, _ file: String, in folder: String) {
    guard parts["NSExtensionPointIdentifier"]?.string == "com.apple.intents-service" else { return }
    let declared = parts["NSExtensionAttributes"]?["IntentsSupported"]?.elements?.compactMap(\.string)
    let principal = parts["NSExtensionPrincipalClass"]?.string?.split(separator: ".").last.map(String.init)
    extensions.append(
      Extension(
        folder: folder, infoPlist: file, principalClass: principal ?? "IntentHandler", intents: declared ?? []))
  }

  private static func evidence(of info: PropertyList, besides world: String) -> Evidence? {
    if info["NSSiriUsageDescription"] != nil { return .permission }
    if declaring.contains(where: { info[$0] != nil }) || FileManager.default.fileExists(atPath: world) {
      return .declaration
    }
    let isOther = ofOthers.contains { info[$0] != nil }
    let isPackage = ["APPL", "$(PRODUCT_BUNDLE_PACKAGE_TYPE)"].contains(info["CFBundlePackageType"]?.string ?? "")
    let isOpened = info["CFBundlePackageType"]?.string == "APPL" || ofApps.contains { info[$0] != nil }
    return isPackage && isOpened && !isOther ? .application : nil
  }

  private static let declaring = [
    "IntentsSupported", "INIntentsSupported", "MKDirectionsApplicationSupportedModes", "NSUserActivityTypes",
  ]
  private static let ofApps = [
    "LSRequiresIPhoneOS", "UIApplicationSceneManifest", "UILaunchStoryboardName", "UILaunchScreen",
    "UIMainStoryboardFile", "NSMainStoryboardFile", "NSMainNibFile",
  ]
  private static let ofOthers = ["WKWatchKitApp", "WKApplication", "CLKComplicationPrincipalClass"]

  private func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// A path as it is from the project's folder.
  package func relative(_ path: String) -> String {
    path == folder ? "." : path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
  }
}
