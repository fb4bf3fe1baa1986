import Foundation
import Intents
import Synchronization
import Testing

/// Calls `handler(for:)` for the declared intents in a separate process first: a class that ends the process for an
/// unknown intent ends only that one, and the intent is reported.
///
/// The process runs this same program, as for an isolated script. In it, the first use of the app calls `handler(for:)`
/// for each intent, records it before the call, and ends the process.
struct HandlerProbe {
  /// The app that is probed, if the program has several: its principal class and its declared intents.
  let app: String
  let declared: [String]
  let ask: (_ declared: [String], _ next: (String) -> Void) -> Void

  /// The arguments of a program with an app's commands, while one of them runs.
  @TaskLocal static var arguments: [String]?

  private static let appKey = "PARLEY_PROBED_APP"
  private static let intentsKey = "PARLEY_PROBED_INTENTS"
  private static let recordKey = "PARLEY_PROBE_RECORD"
  /// The longest time of a process, for its start and all calls.
  private static let limit = Duration.seconds(30)
  /// Earlier results, by the app and the arguments of the process.
  private static let found = Mutex<[String: [String: String]]>([:])

  /// The intents that end the process, each with the last words of its process.
  ///
  /// A program that is neither a test nor has an app's commands cannot be started again: for it the result is empty.
  func ending() -> [String: String] {
    let environment = ProcessInfo.processInfo.environment
    if let wanted = environment[Self.appKey] {
      if wanted == app { answer(environment) }
      return [:]
    }
    guard !declared.isEmpty, let arguments = Self.arguments ?? Test.current?.argumentsOfItsOwnRun else { return [:] }
    let key = ([app] + arguments).joined(separator: "\n")
    return Self.found.withLock { found in
      if let known = found[key] { return known }
      let ending = ending(with: arguments)
      found[key] = ending
      return ending
    }
  }

  /// Calls `handler(for:)` for the intents that this process was started for, and ends the process.
  private func answer(_ environment: [String: String]) {
    let wanted = (environment[Self.intentsKey] ?? "").split(separator: ",").map(String.init)
    guard let path = environment[Self.recordKey], let record = FileHandle(forWritingAtPath: path) else { exit(2) }
    ask(wanted) { try? record.write(contentsOf: Data("\($0)\n".utf8)) }
    try? record.write(contentsOf: Data("\(Self.done)\n".utf8))
    exit(0)
  }

  private static let done = "-"

  /// Starts a process for all intents, and another one after each intent that ended its process.
  private func ending(with arguments: [String]) -> [String: String] {
    var ending: [String: String] = [:]
    var left = declared[...]
    while !left.isEmpty, let (asked, words) = asked(Array(left), arguments) {
      guard asked.last != Self.done, let last = asked.last, let place = left.firstIndex(of: last) else { break }
      ending[last] = words
      left = left[(place + 1)...]
    }
    return ending
  }

  /// The intents that one process called, and its last words; `nil` where it could not be started.
  private func asked(_ intents: [String], _ arguments: [String]) -> (asked: [String], words: String)? {
    let folder = FileManager.default.temporaryDirectory.appending(path: "parley-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let record = folder.appending(path: "record")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data().write(to: record)
      let ended = try run(in: folder, intents, arguments, record: record.path)
      let notes = String(decoding: try Data(contentsOf: record), as: UTF8.self).split(separator: "\n").map(String.init)
      let words = OwnProcess.lastWords(in: OwnProcess.output(in: folder).path)
      return (notes, words ?? (ended ? "it said nothing." : "it did not answer."))
    } catch {
      return nil
    }
  }

  /// Whether the process ended before its time limit.
  private func run(in folder: URL, _ intents: [String], _ arguments: [String], record: String) throws -> Bool {
    let process = try OwnProcess.again(
      in: folder, arguments,
      environment: [Self.appKey: app, Self.intentsKey: intents.joined(separator: ","), Self.recordKey: record])
    let timer = ProcessTimer(process, Self.limit)
    let isOver = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in isOver.signal() }
    try process.run()
    timer.start()
    isOver.wait()
    return !timer.stop()
  }
}
