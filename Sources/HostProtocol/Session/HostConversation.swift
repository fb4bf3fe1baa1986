import Parley
import Synchronization

/// A user of a host, with the history of the user's conversations.
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
  private let last = Mutex(Last())

  /// What was enqueued last.
  private struct Last {
    /// `nil` when it is done.
    var work: Task<Void, Never>?
    var number = 0
  }

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

  /// Sends no more of the conversation, except the answers to requests that were made already.
  ///
  /// - Parameter isSilent: Called when the last event that was being written is written.
  func close(_ isSilent: @escaping @Sendable () -> Void) { presenter.close(isSilent) }

  /// Begins when another conversation of the same name has ended its turns: the host could not tell the calls of the
  /// two apart.
  func follow(_ other: HostConversation) {
    let before = other.last.withLock { $0.work }
    last.withLock { $0.work = before }
  }

  /// Does something after all that came before, in the order in which messages came.
  func enqueue(_ work: @escaping @Sendable () async -> Void) {
    last.withLock { last in
      let before = last.work
      last.number += 1
      let number = last.number
      last.work = Task(executorPreference: conversation.assistant.turnExecutor) { [self] in
        await before?.value
        await work()
        letGo(of: number)
      }
    }
  }

  /// Lets go of work that is done: as long as its task is held, so is the memory that the calls of a turn needed, some
  /// 40 KB.
  private func letGo(of number: Int) { last.withLock { if $0.number == number { $0.work = nil } } }

  /// Whether all that was enqueued is done.
  var isIdle: Bool { last.withLock { $0.work == nil } }

  /// Runs a turn for a request, which is answered with the turn's events; calls to handlers name the conversation.
  func turn(_ body: @Sendable (Conversation) async -> [ConversationEvent]) async -> JSONValue {
    let requested = RequestedTurn()
    _ = await RequestedTurn.$current.withValue(requested) {
      await CallingConversation.$current.withValue(.string(identifier)) { await body(conversation) }
    }
    return await answer(requested.end())
  }

  /// What a turn would do; calls to handlers name the conversation.
  func forecast(_ utterance: String, threshold: Double) async -> JSONValue {
    await CallingConversation.$current.withValue(.string(identifier)) {
      await conversation.forecast(utterance, threshold: threshold)
    }.json
  }

  private func answer(_ events: [ConversationEvent]) async -> JSONValue {
    let (turn, question) = await conversation.turnAndQuestion
    return .members([
      "turn": .integer(turn), "events": .array(events.map(\.json)),
      "question": (question?.rawValue).map { .string($0) },
    ])
  }
}

/// A turn whose events are the answer to a request.
///
/// A handler's late result comes in a task that inherits this value. Its events belong to the answer until that is
/// made, and are sent as notifications afterwards. One lock guards both, so that no event is lost between them.
final class RequestedTurn: Sendable {
  @TaskLocal static var current: RequestedTurn?
  /// The events so far; `nil` once the answer is made.
  private let events = Mutex<[ConversationEvent]?>([])

  /// Whether the event will be in the answer.
  func takes(_ event: ConversationEvent) -> Bool { events.withLock { $0?.append(event) } != nil }

  /// Ends the answer and returns its events; later ones are not taken.
  func end() -> [ConversationEvent] {
    events.withLock { events in
      defer { events = nil }
      return events ?? []
    }
  }
}

/// Sends the client the events that belong to no request of its own; all events at once, where the client wants that.
///
/// Nothing is sent for a closed conversation: another one may have its name by then.
final class HostPresenter: ImmediatePresenter {
  private struct State {
    var isClosed = false
    /// How many events are being written at this moment.
    var writing = 0
    /// Called when no event is being written any more.
    var isSilent: (@Sendable () -> Void)?
  }

  private let conversation: String
  private let isLive: Bool
  private let write: @Sendable (HostMessage) -> Void
  private let state = Mutex(State())

  init(conversation: String, isLive: Bool, write: @escaping @Sendable (HostMessage) -> Void) {
    self.conversation = conversation
    self.isLive = isLive
    self.write = write
  }

  /// No lock is held while an event is written, since the client may close the conversation as it takes the event.
  func close(_ isSilent: @escaping @Sendable () -> Void) {
    let isIdle = state.withLock { state in
      state.isClosed = true
      if state.writing > 0 { state.isSilent = isSilent }
      return state.writing == 0
    }
    if isIdle { isSilent() }
  }

  func happenedNow(_ event: ConversationEvent) {
    let isInAnswer = RequestedTurn.current?.takes(event) ?? false
    if isInAnswer && !isLive { return }
    let isOpen = state.withLock { state in
      if !state.isClosed { state.writing += 1 }
      return !state.isClosed
    }
    guard isOpen else { return }
    let params = JSONValue.object(["conversation": .string(conversation), "event": event.json])
    write(.notification(method: "event", params: params))
    let isSilent: (@Sendable () -> Void)? = state.withLock { state in
      state.writing -= 1
      guard state.writing == 0 else { return nil }
      defer { state.isSilent = nil }
      return state.isSilent
    }
    isSilent?()
  }
}
