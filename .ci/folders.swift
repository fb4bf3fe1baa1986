// The pairs of folders of a target that use each other's types: layers inside a target point one way, as targets do.
//
//   swift .ci/folders.swift SOURCES    prints each pair with the types that it is about; one is an error
//
// A type belongs to the folder with its declaration, one that is declared beside its uses to no folder at all. Types in
// types, members and functions are not looked at.
import Foundation

/// One file: the folder of the target that it is in, the types that it declares at its margin, and the names it uses.
struct File {
  var folder: String
  var declared: Set<String>
  var used: Set<String>

  init(_ path: String, in target: String) throws {
    let text = try Self.code(of: String(contentsOfFile: path, encoding: .utf8))
    let parts = path.dropFirst(target.count + 1).split(separator: "/")
    folder = parts.count > 1 ? String(parts[0]) : "."
    let declaration =
      #/(?m)^(?:@\w+(?:\([^)]*\))? )*(?:(?:public|package|internal|final|indirect|nonisolated) )*(?:struct|enum|class|actor|protocol|typealias) (\w+)/#
    declared = Set(text.matches(of: declaration).map { String($0.1) })
    // What follows a point is a member: "Reply.Kind" uses "Reply".
    used = Set(text.matches(of: #/(^|[^.\w])([A-Z]\w*)/#).map { String($0.2) })
  }

  /// The text without comments and without what strings say, but for what is interpolated in them.
  private static func code(of text: String) -> String {
    text.replacing(#///.*/#, with: "").replacing(#/"""[\s\S]*?"""/#, with: "\"\"")
      .replacing(#/"(?:\\.|[^"\\\n])*"/#) { string in
        string.output.matches(of: #/\\\(([^)]*)\)/#).map { String($0.1) }.joined(separator: " ")
      }
  }
}

/// The lines that say which folders of a target use each other.
func pairs(in target: String) throws -> [String] {
  let paths = FileManager.default.enumerator(atPath: target)?.compactMap { $0 as? String } ?? []
  let files = try paths.filter { $0.hasSuffix(".swift") }.map { try File("\(target)/\($0)", in: target) }
  var folders: [String: Set<String>] = [:]
  for file in files { for type in file.declared { folders[type, default: []].insert(file.folder) } }
  var uses: [String: [String: Set<String>]] = [:]
  for file in files {
    for type in file.used {
      guard let owners = folders[type], !owners.contains(file.folder) else { continue }
      for owner in owners { uses[file.folder, default: [:]][owner, default: []].insert(type) }
    }
  }
  return uses.keys.sorted().flatMap { a in
    uses[a, default: [:]].keys.sorted().filter { b in a < b && uses[b]?[a] != nil }.map { b in
      let (there, back) = (uses[a]?[b] ?? [], uses[b]?[a] ?? [])
      return "\(target): \(a) uses \(there.sorted().joined(separator: ", ")) of \(b), "
        + "and \(b) uses \(back.sorted().joined(separator: ", ")) of \(a)"
    }
  }
}

let sources = CommandLine.arguments.dropFirst().first ?? "Sources"
let targets = try FileManager.default.contentsOfDirectory(atPath: sources).sorted().map { "\(sources)/\($0)" }
let found = try targets.flatMap { try pairs(in: $0) }
found.forEach { print($0) }
exit(found.isEmpty ? 0 : 1)
