import ConversationScripts
import Foundation
import HostProtocol
import Parley
import SimulatedApps

/// One run of `parley test`.
struct TestRun {
  private let operands: [String]
  private let filter: String?
  let width: Int
  let format: ReportFormat
  let updates: Bool
  let page: String?
  let showsCoverage: Bool
  let minimum: Int?
  let watches: Bool
  let console: Console
  let runner: ScriptRunner
  private let tools: HostTools

  init(_ arguments: Arguments, _ console: Console) throws {
    self.operands = try arguments.operands(atLeastOne: "a script or a folder of scripts")
    let languages = try ChosenLanguages.all(arguments)
    let contacts = try arguments.value("user").map(UserContacts.read) ?? UserContacts.usual
    self.runner = ScriptRunner(
      apps: arguments.tools.apps(knowing: contacts), languages: languages.filter { $0.tag == "en" }, known: languages,
      compiledLanguages: ChosenLanguages.compiled(arguments))
    self.filter = arguments.value("filter")
    self.watches = arguments.isSet("watch")
    self.width = try arguments.number("parallel", in: 1...256) ?? ProcessInfo.processInfo.activeProcessorCount
    self.format = arguments.value("format").flatMap(ReportFormat.init) ?? .pretty
    self.updates = arguments.isSet("update")
    self.page = arguments.value("html")
    self.minimum = try arguments.number("coverage-minimum", in: 0...100)
    self.showsCoverage = arguments.isSet("coverage") || minimum != nil
    self.console = console
    self.tools = arguments.tools
  }

  func run() async throws -> ExitStatus {
    let paths = try paths()
    // Taken before the files are read, so that a change during the run starts another one.
    let files = watches ? ScriptWatch(paths) : nil
    let (results, duration) = try await results(of: paths)
    let status = try tell(results, in: duration)
    guard let files else { return status }
    return try await watch(files, results, status)
  }

  /// The scripts to run, listed each time, since new files may have been added during a run.
  private func paths() throws -> [String] {
    let all = try ScriptFiles.find(operands)
    // A host's scripts need its handlers, so they are left out; one that is named on the command line and names apps is
    // tried all the same.
    var hosts: [String] = []
    let found = all.filter { path in
      guard let script = try? Script(contentsOf: path), let host = script.host, host != tools.name else { return true }
      if operands.contains(path), !script.apps.isEmpty { return true }
      hosts.append(host)
      return false
    }
    if found.isEmpty, !hosts.isEmpty { throw ArgumentProblem.playedByHosts(Set(hosts).sorted(), count: hosts.count) }
    guard let filter else { return found }
    let fitting = found.filter { $0.localizedCaseInsensitiveContains(filter) }
    if fitting.isEmpty { throw ArgumentProblem.nothingFits("--filter", filter, count: found.count) }
    return fitting
  }

  private func results(of paths: [String]) async throws -> (results: [ScriptResult], duration: Duration) {
    let clock = ContinuousClock()
    let start = clock.now
    var done = 0
    var results = await runner.run(filesAt: paths, atATime: width) { results in
      done += 1
      if let result = results.first, format == .pretty { console.showProgress(done, of: paths.count, result.path) }
    }
    if format == .pretty { console.clearProgress() }
    if updates { results = try await update(results) }
    return (results, start.duration(to: clock.now))
  }

  /// Prints the results and the coverage and writes the page, as the options ask for.
  private func tell(_ results: [ScriptResult], in duration: Duration) throws -> ExitStatus {
    let report = format.report(of: results, in: duration)
    switch format {
    case .pretty: console.printReport(report)
    case .jsonl: console.print(TerminalText.safe(json: report))
    default: console.print(report)
    }
    let coverage = showsCoverage ? Coverage(of: results) : nil
    // Formats for programs have no place for the table.
    switch format {
    case .pretty: if let coverage { console.print("\n\(coverage.text)") }
    case .jsonl: if let coverage { console.print(TerminalText.safe(json: coverage.json)) }
    default: if let coverage { console.complain(coverage.text) }
    }
    if let page {
      try OutputFile.write(HTMLReport(results, in: duration, coverage: coverage).text, to: page, for: .owner)
    }
    if let coverage, let minimum, coverage.percent < minimum {
      console.complain("The coverage is \(coverage.percent) %, below \(minimum) %.")
      return max(status(of: results), .failure)
    }
    return status(of: results)
  }

