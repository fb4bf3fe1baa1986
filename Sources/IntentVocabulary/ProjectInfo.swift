#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The Info.plist among an Xcode project's sources, which may have a longer name there.
package enum ProjectInfo {
  /// The path of a folder's Info.plist: of that name, or the only one like `Chat-Info.plist`.
  ///
  /// A folder without one has the path where it would be.
  package static func path(in folder: String) -> String {
    let plain = "\(folder)/Info.plist"
    if FileManager.default.fileExists(atPath: plain) { return plain }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let longer = names.filter { $0.hasSuffix("-Info.plist") && !others.contains($0) }
    return longer.count == 1 ? "\(folder)/\(longer[0])" : plain
  }

  /// The name of a folder, where nothing else names the app: its own, or that of the nearest one above that says more
  /// than what lies in it.
  package static func name(of folder: String) -> String {
    let parts = URL(filePath: folder).standardizedFileURL.path.split(separator: "/").map(String.init)
    let named = parts.last { part in
      part.contains { $0.isLetter || $0.isNumber } && !general.contains(part.lowercased())
    }
    return named ?? "App"
  }

  /// Names of folders that describe their content and not the app.
  private static let general: Set = [
    "supporting files", "supportingfiles", "supporting", "support", "resources", "resource", "config", "configuration",
    "plists", "plist", "info", "sources", "source", "src", "ios", "application",
  ]

  /// Files with that ending that configure a library.
  private static let others: Set = ["GoogleService-Info.plist"]
}
