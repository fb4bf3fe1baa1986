import Parley

extension ConversationEvent {
  /// The event as hosts read it: `event` names its kind, `line` is its line in a script.
  package var json: JSONValue {
    var members = content
    members["event"] = .string(kind)
    let line = EventLine(self)
    if !line.text.isEmpty { members["line"] = .string(line.description) }
    return .object(members)
  }

  /// The kinds as messages name them.
  package var kind: String {
    switch self {
    case .heard: "heard"
    case .tapped: "tapped"
    case .understood: "understood"
    case .notUnderstood: "notUnderstood"
    case .replyRead: "replyRead"
    case .referred: "referred"
    case .appChosen: "appChosen"
    case .began: "began"
    case .resolved: "resolved"
    case .confirmed: "confirmed"
    case .handled: "handled"
    case .updated: "updated"
    case .observation: "observation"
    case .permission: "permission"
    case .authentication: "authentication"
    case .problem: "problem"
    case .opened: "opened"
    case .reminded: "reminded"
    case .said: "said"
    case .ended: "ended"
    }
  }

  private var content: [String: JSONValue] {
    switch self {
    case .heard(let text), .tapped(let text): ["text": .string(text)]
    case .understood(let understanding): understanding.best.map(\.json) ?? [:]
    case .replyRead(let reply): reply.json
    case .notUnderstood: [:]
    case .referred(let reference):
      ["parameter": .string(reference.parameter), "values": .array(reference.values.map(\.json))]
    case .appChosen(let app): ["app": .string(app)]
    case .began(let intent, let key): ["intent": .string(intent.rawValue), "key": .string(key.rawValue)]
    case .resolved(let result): result.json
    case .confirmed(let record), .updated(let record): record.json
    case .handled(let record, let late): record.json.merging(["late": .boolean(late)]) { $1 }
    case .observation(let observation): ["observation": .string(observation.rawValue)]
    case .permission(let app, let granted): ["app": .string(app), "granted": .boolean(granted)]
    case .authentication(let granted): ["granted": .boolean(granted)]
    case .problem(let problem): problem.json
    case .opened(let app, let activity):
      ["app": .string(app), "activity": (try? JSONValue(stored: activity)) ?? .null]
    case .reminded(let reminder): ["title": .string(reminder.title)]
    case .said(let message): ["message": message.json]
    case .ended(let outcome): ["outcome": .string(outcome.rawValue)]
    }
  }
}

extension ReplyReading {
  fileprivate var json: [String: JSONValue] {
    if kind == .denial, let denied = understanding?.denied { return denied.deniedJSON }
    var members: [String: JSONValue] = ["reply": .string(kind.rawValue)]
    if !values.isEmpty { members["slots"] = .array(values.map(\.json)) }
    return members
  }
}

extension Reading {
  fileprivate var json: [String: JSONValue] {
    var members: [String: JSONValue] = [
      "intent": .string(intent.rawValue), "language": .string(languageTag), "score": .number(score),
      "slots": .array(slots.map(\.json)),
    ]
    if let app { members["app"] = .string(app) }
    return members
  }

  /// The same for a request that the words deny, so that `intent` is none.
  fileprivate var deniedJSON: [String: JSONValue] {
    var members = json
    members["denied"] = members.removeValue(forKey: "intent")
    return members
  }
}

extension IntentDraft.Slot {
  fileprivate var json: JSONValue { .object(["parameter": .string(parameter), "text": .string(value.text)]) }
}

extension ConversationEvent.PhaseResult {
  fileprivate var json: [String: JSONValue] {
    [
      "intent": .string(intent.rawValue), "parameter": .string(parameter),
      "results": .array(
        results.map { result in
          .members([
            "result": .string(result.name), "reason": (result.reason?.rawValue).map { .string($0) },
            "values": result.values.isEmpty ? nil : .array(result.values.map(\.json)),
          ])
        }),
    ]
  }
}

extension ConversationEvent.RequestRecord {
  fileprivate var json: [String: JSONValue] {
    [
      "intent": .string(intent.name.rawValue), "app": .string(app), "code": .string(response.code),
      "parameters": .array(parameters.map(\.json)),
      "details": .object(response.details.mapValues(\.json)),
    ]
  }
}

extension ConversationEvent.RequestRecord.Value {
  var json: JSONValue {
    .object([
      "parameter": .string(parameter), "isArray": .boolean(isArray), "values": .array(values.map(\.json)),
    ])
  }
}

extension ConversationEvent.HandlerProblem {
  fileprivate var json: [String: JSONValue] {
    var members: [String: JSONValue] = [
      "rule": .string(rule.rawValue), "intent": .string(intent.rawValue), "phase": .string(phase),
      "text": .string(description),
    ]
    if let detail { members["detail"] = .string(detail) }
    return members
  }
}

extension AssistantMessage {
  /// The message as hosts read it; empty members are left out, except for the words.
  package var json: JSONValue {
    .members([
      "kind": .string(kind.rawValue), "shown": .string(shown), "spoken": .string(spoken),
      "intent": (intent?.rawValue).map { .string($0) }, "parameter": parameter.map { .string($0) },
      "app": app.map { .string($0) }, "code": code.map { .string($0) },
      "reason": (reason?.rawValue).map { .string($0) },
      "choices": choices.isEmpty
        ? nil
        : .array(choices.map { .members(["name": .string($0.name), "detail": $0.detail.map { .string($0) }]) }),
      "buttons": buttons.isEmpty ? nil : .strings(buttons),
      "details": details.isEmpty ? nil : .object(details.mapValues(\.json)),
    ])
  }
}
