import Foundation

/// One reader, or one part of the engine, that is fed with made-up input.
protocol FuzzTarget: Sendable {
  /// Inputs that are run before any others, and that others are made from.
  var kept: [[UInt8]] { get }
  /// An input; the same for the same numbers.
  func input(from numbers: inout Numbers) -> [UInt8]
  /// Runs one input. Throws where a law is broken; a trap, a hang and memory that grows are noticed from outside.
  func run(_ input: [UInt8]) async throws
  /// Whether an input is made of lines, which a shorter one is looked for by.
  var isLines: Bool { get }
}

extension FuzzTarget {
  var isLines: Bool { false }

  /// The input of a case: the kept ones come first.
  func input(seed: UInt64, number: Int) -> [UInt8] {
    if kept.indices.contains(number) { return kept[number] }
    var numbers = Numbers(seed: seed, number: number)
    return input(from: &numbers)
  }
}

/// A law that an input broke.
struct Finding: Error, CustomStringConvertible {
  /// What must hold, the same words for every input that breaks it.
  var law: String
  var detail: String

  init(_ law: String, _ detail: String = "") {
    self.law = law
    self.detail = detail
  }

  /// One line.
  var description: String {
    (detail.isEmpty ? law : "\(law): \(detail)").split(whereSeparator: \.isNewline).joined(separator: " ⏎ ")
  }
}

/// Holds a law.
func expect(_ holds: Bool, _ law: String, _ detail: @autoclosure () -> String = "") throws(Finding) {
  if !holds { throw Finding(law, detail()) }
}

/// The fuzzers, by name.
enum FuzzTargets {
  static let all: [(name: String, make: @Sendable () async throws -> any FuzzTarget)] = [
    ("xml-lists", { PropertyListTarget(.xml) }),
    ("binary-lists", { PropertyListTarget(.binary) }),
    ("strings", { StringsTarget() }),
    ("app-folders", { AppFolderTarget() }),
    ("phrases", { PhrasesTarget() }),
    ("scripts", { ScriptTarget() }),
    ("pages", { PageTarget() }),
    ("stores", { StoreTarget() }),
    ("json-lines", { try JSONLinesTarget() }),
    ("protocol", { ProtocolTarget() }),
    ("hosts", { HostTarget() }),
    ("stored-conversations", { try await StoredConversationTarget() }),
    ("conversations", { try ConversationTarget() }),
  ]
}

/// Files of the project that inputs are made from.
///
/// The fuzzers run in the folder of the package.
enum SeedFiles {
  /// The files below a folder whose names end so, in the order of their paths.
  static func paths(in folder: String, ending: String = "") -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    var isFolder: ObjCBool = false
    return names.filter { $0.hasSuffix(ending) }.map { "\(folder)/\($0)" }.sorted().filter {
      FileManager.default.fileExists(atPath: $0, isDirectory: &isFolder) && !isFolder.boolValue
    }
  }

  static func bytes(in folder: String, ending: String = "") -> [[UInt8]] {
    paths(in: folder, ending: ending).compactMap { FileManager.default.contents(atPath: $0).map(Array.init) }
  }

  /// What is kept for one fuzzer.
  static func kept(_ name: String) -> [[UInt8]] { bytes(in: "Tests/Fuzz/Seeds/\(name)") }
}

/// A folder for what one case writes, empty at its beginning.
struct ScratchFolder {
  let path: String

  init() {
    let base = FileManager.default.fileExists(atPath: "/dev/shm") ? "/dev/shm" : NSTemporaryDirectory()
    path = "\(base)/parley-fuzz-\(ProcessInfo.processInfo.processIdentifier)"
    remove()
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  func write(_ bytes: some Sequence<UInt8>, to name: String) throws {
    let file = "\(path)/\(name)"
    let folder = (file as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: file))
  }

  func remove() { try? FileManager.default.removeItem(atPath: path) }
}
