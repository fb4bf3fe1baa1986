import Foundation

/// Finds the scripts that paths name.
public enum ScriptFiles {
  /// The ending of a script's file name.
  public static let ending = ".conversation"

  /// The scripts that files, folders and patterns name, each once, in the order of their paths; folders are searched at
  /// any depth.
  ///
  /// A pattern has `*` and `?` for any characters of a name and `**` for any folders: `Examples/**/*Failures.*`.
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
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      guard let pattern = PathPattern(path) else { return [] }
      return files(in: pattern.base).filter { $0.hasSuffix(ending) && pattern.matches($0) }
    }
    if !isFolder.boolValue { return [path] }
    return files(in: path).filter { $0.hasSuffix(ending) }
  }

  /// The files of a folder and its folders, except hidden ones.
  static func files(in folder: String) -> [String] {
    let base = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    let inside = FileManager.default.enumerator(atPath: base)?.compactMap { $0 as? String } ?? []
    return inside.filter { !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
      .map { base == "." ? $0 : base == "/" ? "/\($0)" : "\(base)/\($0)" }
  }
}

/// A path with wildcards.
struct PathPattern {
  /// The folder that contains all paths that can match.
  let base: String
  private let parts: [[Character]]

  /// `nil` for a path without wildcards.
  init?(_ pattern: String) {
    let parts = pattern.split(separator: "/").filter { $0 != "." }.map(Array.init)
    guard let first = parts.firstIndex(where: { $0.contains("*") || $0.contains("?") }) else { return nil }
    let folder = parts[..<first].map { String($0) }.joined(separator: "/")
    base = pattern.hasPrefix("/") ? "/\(folder)" : folder.isEmpty ? "." : folder
    self.parts = parts
  }

  func matches(_ path: String) -> Bool {
    Self.matches(path.split(separator: "/").map(Array.init)[...], parts[...])
  }

  private static func matches(_ names: ArraySlice<[Character]>, _ parts: ArraySlice<[Character]>) -> Bool {
    guard let part = parts.first else { return names.isEmpty }
    if part == ["*", "*"] {
      let rest = parts.dropFirst().drop { $0 == ["*", "*"] }
      return names.indices.contains { matches(names[$0...], rest) } || rest.isEmpty
    }
    guard let name = names.first, fits(name[...], part[...]) else { return false }
    return matches(names.dropFirst(), parts.dropFirst())
  }

  /// Whether a name matches a part with `*` and `?`.
  ///
  /// Where the rest does not match, the last `*` takes one more character.
  private static func fits(_ name: ArraySlice<Character>, _ part: ArraySlice<Character>) -> Bool {
    var (name, part) = (name, part)
    var retry: (name: ArraySlice<Character>, part: ArraySlice<Character>)?
    while !name.isEmpty || !part.isEmpty {
      if part.first == "*" {
        part = part.dropFirst()
        retry = (name, part)
      } else if let wanted = part.first, let character = name.first, wanted == "?" || wanted == character {
        name = name.dropFirst()
        part = part.dropFirst()
      } else if let last = retry, !last.name.isEmpty {
        retry = (last.name.dropFirst(), last.part)
        name = last.name.dropFirst()
        part = last.part
      } else {
        return false
      }
    }
    return true
  }
}
