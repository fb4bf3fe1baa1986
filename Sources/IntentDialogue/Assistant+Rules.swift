import IntentModel
import IntentVocabulary

extension AssistantApp {
  /// What the intent and the app's own Info.plist ask for, together; `nil` where the app does not handle the intent.
  func rules(of intent: IntentName) -> IntentRules? {
    guard var rules = handler(of: intent)?.description.rules else { return nil }
    if restrictedWhileLocked.contains(intent) { rules.requiresUnlock = true }
    rules.lookUps = rules.lookUps.filter { handler(of: $0.value.intent) != nil }
    return rules
  }
}

extension Assistant {
  /// Whether a locked device must not say a message: the request that the message is about is restricted by its intent
  /// or its app, or no app here handles that intent and could say whether it is.
  func isPrivate(_ message: AssistantMessage) -> Bool {
    if message.kind == .authentication { return false }
    guard let intent = message.intent else { return !message.kind.isOfNoRequest }
    // A reminder comes back on a locked device, too.
    if intent == Reminder.intentName { return false }
    let able = apps.filter { $0.handler(of: intent) != nil && (message.app == nil || $0.displayName == message.app) }
    return able.isEmpty || able.contains { $0.rules(of: intent)?.requiresUnlock == true }
  }

  /// Whether the device has to be unlocked before a request of the intent tells anything, whichever app handles it.
  func isGuarded(_ intent: IntentName, of app: String?) -> Bool {
    let able = apps.filter { $0.handler(of: intent) != nil && (app == nil || $0.identifier == app) }
    return able.allSatisfy { $0.rules(of: intent)?.requiresUnlock == true }
  }

  /// Whether a locked device must not name what a request of the intent was about.
  ///
  /// The app is given by its identifier.
  func isPrivate(_ intent: IntentName, of app: String?) -> Bool {
    let able = apps.filter { $0.handler(of: intent) != nil && (app == nil || $0.identifier == app) }
    return able.isEmpty || able.contains { $0.rules(of: intent)?.requiresUnlock == true }
  }
}

extension AssistantMessage.Kind {
  /// Whether messages of this kind are also said when no request is open.
  fileprivate var isOfNoRequest: Bool {
    switch self {
    case .help, .noted, .notUnderstood, .ended, .disambiguation: true
    default: false
    }
  }
}
