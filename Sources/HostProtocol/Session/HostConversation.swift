import Parley
import Synchronization

/// A user of a host, with what was done in the user's conversations.
final class HostUser: Sendable {
  let user: User
  let donations = Donations()

  init(_ identifier: String) { user = User(identifier: identifier) }
}

/// One open conversation of a client.
final class HostConversation: Sendable {
  let identifier: String
  let conversation: Conversation
  let user: HostUser
  let world: HostWorld
  let environment: ConversationEnvironment
  private let presenter: HostPresenter
  private let last = Mutex<Task<Void, Never>?>(nil)

  init(
    _ identifier: String, _ conversation: Conversation, user: HostUser, world: HostWorld,
    environment: ConversationEnvironment, presenter: HostPresenter
  ) {
    self.identifier = identifier
    self.conversation = conversation
    self.user = user
    self.world = world
    self.environment = environment
    self.presenter = presenter
  }

  /// Nothing more is told of it but the answers to what was asked already.
  func close() { presenter.close() }

  /// Begins after what another conversation of the same name is still doing: the host would take its calls for this
  /// one's.
  func follow(_ other: HostConversation) {
    let before = other.last.withLock { $0 }
    last.withLock { $0 = before }
  }

  /// Does something after all that came before, in the order in which messages came.
  func enqueue(_ work: @escaping @Sendable () async -> Void) {
    last.withLock { last in
      let before = last
      last = Task {
        await before?.value
        await work()
      }
    }
  }

  /// Runs a turn that a request asked for: its events are its answer, and handlers know the conversation.
  func turn(_ body: @Sendable (Conversation) async -> [ConversationEvent]) async -> JSONValue {
    let requested = RequestedTurn()
    let events = await RequestedTurn.$current.withValue(requested) {
      await CallingConversation.$current.withValue(.string(identifier)) { await body(conversation) }
    }
    requested.end()
    return await answer(events)
  }

  private func answer(_ events: [ConversationEvent]) async -> JSONValue {
    let question = await conversation.progress?.question
    return .members([
      "turn": .integer(await conversation.turn), "events": .array(events.map(\.json)),
      "question": (question?.rawValue).map { .string($0) },
    ])
  }
}

/// A turn whose events are the answer to a request.
///
/// A late result inherits it, but comes when it is over.
final class RequestedTurn: Sendable {
  @TaskLocal static var current: RequestedTurn?
  private let isOver = Mutex(false)

  var isOn: Bool { !isOver.withLock { $0 } }
  func end() { isOver.withLock { $0 = true } }
}

/// Tells the client of events that no request of its own brought about; of all at once where it wants that.
///
/// Of a conversation that is closed nothing is told any more: another one may have its name.
final class HostPresenter: Presenter {
  private let conversation: String
  private let isLive: Bool
  private let write: @Sendable (HostMessage) -> Void
  private let isClosed = Mutex(false)

  init(conversation: String, isLive: Bool, write: @escaping @Sendable (HostMessage) -> Void) {
    self.conversation = conversation
    self.isLive = isLive
    self.write = write
  }

  func close() { isClosed.withLock { $0 = true } }

  func happened(_ event: ConversationEvent) {
    if !isLive, RequestedTurn.current?.isOn == true { return }
    if isClosed.withLock({ $0 }) { return }
    let params = JSONValue.object(["conversation": .string(conversation), "event": event.json])
    write(.notification(method: "event", params: params))
  }
}
