import ConversationScripts
import Foundation
import Parley
import Synchronization

/// Looks at everything that a conversation does, and notes the first law that it breaks.
///
/// It sees the calls of the apps' handlers, every event as it happens, and what is opened.
final class Probe: Sendable {
  /// What happens while a handler works, once.
  struct Disturbance: Sendable {
    var phase: String
    var action: @Sendable () async throws -> Void
  }

  struct State {
    var broken: Finding?
    var disturbances: [Disturbance] = []
    /// The request that was begun last; `nil` while the next one has not begun.
    var begun: RequestKey?
    /// The requests that were called off, refused or given up.
    var calledOff: Set<RequestKey> = []
    /// The requests that were handed over to be handled.
    var handled: Set<RequestKey> = []
    /// The intents whose go-ahead was asked for since they were last handled.
    var askedGoAhead: Set<IntentName> = []
    /// The same when the conversation was copied.
    var copiedGoAheads: Set<IntentName> = []
    var copiedQuestion: String?
    /// Whether what comes is told of a request that was handed over long before.
    var isLate = false
    /// Names that may not be said any more.
    var forgotten: Set<String> = []
    /// Names that were removed, and that no choice may have from then on.
    var removed: Set<String> = []
    /// The question that is open, in the assistant's words.
    var openQuestion: String?
    /// What was begun by disturbances, and may not have ended.
    var tasks: [Task<Void, Never>] = []
    /// What happened, for the message of a broken law.
    var lines: [String] = []
    /// What was handed over to be handled in the step that is on.
    var handledInStep: [IntentName] = []
    /// The requests that an app has answered: it may have been called for others before, and not have come to them.
    var carriedOut: Set<RequestKey> = []
    /// What was handed over under each key.
    var contents: [RequestKey: String] = [:]
    /// Whether a copy of the conversation was gone on with: its requests may be handed over again.
    var hasCopies = false
    var privacy = Privacy()
    /// The app that was called last.
    var app = ""
    /// The values of the last request of each intent by their names, as its app was handed or answered them last.
    var facts: [IntentName: [String: [ToldValue]]] = [:]
    /// The keys of all requests that have begun; `nil` where some began before the case.
    var keys: Set<RequestKey>? = []
  }

  private let state = Mutex(State())
  private let environment: SimulatedEnvironment
  /// What is known of the intents, by app and name.
  private let rules: [String: IntentRules]
  private let restricted: [String: Set<IntentName>]
  /// The identifiers of the apps, by their names.
  private let names: [String: String]

  init(apps: [AssistantApp], environment: SimulatedEnvironment) {
    self.environment = environment
    names = Dictionary(apps.map { ($0.displayName, $0.identifier) }) { $1 }
    restricted = Dictionary(apps.map { ($0.identifier, $0.restrictedWhileLocked) }) { $1 }
    let known = apps.flatMap { app in app.handlers.map { ("\(app.identifier) \($0.name)", $0.description.rules) } }
    rules = Dictionary(known) { $1 }
  }

  /// Throws the first law that was broken so far.
  func check() throws { if let broken = state.withLock({ $0.broken }) { throw broken } }

  func hold(_ holds: Bool, _ law: String, _ detail: @autoclosure () -> String = "") {
    guard !holds else { return }
    let detail = detail()
    state.withLock { state in
      guard state.broken == nil else { return }
      state.broken = Finding(law, ([detail] + state.lines.suffix(12)).joined(separator: " | "))
    }
  }

  /// Reads what is known of the case, or changes it.
  func read<Value>(_ body: (borrowing State) -> Value) -> Value { state.withLock { body($0) } }
  func update(_ body: (inout State) -> Void) { state.withLock { body(&$0) } }
  var isLocked: Bool { environment.isLocked }

  /// Whether an intent of the app of this name needs an unlocked device.
  func isPrivate(_ intent: IntentName, app name: String) -> Bool {
    names[name].map { isPrivate(intent, $0) } ?? restricted.keys.contains { isPrivate(intent, $0) }
  }

  func note(_ line: String) { state.withLock { $0.lines.append(line) } }

  func beginStep() { state.withLock { $0.handledInStep = [] } }
  var handledInStep: [IntentName] { state.withLock { $0.handledInStep } }
  /// Requests that began before the case go on.
  func beginsInTheMiddle() { state.withLock { $0.keys = nil } }
  func copies() {
    state.withLock { ($0.copiedGoAheads, $0.copiedQuestion) = ($0.askedGoAhead, $0.openQuestion) }
  }

  /// The copy is gone on with: what was asked in it is asked.
  func goesOnWithCopy() {
    state.withLock { state in
      state.hasCopies = true
      state.askedGoAhead = state.copiedGoAheads
      state.openQuestion = state.copiedQuestion
    }
  }

