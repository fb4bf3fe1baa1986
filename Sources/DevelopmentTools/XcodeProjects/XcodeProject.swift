import Foundation

/// What an Xcode project says of its targets: which files are compiled into each, wherever they lie.
///
/// A file is a member of a target through a phase that names it, or through a folder that is the target's as a whole
/// (Xcode 16), with the exceptions that the project lists.
struct XcodeProject {
  /// The project's file.
  let file: String
  let targets: [Target]
  let objects: [String: OldStyleValue]
  /// Where groups and files lie, by their keys.
  let places: [String: String]

  /// The most bytes of a project file, and the most files in a folder of a target.
  private static let longest = 64 << 20
  private static let mostFiles = 20_000
  /// How deep a folder of a target is searched.
  private static let deepest = 12

  /// - Parameter folder: The project's bundle, `MyApp.xcodeproj`, or the specification that it is made of, `project.yml`.
  /// - Throws: `OldStyleReader.Failure` where the project's file is none.
  /// - Returns: `nil` where there is no file that could be read.
  init?(_ folder: String) throws(OldStyleReader.Failure) {
    let isSpecification = folder.hasSuffix(".yml")
    file = isSpecification ? folder : "\(folder)/project.pbxproj"
    guard let content = FileManager.default.contents(atPath: file), content.count <= Self.longest else { return nil }
    let bytes = Array(content)
    let project =
      isSpecification ? try ProjectSpecification.project(bytes, at: file) : try OldStyleReader.value(of: bytes)
    guard case .dictionary(let objects)? = project["objects"], let rootKey = project["rootObject"]?.string,
      let root = objects[rootKey]
    else { return nil }
    let base = Self.joined(Self.normal("\(folder)/.."), root["projectDirPath"]?.string ?? "")
    self.objects = objects
    let places = Self.places(in: objects, from: root["mainGroup"]?.string ?? "", base: base)
    self.places = places
    let list = root["buildConfigurationList"]?.string.flatMap { objects[$0] }
    let settings = Settings(list, in: objects, places: places)
    targets = (root["targets"]?.strings ?? []).compactMap { key in
      objects[key].map { Self.target($0, key: key, in: objects, places: places, base: base, inherited: settings) }
    }
  }

  /// The target with the Info.plist at a path; one with the folder's name, where settings from elsewhere give the path.
  func target(withInfoPlist path: String) -> Target? {
    let path = Self.normal(path)
    let folder = path.split(separator: "/").dropLast().last.map(String.init)
    return targets.first { $0.infoPlists.contains(path) }
      ?? targets.first { $0.infoPlists.isEmpty && $0.name == folder }
  }

  /// The target that is imported by a name.
  func target(ofModule name: String) -> Target? { targets.first { $0.isModule && $0.module == name } }

  /// The files that are compiled into a target, in the order of their paths; some may not be there.
  func sources(of target: Target) -> [String] {
    guard let object = objects[target.key] else { return [] }
    let phases = (object["buildPhases"]?.strings ?? []).compactMap { objects[$0] }
      .filter { $0["isa"]?.string == "PBXSourcesBuildPhase" }
    let named = phases.flatMap { $0["files"]?.strings ?? [] }
      .compactMap { objects[$0]?["fileRef"]?.string }.compactMap { places[$0] }
    let whole = object["fileSystemSynchronizedGroups"]?.strings ?? []
    return Set(named + whole.flatMap { members(of: $0, for: target) } + lent(to: target, besides: whole)).sorted()
  }

  /// The files of a folder that belongs to a target, except those that the project excludes.
  private func members(of group: String, for target: Target) -> [String] {
    guard let place = places[group] else { return [] }
    let excepted = exceptions(of: group, for: target)
    return Self.files(in: place).filter { file in
      !excepted.contains { $0 == file || file.hasPrefix($0 + "/") }
    }.map { "\(place)/\($0)" }
  }

  /// The files in folders of other targets that belong to a target too.
  private func lent(to target: Target, besides own: [String]) -> [String] {
    objects.filter { $0.value["isa"]?.string == "PBXFileSystemSynchronizedRootGroup" && !own.contains($0.key) }
      .flatMap { group in
        exceptions(of: group.key, for: target).compactMap { file in places[group.key].map { "\($0)/\(file)" } }
      }
  }

  /// The files of a folder whose membership in a target differs from the folder's.
  private func exceptions(of group: String, for target: Target) -> [String] {
    (objects[group]?["exceptions"]?.strings ?? []).compactMap { objects[$0] }
      .filter { $0["target"]?.string == target.key }
      .flatMap { $0["membershipExceptions"]?.strings ?? [] }
  }
}

extension XcodeProject {
  /// The paths of the groups and files below a group; products and files of the SDK have none.
  private static func places(
    in objects: [String: OldStyleValue], from group: String, base: String
  ) -> [String: String] {
    var places: [String: String] = [:]
    var left = [(group, base)]
    while let (key, parent) = left.popLast() {
      guard places[key] == nil, let object = objects[key] else { continue }
      let path = object["path"]?.string ?? ""
      switch object["sourceTree"]?.string {
      case "<group>", nil: places[key] = joined(parent, path)
      case "SOURCE_ROOT": places[key] = joined(base, path)
      case "<absolute>": places[key] = normal(path)
      default: continue
      }
      let place = places[key] ?? parent
      left += (object["children"]?.strings ?? []).map { ($0, place) }
    }
    return places
  }

  /// The files below a folder, from there.
  static func files(in folder: String) -> [String] {
    var found: [String] = []
    var left = [""]
    while let path = left.popLast(), found.count < mostFiles {
      let names = ((try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(path)")) ?? []).sorted()
      for name in names where !name.hasPrefix(".") {
        let file = path.isEmpty ? name : "\(path)/\(name)"
        let isDeep = file.count(where: { $0 == "/" }) >= deepest
        if name.contains(".") || isDeep { found.append(file) } else { left.append(file) }
      }
    }
    return found
  }

  /// A path below a folder; the current folder is the empty path.
  static func joined(_ folder: String, _ path: String) -> String {
    normal(folder.isEmpty ? path : "\(folder)/\(path)")
  }

  /// A path without `.` and `..`.
  static func normal(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !path.hasPrefix("/") {
        parts.append(part)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}
