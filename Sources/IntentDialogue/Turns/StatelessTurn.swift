#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel
import IntentVocabulary
import LanguageNotation

/// One turn as a function: a conversation as it was stored, and what happens now.
///
/// Nothing else goes in, so that any process can take any turn, and a turn that is taken twice gives the same answer.
public struct StatelessTurn: Sendable {
  /// The conversation's state; `nil` for its first turn.
  public var state: State?
  /// Whose conversation it is, with the contacts and words.
  public var user: User
  /// What happens in the turn.
  public var act: Act
  /// The moment of the turn.
  ///
  /// No time passes while it is taken: no limit ends a handler's work.
  public var now: Date
  /// The host's own key of the turn, which no other turn of the conversation has.
  ///
  /// The keys of the requests that begin are made from it, the user and the conversation.
  public var key: String
  /// The host's name of the conversation; `nil` where a user has only one, or where no two turns of a user have the
  /// same key.
  public var conversation: String?
  /// The place, the lock and the permissions.
  ///
  /// Its clock, its timers and its request keys are not used.
  public var environment: ConversationEnvironment
  /// The language of a new conversation.
  public var language: Language?
  /// The mode of presentation of a new conversation.
  public var mode: ConversationMode

  /// What happens in a turn.
  public enum Act: Sendable, Hashable {
    /// The user said or typed something.
    case hear(String)
    /// A choice was tapped, counted from 0.
    case choose(Int)
    /// A button under the last message was tapped, by its name.
    case press(String)
    /// Nothing was said to the open question.
    case silence
    /// The open request is called off.
    case cancel
    /// What is open is asked or done again.
    case resume
    /// Somebody else has answered an utterance that was passed on.
    case answered(String, with: String)
    /// An app has finished a request that it had answered with `inProgress`.
    case finished(RequestKey, AnyIntentResponse)
  }

  /// A turn of one conversation; `language` and `mode` matter to its first turn only.
  public init(
    state: State?, user: User, act: Act, now: Date, key: String, conversation: String? = nil,
    environment: ConversationEnvironment, language: Language? = nil, mode: ConversationMode = .eyesOn
  ) {
    self.state = state
    self.user = user
    self.act = act
    self.now = now
    self.key = key
    self.conversation = conversation
    self.environment = environment
    self.language = language
    self.mode = mode
  }
}

extension StatelessTurn {
  /// What the keys of the turn's requests begin with: it differs between users and between conversations.
  var startOfKeys: String {
    [user.identifier, conversation ?? "", key]
      .map { $0.replacing("%", with: "%25").replacing("/", with: "%2F") }.joined(separator: "/")
  }
}

extension StatelessTurn {
  /// A conversation between two stateless turns.
  public struct State: Sendable, Hashable, Codable {
    /// The key of the turn that led here.
    public var key: String
    /// The conversation as it is stored.
    public var conversation: StoredConversation

    /// The state after the turn with this key.
    public init(key: String, conversation: StoredConversation) {
      self.key = key
      self.conversation = conversation
    }
  }
}

extension StatelessTurn {
  /// What came of a stateless turn.
  public struct Answer: Sendable {
    /// The conversation after the turn.
    ///
    /// A host that stores it together with its counter, ``StoredConversation/turn``, notices when two processes have
    /// taken the same turn.
    public var state: State
    /// What happened in the turn.
    public var events: [ConversationEvent]
    /// Whether the given state already contained this turn: the last message is repeated, unless a locked device must
    /// not say it, and nothing was done.
    public var isRepeated: Bool
  }
}

extension Assistant {
  /// Takes one turn of a conversation that is stored nowhere but in what is handed over.
  ///
  /// Handlers are called as in any conversation, with the same request key if the turn is taken again; one that takes
  /// long answers `inProgress`, and its result is told by a later turn. Throws ``RestoringError`` where the state cannot
  /// go on here.
  public func turn(_ turn: StatelessTurn) async throws(RestoringError) -> StatelessTurn.Answer {
    if let state = turn.state, state.key == turn.key {
      var message = state.conversation.lastMessage
      if let said = message, isPrivate(said), await turn.environment.isLockedNow() { message = nil }
      return StatelessTurn.Answer(state: state, events: message.map { [.said($0)] } ?? [], isRepeated: true)
    }
    let conversation = try conversation(for: turn)
    let events = await conversation.take(turn.act)
    let stored = await conversation.stored()
    return StatelessTurn.Answer(
      state: StatelessTurn.State(key: turn.key, conversation: stored), events: events, isRepeated: false)
  }

  /// Says what a turn would do, without taking it; `nil` where its act is no utterance.
  ///
  /// Throws ``RestoringError`` where the state cannot go on here.
  public func forecast(
    _ turn: StatelessTurn, threshold: Double = 0
  ) async throws(RestoringError) -> Conversation.Forecast? {
    guard case .hear(let utterance) = turn.act else { return nil }
    return await (try conversation(for: turn)).forecast(utterance, threshold: threshold)
  }

  private func conversation(for turn: StatelessTurn) throws(RestoringError) -> Conversation {
    let environment = turn.environment.withStoppedClock(at: turn.now, keysFrom: turn.startOfKeys)
    guard let state = turn.state else {
      return Conversation(
        with: self, user: turn.user, environment: environment, mode: turn.mode, language: turn.language?.tag,
        keptTurns: 1)
    }
    return try Conversation(
      restoring: state.conversation, with: self, user: turn.user, environment: environment, keptTurns: 1)
  }
}

extension Conversation {
  fileprivate func take(_ act: StatelessTurn.Act) async -> [ConversationEvent] {
    switch act {
    case .hear(let utterance): await hear(utterance)
    case .answered(let utterance, let answer): await answered(utterance, with: answer)
    case .choose(let index): await choose(index)
    case .press(let button): await press(button)
    case .silence: await silence()
    case .cancel: await cancelRequest()
    case .resume: await resume()
    case .finished(let key, let response): await finished(key, with: response)
    }
  }
}
