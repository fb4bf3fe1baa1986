import Foundation
import Parley

/// Interpreters and prompts that can be used again: many scripts talk to the same apps, and compiling takes longer than
/// playing.
actor InterpreterCache {
  typealias Key = InterpreterKey

  /// The cache for all runners of a process: a host's tests make a runner for each script and talk to the same apps.
  static let shared = InterpreterCache()

  /// What was read of some apps.
  private struct Entry {
    var interpreter: Interpreter?
    var prompts: [String: PromptBook] = [:]
    /// The number of the last access.
    var lastUse = 0
  }

  /// How many entries are kept; scripts that are played one after the other usually talk to the same apps.
  static let mostEntries = 16
  /// How many bytes the kept interpreters may take together.
  ///
  /// One of six languages takes tens of megabytes, and grows while it reads. The one used last is kept however large
  /// it is.
  let mostBytes: Int
  /// Where compiled languages are kept, if they are.
  private let compiled: URL?

  private var entries: [Key: Entry] = [:]
  private var looks = 0

  init(mostBytes: Int = 192 << 20, compiled: URL? = nil) {
    self.mostBytes = mostBytes
    self.compiled = compiled
  }

  /// The interpreter for apps; `nil` where it cannot be compiled, which setting up an assistant then reports.
  func interpreter(for apps: [AssistantApp], _ languages: [Language]) -> Interpreter? {
    let key = Key(apps, languages)
    if let interpreter = entries[key]?.interpreter {
      change(key) { _ in }
      return interpreter
    }
    let interpreter = try? Interpreter(
      languages: languages, intents: Key.intents(of: apps), apps: apps, compiled: compiled)
    if let interpreter { change(key) { $0.interpreter = interpreter } }
    return interpreter
  }

  /// The prompts that an assistant of these apps has read; none before the first.
  func prompts(for key: Key) -> [String: PromptBook] { entries[key]?.prompts ?? [:] }

  func keep(_ prompts: [String: PromptBook], for key: Key) { change(key) { $0.prompts = prompts } }

  /// How many are kept now.
  var count: Int { entries.count }

  /// Changes an entry, which then counts as the one used last; now and then the entries unused for longest are dropped as
  /// necessary.
  private func change(_ key: Key, _ body: (inout Entry) -> Void) {
    looks += 1
    let hadInterpreter = entries[key]?.interpreter != nil
    var entry = entries[key] ?? Entry()
    body(&entry)
    entry.lastUse = looks
    entries[key] = entry
    if !hadInterpreter || looks.isMultiple(of: Self.looksBetween) { dropUnused() }
  }

  /// Interpreters grow while they read; to measure them at each look would take as long as to play some turns.
  private static let looksBetween = 16

  /// Drops the entries unused for longest where there are too many, or the interpreters take too much together.
  private func dropUnused() {
    let sizes = entries.values.map { (entry: $0, bytes: $0.interpreter?.byteCount ?? 0) }
      .sorted { $0.entry.lastUse > $1.entry.lastUse }
    var bytes = 0
    let kept = sizes.prefix(Self.mostEntries).prefix { size in
      bytes += size.bytes
      return size.entry.lastUse == looks || bytes <= mostBytes
    }
    guard let oldest = kept.last?.entry.lastUse, kept.count < entries.count else { return }
    entries = entries.filter { $0.value.lastUse >= oldest }
  }
}
