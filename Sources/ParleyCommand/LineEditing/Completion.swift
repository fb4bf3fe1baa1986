import Foundation

/// What a tab can make of the words before the cursor.
struct Completion: Sendable {
  /// What can follow a command's name.
  enum Argument: Sendable, Hashable {
    case none
    /// The name of a file.
    case file
    /// A word of the first list, then one of the second.
    case words([String], then: [String])
    /// What can be said: names of contacts and apps.
    case names
    /// One of some words, the name of an app, or the name of something in an app.
    case things(or: [String])
  }

  /// The commands, without their colon.
  var commands: [String: Argument]
  /// Names that can be said: contacts and apps.
  var names: [String]
  /// Names of apps and of what can be looked at in them.
  var things: [String] = []

  /// Where the replaced text begins, and what can replace it.
  func candidates(for line: [Character], cursor: Int) -> (start: Int, candidates: [String]) {
    let before = line.prefix(cursor)
    let start = (before.lastIndex(of: " ") ?? -1) + 1
    let word = String(before[start...])
    guard line.first == ":" else { return name(among: names, endingIn: Array(before), wordStart: start) }
    if start == 0 { return (0, commands.keys.map { ":\($0)" }.filter { $0.hasPrefix(word) }.sorted()) }
    let words = before.split(separator: " ", omittingEmptySubsequences: false)
    switch commands[String(words[0].dropFirst())] ?? .none {
    case .file:
      let path = words[0].count + 1
      return (path, Self.files(beginningWith: String(before[path...])))
    case .words(let first, let then):
      let known = words.count == 2 ? first : words.count == 3 ? then : []
      return (start, known.filter { $0.hasPrefix(word) }.sorted())
    case .names: return name(among: names, endingIn: Array(before), wordStart: start)
    case .things(let others):
      let known = others + things
      if words.count == 2, word.isEmpty { return (start, Set(known).sorted()) }
      return name(among: known, endingIn: Array(before), wordStart: start)
    case .none: return (start, [])
    }
  }

  /// Some words of a name may be typed already: the longest beginning counts.
  private func name(
    among names: [String], endingIn before: [Character], wordStart: Int
  ) -> (start: Int, candidates: [String]) {
    var starts = [0] + before.indices.filter { before[$0] == " " }.map { $0 + 1 }
    starts = starts.suffix(5)
    for start in starts where start < before.count {
      let begun = String(before[start...]).lowercased()
      let found = names.filter { $0.lowercased().hasPrefix(begun) && $0.count > begun.count }
      if !found.isEmpty { return (start, Set(found).sorted()) }
    }
    return (wordStart, [])
  }

  /// The files and folders, these with a slash at their end; hidden ones only where a dot is written.
  private static func files(beginningWith path: String) -> [String] {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let begun = path.dropFirst(folder.count)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
    return names.filter { $0.hasPrefix(begun) && (begun.hasPrefix(".") || !$0.hasPrefix(".")) }.map { name in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: folder + name, isDirectory: &isFolder)
      return folder + name + (isFolder.boolValue ? "/" : "")
    }.sorted()
  }

  /// What all candidates begin with.
  static func common(_ candidates: [String]) -> String {
    guard var common = candidates.first else { return "" }
    for candidate in candidates.dropFirst() {
      common = String(zip(common, candidate).prefix { $0 == $1 }.map(\.0))
    }
    return common
  }
}
