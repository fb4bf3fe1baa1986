import Foundation

/// The Info.plist among an Xcode project's sources, which may go by a longer name there.
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

  /// Files of that ending which configure a library and are no Info.plist.
  private static let others: Set = ["GoogleService-Info.plist"]
}
