// The names with a capital that the toolchain's modules declare, from their symbol graphs, and those of the Intents here,
// from its sources, as Swift sources.
//
//   swift .ci/names.swift             compares them with the lists in the sources; a name that one lacks is an error
//   swift .ci/names.swift --update    writes the lists anew
import Foundation

struct Graph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable { var identifier: String }
    var kind: Kind
    var pathComponents: [String]
  }
  var symbols: [Symbol]
}

let modules = [
  "Swift", "_Concurrency", "_StringProcessing", "Synchronization", "Dispatch", "FoundationEssentials",
  "FoundationInternationalization", "Foundation", "FoundationNetworking",
]
// Members are named behind a point: a source that uses one has its type's name.
let members: Set = [
  "swift.enum.case", "swift.type.property", "swift.property", "swift.method", "swift.type.method", "swift.init",
  "swift.subscript", "swift.type.subscript",
]
func run(_ arguments: [String]) throws -> String {
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = arguments
  let output = Pipe()
  process.standardOutput = output
  try process.run()
  let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  process.waitUntilExit()
  guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
  return text
}

struct Info: Decodable {
  struct Target: Decodable { var unversionedTriple: String }
  var target: Target
}
let triple = try JSONDecoder().decode(Info.self, from: Data(run(["swift", "-print-target-info"]).utf8))
  .target.unversionedTriple
let folder = FileManager.default.temporaryDirectory.appending(path: "names-\(UUID().uuidString)")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: folder) }

var names: Set<String> = []
for module in modules {
  _ = try run(
    ["swift", "symbolgraph-extract", "-module-name", module, "-target", triple, "-output-dir", folder.path]
      + ["-minimum-access-level", "public", "-skip-inherited-docs", "-skip-synthesized-members"])
}
for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
  for symbol in try JSONDecoder().decode(Graph.self, from: Data(contentsOf: file)).symbols
  where !members.contains(symbol.kind.identifier) {
    let name = String(
      (symbol.pathComponents.last ?? "").prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") })
    if name.first?.isUppercase == true { names.insert(name) }
  }
}

/// What the public declarations of the stand-ins are called.
func ownNames() throws -> Set<String> {
  let declaration =
    #/(?:public|open) (?:[a-z]+ )*?(?:class|struct|enum|protocol|typealias|actor|let|var|func) ([A-Z]\w*)/#
  var names: Set<String> = []
  // What a plugin writes is where the last build has left it.
  let written = ".build/plugins/outputs/\(URL(filePath: ".").lastPathComponent)/Intents"
  for folder in ["Sources/Intents", "Sources/Contacts", "Sources/CoreLocation", written] {
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    if !files.contains(where: { $0.hasSuffix(".swift") }) {
      FileHandle.standardError.write(Data("\(folder) has no sources: swift build writes them\n".utf8))
      exit(1)
    }
    for file in files where file.hasSuffix(".swift") {
      let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
      names.formUnion(text.matches(of: declaration).map { String($0.1) })
    }
  }
  return names
}

func check(_ names: Set<String>, _ name: String, of file: String, _ comment: String) throws -> Bool {
  let target = "Sources/DevelopmentTools/XcodeProjects/SystemNames+\(file).swift"
  if CommandLine.arguments.contains("--update") {
    var lines: [String] = [""]
    for name in names.sorted() {
      if lines[lines.count - 1].utf8.count + name.utf8.count > 112 { lines.append("") }
      lines[lines.count - 1] += "\(name) "
    }
    let text = """
      // Written by '.ci/names.swift --update'.
      extension SystemNames {
        /// \(comment)
        static let \(name) = \"\"\"
      \(lines.map { "    \($0)\\" }.joined(separator: "\n"))

          \"\"\"
      }

      """
    try text.write(toFile: target, atomically: true, encoding: .utf8)
  }
  let written = (try? String(contentsOfFile: target, encoding: .utf8)) ?? ""
  let listed = Set(written.split { $0 == " " || $0 == "\n" || $0 == "\\" }.map(String.init))
  let lacking = names.filter { !listed.contains($0) }.sorted()
  if lacking.isEmpty {
    print("\(target): \(names.count) names, all in the list")
  } else {
    print("\(target) lacks \(lacking.joined(separator: ", ")); 'swift .ci/names.swift --update' writes it anew")
  }
  return lacking.isEmpty
}
let isToolchainWhole = try check(
  names, "toolchain", of: "Toolchain",
  "Names of types, their members that are types, functions, values and macros of the toolchain's modules.")
let isOwnWhole = try check(
  ownNames(), "intents", of: "Intents", "Names of the public declarations of Intents, Contacts and CoreLocation here.")
exit(isToolchainWhole && isOwnWhole ? 0 : 1)
