import IntentModel
import IntentVocabulary

/// The handlers of apps, and the rules of their requests, without a look through the apps: a turn asks for them often.
struct HandlerTable: Sendable {
  /// A handler with what its intent and its app ask for, together.
  struct Entry: Sendable {
    let handler: AnyIntentHandler
    let rules: IntentRules
  }

  private struct Key: Hashable {
    var app: String
    var intent: IntentName
  }

  private var entries: [Key: Entry] = [:]
  /// The identifiers of the apps that give a reason to ask the user for permission with.
  private var asking: Set<String> = []

  /// Of apps with one identifier, and of an app's handlers of one intent, the first counts.
  init(_ apps: [AssistantApp]) {
    var seen: Set<String> = []
    for app in apps where seen.insert(app.identifier).inserted {
      if app.usageDescription != nil { asking.insert(app.identifier) }
      for handler in app.handlers {
        let key = Key(app: app.identifier, intent: handler.name)
        guard entries[key] == nil, let rules = app.rules(of: handler.name) else { continue }
        entries[key] = Entry(handler: handler, rules: rules)
      }
    }
  }

  subscript(intent: IntentName, of app: String) -> Entry? { entries[Key(app: app, intent: intent)] }

  /// Whether the app gives a reason to ask the user for permission with.
  func asksPermission(_ app: String) -> Bool { asking.contains(app) }
}
