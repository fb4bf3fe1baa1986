import Foundation
import Parley

/// Measures what a conversation costs: from nothing to the first answer, and turn by turn.
package struct DialogueBenchmark {
  /// The app folder that is read.
  var folder = "Vocabulary/MonkeyChat"
  /// How many conversations of four turns are held.
  var conversations = 500
  let report: BenchmarkReport

  package init(_ report: BenchmarkReport) { self.report = report }

  package func run() async throws {
    try await startCold()
    report.print("")
    try await talk()
    report.print("")
    let app = try AssistantApp(at: folder, handlers: InstantMessenger.handlers)
    await ConversationLoadBenchmark(assistant: try Assistant(apps: [app]), report: report).run()
  }

  // MARK: Starting

  /// The first time counts: nothing is repeated, nothing is warm.
  private func startCold() async throws {
    var app: AssistantApp?
    let reading = try ProcessorTime { app = try AssistantApp(at: folder, handlers: InstantMessenger.handlers) }
    guard let app else { return }
    var assistant: Assistant?
    let settingUp = try ProcessorTime { assistant = try Assistant(apps: [app]) }
    guard let assistant else { return }
    let answering = await ProcessorTime {
      let user = User(contacts: InstantMessenger.friends)
      await user.install([app])
      await Conversation(with: assistant, user: user, environment: Self.environment).hear("Send a message to Koko")
    }
    report.print("From nothing to the first answer, in ms")
    let widths = [-10, 10, 10, 13, 8]
    report.print(BenchmarkTable.row(["", "app read", "set up", "first answer", "all"], widths: widths))
    let stages = [reading, settingUp, answering]
    for (kind, times) in [("elapsed", stages.map(\.wall)), ("processor", stages.map(\.processor))] {
      let all = (times + [times.reduce(0, +)]).map { $0 * 1e3 }
      report.print(BenchmarkTable.row([kind] + all.map(BenchmarkTable.number), widths: widths))
      report.note("from nothing to the first answer, \(kind)", all[3], .milliseconds)
    }
  }

  // MARK: Turns

  private static let turns = [
    "Send a message to Koko", "Please send more bananas", "text Koko I will be late on Friday", "what is the weather",
  ]

  private func talk() async throws {
    let app = try AssistantApp(at: folder, handlers: InstantMessenger.handlers)
    let assistant = try Assistant(apps: [app])
    let user = User(contacts: InstantMessenger.friends)
    await user.install([app])
    var times = Array(repeating: [ProcessorTime](), count: Self.turns.count)
    for _ in 0..<conversations {
      let conversation = Conversation(with: assistant, user: user, environment: Self.environment)
      for (place, turn) in Self.turns.enumerated() {
        times[place].append(await ProcessorTime { await conversation.hear(turn) })
      }
    }
    report.print("A turn with a handler that answers at once, in µs, of \(conversations) each")
    let widths = [38, 8, 8, 8, 10, 10]
    let titles = ["turn", "median", "p99", "best", "processor", "best"]
    report.print(BenchmarkTable.row(titles, widths: widths))
    for (turn, times) in zip(Self.turns, times) {
      let (walls, processor) = (times.map { $0.wall * 1e6 }, times.map { $0.processor * 1e6 })
      let figures =
        [0.5, 0.99, 0].map { BenchmarkTable.percentile($0, of: walls) }
        + [0.5, 0].map { BenchmarkTable.percentile($0, of: processor) }
      report.print(BenchmarkTable.row([turn] + figures.map(BenchmarkTable.number), widths: widths))
      report.note(turn, ["best": figures[2], "processor": figures[3], "processor at best": figures[4]], .microseconds)
    }
  }

  /// A fixed moment, so that every run has the same result.
  private static var environment: ConversationEnvironment {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    let now = Date(timeIntervalSince1970: 1_795_255_200)
    return SimulatedEnvironment(now: now, calendar: calendar).environment
  }
}

/// A messenger whose answers take no time, so that only the engine is measured.
struct InstantMessenger: SendMessageIntent.Handling {
  static let friends = ["Koko", "Bobo the Great", "Ada Lovelace"].map { Person($0, customIdentifier: $0) }
  static let handlers: [AnyIntentHandler] = [
    .sendMessage(Self()), .startCall(Instant()), .searchForMessages(Instant()), .answerCall(Instant()),
    .hangUpCall(Instant()), .searchCallHistory(Instant()), .setMessageAttribute(Instant()), .editMessage(Instant()),
    .unsendMessages(Instant()),
  ]

  func resolveRecipients(for intent: SendMessageIntent) async -> [ResolutionResult<Person>] {
    intent.recipients.isEmpty ? [.needsValue] : intent.recipients.map { .success($0) }
  }

  func resolveContent(for intent: SendMessageIntent) async -> ResolutionResult<String> {
    intent.content.map { .success($0) } ?? .needsValue
  }

  func handle(_ intent: SendMessageIntent) async -> SendMessageIntent.Response { .init(.success) }
}

/// The other intents that MonkeyChat declares, answered at once.
private struct Instant: StartCallIntent.Handling, SearchForMessagesIntent.Handling, AnswerCallIntent.Handling,
  HangUpCallIntent.Handling, SearchCallHistoryIntent.Handling, SetMessageAttributeIntent.Handling,
  EditMessageIntent.Handling, UnsendMessagesIntent.Handling
{
  func handle(_ intent: StartCallIntent) async -> StartCallIntent.Response { .init(.continueInApp) }
  func handle(_ intent: SearchForMessagesIntent) async -> SearchForMessagesIntent.Response { .init(.success) }
  func handle(_ intent: AnswerCallIntent) async -> AnswerCallIntent.Response { .init(.success) }
  func handle(_ intent: HangUpCallIntent) async -> HangUpCallIntent.Response { .init(.success) }
  func handle(_ intent: SearchCallHistoryIntent) async -> SearchCallHistoryIntent.Response { .init(.success) }
  func handle(_ intent: SetMessageAttributeIntent) async -> SetMessageAttributeIntent.Response { .init(.success) }
  func handle(_ intent: EditMessageIntent) async -> EditMessageIntent.Response { .init(.success) }
  func handle(_ intent: UnsendMessagesIntent) async -> UnsendMessagesIntent.Response { .init(.success) }
}
