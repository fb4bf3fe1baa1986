import IntentModel
import IntentVocabulary

/// The handlers of all apps with the rules of their requests, as a table: each turn asks for them several times.
struct HandlerTable: Sendable {
  /// A handler, and the rules of its intent and its app together.
  struct Entry: Sendable {
    let handler: AnyIntentHandler
    let rules: IntentRules
  }

  private struct Key: Hashable {
    var app: String
    var intent: IntentName
  }

  private var entries: [Key: Entry] = [:]
  /// The identifiers of the apps whose Info.plist gives a reason to ask the user for permission.
  private var asking: Set<String> = []

  /// Where two apps have one identifier, or an app two handlers of one intent, the first counts.
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

  /// Whether the app's Info.plist gives a reason to ask the user for permission.
  func asksPermission(_ app: String) -> Bool { asking.contains(app) }
}
