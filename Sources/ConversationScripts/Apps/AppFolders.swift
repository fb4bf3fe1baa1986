import Foundation

/// Finds the folders that hold an app: those with an Info.plist.
package enum AppFolders {
  /// The app folders that paths of a command line name: a folder without an Info.plist names the apps directly in it.
  ///
  /// A path that names none is returned as it is, so that reading it says what is missing.
  package static func all(in paths: [String]) -> [String] {
    paths.flatMap { path in
      let trimmed = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
      if trimmed.hasSuffix(".plist") || isApp(trimmed) { return [trimmed] }
      let inner = (try? FileManager.default.contentsOfDirectory(atPath: trimmed)) ?? []
      let apps = inner.sorted().map { "\(trimmed)/\($0)" }.filter(isApp)
      return apps.isEmpty ? [trimmed] : apps
    }
  }

  /// The app folder that a script names, beside the script or in a folder above it; `nil` where there is none.
  ///
  /// - Parameter isOther: Whether a folder without an Info.plist is accepted as an app.
  package static func find(
    _ path: String, for script: String, orWhere isOther: (String) -> Bool = { _ in false }
  ) -> String? {
    let places = path.hasPrefix("/") ? [path] : bases(of: script).map { $0 + path }
    return places.first(where: isApp) ?? places.first(where: isOther)
  }

  /// Whether a folder is there.
  package static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// The folders that may complete a path, as a script would name them: apps, and folders that lead to apps.
  package static func known(from path: String, for script: String) -> [String] {
    let parent = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    var seen: Set<String> = []
    return (path.hasPrefix("/") ? [""] : bases(of: script)).flatMap { base -> [String] in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: base + parent)) ?? []
      return names.filter { !$0.hasPrefix(".") && isApp(base + parent + $0) }.map { parent + $0 }.sorted()
        + (parent.isEmpty ? names.filter { holdsApps(base + $0) }.map { "\($0)/" }.sorted() : [])
    }.filter { seen.insert($0).inserted }
  }

  private static func holdsApps(_ folder: String) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.contains { isApp("\(folder)/\($0)") }
  }

  /// The app folders beside a missing one, as the script would name them.
  static func known(beside path: String, for script: String) -> [String] {
    let parent = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    for base in path.hasPrefix("/") ? [""] : bases(of: script) {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: base + parent)) ?? []
      let apps = names.filter { isApp(base + parent + $0) }
      if !apps.isEmpty { return apps.map { parent + $0 }.sorted() }
    }
    return []
  }

  /// The folder of the script and those above it, innermost first, each with a slash at its end: first those that its
  /// path names, then those above the current folder.
  private static func bases(of script: String) -> [String] {
    var bases: [String] = []
    var base = script[...]
    while let end = base.lastIndex(of: "/") {
      base = base[..<end]
      bases.append("\(base)/")
    }
    if script.hasPrefix("/") { return bases + [""] }
    bases.append("")
    var above = FileManager.default.currentDirectoryPath[...]
    while let end = above.lastIndex(of: "/") {
      above = above[..<end]
      bases.append("\(above)/")
    }
    return bases
  }

  private static func isApp(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path + "/Info.plist")
  }
}
