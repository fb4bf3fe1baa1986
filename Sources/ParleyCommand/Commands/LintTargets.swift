import ConversationScripts
import DevelopmentTools
import Foundation

/// What `parley lint` is to check: apps with their extensions, and single files.
struct LintTargets {
  struct AppTarget: Equatable {
    var folder: String
    /// The folder of the app's intents extension, where it is one of its own.
    var extensionFolder: String?
    /// What other files of the project say about the app.
    var facts = SiriProject.App.Facts()
  }

  private(set) var apps: [AppTarget] = []
  /// Worlds and scripts that were named as single files; other property lists are read as apps are.
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

  /// Adds the apps of a folder at any depth, each with its own extension.
  /// - Parameter providing: Whether the folder's sources provide App Shortcuts, so that it need not hold an app of
  ///   SiriKit's.
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
    // A path without an app is checked as if it were one, so that the error says what is missing.
    apps += found.isEmpty && !providing ? [AppTarget(folder: path)] : found.sorted { $0.folder < $1.folder }
  }
}
