import Foundation
import HostProtocol
import Parley
import SimulatedApps

/// Measures the cost of the protocol: the same turns by direct calls, by a session in this process, and by `parley
/// serve`.
package struct ServeBenchmark {
  /// How many conversations talk at once.
  var conversations = 10_000
  /// How often a turn is taken while nothing else happens.
  var turns = 2_000
  /// Plays the app of a folder.
  let simulation: HostSetUp.Simulation
  let report: BenchmarkReport

  package init(simulation: @escaping HostSetUp.Simulation, report: BenchmarkReport) {
    (self.simulation, self.report) = (simulation, report)
  }

  private static let folder = "Vocabulary/MonkeyChat"
  private static let said = "text Koko I will be late on Friday"
  private static let now = Date(timeIntervalSince1970: 1_795_251_600)

  package func run() async throws {
    try await tellAlone()
    report.print("")
    try await tellAtOnce()
    report.print("")
    try await keep()
  }

  private static let widths = [16, 10, 10, 10, 12]

  private typealias Turn = () async throws -> Void

  /// The times of turns in each of the ways.
  ///
  /// The ways alternate in small rounds, so that other work on the machine affects all of them alike.
  private func takeAlone() async throws -> [[Double]] {
    let server = try ServedProcess()
    defer { server.end() }
    let ways = [try inProcess(), try await bySession(), try byProcess(server)]
    var times = ways.map { _ in [Double]() }
    let round = 20
    for _ in 0..<turns / round {
      for (place, take) in ways.enumerated() {
        for _ in 0..<round { times[place].append(try await Self.time(take)) }
      }
    }
    return times
  }

  private func tellAlone() async throws {
    let alone = try await takeAlone()
    report.print("A turn while nothing else happens, of \(turns), in µs")
    report.print(BenchmarkTable.row(["", "median", "p99", "best", "above Swift"], widths: Self.widths))
    let best = alone.map { $0.min() ?? 0 }
    for (place, name) in ["in Swift", "by a session", "by the process"].enumerated() {
      let figures = [
        BenchmarkTable.percentile(0.5, of: alone[place]), BenchmarkTable.percentile(0.99, of: alone[place]),
        best[place], best[place] - best[0],
      ]
      report.print(BenchmarkTable.row([name] + figures.map(BenchmarkTable.number), widths: Self.widths))
      report.note("a turn \(name)", ["best": figures[2], "above Swift": figures[3]], .microseconds)
    }
  }

  private func tellAtOnce() async throws {
    let (inProcess, served) = (try await talkInProcess(), try await talkByProcess())
    report.print("\(conversations) conversations that hear something at the same moment")
    report.print(BenchmarkTable.row(["", "turns/s", "share", "µs of cpu", "KB each"], widths: Self.widths))
    for (name, load) in [("in Swift", inProcess), ("by the process", served)] {
      let figures = [load.rate, load.rate / inProcess.rate, load.processor, load.memory]
      report.print(BenchmarkTable.row([name] + figures.map(BenchmarkTable.number), widths: Self.widths))
      report.note("\(conversations) at once \(name)", load.rate, .perSecond)
      report.note("\(conversations) at once \(name), processor time of a turn", load.processor, .microseconds)
      report.note("\(conversations) at once \(name), memory of one", load.memory, .kilobytes)
    }
  }

  /// The cost of turns that begin at the same moment.
  private struct Load {
    /// Turns a second.
    var rate: Double
    /// In µs of processor time a turn.
    var processor: Double
    /// In KB of a conversation that was opened and has heard something.
    var memory: Double
  }

  // MARK: In this process

  /// The turns have a fixed clock, as in the protocol; the timers are real ones, as in a server.
  private func assistant() throws -> (assistant: Assistant, contacts: [Person], environment: ConversationEnvironment) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let environment = ConversationEnvironment(
      now: { Self.now }, calendar: calendar, after: ConversationEnvironment.live().after,
      permissions: RememberedPermissions(otherwise: .authorized))
    let app = try SimulatedApp(at: Self.folder, environment: environment)
    return (try Assistant(apps: [app.app]), app.contacts, environment)
  }

  private func inProcess() throws -> Turn {
    let (assistant, contacts, environment) = try assistant()
    let conversation = Conversation(
      with: assistant, user: User(contacts: contacts), environment: environment, keptTurns: 1)
    return { _ = await conversation.hear(Self.said) }
  }

  private func talkInProcess() async throws -> Load {
    let (assistant, contacts, environment) = try assistant()
    let before = HeapSize.now
    let all = (0..<conversations).map { _ in
      Conversation(with: assistant, user: User(contacts: contacts), environment: environment, keptTurns: 1)
    }
    let time = await ProcessorTime {
      await withTaskGroup { group in
        for conversation in all { group.addTask { _ = await conversation.hear(Self.said) } }
      }
    }
    let count = Double(conversations)
    return Load(
      rate: count / time.wall, processor: time.processor / count * 1e6,
      memory: Double(HeapSize.now - before) / count / 1000)
  }

  private static func time(_ body: () async throws -> Void) async rethrows -> Double {
    let start = ContinuousClock.now
    try await body()
    return start.duration(to: .now) / .microseconds(1)
  }

  // MARK: By the protocol

  private static let setUp = #"""
    {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"now":"2026-11-21T09:00:00+00:00",\#
    "permission":"authorized","apps":[{"folder":"\#(folder)","simulated":true}]}}
    """#

  private static func opening(_ name: Int) -> String {
    #"{"jsonrpc":"2.0","id":1,"method":"open","params":{"conversation":"\#(name)","user":"\#(name)"}}"#
  }

  private static func hearing(_ name: Int) -> String {
    #"{"jsonrpc":"2.0","id":2,"method":"hear","params":{"conversation":"\#(name)","utterance":"\#(said)"}}"#
  }

  private func bySession() async throws -> Turn {
    let (lines, continuation) = AsyncStream.makeStream(of: Void.self)
    let session = HostSession(simulate: simulation) { _ in continuation.yield() }
    var answers = lines.makeAsyncIterator()
    session.receive(Array(Self.setUp.utf8))
    await answers.next()
    session.receive(Array(Self.opening(0).utf8))
    await answers.next()
    return {
      session.receive(Array(Self.hearing(0).utf8))
      await answers.next()
    }
  }

  private func byProcess(_ server: ServedProcess) throws -> Turn {
    try server.exchange([Self.setUp])
    try server.exchange([Self.opening(0)])
    return { try server.exchange([Self.hearing(0)]) }
  }

  private func talkByProcess() async throws -> Load {
    let server = try ServedProcess()
    defer { server.end() }
    try server.exchange([Self.setUp])
    let before = server.usage
    try server.exchange((0..<conversations).map(Self.opening))
    let opened = server.usage
    let lines = (0..<conversations).map(Self.hearing)
    let time = try await Self.time { try server.exchange(lines) }
    let (after, count) = (server.usage, Double(conversations))
    return Load(
      rate: count / time * 1e6, processor: (after.processor - opened.processor) / count * 1e6,
      memory: (after.memory - before.memory) / count / 1000)
  }

  // MARK: What is stored

  /// The bytes of a stateless turn's state, as a conversation grows.
  private func keep() async throws {
    let (assistant, contacts, environment) = try assistant()
    let user = User(contacts: contacts)
    let said = ["text Koko", "hello", "text Bobo I am late", "the second one", "thanks"]
    var state: StatelessTurn.State?
    var sizes: [String] = []
    for number in 1...20 {
      let turn = StatelessTurn(
        state: state, user: user, act: .hear(said[(number - 1) % said.count]), now: Self.now, key: "turn \(number)",
        environment: environment)
      state = try await assistant.turn(turn).state
      if [1, 5, 20].contains(number) { sizes.append("\(try JSONEncoder().encode(state).count) after \(number)") }
    }
    report.print("Bytes of a stateless turn's state: \(sizes.joined(separator: ", "))")
  }
}
