// The public interface of the libraries as text, one declaration a line, from the symbol graphs that .ci/docs leaves.
//
//   swift .ci/interface.swift GRAPHS FOLDER             compares it with the text in FOLDER; a difference is an error
//   swift .ci/interface.swift GRAPHS FOLDER --update    writes the text anew
import Foundation

struct Graph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable { var identifier: String }
    struct Name: Decodable { var precise: String }
    struct Fragment: Decodable { var spelling: String }
    var kind: Kind
    var identifier: Name
    var pathComponents: [String]
    var declarationFragments: [Fragment]?
    var location: Location?
  }
  struct Location: Decodable { var uri: String }
  var symbols: [Symbol]
}

/// The declarations of a library in its own sources, those that a plugin writes among them: what it re-exports is told by
/// the library it comes from.
func interface(of library: String, in graphs: URL) throws -> String {
  // What it adds to types of other libraries is in graphs of their own.
  let files = try FileManager.default.contentsOfDirectory(atPath: graphs.path).sorted()
    .filter { $0 == "\(library).symbols.json" || $0.hasPrefix("\(library)@") }
  let symbols = try files.flatMap { file in
    try JSONDecoder().decode(Graph.self, from: Data(contentsOf: graphs.appending(path: file))).symbols
  }
  let lines = symbols.compactMap { symbol -> String? in
    guard !symbol.identifier.precise.contains("::SYNTHESIZED::"),
      let file = symbol.location?.uri,
      file.contains("/Sources/\(library)/") || file.contains("/\(library)/destination/")
    else { return nil }
    let declaration = (symbol.declarationFragments ?? []).map(\.spelling).joined()
    let words = declaration.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return "\(symbol.pathComponents.joined(separator: ".")): \(words)"
  }
  return lines.sorted().joined(separator: "\n") + "\n"
}

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("\(message)\n".utf8))
  exit(1)
}

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count >= 2 else { fail("usage: swift .ci/interface.swift GRAPHS FOLDER [--update]") }
let graphs = URL(filePath: arguments[1])
let folder = URL(filePath: arguments[2])
let updates = arguments.last == "--update"
let libraries = [
  "Parley", "IntentModel", "IntentDomains", "IntentVocabulary", "LanguageNotation", "IntentLanguages",
  "IntentUnderstanding", "IntentHistory", "IntentDialogue", "ParleySuggestions", "SimulatedApps", "ConversationScripts",
  "ConversationTesting", "ParleyCommand", "Intents",
]
var isDifferent = false
for library in libraries {
  let file = folder.appending(path: "\(library).txt")
  let now: String
  do { now = try interface(of: library, in: graphs) } catch { fail("the symbol graph of \(library): \(error)") }
  if updates {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(now.utf8).write(to: file)
    continue
  }
  let before = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  let difference = now.split(separator: "\n").difference(from: before.split(separator: "\n"))
  for change in difference.removals + difference.insertions {
    isDifferent = true
    switch change {
    case .remove(_, let line, _): print("- \(library) \(line)")
    case .insert(_, let line, _): print("+ \(library) \(line)")
    }
  }
}
if isDifferent {
  fail(
    "the public interface has changed: if that is meant, run swift .ci/interface.swift \(arguments[1]) \(arguments[2]) --update"
  )
}
