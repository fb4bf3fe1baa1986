import Foundation

/// The files of an extension's target as Xcode's project has them; some may lie in the app's folder.
///
/// Without a project, or without the target in it, the files of the extension's folder are the target's.
package struct TargetMembership {
  /// The files of the extension.
  let sources: SourceFolder
  /// Why the project does not say which files are the extension's; empty where it does.
  package let notes: [SourceObstacles.Obstacle]
  /// What the project names and cannot be found here.
  let obstacles: [SourceObstacles.Obstacle]
  /// The definitions of custom intents that are compiled into the extension.
  let definitions: [String]
  private let xcode: XcodeProject?
  private let project: SiriProject

  init(_ project: SiriProject, of found: SiriProject.Extension) {
    self.project = project
    let (xcode, target, complaints) = Self.target(of: found, in: project)
    self.xcode = xcode
    guard let xcode, let target else {
      sources = SourceFolder(found.folder)
      (notes, obstacles, definitions) = (complaints, [], [])
      return
    }
    notes = []
    let files = xcode.sources(of: target)
    sources = Self.folder(of: files, near: found.folder, in: project) ?? SourceFolder(found.folder)
    definitions = files.filter { $0.hasSuffix(".intentdefinition") }
    obstacles = files.compactMap { file in
      Self.complaint(about: file, of: target, in: project).map { .init(file: xcode.file, line: 1, words: $0) }
    }
  }

  /// The files of another target of the project, by the name that it is imported by.
  func sources(ofModule name: String) -> SourceFolder? {
    for xcode in [xcode].compactMap({ $0 }) + project.xcodes {
      guard let target = xcode.target(ofModule: name) else { continue }
      let sources = xcode.sources(of: target)
      if let found = Self.folder(of: sources, near: "\(project.folder)/\(target.name)", in: project) { return found }
    }
    return nil
  }

  /// The target with the extension's Info.plist; where there is none, the reason.
  private static func target(
    of found: SiriProject.Extension, in project: SiriProject
  ) -> (XcodeProject?, XcodeProject.Target?, [SourceObstacles.Obstacle]) {
    var complaints: [SourceObstacles.Obstacle] = []
    for folder in project.xcodeProjects {
      do throws(OldStyleReader.Failure) {
        guard let xcode = try XcodeProject(folder) else { continue }
        if let target = xcode.target(withInfoPlist: found.infoPlist) { return (xcode, target, []) }
        let words = "no target has '\(found.infoPlist)'; the files of its folder are taken for the extension's."
        complaints.append(.init(file: xcode.file, line: 1, words: words))
      } catch {
        let isSpecification = folder.hasSuffix(".yml")
        let words =
          isSpecification
          ? "this form of YAML is not read here; the files of the extension's folder are taken."
          : "this is no project as Xcode writes it; the files of the extension's folder are taken."
        let file = isSpecification ? folder : "\(folder)/project.pbxproj"
        complaints.append(.init(file: file, line: error.line, words: words))
      }
    }
    return (nil, nil, complaints)
  }

  /// A folder with the files: the target's own where they all lie there, or the nearest that has them all.
  ///
  /// Files that lie outside the project's folder cannot be in its package.
  private static func folder(of files: [String], near own: String, in project: SiriProject) -> SourceFolder? {
    let places = files.filter { FileManager.default.fileExists(atPath: $0) }.compactMap { project.place(of: $0) }
      .filter { name in sources.contains { name.hasSuffix($0) } }
    guard places.contains(where: { $0.hasSuffix(".swift") }) else { return nil }
    let home = project.place(of: own) ?? ""
    let isAtHome = !home.isEmpty && places.allSatisfy { $0.hasPrefix(home + "/") }
    let shared = isAtHome ? home.split(separator: "/") : common(places)
    let folder = ([project.folder] + shared.map(String.init)).joined(separator: "/")
    let members = places.map { $0.split(separator: "/").dropFirst(shared.count).joined(separator: "/") }
    return SourceFolder(folder, members: Set(members), isShared: !isAtHome)
  }

  private static let sources = [".swift", ".m", ".mm"]

  /// The folders that all files have in common, as a path in the project.
  private static func common(_ places: [String]) -> [Substring] {
    let folders = places.map { $0.split(separator: "/").dropLast() }
    guard let first = folders.first else { return [] }
    return folders.dropFirst().reduce(Array(first)) { shared, folder in
      zip(shared, folder).prefix { $0 == $1 }.map(\.0)
    }
  }

  private static func complaint(
    about file: String, of target: XcodeProject.Target, in project: SiriProject
  ) -> String? {
    let name = project.place(of: file) ?? file
    if file.hasSuffix(".xcdatamodeld") || file.hasSuffix(".xcdatamodel") {
      return "'\(name)' is compiled into '\(target.name)': the classes that Core Data makes of it are not here."
    }
    guard sources.contains(where: { file.hasSuffix($0) }) else { return nil }
    if project.place(of: file) == nil {
      return
        "'\(file)' is compiled into '\(target.name)' and lies outside the folder: give the folder that has both, or copy it."
    }
    if !FileManager.default.fileExists(atPath: file) {
      return "'\(name)' is compiled into '\(target.name)', and there is no such file."
    }
    return nil
  }
}

extension SiriProject {
  /// A path from the project's folder; `nil` for one that lies outside, or for the folder itself.
  func place(of path: String) -> String? {
    let (root, path) = (XcodeProject.normal(folder), XcodeProject.normal(path))
    if root.isEmpty { return path.hasPrefix("/") || path.hasPrefix("..") || path.isEmpty ? nil : path }
    return path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : nil
  }
}
