import Foundation
import Parley
import SimulatedApps
import Testing

/// A yes that comes too late, or after the time that it is about, books nothing: while a conversation is open, after it was
/// stored, and in turns that keep nothing.
@Suite struct GoAheadAgeTests {
  private static let now = Date(timeIntervalSince1970: 1_795_251_600)

  private struct Taxi: RequestRideIntent.Handling {
    func handle(_ intent: RequestRideIntent) -> RequestRideIntent.Response { .init(.success, rideStatus: nil) }
  }

  private static let assistant = Result {
    try Assistant(apps: [AssistantApp(identifier: "taxi", displayName: "Taxi", handlers: [.requestRide(Taxi())])])
  }

  enum Way: CaseIterable { case open, stored, stateless }

  /// How many rides the yes booked, and what was said last.
  private struct Outcome: Equatable {
    var rides: Int
    var lastSaid: AssistantMessage.Kind?
    var parameter: String?
  }

  /// Asks for a ride, and says yes some seconds later.
  private func booked(_ request: String, yesAfter seconds: Double, _ way: Way) async throws -> Outcome {
    let assistant = try Self.assistant.get()
    let world = SimulatedEnvironment(now: Self.now)
    let events: [ConversationEvent]
    switch way {
    case .open:
      let conversation = Conversation(with: assistant, environment: world.environment)
      await conversation.hear(request)
      world.setNow(Self.now.addingTimeInterval(seconds))
      events = await conversation.hear("yes")
    case .stored:
      let conversation = Conversation(with: assistant, environment: world.environment)
      await conversation.hear(request)
      let json = try JSONEncoder().encode(await conversation.stored())
      world.setNow(Self.now.addingTimeInterval(seconds))
      let stored = try JSONDecoder().decode(StoredConversation.self, from: json)
      events = await (try Conversation(restoring: stored, with: assistant, environment: world.environment)).hear("yes")
    case .stateless:
      let first = try await assistant.turn(turn(nil, request, key: "1", world))
      world.setNow(Self.now.addingTimeInterval(seconds))
      events = try await assistant.turn(turn(first.state, "yes", key: "2", world)).events
    }
    let last = events.messages.last
    let rides = events.count { if case .handled = $0 { true } else { false } }
    return Outcome(rides: rides, lastSaid: last?.kind, parameter: last?.parameter)
  }

  private func turn(
    _ state: StatelessTurn.State?, _ words: String, key: String, _ world: SimulatedEnvironment
  ) -> StatelessTurn {
    StatelessTurn(
      state: state, user: User(contacts: []), act: .hear(words), now: world.now, key: key,
      environment: world.environment)
  }

  @Test(arguments: Way.allCases, [0, 599, 600, -1, -86_400]) func aYesInTimeBooks(_ way: Way, _ after: Double)
    async throws
  {
    let outcome = try await booked("book a ride to the airport", yesAfter: after, way)
    #expect(outcome == Outcome(rides: 1, lastSaid: .response))
  }

  @Test(arguments: Way.allCases, [601, 86_400]) func aYesThatIsTooOldIsAskedFor(_ way: Way, _ after: Double)
    async throws
  {
    let outcome = try await booked("book a ride to the airport", yesAfter: after, way)
    #expect(outcome == Outcome(rides: 0, lastSaid: .goAhead))
  }

  /// It is nine o'clock.
  @Test(arguments: Way.allCases) func aTimeThatHasPassedIsAskedForAgain(_ way: Way) async throws {
    let request = "book a ride to the airport at 9:05 AM"
    #expect(try await booked(request, yesAfter: 240, way) == Outcome(rides: 1, lastSaid: .response))
    let passed = try await booked(request, yesAfter: 360, way)
    #expect(passed == Outcome(rides: 0, lastSaid: .needsValue, parameter: "scheduledPickupTime"))
  }
}
