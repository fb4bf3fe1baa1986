import Foundation

/// What is to be run.
struct FuzzOptions {
  private var names: [String] = []
  private var files: [String] = []
  private var values: [String: String] = [:]
  private var isWorker = false
  private var isList = false

  private static let known: Set<String> = [
    "--seed", "--seconds", "--from", "--out", "--state", "--microseconds", "--input", "--findings",
  ]

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--worker" {
        isWorker = true
      } else if argument == "--list" {
        isList = true
      } else if argument.hasPrefix("--") {
        guard Self.known.contains(argument), let value = rest.popFirst() else {
          throw Finding("an option of \(Self.known.sorted().joined(separator: ", ")) with a value", argument)
        }
        values[argument] = value
      } else if FuzzTargets.all.contains(where: { $0.name == argument }) {
        names.append(argument)
      } else if names.count == 1, FileManager.default.fileExists(atPath: argument) {
        files.append(argument)
      } else {
        throw Finding("a fuzzer of \(FuzzTargets.all.map(\.name).joined(separator: ", ")), or a file", argument)
      }
    }
    if names.isEmpty { names = FuzzTargets.all.map(\.name) }
  }

  private var seed: UInt64 { values["--seed"].flatMap { UInt64($0) } ?? 1 }
  private var first: Int { values["--from"].flatMap { Int($0) } ?? 0 }
  private var folder: String { values["--out"] ?? ".build/fuzz" }

  /// Runs it.
  ///
  /// Returns the status to exit with.
  func run() async throws -> Int32 {
    if isList {
      tell(names.joined(separator: "\n"))
      return Worker.Status.done
    }
    if isWorker { return try await work() }
    if !files.isEmpty { return try await runFiles() }
    var status: Int32 = 0
    for name in names {
      let driver = Driver(
        name: name, target: try await Self.target(name), seed: seed,
        seconds: values["--seconds"].flatMap { Double($0) } ?? 10, folder: folder,
        mostFindings: values["--findings"].flatMap { Int($0) } ?? Driver.mostFindings)
      let counts = try driver.run(from: first)
      tell(([counts.line(name)] + counts.findings.map { "    \($0.count) times: \($0.law)" }).joined(separator: "\n"))
      if !counts.findings.isEmpty { status = 1 }
    }
    return status
  }

  private static func target(_ name: String) async throws -> any FuzzTarget {
    guard let target = FuzzTargets.all.first(where: { $0.name == name }) else { throw Finding("a fuzzer", name) }
    return try await target.make()
  }

  /// What a worker does: one input, or cases until its time is used up.
  private func work() async throws -> Int32 {
    let worker = Worker(
      name: names[0], target: try await Self.target(names[0]), state: try CaseState(at: values["--state"] ?? ""))
    if let file = values["--input"] {
      return await worker.run(Array(FileManager.default.contents(atPath: file) ?? Data()))
    }
    let time = values["--microseconds"].flatMap { Int($0) } ?? 0
    return await worker.run(seed: seed, from: first, microseconds: time)
  }

  private func runFiles() async throws -> Int32 {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var status: Int32 = 0
    for file in files {
      let worker = try WorkerProcess(names[0], folder, ["--worker", "--input", file])
      let outcome = try worker.outcome()
      tell("\(file): \(outcome ?? "nothing is wrong"), \(worker.state.slowest / 1000) ms")
      if outcome != nil { status = 1 }
    }
    return status
  }
}

/// Writes a line at once, whatever it goes to.
func tell(_ line: String, on output: FileHandle = .standardOutput) { output.write(Data("\(line)\n".utf8)) }
