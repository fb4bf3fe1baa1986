// The test targets of what has changed: on a first line those of the changed targets themselves, on a second those of the
// targets that import them, at any distance.
//
//   swift package describe --type json | swift .ci/changed.swift FILE…
import Foundation

struct Package: Decodable {
  struct Target: Decodable {
    var name: String
    var type: String
    var path: String
    var dependencies: [String]?

    enum CodingKeys: String, CodingKey {
      case name, type, path
      case dependencies = "target_dependencies"
    }
  }
  var targets: [Target]
}

let files = CommandLine.arguments.dropFirst()
let package = try JSONDecoder().decode(Package.self, from: FileHandle.standardInput.readToEnd() ?? Data())
var changed = Set(
  package.targets.filter { target in files.contains { $0.hasPrefix(target.path + "/") } }.map(\.name))
// The manifest may have changed any target.
if files.contains("Package.swift") { changed = Set(package.targets.map(\.name)) }
// What is no source is read by the tests whose sources have its folder in a string: `Vocabulary`, `Corpus`, `README.md`.
for folder in Set(files.filter { !$0.hasSuffix(".swift") }.map(folder(of:))) {
  let named = "\"[^\"]*\\b\(folder)\\b"
  let sources = try lines(of: ["git", "grep", "-lE", named, "--", "Tests/*.swift", "Examples/*.swift"])
  for target in package.targets where sources.contains(where: { $0.hasPrefix(target.path + "/") }) {
    changed.insert(target.name)
  }
}

/// The folder that a test names to read a file: the first one, below `Sources` and `Tests` the second.
func folder(of file: String) -> String {
  let parts = file.split(separator: "/").map(String.init)
  return parts.count > 1 && ["Sources", "Tests"].contains(parts[0]) ? parts[1] : parts[0]
}

/// What a command prints.
func lines(of command: [String]) throws -> [String] {
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = command
  let output = Pipe()
  process.standardOutput = output
  try process.run()
  let printed = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return String(decoding: printed, as: UTF8.self).split(separator: "\n").map(String.init)
}

var above = changed
while true {
  let more = package.targets.filter { !above.contains($0.name) && !above.isDisjoint(with: $0.dependencies ?? []) }
  if more.isEmpty { break }
  above.formUnion(more.map(\.name))
}
let tests = package.targets.filter { $0.type == "test" }.map(\.name)
let own = tests.filter { changed.contains($0) || changed.contains(String($0.dropLast("Tests".count))) }
print(own.joined(separator: " "))
print(tests.filter { above.contains($0) && !own.contains($0) }.joined(separator: " "))
