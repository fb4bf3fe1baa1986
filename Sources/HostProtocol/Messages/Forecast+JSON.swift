import Parley

extension Conversation.Forecast {
  /// The forecast as hosts in other languages read it: `course` is `take`, `ask` or `passOn`.
  package var json: JSONValue {
    var members: [String: JSONValue] = [
      "course": .string(course.name), "events": .array(events.map(\.json)),
      "parameters": .array(parameters.map(\.json)),
    ]
    members["intent"] = (intent?.rawValue).map { .string($0) }
    members["app"] = app.map { .string($0) }
    members["score"] = score.map { .number($0) }
    switch course {
    case .take: break
    case .ask(let message): members["message"] = message.json
    case .passOn(let reason): members.merge(reason.json) { $1 }
    }
    return .object(members)
  }
}

extension Conversation.Forecast.Reason {
  fileprivate var json: [String: JSONValue] {
    var members: [String: JSONValue] = ["reason": .string(name)]
    switch self {
    case .unknownWords(let words): members["words"] = .strings(words)
    case .tooNear(let intents): members["intents"] = .strings(intents.map(\.rawValue))
    case .notOurs, .noApp, .belowThreshold: break
    }
    return members
  }
}