  /// Lets something happen in the next phase of this name.
  func disturb(_ disturbance: Disturbance) { state.withLock { $0.disturbances.append(disturbance) } }

  /// Whether nothing is to happen while a handler works.
  var isUndisturbed: Bool { state.withLock { $0.disturbances.isEmpty } }

  /// Lets nothing more happen: what waits for a phase holds the conversation, which holds this.
  func endDisturbances() { state.withLock { $0.disturbances = [] } }

  /// What the conversation waits for; `nil` where nothing is open.
  var openQuestion: String? { state.withLock { $0.openQuestion } }

  /// Begins something beside the turn that is on.
  func begin(_ work: @escaping @Sendable () async -> Void) {
    state.withLock { $0.tasks.append(Task { await work() }) }
  }

  /// Waits for all that was begun.
  func finish() async {
    while let task = state.withLock({ $0.tasks.popLast() }) { await task.value }
  }

  /// A name that nobody may be offered any more, though what was begun with it goes on.
  func remove(_ name: String) { _ = state.withLock { $0.removed.insert(name) } }

  /// A name that nothing may say from now on.
  func forget(_ name: String) { _ = state.withLock { $0.forgotten.insert(name) } }

  // MARK: The handlers

  /// The app with every call of its handlers looked at.
  func watching(_ app: AssistantApp) -> AssistantApp {
    var app = app
    let identifier = app.identifier
    let handlers = app.handlers
    app.handlers = app.handlers.map { handler in
      handler.replacing(
        resolve: { parameter, intent in
          try await self.enter("resolve", handler.name, identifier)
          return try await handler.resolve(parameter, intent)
        },
        confirm: { intent in
          try await self.enter("confirm", handler.name, identifier)
          return try await handler.confirm(intent)
        },
        handle: { intent in
          self.hold(!Conversation.Forecast.isBeingMade, "a forecast handles nothing", "\(intent.name)")
          self.checkContent(of: intent)
          try await self.enter("handle", handler.name, identifier)
          let isAgain = self.read { state in RequestKey.current.map(state.carriedOut.contains) ?? false }
          let before = isAgain ? await Self.balances(in: handlers) : nil
          let response = try await handler.handle(intent)
          self.update { state in if let key = RequestKey.current { state.carriedOut.insert(key) } }
          if isAgain { self.hold(await Self.balances(in: handlers) == before, "a key is paid once", "\(intent.name)") }
          return response
        })
    }
    return app
  }

  private func enter(_ phase: String, _ intent: IntentName, _ app: String) async throws {
    // What is only foretold is no step of the case.
    if Conversation.Forecast.isBeingMade { return }
    note("\(phase) \(intent)")
    state.withLock { $0.app = app }
    let permission = environment.permission(for: app)
    hold(permission != .denied && permission != .restricted, "what the user took back is not used", "\(phase) \(app)")
    if phase == "handle" { state.withLock { $0.handledInStep.append(intent) } }
    if phase != "resolve" {
      hold(!isPrivate(intent, app) || !environment.isLocked, "nothing is done while locked", phase)
    }
    if phase == "handle" {
      checkKey(of: intent)
      let wasAsked = state.withLock { $0.askedGoAhead.remove(intent) != nil }
      let asks = rules["\(app) \(intent)"]?.goAhead == .asked
      hold(!asks || wasAsked, "nothing is done without the go-ahead", "\(intent)")
    }
    let disturbance = state.withLock { state in
      state.disturbances.firstIndex { $0.phase == phase }.map { state.disturbances.remove(at: $0) }
    }
    try await disturbance?.action()
  }

  private func checkKey(of intent: IntentName) {
    guard let key = RequestKey.current else { return hold(false, "a handler knows its request's key", "\(intent)") }
    hold(state.withLock { $0.keys?.contains(key) } ?? true, "a request keeps the key that it began with", "\(intent)")
    let (isCalledOff, isNew) = state.withLock { state in
      (state.calledOff.contains(key) && !state.hasCopies, state.handled.insert(key).inserted || state.hasCopies)
    }
    hold(!isCalledOff, "a request that was called off is not handled", "\(intent)")
    hold(isNew, "a request is handled once", "\(intent)")
  }

