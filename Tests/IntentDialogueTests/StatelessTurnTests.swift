import Foundation
import Parley
import SimulatedApps
import Synchronization
import Testing

@Suite struct StatelessTurnTests {
  private static let now = Date(timeIntervalSince1970: 1_795_251_600)
  private let environment = SimulatedEnvironment(now: now).environment

  /// An app that says when it will have sent something, and counts what it was asked to send.
  private struct SlowMessenger: SendMessageIntent.Handling {
    let keys: HandledKeys

    func resolveContent(for intent: SendMessageIntent) -> ResolutionResult<String> {
      intent.content.map { .success($0) } ?? .needsValue
    }

    func handle(_ intent: SendMessageIntent) -> SendMessageIntent.Response {
      keys.add(RequestKey.current?.rawValue ?? "")
      return .init(intent.content == "slowly" ? .inProgress : .success)
    }
  }

  private func assistant(_ keys: HandledKeys = HandledKeys()) throws -> Assistant {
    let app = AssistantApp(
      identifier: "chat", displayName: "Chat", handlers: [.sendMessage(SlowMessenger(keys: keys))])
    return try Assistant(apps: [app])
  }

  private func turn(_ state: StatelessTurn.State?, _ act: StatelessTurn.Act, key: String) -> StatelessTurn {
    StatelessTurn(
      state: state, user: User(contacts: [Person("Koko")], identifier: "ada"), act: act, now: Self.now, key: key,
      environment: environment)
  }

  private func stored(_ state: StatelessTurn.State) throws -> StatelessTurn.State {
    try JSONDecoder().decode(StatelessTurn.State.self, from: JSONEncoder().encode(state))
  }

  @Test func anyAssistantTakesAnyTurn() async throws {
    let first = try await assistant().turn(turn(nil, .hear("send a message to Koko"), key: "1"))
    let second = try await assistant().turn(turn(try stored(first.state), .hear("hello"), key: "2"))
    #expect(second.events.messages.map(\.shown) == ["OK, sending “hello” to Koko on Chat."])
  }

  @Test func theSameTurnGivesTheSameAnswer() async throws {
    let keys = HandledKeys()
    let first = try await assistant(keys).turn(turn(nil, .hear("send a message to Koko"), key: "1"))
    let answers = [
      try await assistant(keys).turn(turn(first.state, .hear("hello"), key: "2")),
      try await assistant(keys).turn(turn(first.state, .hear("hello"), key: "2")),
    ]
    #expect(answers[0].events == answers[1].events)
    #expect(answers[0].state == answers[1].state)
    #expect(keys.all.count == 2 && Set(keys.all) == ["ada//1-1"])
  }

  @Test func aTurnThatWasStoredAlreadyIsRepeatedAndNotTakenAgain() async throws {
    let keys = HandledKeys()
    let first = try await assistant(keys).turn(turn(nil, .hear("text Koko hello"), key: "1"))
    let again = try await assistant(keys).turn(turn(first.state, .hear("text Koko hello"), key: "1"))
    #expect(again.isRepeated && again.state == first.state)
    #expect(again.events.messages == first.events.messages)
    #expect(keys.all.count == 1)
  }

  @Test func aHandlerThatTakesLongIsAnsweredByALaterTurn() async throws {
    let begun = try await assistant().turn(turn(nil, .hear("text Koko slowly"), key: "1"))
    #expect(begun.events.contains(.ended(.inProgress)))
    let finished = try await assistant().turn(
      turn(try stored(begun.state), .finished("ada//1-1", AnyIntentResponse(code: "success")), key: "2"))
    #expect(finished.events.map { EventLine($0).description }.contains { $0.hasSuffix("-> success (late)") })
    #expect(finished.events.messages.count == 1)
    let twice = try await assistant().turn(
      turn(finished.state, .finished("ada//1-1", AnyIntentResponse(code: "success")), key: "3"))
    #expect(twice.events.isEmpty)
  }

  @Test func theStateDoesNotGrowWithTheConversation() async throws {
    var state: StatelessTurn.State?
    var sizes: [Int] = []
    let assistant = try assistant()
    for number in 1...20 {
      state = try await assistant.turn(turn(state, .hear("text Koko hello number \(number)"), key: "\(number)")).state
      sizes.append(try JSONEncoder().encode(state).count)
    }
    #expect(sizes[19] < sizes[4] + 2000)
  }
}

/// Keys that several handlers add to.
private final class HandledKeys: Sendable {
  private let keys = Mutex<[String]>([])
  var all: [String] { keys.withLock { $0 } }
  func add(_ key: String) { keys.withLock { $0.append(key) } }
}
