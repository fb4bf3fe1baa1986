import Foundation

/// A project's specification for XcodeGen, `project.yml`, as the project that would be made of it, as far as targets, their
/// sources and their settings go.
///
/// Source: XcodeGen's documentation of project.yml.
struct ProjectSpecification {
  typealias Failure = OldStyleReader.Failure

  private let folder: String
  private let root: OldStyleValue
  private var objects: [String: OldStyleValue] = [:]
  private var placed: Set<String> = []

  private static let longest = 1 << 20

  /// - Throws: A failure with its line where the file has a form that is not read.
  static func project(_ bytes: [UInt8], at file: String) throws(Failure) -> OldStyleValue {
    guard bytes.count <= longest else { throw Failure(line: 1) }
    let folder = XcodeProject.normal("\(file)/..")
    var specification = Self(
      folder: folder, root: try whole(SpecificationReader.value(of: bytes), in: folder, depth: 8))
    specification.addTargets()
    return .dictionary(["rootObject": .string("project"), "objects": .dictionary(specification.objects)])
  }

  private init(folder: String, root: OldStyleValue) {
    self.folder = folder
    self.root = root
  }

  /// A file with those that it includes below it.
  private static func whole(_ value: OldStyleValue, in folder: String, depth: Int) throws(Failure) -> OldStyleValue {
    var all = OldStyleValue.dictionary([:])
    for one in value.all("include") where depth > 0 {
      guard let path = one.string ?? one["path"]?.string,
        let content = FileManager.default.contents(atPath: XcodeProject.joined(folder, path)), content.count <= longest
      else { continue }
      let place = XcodeProject.joined(folder, XcodeProject.normal("\(path)/.."))
      all = all.under(try whole(try SpecificationReader.value(of: Array(content)), in: place, depth: depth - 1))
    }
    return all.under(value)
  }

  private mutating func addTargets() {
    guard case .dictionary(let targets)? = root["targets"] else { return }
    let names = targets.keys.sorted()
    for name in names { if let target = targets[name] { add(templates(of: target).under(target).naming(name), name) } }
    objects["project"] = .dictionary([
      "isa": .string("PBXProject"), "mainGroup": .string("main"),
      "targets": .array(names.map { .string("target:\($0)") }),
      "buildConfigurationList": .string(addSettings(of: root, "project", [:])),
    ])
    objects["main"] = .dictionary(["children": .array(placed.sorted().map(OldStyleValue.string))])
  }

  /// The settings of a target's templates, combined in order.
  private func templates(of target: OldStyleValue, depth: Int = 8) -> OldStyleValue {
    target.all("templates").compactMap(\.string).reduce(.dictionary([:])) { all, name in
      guard depth > 0, let template = root["targetTemplates"]?[name] else { return all }
      return all.under(templates(of: template, depth: depth - 1)).under(template)
    }
  }

  private mutating func add(_ target: OldStyleValue, _ name: String) {
    var settings: [String: String] = [:]
    settings["INFOPLIST_FILE"] = target["info"]?["path"]?.string
    settings["PRODUCT_NAME"] = target["productName"]?.string
    for key in ["CFBundleDisplayName", "NSSiriUsageDescription"] {
      settings["INFOPLIST_KEY_\(key)"] = target["info"]?["properties"]?[key]?.string
    }
    let sources = target.all("sources")
    let (folders, files) = sources.reduce(into: ([String](), [String]())) { found, source in
      guard let path = source.string ?? source["path"]?.string else { return }
      if isFolder(path) { found.0.append(add(path, source, name)) } else { found.1.append(add(file: path)) }
    }
    for file in files { objects["build \(file)"] = .dictionary(["fileRef": .string(file)]) }
    objects["sources:\(name)"] = .dictionary([
      "isa": .string("PBXSourcesBuildPhase"), "files": .array(files.map { .string("build \($0)") }),
    ])
    let needed = target.all("dependencies").compactMap { $0["target"]?.string }
    for other in needed { objects["dependency:\(other)"] = .dictionary(["target": .string("target:\(other)")]) }
    objects["target:\(name)"] = .dictionary([
      "isa": .string("PBXNativeTarget"), "name": .string(name),
      "productType": .string("com.apple.product-type.\(target["type"]?.string ?? "")"),
      "dependencies": .array(needed.map { .string("dependency:\($0)") }),
      "buildPhases": .array([.string("sources:\(name)")]),
      "fileSystemSynchronizedGroups": .array(folders.map(OldStyleValue.string)),
      "buildConfigurationList": .string(addSettings(of: target, name, settings)),
    ])
  }

