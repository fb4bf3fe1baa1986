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
// Files that are no target's are read by the tests of those that play them.
let readers = [
  "Vocabulary/": "ParleyCommand", "Examples/": "ParleyCommand", "Tests/Corpus/": "DevelopmentTools",
  "README.md": "ExamplesTests",
]
for (prefix, target) in readers where files.contains(where: { $0.hasPrefix(prefix) }) { changed.insert(target) }

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
