import Dispatch
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
      then with "answers". What came of a line is the same in any process. Lines are answered in their order;
      no answer waits for a line that is not read yet.
      Exits with 0, with 1 where a line could not be answered.
      """,
    run: { arguments, console in try await TurnCommand(arguments: arguments, console: console).run() })
}

/// One run of `parley turn`.
private struct TurnCommand {
  let arguments: Arguments
  let console: Console

  /// Handlers that are not simulated cannot be called from here: their answers come with the turn.
  private struct NoHost: HostCalling {
    func call(_ method: String, _ params: JSONValue) async throws -> JSONValue {
      if let replayed = ReplayedCalls.current { return try await replayed.call(method, params) }
      throw HostError(.failed, "the turn has no answers")
    }
  }

  func run() async throws -> ExitStatus {
    let timers = ConversationEnvironment.live()
    let setUp = try HostSetUp(
      try fields(), host: NoHost(), reports: HostReports(), timers: timers, simulate: arguments.tools.simulation)
    let turns = HostTurns(setUp: setUp, calls: NoHost(), timers: timers)
    return await withCheckedContinuation { continuation in
      // Reading blocks its thread.
      DispatchQueue(label: "parley.turns").async { continuation.resume(returning: takeAll(turns)) }
    }
  }

  /// Lines are answered while further ones are read: a program may wait for an answer before it writes its next line.
  private func takeAll(_ turns: HostTurns) -> ExitStatus {
    let answers = AnswersInOrder(console: console)
    let room = DispatchSemaphore(value: ProcessInfo.processInfo.activeProcessorCount * 4)
    let open = DispatchGroup()
    while let line = console.nextLine() {
      let place = answers.begin()
      room.wait()
      open.enter()
      Task {
        answers.add(await Self.answer(line, turns), at: place)
        room.signal()
        open.leave()
      }
    }
    open.wait()
    return answers.areAllAnswers ? .success : .failure
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

  private static func answer(_ line: IncomingLines.Line, _ turns: HostTurns) async -> AnsweredLine {
    do {
      guard case .line(let line) = line else { throw HostError(.tooMuch, InputLines.tooLong) }
      let answer = try await turns.answer(try JSONFields(try JSONReader.value(of: line), at: ""))
      return AnsweredLine(text: String(decoding: answer.line, as: UTF8.self), isAnswer: true)
    } catch {
      let problem = JSONValue.object(["error": .string("\(error)")])
      return AnsweredLine(text: String(decoding: problem.line, as: UTF8.self), isAnswer: false)
    }
  }
}
