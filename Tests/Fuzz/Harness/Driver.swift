import Foundation

/// Runs one fuzzer in worker processes, and keeps what they find.
struct Driver {
  let name: String
  let target: any FuzzTarget
  let seed: UInt64
  /// The processor time to use, in seconds.
  let seconds: Double
  /// Where inputs that break a law are written.
  let folder: String
  /// How many inputs that break a law end the run.
  let mostFindings: Int

  /// What came of a run.
  struct Counts {
    var cases = 0
    /// The laws that were broken, each with how often.
    var findings: [(law: String, count: Int)] = []
    var slowest = 0
    var slowestNumber = 0
    var memory = 0
    var processorTime = 0
  }

  /// After so many findings a run ends: most are the same.
  static let mostFindings = 25

  func run(from first: Int = 0) throws -> Counts {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var counts = Counts()
    var next = first
    while true {
      let left = Int(seconds * 1e6) - counts.processorTime
      let found = counts.findings.reduce(0) { $0 + $1.count }
      guard left > 0, found < mostFindings else { return counts }
      let worker = try WorkerProcess(
        name, folder, ["--worker", "--seed", "\(seed)", "--from", "\(next)", "--microseconds", "\(left)"])
      let begin = ProcessUse.timeOfChildren
      let outcome = try worker.outcome()
      counts.processorTime += ProcessUse.timeOfChildren - begin
      counts.add(worker.state)
      if outcome == nil { break }
      guard worker.state.number >= 0 else { throw Finding("\(name) can be set up", outcome ?? "") }
      next = worker.state.number + 1
      try note(outcome ?? "", number: worker.state.number, &counts)
    }
    return counts
  }

  private func note(_ outcome: String, number: Int, _ counts: inout Counts) throws {
    let law = Shrinking.law(of: outcome)
    if let place = counts.findings.firstIndex(where: { $0.law == law }) {
      counts.findings[place].count += 1
      return
    }
    counts.findings.append((law, 1))
    let file = "\(folder)/\(name)-\(seed)-\(number)"
    let input = target.input(seed: seed, number: number)
    try Data(input).write(to: URL(fileURLWithPath: file))
    tell(
      """
      FINDING \(name): \(outcome)
        repeat: swift run -c release Fuzz \(name) \(file)
            or: swift run -c release Fuzz \(name) --seed \(seed) --from \(number)
      """)
    let short = try Shrinking(name: name, folder: folder, isLines: target.isLines, law: law).shortened(input)
    guard let short else { return tell("  it does not happen when the input is run alone") }
    try Data(short).write(to: URL(fileURLWithPath: file))
    tell("  \(input.count) bytes, shortened to \(short.count)")
  }
}

extension Driver.Counts {
  fileprivate mutating func add(_ state: CaseState) {
    cases += state.done
    if state.slowest > slowest { (slowest, slowestNumber) = (state.slowest, state.slowestNumber) }
    memory = max(memory, state.memory)
  }

  /// One line for the table.
  func line(_ name: String) -> String {
    let columns = [
      name.padding(toLength: 22, withPad: " ", startingAt: 0), "\(cases) cases",
      findings.count == 1 ? "1 finding" : "\(findings.count) findings",
      "slowest \(slowest / 1000) ms (case \(slowestNumber))", "\(memory >> 20) MB",
      "\(processorTime / 1_000_000) s CPU",
    ]
    return columns.joined(separator: "  ")
  }
}

/// A worker in a process of its own.
struct WorkerProcess {
  let state: CaseState
  private let process = Process()
  private let errors: String

  init(_ name: String, _ folder: String, _ arguments: [String]) throws {
    let path = "\(folder)/\(name).state"
    errors = "\(folder)/\(name).errors"
    try? FileManager.default.removeItem(atPath: path)
    state = try CaseState(at: path)
    state.reset()
    try Data().write(to: URL(fileURLWithPath: errors))
    process.executableURL = Bundle.main.executableURL
    process.arguments = [name] + arguments + ["--state", path]
    process.standardError = FileHandle(forWritingAtPath: errors)
    // A backtrace of each trap would take longer than the cases.
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
  }

  /// Waits for the end of it.
  ///
  /// Returns what is wrong; `nil` where nothing is.
  func outcome() throws -> String? {
    try process.run()
    process.waitUntilExit()
    let said = (try? String(contentsOfFile: errors, encoding: .utf8)) ?? ""
    let last = said.split(separator: "\n").last.map { String($0.prefix(2000)) } ?? ""
    if process.terminationReason == .uncaughtSignal { return "trap, signal \(process.terminationStatus): \(last)" }
    switch process.terminationStatus {
    case Worker.Status.done: return nil
    case Worker.Status.brokenLaw: return last
    case Worker.Status.tookTooLong: return "takes too long: more than \(Worker.Bound.processorTime / 1_000_000) s"
    case Worker.Status.tookTooMuch: return "takes too much memory: more than \(Worker.Bound.memory >> 20) MB"
    case Worker.Status.hung: return "hangs: more than \(Worker.Bound.looks * Worker.Bound.pause / 1_000_000) s"
    default: return "exit \(process.terminationStatus): \(last)"
    }
  }
}
