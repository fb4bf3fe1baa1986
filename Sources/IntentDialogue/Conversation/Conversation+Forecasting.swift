import IntentModel
import IntentUnderstanding

extension Conversation {
  /// Says what ``hear(_:)`` would do with an utterance now, without doing it.
  ///
  /// The same understanding and the same decisions are made on a copy of the conversation. Apps are asked to resolve and
  /// to confirm, which changes nothing; nothing is handled, opened, unlocked, donated, allowed or remembered, and the
  /// conversation is as it was. Where nothing changes in between, `hear` does what was foretold.
  ///
  /// - `threshold`: the score that a request must have to be taken, on the scale of ``Forecast/score``; at 0 whatever
  ///   `hear` understands is taken, above it less, and of that more is right.
  public func forecast(_ utterance: String, threshold: Double = 0) async -> Forecast {
    await waitForTurn()
    let snapshot = snapshot
    endTurn()
    let copy = Conversation(
      with: assistant, user: user, environment: environment.foreseeing, mode: mode, language: language,
      donations: donations, history: history, keptTurns: 1)
    return await Forecast.$isOn.withValue(true) { await copy.foresee(utterance, from: snapshot, threshold) }
  }

  private func foresee(_ utterance: String, from snapshot: Snapshot, _ threshold: Double) async -> Forecast {
    become(copyOf: snapshot)
    let events = await turn { await $0.take(utterance) }
    return forecast(events, threshold)
  }

  // MARK: The copy

  /// Everything that a turn reads and changes.
  private struct Snapshot: Sendable {
    var mode: ConversationMode
    var language: String
    var region: Region?
    var lastTurn: TurnReading?
    var lastMessage: AssistantMessage?
    var repeatable: AssistantMessage?
    var turn: Int
    var context: ConversationContext
    var lastOpen: OpenRequest?
    var knownRemovals: Int
    var mentionsLostWords: Bool
    var restoredWords: UsersWordsInContext?
    var machine: DialogueMachine
    var hasInstalledWords: Bool
    var observed: ObservedRequest.Stored?
    var toObserve: ObservedRequest.Stored?
    var unfinished: [OpenRequest]
  }

  private var snapshot: Snapshot {
    Snapshot(
      mode: mode, language: language, region: region, lastTurn: lastTurn, lastMessage: lastMessage,
      repeatable: repeatable, turn: turn, context: context, lastOpen: lastOpen, knownRemovals: knownRemovals,
      mentionsLostWords: mentionsLostWords, restoredWords: restoredWords, machine: machine,
      hasInstalledWords: hasInstalledWords, observed: observed?.stored, toObserve: toObserve,
      unfinished: unfinished)
  }

  /// Makes this a copy for a forecast: from here on it does nothing that others could notice.
  private func become(copyOf snapshot: Snapshot) {
    isForeseeing = true
    language = snapshot.language
    region = snapshot.region
    lastTurn = snapshot.lastTurn
    lastMessage = snapshot.lastMessage
    repeatable = snapshot.repeatable
    turn = snapshot.turn
    context = snapshot.context
    lastOpen = snapshot.lastOpen
    knownRemovals = snapshot.knownRemovals
    mentionsLostWords = snapshot.mentionsLostWords
    restoredWords = snapshot.restoredWords
    machine = snapshot.machine
    hasInstalledWords = snapshot.hasInstalledWords
    toObserve = snapshot.toObserve
    unfinished = snapshot.unfinished
    if let observed = snapshot.observed { pretendToObserve(observed) }
  }

  // MARK: What was foreseen

  private func forecast(_ events: [ConversationEvent], _ threshold: Double) -> Forecast {
    let asked = machine.request
    let understood = events.lazy.compactMap(\.understood).first
    var forecast = Forecast(
      course: course(of: events), intent: asked?.intent ?? understood?.intent, app: asked?.app?.name,
      parameters: asked?.values ?? [], score: score, events: events)
    if case .passOn = forecast.course { return forecast }
    // While a question is open a request with a negative score may be taken; without a threshold every one is.
    if threshold > 0, let understood, understood.score < threshold { forecast.course = .passOn(.belowThreshold) }
    return forecast
  }

  private var score: Double? {
    guard let lastTurn else { return nil }
    if lastTurn.act != .notUnderstood { return lastTurn.act.understanding?.best?.score ?? lastTurn.score }
    return lastTurn.understanding?.runnersUp.first?.score
  }

  private func course(of events: [ConversationEvent]) -> Forecast.Course {
    let said = events.messages
    let isRequestAsked = machine.question?.kind == .request
    switch lastTurn?.act {
    // What is only guessed may be known better elsewhere.
    case .notUnderstood where !isRequestAsked || lastTurn?.guesses.isEmpty == false,
      .continuation where machine.question != nil, .followUp where machine.question != nil:
      return .passOn(reason)
    case .beyond: return .passOn(.notOurs)
    default: break
    }
    if machine.question == nil, said.contains(where: { $0.kind == .notUnderstood && $0.intent != nil }) {
      return .passOn(.noApp)
    }
    if machine.question != nil || isLockedOut, let last = said.last { return .ask(last) }
    return .take
  }

  /// Whether the conversation waits for the device to be unlocked.
  private var isLockedOut: Bool { if case .authenticating = machine.state { true } else { false } }

  private var reason: Forecast.Reason {
    guard let understanding = lastTurn?.understanding else { return .notOurs }
    let alternatives = understanding.alternatives + (lastTurn?.guesses ?? [])
    if alternatives.count > 1 { return .tooNear(alternatives.map(\.intent)) }
    guard let nearest = understanding.runnersUp.first else { return .notOurs }
    let unknown = nearest.evidence.filter(\.isUnexplained).map(\.text)
    return unknown.isEmpty ? .notOurs : .unknownWords(unknown)
  }
}

extension OpenRequest {
  /// The values that are known so far.
  fileprivate var values: [ConversationEvent.RequestRecord.Value] {
    self.parameters.compactMap { parameter in
      let values = parameter.liveValues.compactMap { $0.value?.told }
      return values.isEmpty ? nil : .init(parameter.name, isArray: parameter.isArray, values: values)
    }
  }
}

extension ConversationEvent {
  fileprivate var understood: Reading? {
    if case .understood(let understanding) = self { understanding.best } else { nil }
  }
}

extension Reading.Evidence {
  fileprivate var isUnexplained: Bool { role == "unexplained" }
}

extension ConversationEnvironment {
  /// The same environment for a copy that makes a forecast: what it is told affects only the copy.
  fileprivate var foreseeing: ConversationEnvironment {
    var environment = self
    environment.permissions = ForeseenPermissions(permissions)
    environment.makeRequestKey = { RequestKey(rawValue: "forecast") }
    return environment
  }
}

/// The host's permissions with the answers that the user would have given.
private actor ForeseenPermissions: PermissionStore {
  private let store: any PermissionStore
  private var answered: [String: PermissionStatus] = [:]

  init(_ store: any PermissionStore) { self.store = store }

  func permission(for app: String) async -> PermissionStatus {
    if let known = answered[app] { return known }
    return await store.permission(for: app)
  }

  func setPermission(_ status: PermissionStatus, for app: String) { answered[app] = status }
}
