import Foundation

/// The state of the files that scripts depend on, from which it follows which scripts to run again.
public struct ScriptWatch: Sendable, Hashable {
  /// When a file was written last, and its size.
  private struct Stamp: Hashable {
    var date: Date?
    var size: Int?
  }

  /// By script: the stamps of the script itself and of all files of its apps.
  private var stamps: [String: [String: Stamp]] = [:]

  /// Looks at scripts and at the folders of the apps that they name.
  public init(_ paths: [String]) {
    var folders: [String: [String: Stamp]] = [:]
    for path in paths {
      var own = [path: Self.stamp(of: path)]
      for folder in (try? Script(contentsOf: path))?.appFolders ?? [] {
        let files = folders[folder] ?? Self.stamps(in: folder)
        folders[folder] = files
        own.merge(files) { first, _ in first }
      }
      stamps[path] = own
    }
  }

  /// The scripts that are new, or that depend on a file that has changed; in the order of their paths.
  public func changed(since before: ScriptWatch) -> [String] {
    stamps.keys.filter { stamps[$0] != before.stamps[$0] }.sorted()
  }

  /// How many files are looked at.
  public var count: Int { Set(stamps.values.flatMap(\.keys)).count }

  private static func stamps(in folder: String) -> [String: Stamp] {
    let files = ScriptFiles.files(in: folder)
    return Dictionary(files.map { ($0, stamp(of: $0)) }) { first, _ in first }
  }

  private static func stamp(of path: String) -> Stamp {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return Stamp(date: attributes?[.modificationDate] as? Date, size: attributes?[.size] as? Int)
  }
}

extension Script {
  /// The folders of the apps that the header names, as far as they are there.
  public var appFolders: [String] {
    apps.compactMap { AppFolders.find($0.path, for: path, orWhere: AppFolders.isFolder) }
  }
}
