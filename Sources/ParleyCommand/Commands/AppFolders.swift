import Foundation

/// The app folders that are meant by paths.
enum AppFolders {
  /// A folder without an Info.plist stands for the folders in it that have one.
  static func find(in paths: [String]) -> [String] {
    paths.flatMap { path in
      let trimmed = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
      if trimmed.hasSuffix(".plist") || isApp(trimmed) { return [trimmed] }
      let inner = (try? FileManager.default.contentsOfDirectory(atPath: trimmed)) ?? []
      let apps = inner.sorted().map { "\(trimmed)/\($0)" }.filter(isApp)
      return apps.isEmpty ? [trimmed] : apps
    }
  }

  private static func isApp(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(folder)/Info.plist")
  }
}
