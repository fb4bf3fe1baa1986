import Foundation

/// Finds the scripts that paths stand for.
public enum ScriptFiles {
  /// What the name of a script's file ends with.
  public static let ending = ".conversation"

  /// The scripts of files and folders, folders with all that is in them, each once and in the order of their paths.
  /// - Throws: ``ScriptProblems`` for each path that is neither a script nor a folder with scripts.
  public static func find(_ paths: [String]) throws(ScriptProblems) -> [String] {
    var found: Set<String> = []
    var problems: [ScriptProblem] = []
    for path in paths {
      let here = scripts(at: path)
      if here.isEmpty {
        problems.append(ScriptProblem(ScriptPlace(path, line: 1), .noScripts))
      }
      found.formUnion(here)
    }
    guard problems.isEmpty else { throw ScriptProblems(problems) }
    return found.sorted()
  }

  private static func scripts(at path: String) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return [] }
    if !isFolder.boolValue { return [path] }
    let base = path.hasSuffix("/") ? String(path.dropLast()) : path
    let inside = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return inside.filter { $0.hasSuffix(ending) && !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
      .map { base == "." ? $0 : "\(base)/\($0)" }
  }
}
