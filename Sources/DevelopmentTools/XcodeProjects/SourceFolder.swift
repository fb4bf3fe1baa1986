import Foundation

/// The content of a target's folder: its Swift files, and everything else.
struct SourceFolder {
  let folder: String
  /// Whether the target has only the listed files, because other targets share the folder.
  let isShared: Bool
  private var members: Set<String>?
  /// The Swift files, from the folder.
  private(set) var swift: [String] = []
  /// What Package.swift has to exclude, as paths in the folder; folders without Swift files as a whole.
  private(set) var others: [String] = []
  /// The files that only Objective-C's compiler reads, from the folder.
  private(set) var objectiveC: [String] = []

  /// How deep folders are searched, how many entries are looked at, and the most bytes of a source.
  private static let depth = 8
  private static let mostEntries = 20_000
  private static let longest = 1 << 20

  init(_ folder: String) {
    self.folder = folder
    isShared = false
    var left = Self.mostEntries
    search("", depth: Self.depth, &left)
  }

  /// - Parameters:
  ///   - folder: The nearest folder that has all files of the target.
  ///   - members: The target's files, from the folder; what else lies there is left out.
  ///   - isShared: Whether other targets have files of the folder.
  init(_ folder: String, members: Set<String>, isShared: Bool) {
    self.folder = folder
    self.isShared = isShared
    self.members = members
    var left = Self.mostEntries
    search("", depth: Self.depth, &left)
  }

  /// The text of a Swift file; `nil` for one that cannot be read or is longer than a source.
  func text(of file: String) -> String? {
    guard let content = FileManager.default.contents(atPath: "\(folder)/\(file)"), content.count <= Self.longest else {
      return nil
    }
    return String(decoding: content, as: UTF8.self)
  }

  private mutating func search(_ path: String, depth: Int, _ left: inout Int) {
    guard depth > 0 else { return }
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(path)")) ?? []).sorted()
    for name in names where left > 0 && !name.hasPrefix(".") {
      left -= 1
      let file = path.isEmpty ? name : "\(path)/\(name)"
      if isFolder(file) {
        enter(file, name, depth: depth, &left)
      } else if name.hasSuffix(".swift"), isMember(file) {
        swift.append(file)
      } else {
        others.append(file)
        if isMember(file), name.hasSuffix(".m") || name.hasSuffix(".mm") || name.hasSuffix("-Bridging-Header.h") {
          objectiveC.append(file)
        }
      }
    }
  }

  /// Takes a folder's files, unless it is a bundle of resources, another target, or without Swift files.
  private mutating func enter(_ file: String, _ name: String, depth: Int, _ left: inout Int) {
    let isEntered = members.map { $0.contains { $0.hasPrefix(file + "/") } } ?? (!name.contains(".") && !isTarget(file))
    guard isEntered else { return others.append(file) }
    let (found, known) = (swift.count, others.count)
    search(file, depth: depth - 1, &left)
    if swift.count == found { others.replaceSubrange(known..., with: [file]) }
  }

  private func isMember(_ file: String) -> Bool { members?.contains(file) ?? true }

  private func isTarget(_ file: String) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(file)")) ?? []
    return names.contains { $0.hasSuffix("Info.plist") }
  }

  private func isFolder(_ file: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: "\(folder)/\(file)", isDirectory: &isFolder) && isFolder.boolValue
  }
}
