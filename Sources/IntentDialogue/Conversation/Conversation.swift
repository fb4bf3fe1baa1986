#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel
import IntentHistory
import IntentUnderstanding
import IntentVocabulary
import LanguageNotation

/// One user talking with the assistant: utterances become events, from which everything that is shown or tested is
/// derived.
///
/// One turn happens at a time: an utterance during a turn waits for its end. A handler that takes too long, throws or
/// hangs ends its request, never the conversation.
public actor Conversation {
  /// The apps, languages and rules of the conversation.
  public nonisolated let assistant: Assistant
  /// The user whose words and contacts are understood.
  public nonisolated let user: User
  nonisolated let environment: ConversationEnvironment
  /// Shows and speaks the conversation; used where it may suspend.
  nonisolated let presenter: (any Presenter)?
  private nonisolated let immediatePresenter: (any ImmediatePresenter)?
  /// The interactions that the conversation adds to; the app last used with a person is offered first for that person.
  public nonisolated let donations: Donations
  /// The user's activities and what else the conversation can open; `nil` if the host provides none.
  public nonisolated let history: UserHistory?

  private var log: EventLog
  /// How the conversation is presented from now on.
  public private(set) var mode: ConversationMode
  /// The tag of the language that is spoken now; it changes when the user speaks another one.
  package internal(set) var language: String
  /// The region of the language that was asked for, else the user's.
  var region: Region?
  /// How the last words were read: the act, its rivals, the scores.
  package internal(set) var lastTurn: TurnReading?
  /// The last thing that the assistant said.
  public internal(set) var lastMessage: AssistantMessage?

  /// The message that "repeat that" repeats: the last one except a request to unlock the device, or the one that a
  /// locked device withheld.
  @Boxed var repeatable: AssistantMessage?
  /// The number of the last turn since the conversation began, including the time before it was stored.
  public internal(set) var turn = 0

  /// What the conversation last mentioned.
  package internal(set) var context = ConversationContext()
  /// The open request as it was last seen, to be noted in the context once it has ended.
  var lastOpen: OpenRequest?
  /// The number of removals of user's words and learned things when the context was last looked at.
  var knownRemovals = 0
  /// Whether the log mentions a request that was open when words of the user were removed, and has ended.
  var mentionsLostWords = false
  /// The user's words in a restored context; checked once, then `nil`.
  var restoredWords: UsersWordsInContext?

  var machine: DialogueMachine
  /// Whether the words that the apps ship for their user were taken over.
  var hasInstalledWords = false
  /// The open request's typed intent, as it was last made.
  var composed = ComposedIntent()
  /// The request as it was last handed to the app.
  @Boxed var handled: HandledRequest?
  var turns = TurnQueue()
  /// Cancels the current phase.
  var callOff: (@Sendable () -> Void)?
  /// The handled request whose app still reports its progress.
  @Boxed var observed: ObservedRequest?
  /// The request that a restored conversation observes again from its first turn on.
  @Boxed var toObserve: ObservedRequest.Stored?
  /// The requests that their apps continue, the newest last; results may still come.
  var unfinished: [OpenRequest] = []
  /// The keys of requests whose handlers still run although no turn waits for them.
  var lateCalls: [RequestKey?] = []
  var lateWaiters: [CheckedContinuation<Void, Never>] = []
  /// Whether this is a copy that makes a forecast for another conversation.
  var isForeseeing = false
  private var subscribers: [Int: AsyncStream<ConversationEvent>.Continuation] = [:]
  private var lastSubscriber = 0

  /// Begins a conversation.
  ///
  /// - `user`: whose words and contacts they are; one user may have many conversations.
  /// - `language`: the language to begin in; the assistant's first where it is `nil` or not spoken.
  /// - `presenter`: what shows and speaks it; `nil` where the events are enough.
  /// - `donations`: what the user did before; the history's own where it is `nil`.
  /// - `history`: the user's activities, so that "this" and "there" can mean what the user is looking at.
  /// - `keptTurns`: how many of the last turns ``events`` keeps.
  public init(
    with assistant: Assistant, user: User = User(), environment: ConversationEnvironment = .live(),
    mode: ConversationMode = .eyesOn, language: Language? = nil,
    presenter: (any Presenter)? = nil, donations: Donations? = nil, history: UserHistory? = nil,
    keptTurns: Int = Conversation.standardKeptTurns
  ) {
    self.init(
      with: assistant, user: user, environment: environment, mode: mode, language: language?.tag, presenter: presenter,
      donations: donations, history: history, keptTurns: keptTurns)
  }

  /// - Parameter language: The tag of the language, as what is stored and what hosts in other languages have.
  package init(
    with assistant: Assistant, user: User = User(), environment: ConversationEnvironment = .live(),
    mode: ConversationMode = .eyesOn, language: String?,
    presenter: (any Presenter)? = nil, donations: Donations? = nil, history: UserHistory? = nil,
    keptTurns: Int = Conversation.standardKeptTurns
  ) {
    self.log = EventLog(keptTurns: keptTurns)
    self.assistant = assistant
    self.user = user
    self.environment = environment
    self.immediatePresenter = presenter as? any ImmediatePresenter
    self.presenter = immediatePresenter == nil ? presenter : nil
    self.donations = donations ?? history?.donations ?? Donations()
    self.history = history
    self.mode = mode
    let language = language ?? assistant.firstLanguage
    self.language = assistant.spoken(language) ?? assistant.firstLanguage
    self.region = Region(ofTag: language) ?? environment.region ?? assistant.region
    self.machine = DialogueMachine(policy: assistant.policy)
  }

  /// Restores a stored conversation, also in another process: a question that was open is open again.
  ///
  /// What was being handled when it was stored is not handled again, and a request that was handled in another copy is
  /// handed over with the same `RequestKey`. Throws ``RestoringError`` where an app or an intent that is open no longer
  /// exists, a value cannot be read, or the copy is outdated.
  ///
  /// - `lastTurn`: the highest ``StoredConversation/turn`` of this conversation that the host has seen; an older copy is
  ///   refused then. `nil` where the host keeps no such number.
  public init(
    restoring stored: StoredConversation, with assistant: Assistant, user: User = User(),
    environment: ConversationEnvironment = .live(), lastTurn: Int? = nil, presenter: (any Presenter)? = nil,
    donations: Donations? = nil, history: UserHistory? = nil,
    keptTurns: Int = Conversation.standardKeptTurns
  ) throws(RestoringError) {
    self.log = EventLog(keptTurns: keptTurns)
    self.assistant = assistant
    self.user = user
    self.environment = environment
    self.immediatePresenter = presenter as? any ImmediatePresenter
    self.presenter = immediatePresenter == nil ? presenter : nil
    self.donations = donations ?? history?.donations ?? Donations()
    self.history = history
    self.mode = stored.mode
    self.language = assistant.spoken(stored.languageTag) ?? assistant.firstLanguage
    self.region = stored.region ?? Region(ofTag: stored.languageTag) ?? environment.region ?? assistant.region
    self.lastMessage = stored.lastMessage
    _repeatable = Boxed(wrappedValue: stored.repeatable ?? stored.lastMessage)
    self.turn = stored.turn
    if let lastTurn, stored.turn < lastTurn { throw .outdated(turn: stored.turn, known: lastTurn) }
    self.machine = try stored.machine.restored(with: assistant, in: environment)
    self.lastOpen = machine.request
    _toObserve = Boxed(wrappedValue: stored.observed?.restored(with: assistant))
    self.mentionsLostWords = stored.mentionsLostWords ?? false
    self.unfinished = stored.unfinished?.compactMap { $0.restored(with: assistant) } ?? []
    // A context with another user's words is not used.
    if let context = stored.context, stored.user == user.identifier {
      self.context = context
      self.restoredWords = stored.usersWords
    } else {
      machine.loseWords()
    }
  }

  // MARK: Turns

  /// Hears what the user said or typed and does what follows from it.
  /// - Returns: the events of this turn.
  @discardableResult
  public func hear(_ utterance: String) async -> [ConversationEvent] {
    await turn { await $0.take(utterance) }
  }

  /// The user tapped one of the choices offered, counted from 0.
  ///
  /// Nothing happens where none is offered there.
  @discardableResult
  public func choose(_ index: Int) async -> [ConversationEvent] {
    await turn { await $0.tapped(choice: index) }
  }

  /// The user tapped a button under the last message, by its name.
  ///
  /// Nothing happens where there is no such button.
  @discardableResult
  public func press(_ button: String) async -> [ConversationEvent] {
    await turn { await $0.tapped(button: button) }
  }

  /// The user has said nothing to the open question; what a host with a microphone reports after some seconds of it.
  ///
  /// The question is asked once more, in other words; after a second silence the request ends, with a word about why.
  /// Nothing happens where no question is open: silence is no utterance that was not understood.
  /// - Returns: the events of this turn.
  @discardableResult
  public func silence() async -> [ConversationEvent] {
    await turn { conversation in
      let withdrawn = await conversation.withdrawRemovedWords()
      await conversation.perform(withdrawn ?? conversation.machine.silent())
    }
  }

  /// Calls the open request off, also in the middle of a phase; what control-C does.
  ///
  /// With none open, updates end.
  ///
  /// Handling that has started is not cancelled; its result is reported when it arrives.
  @discardableResult
  public func cancelRequest() async -> [ConversationEvent] {
    if let callOff {
      callOff()
      return await turn { _ in }
    }
    return await turn { conversation in
      guard conversation.machine.request != nil else { return await conversation.stopObserving() }
      await conversation.perform(conversation.machine.cancelled())
    }
  }

  /// Continues where a restored conversation stopped: repeats the open question, or repeats an interrupted phase.
  @discardableResult
  public func resume() async -> [ConversationEvent] {
    await turn { conversation in
      let withdrawn = await conversation.withdrawRemovedWords()
      let (now, calendar) = (conversation.environment.now(), conversation.environment.calendar)
      await conversation.perform(withdrawn ?? conversation.machine.resumed(at: now, in: calendar))
    }
  }

  /// One turn.
  ///
  /// Updates that arrive during the turn are reported at its end.
  @discardableResult
  func turn(
    _ body: (isolated Conversation) async -> Void
  ) async -> [ConversationEvent] {
    await beginTurn()
    log.beginTurn()
    forgetLostWords()
    let start = log.count
    await withTaskExecutorPreference(assistant.threads.executor(of: .turn)) {
      await observeAgain()
      if !Task.isCancelled { await body(self) }
      await takeUpdates()
    }
    log.endTurn()
    endTurn()
    return log.events(after: start)
  }

  func beginTurn() async {
    await waitForTurn()
    turn &+= 1
  }

  func waitForTurn() async {
    if !turns.begin() { await withCheckedContinuation { turns.wait($0) } }
  }

  func endTurn() { turns.end() }

  // MARK: Readers

  /// How many turns' events a conversation keeps if its host does not say.
  public static let standardKeptTurns = 200

  /// What happened in the last turns, oldest first: in 200, or as many as the host wants kept.
  ///
  /// A conversation may last for years, so it does not keep everything: a reader that needs all events uses
  /// ``updates()``, the presenter, or the result of each turn. Events that mention words the user has removed since,
  /// and all events before them, are forgotten with the context. Of a turn that is over, the runners-up of an
  /// understanding are kept only if they were asked for while it was the last.
  public var events: [ConversationEvent] { log.events }

  /// The number of all events so far, including those that are no longer kept.
  public var eventCount: Int { log.count }

  /// The events after the first `count`, as far as they are kept: what has happened since ``eventCount`` was `count`.
  public func events(after count: Int) -> [ConversationEvent] { log.events(after: count) }

  /// Forgets what was mentioned and said before the current turn; an open request stays open.
  ///
  /// For a log-out. What is deleted from the user's words, the donations or the history is forgotten without this
  /// call.
  public func forgetContext() {
    context = ConversationContext()
    lastMessage = nil
    repeatable = nil
    lastTurn = nil
    machine.loseWords()
    lastOpen?.isForgotten = true
    log.forgetPastTurns()
    mentionsLostWords = false
  }

  /// Forgets what was said about a request that outlived words of the user, because it was mentioned while it was open.
  private func forgetLostWords() {
    guard mentionsLostWords, machine.request == nil else { return }
    forgetContext()
  }

  /// The events from now on, for a reader of its own.
  public func updates() -> AsyncStream<ConversationEvent> {
    lastSubscriber &+= 1
    let number = lastSubscriber
    let (stream, continuation) = AsyncStream.makeStream(of: ConversationEvent.self)
    subscribers[number] = continuation
    continuation.onTermination = { [weak self] _ in
      Task { [weak self] in await self?.unsubscribe(number) }
    }
    return stream
  }

  private func unsubscribe(_ number: Int) { subscribers[number] = nil }

  @inline(__always)
  func emit(_ event: ConversationEvent) async {
    log.append(event)
    for subscriber in subscribers.values { subscriber.yield(event) }
    immediatePresenter?.happenedNow(event)
    if let presenter { await presenter.happened(event) }
  }

  /// Sets how the conversation is presented from now on.
  public func present(in mode: ConversationMode) { self.mode = mode }

  /// The conversation in a form that can be stored and restored, also in the middle of a question.
  public func stored() async -> StoredConversation {
    forgetLostWords()
    let (words, removals) = await state
    // Removed words are forgotten before the conversation is stored, since a restored one could not know of the
    // removal.
    if restoredWords == nil, hasInstalledWords { forgetContext(after: removals) }
    return StoredConversation(
      turn: turn, machine: machine, mode: mode, language: language, region: region, lastMessage: lastMessage,
      repeatable: repeatable,
      observed: toObserve ?? observed?.stored, unfinished: unfinished, context: context,
      usersWords: restoredWords
        ?? UsersWordsInContext(context, waiting: machine.waiting, of: words, removals: removals),
      mentionsLostWords: mentionsLostWords, user: user.identifier)
  }

  deinit {
    for subscriber in subscribers.values { subscriber.finish() }
    _observed.wrappedValue?.abandon()
  }
}
