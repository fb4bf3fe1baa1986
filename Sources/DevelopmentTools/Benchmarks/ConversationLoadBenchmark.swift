import Foundation
import Parley
import Synchronization

/// Measures what many conversations at once cost: their turns, their memory, and what blocked handlers do to them.
struct ConversationLoadBenchmark {
  /// How many conversations talk at once.
  var conversations = 10_000
  /// How often each measurement is repeated; the best time counts.
  var passes = 3
  /// How many conversations are held to measure their memory.
  var measured = 500
  let assistant: Assistant
  let report: BenchmarkReport

  private static let turns = [
    "Send a message to Koko", "Please send more bananas", "text Koko I will be late on Friday",
  ]

  func run() async {
    await talkAtOnce()
    report.print("")
    await keep()
    report.print("")
    await block()
  }

  private func conversation() -> Conversation {
    Conversation(with: assistant, user: User(contacts: InstantMessenger.friends))
  }

  // MARK: At once

  /// Sends an utterance to all conversations at once, then the next one.
  private func talkAtOnce() async {
    report.print(
      "\(conversations) conversations that hear something at the same moment, \(Self.turns.count) times, real clock")
    let widths = [10, 16, 14, 10, 10]
    report.print(BenchmarkTable.row(["turns/s", "µs of cpu/turn", "median in ms", "p99", "longest"], widths: widths))
    var (rate, cost) = (0.0, Double.infinity)
    for _ in 0..<passes {
      let all = (0..<conversations).map { _ in conversation() }
      var times: [Double] = []
      let time = await ProcessorTime {
        for turn in Self.turns { times += await Self.times(of: turn, in: all) }
      }
      let count = Double(times.count)
      (rate, cost) = (max(rate, count / time.wall), min(cost, time.processor / count * 1e6))
      let figures = [
        count / time.wall, time.processor / count * 1e6, BenchmarkTable.percentile(0.5, of: times),
        BenchmarkTable.percentile(0.99, of: times), times.max() ?? 0,
      ]
      report.print(BenchmarkTable.row(figures.map(BenchmarkTable.number), widths: widths))
    }
    report.note("\(conversations) conversations at once, turns", rate, .perSecond)
    report.note("\(conversations) conversations at once, processor time of a turn", cost, .microseconds)
  }

  /// How long each conversation takes to answer an utterance that all hear at once, in milliseconds.
  private static func times(of turn: String, in conversations: [Conversation]) async -> [Double] {
    let start = ContinuousClock.now
    return await withTaskGroup(of: Double.self) { group in
      for conversation in conversations { group.addTask { await time(of: turn, in: conversation, from: start) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
  }

  /// The time from a moment to the end of a turn, in milliseconds.
  private static func time(
    of turn: String, in conversation: Conversation, from start: ContinuousClock.Instant = .now
  ) async -> Double {
    await conversation.hear(turn)
    return start.duration(to: .now) / .milliseconds(1)
  }

  // MARK: Memory

  private func keep() async {
    let users = HeapSize.now
    let friends = (0..<measured).map { _ in User(contacts: InstantMessenger.friends) }
    let start = HeapSize.now
    let all = friends.map { Conversation(with: assistant, user: $0) }
    var figures = [start - users, HeapSize.now - start]
    var heard = 0
    for count in [1, 3, 10] {
      while heard < count {
        for conversation in all { await conversation.hear(Self.turns[heard % Self.turns.count]) }
        heard += 1
      }
      figures.append(HeapSize.now - start)
    }
    report.print("Memory of a conversation, in KB, of \(all.count)")
    let widths = [8, 8, 13, 13, 13]
    let titles = ["user", "new", "after 1 turn", "after 3", "after 10"]
    report.print(BenchmarkTable.row(titles, widths: widths))
    let kilobytes = figures.map { max(0, Double($0)) / Double(measured) / 1000 }
    report.print(BenchmarkTable.row(kilobytes.map(BenchmarkTable.number), widths: widths))
    for (title, size) in zip(["of a user", "of a conversation, new"] + titles[2...].map { "of one, \($0)" }, kilobytes)
    {
      report.note("memory \(title)", size, .kilobytes)
    }
  }

  // MARK: Blocked handlers

  private func block() async {
    report.print("Handlers that block their thread for \(BlockingMessenger.seconds) s, with a limit of 0.5 s")
    let widths = [8, 20, 14, 10, 22, 24]
    let titles = [
      "blocked", "others' median in ms", "longest in ms", "answered", "limits within 1 s", "latest limit in ms",
    ]
    report.print(BenchmarkTable.row(titles, widths: widths))
    for count in [1, 2, 4, 64] {
      guard let blocking = try? BlockingMessenger.assistant else { return }
      let start = ContinuousClock.now
      let blocked = (0..<count).map { _ in Task { await Self.time(of: "text Koko wait", in: Self.talk(blocking)) } }
      try? await Task.sleep(for: .milliseconds(20))
      let others = (0..<100).map { _ in Self.talk(blocking) }
      var times: [Double] = []
      for turn in Self.turns { times += await Self.times(of: turn, in: others) }
      let answered = start.duration(to: .now) / .milliseconds(1)
      var limits: [Double] = []
      for task in blocked { limits.append(await task.value) }
      let cells = [
        "\(count)", BenchmarkTable.number(BenchmarkTable.percentile(0.5, of: times)),
        BenchmarkTable.number(times.max() ?? 0), answered < 1000 ? "in time" : "late",
        "\(limits.count { $0 < 1000 }) of \(count)", BenchmarkTable.number(limits.max() ?? 0),
      ]
      report.print(BenchmarkTable.row(cells, widths: widths))
      BlockingMessenger.release()
      let left = ContinuousClock.now
      while BlockingMessenger.count > 0, left.duration(to: .now) < .seconds(30) {
        try? await Task.sleep(for: .milliseconds(20))
      }
    }
  }

  private static func talk(_ assistant: Assistant) -> Conversation {
    Conversation(with: assistant, user: User(contacts: InstantMessenger.friends))
  }
}

/// A messenger that blocks its thread for some messages, like an app that waits for the network synchronously.
private struct BlockingMessenger: SendMessageIntent.Handling {
  static let seconds = 3.0
  private static let blocked = Mutex(0)
  private static let gate = Mutex(0)

  static var count: Int { blocked.withLock { $0 } }
  static func release() { gate.withLock { $0 += 1 } }

  static var assistant: Assistant {
    get throws {
      let app = AssistantApp(
        identifier: "blocking", displayName: "MonkeyChat", usageDescription: nil, handlers: [.sendMessage(Self())])
      return try Assistant(apps: [app], policy: Policy(waitingIndicator: 0.2, waitLimit: 0.5))
    }
  }

  func handle(_ intent: SendMessageIntent) async -> SendMessageIntent.Response {
    if intent.content == "wait" { Self.block() }
    return .init(.success)
  }

  private static func block() {
    blocked.withLock { $0 += 1 }
    let round = gate.withLock { $0 }
    let end = Date(timeIntervalSinceNow: seconds)
    while gate.withLock({ $0 }) == round, Date() < end { usleep(1000) }
    blocked.withLock { $0 -= 1 }
  }
}