  /// A request that is handed over again has the content that it had before, within one conversation.
  private func checkContent(of intent: AnyIntent) {
    guard let key = RequestKey.current else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let content = (try? encoder.encode(intent)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let (before, hasCopies) = state.withLock { state in
      defer { state.contents[key] = content }
      return (state.contents[key], state.hasCopies)
    }
    hold(before == nil || before == content || hasCopies, "one key has one content", "\(intent.name)")
  }

  /// What is in the accounts of the app's user; `nil` where it has none.
  private static func balances(in handlers: [AnyIntentHandler]) async -> [String: ToldValue]? {
    guard let handler = handlers.first(where: { $0.name == "SearchForAccounts" }),
      let intent = try? handler.begin(IntentDraft(handler.name))
    else { return nil }
    return try? await handler.handle(intent).details
  }

  private func isPrivate(_ intent: IntentName, _ app: String) -> Bool {
    rules["\(app) \(intent)"]?.requiresUnlock == true || restricted[app]?.contains(intent) == true
  }
}

extension Probe: Presenter {
  func happened(_ event: ConversationEvent) async {
    state.withLock { $0.openQuestion = Playback.openQuestion(after: [event], before: $0.openQuestion) }
    switch event {
    case .heard(let words):
      note("> \(words)")
      let isLocked = environment.isLocked
      state.withLock { $0.privacy.heard(words, whileLocked: isLocked) }
      // A name that the user says again may be said back.
      state.withLock { state in
        state.forgotten = state.forgotten.filter { !words.lowercased().contains($0.lowercased()) }
        state.removed = state.removed.filter { !words.lowercased().contains($0.lowercased()) }
      }
    case .tapped(let name): note("tap \(name)")
    case .understood: state.withLock { $0.begun = nil }
    case .replyRead(let reply) where reply.kind == .resume: state.withLock { $0.begun = nil }
    case .began(let intent, let key):
      state.withLock { state in
        state.begun = key
        state.keys?.insert(key)
        state.facts[intent] = nil
      }
    case .confirmed(let record): learn(record)
    case .handled(let record, let late):
      learn(record)
      state.withLock { $0.isLate = late }
    case .resolved(let result):
      let values = result.results.flatMap(\.values)
      let isPrivate = isPrivate(result.intent, state.withLock { $0.app })
      state.withLock { state in
        state.privacy.learn(values, isPrivate: isPrivate)
        // It is being settled again: what it was about before is no measure of what is told of it.
        state.facts[result.intent] = nil
      }
    case .said(let message): said(message)
    case .ended(let outcome): ended(outcome)
    case .problem(let problem): note("problem \(problem.rule) \(problem.phase)")
    default: break
    }
  }

  func open(_ launch: AssistantMessage.AppLaunch) async {
    guard environment.isLocked, !launch.isInBackground else { return }
    let intent = launch.activity.interaction?.intent.name
    let may = intent.flatMap { rules["\(launch.app) \($0)"]?.opensWhileLocked } ?? false
    hold(may, "nothing is opened while locked", "\(launch.activity.activityType)")
  }

  private func ended(_ outcome: ConversationEvent.Outcome) {
    note("ended \(outcome)")
    switch outcome {
    case .cancelled, .refused, .gaveUp, .notPermitted:
      state.withLock { state in
        if let key = state.begun { state.calledOff.insert(key) }
      }
    // What was set aside, also because the device was not unlocked, may be gone on with.
    case .done, .inProgress, .failed, .continuedInApp, .setAside, .notAuthenticated: break
    }
  }

  private func said(_ message: AssistantMessage) {
    note(message.shown)
    checkWords(of: message)
    let hasWords = !message.shown.isEmpty && !message.spoken.isEmpty
    hold(hasWords, "every message has words", "\(message.kind) \(message.code ?? "")")
    if message.kind == .goAhead, let intent = message.intent {
      _ = state.withLock { $0.askedGoAhead.insert(intent) }
    }
    let tells = message.kind == .response || message.kind == .update
    if tells, environment.isLocked, let intent = message.intent {
      let apps = restricted.keys.filter { rules["\($0) \(intent)"] != nil }
      // A message names its app by name only: it is private where the intent is in every app.
      let isPrivate = !apps.isEmpty && apps.allSatisfy { self.isPrivate(intent, $0) }
      hold(!isPrivate, "nothing private is told while locked", message.shown)
    }
    let (forgotten, removed) = state.withLock { ($0.forgotten, $0.removed) }
    if let offered = message.choices.map(\.name).first(where: removed.contains) {
      hold(false, "nobody is offered who was removed", "\(offered) in \(message.shown)")
    }
    // What became of a request is told, though whom it was about was removed meanwhile.
    let isLate = state.withLock { state in
      defer { state.isLate = false }
      return state.isLate && message.kind == .response
    }
    guard !forgotten.isEmpty, !isLate else { return }
    let text = ([message.shown, message.spoken] + message.choices.map(\.name)).joined(separator: "\n")
    for name in forgotten { hold(!text.contains(name), "a removed word is not said", "\(name) in \(text)") }
  }
}
