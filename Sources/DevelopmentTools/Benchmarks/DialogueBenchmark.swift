import Foundation
import Parley

/// Measures what a conversation costs: from nothing to the first answer, and turn by turn.
package struct DialogueBenchmark {
  /// The app folder that is read.
  var folder = "Vocabulary/MonkeyChat"
  /// How many conversations of four turns are held.
  var conversations = 500
  let print: (String) -> Void

  package init(print: @escaping (String) -> Void) { self.print = print }

  package func run() async throws {
    try await startCold()
    print("")
    try await talk()
    print("")
    let app = try AssistantApp(at: folder, handlers: InstantMessenger.handlers)
    await ConversationLoadBenchmark(assistant: try Assistant(apps: [app]), print: print).run()
  }

  // MARK: Starting

  /// The first time counts: nothing is repeated, nothing is warm.
  private func startCold() async throws {
    let clock = ContinuousClock()
    let start = clock.now
    let app = try AssistantApp(at: folder, handlers: InstantMessenger.handlers)
    let read = clock.now
    let assistant = try Assistant(apps: [app])
    let setUp = clock.now
    let user = User(contacts: InstantMessenger.friends)
    await user.install([app])
    let conversation = Conversation(with: assistant, user: user, environment: Self.environment)
    let answered = await conversation.hear("Send a message to Koko").messages.count
    let end = clock.now
    print("From nothing to the first answer, in ms (\(answered) message)")
    let widths = [10, 10, 13, 8]
    print(BenchmarkTable.row(["app read", "set up", "first answer", "all"], widths: widths))
    let times = [start.duration(to: read), read.duration(to: setUp), setUp.duration(to: end), start.duration(to: end)]
    print(BenchmarkTable.row(times.map { BenchmarkTable.number($0 / .milliseconds(1)) }, widths: widths))
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
    let clock = ContinuousClock()
    var times = Array(repeating: [Double](), count: Self.turns.count)
    for _ in 0..<conversations {
      let conversation = Conversation(with: assistant, user: user, environment: Self.environment)
      for (place, turn) in Self.turns.enumerated() {
        let start = clock.now
        await conversation.hear(turn)
        times[place].append(start.duration(to: clock.now) / .microseconds(1))
      }
    }
    print("A turn with a handler that answers at once, in µs, of \(conversations) each")
    let widths = [38, 8, 8, 8]
    print(BenchmarkTable.row(["turn", "median", "p99", "best"], widths: widths))
    for (turn, times) in zip(Self.turns, times) {
      let figures = [0.5, 0.99, 0].map { BenchmarkTable.number(BenchmarkTable.percentile($0, of: times)) }
      print(BenchmarkTable.row([turn] + figures, widths: widths))
    }
  }

  /// A fixed moment, so that every run says the same.
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

/// The rest of what MonkeyChat declares, answered at once.
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
