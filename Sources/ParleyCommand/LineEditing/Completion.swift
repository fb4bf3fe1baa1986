import Foundation

/// What a tab can make of the words before the cursor.
struct Completion: Sendable {
  /// The commands, without their colon.
  var commands: [String]
  /// Names that can be said: contacts and apps.
  var names: [String]
  /// The commands that a file's name follows.
  var fileCommands: Set<String> = ["save", "load", "store", "restore"]

  /// Where the replaced text begins, and what can stand there.
  func candidates(for line: [Character], cursor: Int) -> (start: Int, candidates: [String]) {
    let before = line.prefix(cursor)
    let start = (before.lastIndex(of: " ") ?? -1) + 1
    let word = String(before[start...])
    if line.first == ":" {
      if start == 0 { return (0, commands.map { ":\($0)" }.filter { $0.hasPrefix(word) }.sorted()) }
      let command = String(before.dropFirst().prefix { $0 != " " })
      if fileCommands.contains(command) { return (start, Self.files(beginningWith: word)) }
    }
    return name(endingIn: Array(before), wordStart: start)
  }

  /// A name of several words may have been begun some words ago; the longest beginning counts.
  private func name(endingIn before: [Character], wordStart: Int) -> (start: Int, candidates: [String]) {
    var starts = [0] + before.indices.filter { before[$0] == " " }.map { $0 + 1 }
    starts = starts.suffix(5)
    for start in starts where start < before.count {
      let begun = String(before[start...]).lowercased()
      let found = names.filter { $0.lowercased().hasPrefix(begun) && $0.count > begun.count }
      if !found.isEmpty { return (start, found.sorted()) }
    }
    return (wordStart, [])
  }

  private static func files(beginningWith path: String) -> [String] {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
    return names.map { folder + $0 }.filter { $0.hasPrefix(path) }.sorted()
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
