import Foundation
import HostProtocol
import Parley
import SimulatedApps
import Synchronization

@testable import ParleyServer

/// The sample apps as doors serve them, and as a host in Swift talks to them.
enum ServedMonkeys {
  static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path
  static let folders = ["MonkeyChat", "MonkeyPay"].map { "\(package)/Vocabulary/\($0)" }
  static let now = Date(timeIntervalSince1970: 1_795_251_600)

  /// The params of `initialize`.
  static let params: [String: JSONValue] = [
    "apps": .array(folders.map { .object(["folder": .string($0), "simulated": .boolean(true)]) }),
    "now": "2026-11-21T09:00:00+00:00", "policy": .object(["speaksForVoice": .boolean(true)]),
    "permission": "authorized",
  ]

  static let simulate: HostSetUp.Simulation = { folder, environment in
    let simulated = try SimulatedApp(at: folder, environment: environment)
    return (simulated.app, simulated.contacts)
  }

  /// A conversation of a host in Swift with the same apps.
  static func conversation(_ mode: ConversationMode) async throws -> Conversation {
    let world = SimulatedEnvironment(now: now)
    let simulated = try folders.map { try SimulatedApp(at: $0, environment: world.environment) }
    let apps = simulated.map(\.app)
    var policy = Policy()
    policy.speaksForVoice = true
    let user = User(contacts: simulated.flatMap(\.contacts))
    await user.install(apps)
    return Conversation(
      with: try Assistant(apps: apps.map(\.givingDirections), policy: policy), user: user,
      environment: world.environment, mode: mode)
  }

  /// What a user does in ten turns: what is asked is answered, something else is asked in between, and not all of it is
  /// the apps' business.
  static let turns: [ServedTurn] = [
    .say("Send a message to Bobo on MonkeyChat"), .choose(3), .say("I will be late"),
    .say("Send Koko 20 dollars with MonkeyPay"), .say("how much?"), .confirm(true),
    .say("thanks"), .say("Send Zira 5 dollars with MonkeyPay"), .confirm(false), .say("who invented the telephone?"),
  ]
}

/// A turn of a user, by any door.
enum ServedTurn: Sendable {
  case say(String)
  /// From 1.
  case choose(Int)
  case confirm(Bool)

  func take(in conversation: Conversation) async -> [AssistantMessage] {
    switch self {
    case .say(let words): return await conversation.hear(words).messages
    case .choose(let number): return await conversation.choose(number - 1).messages
    case .confirm(let isYes):
      let buttons = await conversation.lastMessage?.buttons ?? []
      return buttons.count < 2 ? [] : await conversation.press(buttons[isYes ? 0 : 1]).messages
    }
  }
}

/// An app that answers when it is let to, so that its answer comes late: the clock of the limits goes on only meanwhile.
final class SlowChat: SendMessageIntent.Handling, Sendable {
  let world = SimulatedEnvironment(now: ServedMonkeys.now)
  private let isFinished = Mutex(false)

  func finish() { isFinished.withLock { $0 = true } }

  func handle(_ intent: SendMessageIntent) async -> SendMessageIntent.Response {
    while !isFinished.withLock({ $0 }) {
      world.advance(by: 1)
      try? await Task.sleep(for: .milliseconds(2))
    }
    return .init(.success)
  }

  var simulate: HostSetUp.Simulation {
    { [self] _, _ in
      let app = AssistantApp(identifier: "slow", displayName: "Slow", handlers: [.sendMessage(self)])
      return (app, [Person("Koko")])
    }
  }

  static let params: [String: JSONValue] = [
    "apps": .array([.object(["folder": "slow", "simulated": .boolean(true)])]),
    "policy": .object(["waitLimit": .number(0.05), "waitingIndicator": .number(0.02)]),
  ]
}