  // MARK: --watch

  /// Runs scripts again whenever something has changed for them, until it is interrupted.
  private func watch(_ files: ScriptWatch, _ results: [ScriptResult], _ status: ExitStatus) async throws -> ExitStatus {
    var (files, status) = (files, status)
    var known = Dictionary(grouping: results, by: \.path)
    let told = "Watching \(files.count) files; control-C ends."
    format == .pretty ? console.print("\n\(told)") : console.complain(told)
    while await console.wait(.milliseconds(300)) {
      // A folder may be empty for a moment while an editor or git writes it.
      guard let paths = try? paths() else { continue }
      let now = ScriptWatch(paths)
      if now == files { continue }
      let (again, duration) = try await self.results(of: now.changed(since: files))
      known.merge(Dictionary(grouping: again, by: \.path)) { $1 }
      // What --update itself has written does not start another run.
      files = updates ? ScriptWatch(paths) : now
      console.print("")
      status = try tell(paths.flatMap { known[$0] ?? [] }, in: duration)
    }
    return status
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
    let withRows = Set(results.filter { $0.row != nil && !$0.hasPassed }.map(\.path))
    for path in withRows.sorted() where format == .pretty {
      console.print("\(path): a script with rows is mended by hand, since each row would write other lines.")
    }
    for result in results where result.row == nil {
      guard case .failed = result.outcome, let text = result.playback?.updatedText,
        text != (try? String(contentsOfFile: result.path, encoding: .utf8))
      else { continue }
      let old = (try? String(contentsOfFile: result.path, encoding: .utf8)) ?? ""
      guard agrees(to: ScriptDifference(from: old, to: text), of: result.path) else { continue }
      try OutputFile.write(text, to: result.path, for: .usual)
      rewritten.insert(result.path)
      if format == .pretty { console.print("\(result.path): rewritten from what happened.") }
    }
    let again = await runner.run(filesAt: rewritten.sorted(), atATime: width)
    let byPath = Dictionary(again.map { ($0.path, $0) }) { first, _ in first }
    return results.map { $0.row == nil ? byPath[$0.path] ?? $0 : $0 }
  }

  /// Shows what an update changes, and at a terminal asks whether it is to be written.
  private func agrees(to difference: ScriptDifference, of path: String) -> Bool {
    guard format == .pretty else { return true }
    console.printReport("\(path):\n\(difference.text)")
    for reason in difference.weaker {
      let lines = TextWidth.wrapped("weaker: \(reason)", to: console.isTerminal ? console.currentWidth - 4 : .max)
      for (number, line) in lines.enumerated() { console.print((number == 0 ? "  " : "    ") + line) }
    }
    guard console.isInteractive else { return true }
    console.write("Write it? [y/N] ")
    return console.readLine()?.lowercased().hasPrefix("y") ?? false
  }
}

extension HostTools {
  /// The apps of folders, for scripts.
  var apps: ScriptApps { apps(knowing: []) }

  /// The apps of folders, for scripts, and whom they know where their worlds have nobody.
  func apps(knowing contacts: [Person]) -> ScriptApps {
    let worlds = WorldCache()
    return ScriptApps(contacts: contacts, orWhere: Self.providesShortcuts) { folder, environment, people in
      try played(at: folder, in: environment.environment, knowing: people, worlds: worlds).app
    }
  }
}

extension ScriptApp {
  /// A simulated app with all that its World.plist has.
  init(_ app: SimulatedApp) {
    self.init(
      app.app, contacts: app.contacts, content: app.restaurants, media: app.media,
      widgets: app.widgets.map { ScriptWidget($0.description, provider: $0) })
  }
}

extension Coverage {
  /// The coverage as a line of JSON, with all that no script exercised.
  fileprivate var json: String {
    let value = JSONValue.object([
      "coverage": .integer(percent),
      "sections": .array(
        sections.map { section in
          .object([
            "name": .string(section.name), "covered": .strings(section.covered.sorted()),
            "missing": .strings(section.missing),
          ])
        }),
    ])
    return String(decoding: value.line, as: UTF8.self)
  }
}
