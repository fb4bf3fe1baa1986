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

  private struct State {
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
    /// Names that may not be said any more.
    var forgotten: Set<String> = []
    /// The question that is open, in the assistant's words.
    var openQuestion: String?
    /// What was begun by disturbances, and may not have ended.
    var tasks: [Task<Void, Never>] = []
    /// What happened, for the message of a broken law.
    var lines: [String] = []
  }

  private let state = Mutex(State())
  private let environment: SimulatedEnvironment
  /// What is known of the intents, by app and name.
  private let rules: [String: IntentRules]
  private let restricted: [String: Set<IntentName>]

  init(apps: [AssistantApp], environment: SimulatedEnvironment) {
    self.environment = environment
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

  func note(_ line: String) { state.withLock { $0.lines.append(line) } }

  /// Lets something happen in the next phase of this name.
  func disturb(_ disturbance: Disturbance) { state.withLock { $0.disturbances.append(disturbance) } }

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

  /// A name that nothing may say from now on.
  func forget(_ name: String) { _ = state.withLock { $0.forgotten.insert(name) } }

  // MARK: The handlers

  /// The app with every call of its handlers looked at.
  func watching(_ app: AssistantApp) -> AssistantApp {
    var app = app
    let identifier = app.identifier
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
          try await self.enter("handle", handler.name, identifier)
          return try await handler.handle(intent)
        })
    }
    return app
  }

  private func enter(_ phase: String, _ intent: IntentName, _ app: String) async throws {
    note("\(phase) \(intent)")
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
    let (isCalledOff, isNew) = state.withLock { ($0.calledOff.contains(key), $0.handled.insert(key).inserted) }
    hold(!isCalledOff, "a request that was called off is not handled", "\(intent)")
    hold(isNew, "a request is handled once", "\(intent)")
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
      // A name that the user says again may be said back.
      state.withLock { $0.forgotten = $0.forgotten.filter { !words.lowercased().contains($0.lowercased()) } }
    case .tapped(let name): note("tap \(name)")
    case .understood, .replyRead(.resume): state.withLock { $0.begun = nil }
    case .began(_, let key): state.withLock { $0.begun = key }
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
    case .cancelled, .refused, .gaveUp, .notPermitted, .notAuthenticated:
      state.withLock { state in
        if let key = state.begun { state.calledOff.insert(key) }
      }
    case .done, .inProgress, .failed, .continuedInApp, .setAside: break
    }
  }

  private func said(_ message: AssistantMessage) {
    note(message.shown)
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
    let forgotten = state.withLock { $0.forgotten }
    guard !forgotten.isEmpty else { return }
    let text = ([message.shown, message.spoken] + message.choices.map(\.name)).joined(separator: "\n")
    for name in forgotten { hold(!text.contains(name), "a removed word is not said", "\(name) in \(text)") }
  }
}
