import Foundation
import HostProtocol
import Parley
import SimulatedApps

/// Measures what the protocol costs: the same turns in this process, by a session in it, and by `parley serve` beside it.
package struct ServeBenchmark {
  /// How many conversations talk at once.
  var conversations = 10_000
  /// How often a turn is taken while nothing else happens.
  var turns = 2_000
  /// Plays the app of a folder.
  let simulation: HostSetUp.Simulation
  let print: (String) -> Void

  package init(simulation: @escaping HostSetUp.Simulation, print: @escaping (String) -> Void) {
    (self.simulation, self.print) = (simulation, print)
  }

  private static let folder = "Vocabulary/MonkeyChat"
  private static let said = "text Koko I will be late on Friday"
  private static let now = Date(timeIntervalSince1970: 1_795_251_600)

  package func run() async throws {
    let alone = try await takeAlone()
    print("A turn while nothing else happens, of \(turns), in µs")
    print(BenchmarkTable.row(["", "median", "p99", "above Swift"], widths: Self.widths))
    for (name, times) in zip(["in Swift", "by a session", "by the process"], alone) {
      let median = BenchmarkTable.percentile(0.5, of: times)
      let figures = [
        median, BenchmarkTable.percentile(0.99, of: times), median - BenchmarkTable.percentile(0.5, of: alone[0]),
      ]
      print(BenchmarkTable.row([name] + figures.map(BenchmarkTable.number), widths: Self.widths))
    }
    print("")
    let (inProcess, served) = (try await talkInProcess(), try await talkByProcess())
    print("\(conversations) conversations that hear something at the same moment, in turns/s")
    print(BenchmarkTable.row(["", "turns/s", "share"], widths: Self.widths))
    for (name, rate) in [("in Swift", inProcess), ("by the process", served)] {
      let cells = [name, BenchmarkTable.number(rate), BenchmarkTable.number(rate / inProcess)]
      print(BenchmarkTable.row(cells, widths: Self.widths))
    }
    print("")
    try await keep()
  }

  private static let widths = [16, 10, 10, 12]

  private typealias Turn = () async throws -> Void

  /// The times of turns, by each way: the ways take turns in small rounds, so that what else the machine does is the
  /// same for all of them.
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

  // MARK: In this process

  /// The clock of the turns is fixed, as the protocol fixes it; the timers are the machine's, as a server's are.
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

  private func talkInProcess() async throws -> Double {
    let (assistant, contacts, environment) = try assistant()
    let all = (0..<conversations).map { _ in
      Conversation(with: assistant, user: User(contacts: contacts), environment: environment, keptTurns: 1)
    }
    let start = ContinuousClock.now
    await withTaskGroup { group in
      for conversation in all { group.addTask { _ = await conversation.hear(Self.said) } }
    }
    return Double(conversations) / (start.duration(to: .now) / .seconds(1))
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

  private func talkByProcess() async throws -> Double {
    let server = try ServedProcess()
    try server.exchange([Self.setUp])
    try server.exchange((0..<conversations).map(Self.opening))
    let lines = (0..<conversations).map(Self.hearing)
    let time = try await Self.time { try server.exchange(lines) }
    server.end()
    return Double(conversations) / time * 1e6
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
    print("Bytes of a stateless turn's state: \(sizes.joined(separator: ", "))")
  }
}

/// `parley serve` as a process of its own.
private final class ServedProcess {
  private let process = Process()
  private let (input, output) = (Pipe(), Pipe())

  init() throws {
    process.executableURL = URL(filePath: CommandLine.arguments[0])
    process.arguments = ["serve"]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  /// Sends lines and waits for as many.
  func exchange(_ lines: [String]) throws {
    let bytes = Data(lines.joined(separator: "\n").utf8) + Data([UInt8(ascii: "\n")])
    if lines.count == 1 {
      try input.fileHandleForWriting.write(contentsOf: bytes)
    } else {
      // A pipe holds less than all of it.
      let writing = input.fileHandleForWriting
      Thread.detachNewThread { try? writing.write(contentsOf: bytes) }
    }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    var missing = lines.count
    while missing > 0 {
      let count = read(output.fileHandleForReading.fileDescriptor, &chunk, chunk.count)
      guard count > 0 else { throw CocoaError(.fileReadUnknown) }
      missing -= chunk[..<count].count { $0 == UInt8(ascii: "\n") }
    }
  }

  func end() {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }
}
