import Foundation
import HostProtocol
import Parley
import ParleyServer
import SimulatedApps

extension Command {
  static let turn = Command(
    "turn", "Takes single turns of conversations whose state comes with each of them.",
    options: [
      .flag("jsonl", "Reads one turn a line and answers each with a line; it is the only form there is."),
      .value("set-up", "FILE", "The apps, languages and policy, as the protocol's initialize has them."),
      .value("app", "FOLDER", "Plays an app from its folder in place of a set-up; may be given several times."),
    ],
    discussion: """
      A line is {"state", "user", "utterance", "now", "key", …}, as the protocol's turn has it; its answer is
      {"state", "events"}, or {"calls"} where a handler of the host's has to be asked first: the same line is given again
      then with "answers". What came of a line is the same in any process. Lines are answered in their order.
      Exits with 0, with 1 where a line could not be answered.
      """,
    run: { arguments, console in try await TurnCommand(arguments: arguments, console: console).run() })
}

/// One run of `parley turn`.
private struct TurnCommand {
  let arguments: Arguments
  let console: Console

  /// Handlers that are not simulated are asked by the answers only.
  private struct NoHost: HostCalling {
    func call(_ method: String, _ params: JSONValue) async throws -> JSONValue {
      if let replayed = ReplayedCalls.current { return try await replayed.call(method, params) }
      throw HostError(.failed, "the turn has no answers")
    }
  }

  func run() async throws -> ExitStatus {
    let timers = Environment.live()
    let setUp = try HostSetUp(
      try fields(), host: NoHost(), reports: HostReports(), timers: timers, simulate: ServedApps.simulate)
    let turns = HostTurns(setUp: setUp, calls: NoHost(), timers: timers)
    let width = ProcessInfo.processInfo.activeProcessorCount * 4
    return await withTaskGroup(of: (Int, String, Bool).self) { group in
      var printer = OrderedPrinter(console: console)
      var (given, running) = (0, 0)
      while let line = console.nextLine() {
        if running >= width, let answer = await group.next() {
          printer.take(answer)
          running -= 1
        }
        let number = given
        group.addTask { await Self.answer(number, line, turns) }
        (given, running) = (given + 1, running + 1)
      }
      for await answer in group { printer.take(answer) }
      return printer.hasFailed ? .failure : .success
    }
  }

  private func fields() throws -> JSONFields {
    if let file = arguments.value("set-up") {
      let limit = HostLimits().messageBytes
      guard let opened = FileHandle(forReadingAtPath: file) else { throw StoreProblem.noFile(file) }
      let bytes = Array(try opened.read(upToCount: limit + 1) ?? Data())
      if bytes.count > limit { throw HostError(.tooMuch, "\(file): a set-up has at most \(limit) bytes") }
      return try JSONFields(try JSONReader.value(of: bytes), at: file)
    }
    let apps = arguments.values("app").map { JSONValue.object(["folder": .string($0), "simulated": .boolean(true)]) }
    return try JSONFields(.object(["apps": .array(apps), "permission": .string("authorized")]), at: "")
  }

  private static func answer(
    _ number: Int, _ line: IncomingLines.Line, _ turns: HostTurns
  ) async -> (Int, String, Bool) {
    do {
      guard case .line(let line) = line else { throw HostError(.tooMuch, InputLines.tooLong) }
      let answer = try await turns.answer(try JSONFields(try JSONReader.value(of: line), at: ""))
      return (number, String(decoding: answer.line, as: UTF8.self), true)
    } catch {
      let problem = JSONValue.object(["error": .string("\(error)")])
      return (number, String(decoding: problem.line, as: UTF8.self), false)
    }
  }
}

/// Prints answers in the order of their lines, whichever comes first.
private struct OrderedPrinter {
  let console: Console
  private var early: [Int: String] = [:]
  private var next = 0
  private(set) var hasFailed = false

  init(console: Console) { self.console = console }

  mutating func take(_ answer: (number: Int, text: String, isAnswer: Bool)) {
    if !answer.isAnswer { hasFailed = true }
    early[answer.number] = answer.text
    while let text = early.removeValue(forKey: next) {
      console.print(text)
      next += 1
    }
  }
}