  /// Adds a folder of sources, of which some files may be left out.
  private mutating func add(_ path: String, _ source: OldStyleValue, _ target: String) -> String {
    let key = "folder:\(target):\(path)"
    let (kept, excluded) = (source.texts("includes"), source.texts("excludes"))
    let files = kept.isEmpty && excluded.isEmpty ? [] : XcodeProject.files(in: XcodeProject.joined(folder, path))
    let left = files.filter { file in
      let isKept = kept.isEmpty || kept.contains { PathPattern($0).holds(for: file) }
      return !isKept || excluded.contains { PathPattern($0).holds(for: file) }
    }
    objects["exceptions of \(key)"] = .dictionary([
      "target": .string("target:\(target)"), "membershipExceptions": .array(left.map(OldStyleValue.string)),
    ])
    objects[key] = .dictionary([
      "isa": .string("PBXFileSystemSynchronizedRootGroup"), "path": .string(path),
      "exceptions": .array([.string("exceptions of \(key)")]),
    ])
    placed.insert(key)
    return key
  }

  private mutating func add(file: String) -> String {
    let key = "file:\(file)"
    objects[key] = .dictionary(["isa": .string("PBXFileReference"), "path": .string(file)])
    placed.insert(key)
    return key
  }

  private func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    let place = XcodeProject.joined(folder, path)
    return FileManager.default.fileExists(atPath: place, isDirectory: &isFolder) && isFolder.boolValue
  }
}

extension ProjectSpecification {
  /// Adds the settings of the project or of a target, by configuration.
  private mutating func addSettings(of owner: OldStyleValue, _ name: String, _ first: [String: String]) -> String {
    var names = ["Release", "Debug"]
    if case .dictionary(let configurations)? = root["configs"] { names = configurations.keys.sorted() }
    for configuration in names {
      var values = first
      add(owner["settings"], of: configuration, to: &values, depth: 4)
      var object: [String: OldStyleValue] = [
        "name": .string(configuration), "buildSettings": .dictionary(values.mapValues(OldStyleValue.string)),
      ]
      if let file = owner["configFiles"]?[configuration]?.string {
        object["baseConfigurationReference"] = .string(add(file: file))
      }
      objects["settings:\(name):\(configuration)"] = .dictionary(object)
    }
    objects["settings:\(name)"] = .dictionary([
      "buildConfigurations": .array(names.map { .string("settings:\(name):\($0)") })
    ])
    return "settings:\(name)"
  }

  /// Adds settings that are written plainly, or below `groups`, `base` and `configs`.
  private func add(
    _ settings: OldStyleValue?, of configuration: String, to values: inout [String: String], depth: Int
  ) {
    guard depth > 0, let settings else { return }
    for group in settings.texts("groups") {
      add(root["settingGroups"]?[group], of: configuration, to: &values, depth: depth - 1)
    }
    for part in [settings, settings["base"], settings["configs"]?[configuration]] {
      guard case .dictionary(let entries)? = part else { continue }
      values.lay(entries.compactMapValues(\.string))
    }
  }
}

extension OldStyleValue {
  /// The elements of a key's list; a single value as a list of one.
  fileprivate func all(_ key: String) -> [OldStyleValue] {
    if case .array(let elements)? = self[key] { elements } else { self[key].map { [$0] } ?? [] }
  }

  fileprivate func texts(_ key: String) -> [String] { all(key).compactMap(\.string) }

  /// This combined with another: maps are merged, lists are joined, and a text is replaced.
  fileprivate func under(_ other: OldStyleValue) -> OldStyleValue {
    switch (self, other) {
    case (.dictionary(let own), .dictionary(let others)): .dictionary(own.merging(others) { $0.under($1) })
    case (.array(let own), .array(let others)): .array(own + others)
    default: other
    }
  }

  /// This with the target's name filled in.
  fileprivate func naming(_ name: String) -> OldStyleValue {
    switch self {
    case .string(let text): .string(text.replacing("${target_name}", with: name))
    case .array(let elements): .array(elements.map { $0.naming(name) })
    case .dictionary(let entries): .dictionary(entries.mapValues { $0.naming(name) })
    }
  }
}
