import ConversationScripts
import DevelopmentTools
import Foundation

/// What `parley lint` is to check: apps with their extensions, and single files.
struct LintTargets {
  struct AppTarget: Equatable {
    var folder: String
    /// The folder of the app's intents extension, where it is one of its own.
    var extensionFolder: String?
    /// What the project says of the app elsewhere.
    var facts = SiriProject.App.Facts()
  }

  private(set) var apps: [AppTarget] = []
  /// Worlds and scripts that are named alone; other property lists are read as apps are.
  private(set) var files: [String] = []
  /// The folders of sources that provide App Shortcuts.
  private(set) var shortcuts: [ShortcutApp] = []

  init(_ paths: [String]) {
    for path in paths { add(path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path) }
  }

  private mutating func add(_ path: String) {
    if path.hasSuffix(ScriptFiles.ending) || LintedFile.isWorld(path) {
      files.append(path)
      return
    }
    let provided = path.hasSuffix(".plist") ? nil : ShortcutApp(folder: path)
    if let provided { shortcuts.append(provided) }
    if path.hasSuffix(".plist") || FileManager.default.fileExists(atPath: "\(path)/Info.plist") {
      apps.append(AppTarget(folder: path))
    } else {
      addProject(path, providing: provided != nil)
    }
  }

  /// The apps of a folder at any depth, each with the extension that is its own.
  /// - Parameter providing: Whether its sources provide shortcuts: then it needs no app of SiriKit's.
  private mutating func addProject(_ path: String, providing: Bool) {
    let project = SiriProject(path)
    var found = project.apps.map { AppTarget(folder: $0.folder, facts: $0.facts) }
    for one in project.extensions {
      if let app = project.app(of: one),
        let place = found.firstIndex(where: { $0.folder == app.folder && $0.extensionFolder == nil })
      {
        found[place].extensionFolder = one.folder
      } else {
        found.append(AppTarget(folder: one.folder))
      }
    }
    // A path that has none is checked as it is, so that reading it says what is missing.
    apps += found.isEmpty && !providing ? [AppTarget(folder: path)] : found.sorted { $0.folder < $1.folder }
  }
}
