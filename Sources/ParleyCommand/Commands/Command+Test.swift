import ConversationScripts
import Foundation
import SimulatedApps

extension Command {
  static let test = Command(
    "test", "Runs scripted conversations and says what went differently.",
    operands: "PATH…",
    options: [
      .flag("update", short: "u", "Writes what happened into the scripts, in place of what was expected."),
      .value("filter", "TEXT", short: "f", "Runs only the scripts whose path contains the text."),
      .value(
        "parallel", "N", short: "j", "Runs so many scripts at a time; as many as there are processors, if not given."),
      .value(
        "format", "FORMAT", values: ReportFormat.allCases.map(\.rawValue),
        "How the results are told: pretty, tap, junit, jsonl or github."),
      .value("html", "FILE", "Writes a page with every conversation and what happened behind it."),
      .flag("coverage", "Tells what the scripts exercised and what they did not."),
      .value("coverage-minimum", "PERCENT", "Fails where the coverage is below this."),
    ],
    discussion: """
      A path is a script (its name ends with .conversation) or a folder with scripts.
      Exits with 0 when all passed, 1 when one failed, 2 when one could not run.
      """,
    run: { arguments, console in try await TestRun(arguments, console).run() })
}

/// One run of `parley test`.
private struct TestRun {
  let paths: [String]
  let width: Int
  let format: ReportFormat
  let updates: Bool
  let page: String?
  let showsCoverage: Bool
  let minimum: Int?
  let console: Console
  let runner = ScriptRunner(apps: .simulated)

  init(_ arguments: Arguments, _ console: Console) throws {
    let operands = try arguments.operands(atLeastOne: "a script or a folder of scripts")
    var found = try ScriptFiles.find(operands)
    if let filter = arguments.value("filter") {
      let all = found
      found = all.filter { $0.localizedCaseInsensitiveContains(filter) }
      if found.isEmpty { throw ArgumentProblem.nothingFits("--filter", filter, count: all.count) }
    }
    self.paths = found
    self.width = try arguments.number("parallel", in: 1...256) ?? ProcessInfo.processInfo.activeProcessorCount
    self.format = arguments.value("format").flatMap(ReportFormat.init) ?? .pretty
    self.updates = arguments.isSet("update")
    self.page = arguments.value("html")
    self.minimum = try arguments.number("coverage-minimum", in: 0...100)
    self.showsCoverage = arguments.isSet("coverage") || minimum != nil
    self.console = console
  }

  func run() async throws -> ExitStatus {
    let clock = ContinuousClock()
    let start = clock.now
    var done = 0
    var results = await runner.run(filesAt: paths, atATime: width) { result in
      done += 1
      showProgress(done, result)
    }
    clearProgress()
    if updates { results = try await update(results) }
    let duration = start.duration(to: clock.now)
    console.print(format.report(of: results, in: duration))
    return try finish(results, in: duration)
  }

  /// Tells the coverage and writes the page, where they are wanted.
  private func finish(_ results: [ScriptResult], in duration: Duration) throws -> ExitStatus {
    let coverage = showsCoverage ? Coverage(of: results) : nil
    // What machines read has no room for the table.
    if let coverage { format == .pretty ? console.print("\n\(coverage.text)") : console.complain(coverage.text) }
    if let page {
      let text = HTMLReport(results, in: duration, coverage: coverage).text
      try Data(text.utf8).write(to: URL(filePath: page), options: .atomic)
    }
    if let coverage, let minimum, coverage.percent < minimum {
      console.complain("The coverage is \(coverage.percent) %, below \(minimum) %.")
      return max(status(of: results), .failure)
    }
    return status(of: results)
  }

  private func status(of results: [ScriptResult]) -> ExitStatus {
    results.reduce(.success) { status, result in
      switch result.outcome {
      case .passed: status
      case .failed: max(status, .failure)
      case .unusable: .unusable
      }
    }
  }

  // MARK: --update

  /// Writes what happened into the scripts that failed, and runs those again.
  private func update(_ results: [ScriptResult]) async throws -> [ScriptResult] {
    var rewritten: Set<String> = []
    for result in results {
      guard case .failed = result.outcome, let text = result.playback?.updatedText,
        text != (try? String(contentsOfFile: result.path, encoding: .utf8))
      else { continue }
      try Data(text.utf8).write(to: URL(filePath: result.path), options: .atomic)
      rewritten.insert(result.path)
      if format == .pretty { console.print("\(result.path): rewritten from what happened.") }
    }
    let again = await runner.run(filesAt: rewritten.sorted(), atATime: width)
    let byPath = Dictionary(again.map { ($0.path, $0) }) { first, _ in first }
    return results.map { byPath[$0.path] ?? $0 }
  }

  // MARK: Progress, at a terminal only

  private func showProgress(_ done: Int, _ result: ScriptResult) {
    guard console.isTerminal, format == .pretty else { return }
    let line = "\(done)/\(paths.count) \(result.path)"
    console.write("\r\u{1B}[K\(line.prefix(max(10, console.width - 1)))")
  }

  private func clearProgress() {
    if console.isTerminal, format == .pretty { console.write("\r\u{1B}[K") }
  }
}

extension ScriptApps {
  /// The simulated apps of folders.
  static let simulated = ScriptApps(folders: { folder, environment in
    let simulated = try SimulatedApp(at: folder, environment: environment.environment)
    return ScriptApp(simulated.app, contacts: simulated.contacts)
  })
}
